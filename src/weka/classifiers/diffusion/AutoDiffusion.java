package weka.classifiers.diffusion;

import java.util.List;
import labeldiffusion.diffusion.Diffusion;
import labeldiffusion.diffusion.linear.PoissonDiffusion;
import labeldiffusion.diffusion.linear.ReweightedDiffusion;
import labeldiffusion.diffusion.stepped.AutoSteps;
import labeldiffusion.diffusion.stepped.EulerDiffusion;
import labeldiffusion.diffusion.stepped.EulerSpec;
import labeldiffusion.diffusion.stepped.LabelRule;
import labeldiffusion.diffusion.stepped.Scheme;
import labeldiffusion.diffusion.stepped.SmoothDiffusivity;
import labeldiffusion.graph.GraphSpec;
import labeldiffusion.labels.LabelWeights;
import labeldiffusion.model.CalibrationRule;
import labeldiffusion.selection.AverageSpec;
import labeldiffusion.selection.Member;
import labeldiffusion.selection.Select;
import labeldiffusion.selection.SelectionSpec;
import labeldiffusion.selection.Tuning;
import labeldiffusion.sparse.StoppingRule;
import weka.classifiers.diffusion.base.LabelDiffusionClassifier;
import weka.core.OptionMetadata;
import weka.core.Randomizable;
import weka.core.TechnicalInformation;

/**
 * The first choice for whoever has not read anything: the weighted mean of three methods that fail
 * on different data. See {@link AverageSpec} for the weights.
 *
 * <pre>
 * share 2  Smooth diffusion, K neighbours                       clusters along manifolds, as of images
 * share 1  Poisson-reweighted Laplace, K neighbours             few labels
 * share 3  Poisson learning, 2K neighbours with local widths    classes that overlap, as of texts
 * </pre>
 */
public class AutoDiffusion extends LabelDiffusionClassifier implements Randomizable {
  private static final long serialVersionUID = 1L;

  private static final StoppingRule RULE =
      new StoppingRule(StoppingRule.TOLERANCE_DEFAULT, StoppingRule.MAX_ITERATIONS_DEFAULT);

  private int seed = 1;

  /** Three methods five more times would take too long. */
  public AutoDiffusion() {
    setCalibration(CalibrationRule.PRIOR);
  }

  @Override
  public String globalInfo() {
    return "Labels rows by the mean of three methods that fail on different data: smooth diffusion,"
        + " Poisson-reweighted Laplace and Poisson learning. Some known labels are hidden in turn,"
        + " and the methods that predict them better weigh more. It needs no tuning and is the"
        + " recommended first choice; it takes about ten times as long as one method."
        + howToUse()
        + getTechnicalInformation();
  }

  @Override
  public TechnicalInformation getTechnicalInformation() {
    TechnicalInformation papers = new SmoothDiffusion().getTechnicalInformation();
    papers.add(new PoissonReweightedLaplace().getTechnicalInformation());
    papers.add(new PoissonLearning().getTechnicalInformation());
    return papers;
  }

  @Override
  protected Diffusion diffusion() {
    EulerSpec spec =
        new EulerSpec(
            new AutoSteps(),
            EulerSpec.DELTA_DEFAULT,
            Scheme.EXPLICIT,
            LabelWeights.BALANCED,
            LabelRule.CLAMP,
            false);
    return EulerDiffusion.anisotropic(
        spec,
        EulerDiffusion.INITIAL_STEPS_DEFAULT,
        EulerDiffusion.SIGMA_F_DEFAULT,
        new SmoothDiffusivity());
  }

  @Override
  protected Tuning tuning() {
    GraphSpec graph = graphSpec();
    GraphSpec wide = wideGraphSpec(2 * graph.k());
    return new AverageSpec(
        List.of(
            new Member("Smooth", 2, graph, diffusion()),
            new Member("Laplace", 1, graph, new ReweightedDiffusion(RULE)),
            new Member(
                "Poisson", 3, wide, new PoissonDiffusion(PoissonDiffusion.DAMPING_DEFAULT, RULE))),
        Select.CROSS_VALIDATION,
        SelectionSpec.FOLDS_DEFAULT,
        seed);
  }

  @Override
  @OptionMetadata(
      displayName = "seed",
      displayOrder = 55,
      commandLineParamName = "S",
      commandLineParamSynopsis = "-S <number>",
      description = "Seed for the random parts of the labels that are hidden.\n(default 1)")
  public int getSeed() {
    return seed;
  }

  @Override
  public void setSeed(int seed) {
    this.seed = seed;
  }
}
