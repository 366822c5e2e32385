package weka.classifiers.diffusion;

import java.util.List;
import labeldiffusion.diffusion.Diffusion;
import labeldiffusion.diffusion.linear.HarmonicDiffusion;
import labeldiffusion.diffusion.linear.PoissonDiffusion;
import labeldiffusion.diffusion.stepped.AutoSteps;
import labeldiffusion.diffusion.stepped.Diffusivity;
import labeldiffusion.diffusion.stepped.EulerDiffusion;
import labeldiffusion.diffusion.stepped.EulerSpec;
import labeldiffusion.diffusion.stepped.LabelRule;
import labeldiffusion.diffusion.stepped.LinearDiffusivity;
import labeldiffusion.diffusion.stepped.Scheme;
import labeldiffusion.diffusion.stepped.SmoothDiffusivity;
import labeldiffusion.graph.GraphSpec;
import labeldiffusion.labels.LabelWeights;
import labeldiffusion.selection.AverageSpec;
import labeldiffusion.selection.Member;
import labeldiffusion.selection.Select;
import labeldiffusion.selection.SelectionSpec;
import labeldiffusion.selection.Tuning;
import labeldiffusion.sizes.ClassMass;
import labeldiffusion.sparse.StoppingRule;
import weka.classifiers.diffusion.base.LabelDiffusionClassifier;
import weka.core.OptionMetadata;
import weka.core.Randomizable;
import weka.core.TechnicalInformation;

/**
 * The first choice for whoever has not read anything: the weighted mean of six methods that fail on
 * different data. See {@link AverageSpec} for the weights and {@link ClassMass} for the class
 * sizes.
 *
 * <pre>
 * share 2  Smooth diffusion, 2K neighbours by local scale       clusters along manifolds, as of images
 * share 1  Smooth diffusion, K/2 neighbours                     thin or entangled manifolds
 * share 2  linear anisotropic diffusion, K neighbours           the same, but it cannot freeze
 * share 2  Gaussian random fields, K neighbours                 classes of unequal size
 * share 2  Poisson learning, 2K neighbours by local scale       classes that overlap, as of texts
 * share 1  Poisson learning with long walks, K neighbours       very few labels
 * </pre>
 */
public class AutoDiffusion extends LabelDiffusionClassifier implements Randomizable {
  private static final long serialVersionUID = 1L;

  /** A smaller residual changes no answer that the mean depends on. */
  private static final StoppingRule RULE = new StoppingRule(1e-6, 2000);

  /** Walks of some 3,000 steps: close to the published method, but defined on any graph. */
  private static final double LONG_WALK = 0.0003;

  private int seed = 1;

  @Override
  public String globalInfo() {
    return "Labels rows by the mean of six methods that fail on different data: smooth diffusion on"
        + " a wide and a narrow graph, linear anisotropic diffusion, Gaussian random fields, and"
        + " Poisson learning with short and long walks. Some known labels are hidden in turn, and"
        + " the methods that predict them better weigh more. If equally many labels of each class"
        + " are given, it takes the classes to be of similar size unless the graph says otherwise;"
        + " if you know their sizes, state them as classSizes. It needs no tuning and is the"
        + " recommended first choice; it takes three to five times as long as SmoothDiffusion."
        + howToUse()
        + getTechnicalInformation();
  }

  @Override
  public TechnicalInformation getTechnicalInformation() {
    TechnicalInformation papers = new SmoothDiffusion().getTechnicalInformation();
    papers.add(new GaussianRandomFields().getTechnicalInformation());
    papers.add(new PoissonLearning().getTechnicalInformation());
    return papers;
  }

  @Override
  protected Diffusion diffusion() {
    return anisotropic(new SmoothDiffusivity());
  }

  private static Diffusion anisotropic(Diffusivity diffusivity) {
    EulerSpec spec =
        new EulerSpec(
            new AutoSteps(),
            EulerSpec.DELTA_DEFAULT,
            Scheme.EXPLICIT,
            LabelWeights.BALANCED,
            LabelRule.CLAMP,
            false);
    return EulerDiffusion.anisotropic(
        spec, EulerDiffusion.INITIAL_STEPS_DEFAULT, EulerDiffusion.SIGMA_F_DEFAULT, diffusivity);
  }

  @Override
  protected Tuning tuning() {
    GraphSpec graph = graphSpec();
    GraphSpec wide = wideGraphSpec(2 * graph.k());
    GraphSpec narrow = graph.withK((graph.k() + 1) / 2);
    Member walk = new Member("Random fields", 2, graph, new HarmonicDiffusion(RULE));
    return new AverageSpec(
        List.of(
            new Member("Smooth", 2, wide, diffusion()),
            new Member("Smooth, narrow", 1, narrow, diffusion()),
            new Member("Linear", 2, graph, anisotropic(new LinearDiffusivity())),
            walk,
            new Member("Poisson", 2, wide, poisson(PoissonDiffusion.DAMPING_DEFAULT)),
            new Member("Poisson, long", 1, graph, poisson(LONG_WALK))),
        walk,
        Select.CROSS_VALIDATION,
        SelectionSpec.FOLDS_DEFAULT,
        seed);
  }

  private static Diffusion poisson(double damping) {
    return new PoissonDiffusion(damping, RULE);
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
