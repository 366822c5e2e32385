package weka.classifiers.diffusion.base;

import labeldiffusion.diffusion.stepped.EulerSpec;
import labeldiffusion.diffusion.stepped.LabelRule;
import labeldiffusion.diffusion.stepped.Scheme;
import labeldiffusion.labels.LabelWeights;
import weka.core.OptionMetadata;
import weka.core.TechnicalInformation;
import weka.core.TechnicalInformation.Field;
import weka.core.TechnicalInformation.Type;

/** The options of diffusions that run in time steps, as the paper's five do. */
public abstract class SteppedDiffusionClassifier extends LabelDiffusionClassifier {
  private static final long serialVersionUID = 1L;

  private LabelWeights seeds = LabelWeights.BALANCED;
  private LabelRule labels = LabelRule.CLAMP;
  private boolean selfLoops = false;
  private int steps = EulerSpec.STEPS_DEFAULT;
  private int maxSteps = 200;
  private double delta = EulerSpec.DELTA_DEFAULT;
  private Scheme scheme = Scheme.EXPLICIT;

  protected EulerSpec eulerSpec() {
    return new EulerSpec(steps, delta, scheme, seeds, labels, selfLoops);
  }

  /** The spec of diffusions whose number of steps is chosen. */
  protected EulerSpec longestEulerSpec() {
    return new EulerSpec(maxSteps, delta, scheme, seeds, labels, selfLoops);
  }

  @Override
  public TechnicalInformation getTechnicalInformation() {
    TechnicalInformation paper = new TechnicalInformation(Type.INPROCEEDINGS);
    paper.setValue(
        Field.AUTHOR,
        "Kwang In Kim and James Tompkin and Hanspeter Pfister and Christian Theobalt");
    paper.setValue(Field.TITLE, "Context-guided diffusion for label propagation on graphs");
    paper.setValue(Field.BOOKTITLE, "IEEE International Conference on Computer Vision (ICCV)");
    paper.setValue(Field.YEAR, "2015");
    paper.setValue(Field.PAGES, "2776-2784");
    return paper;
  }

  @OptionMetadata(
      displayName = "steps",
      displayOrder = 30,
      commandLineParamName = "steps",
      commandLineParamSynopsis = "-steps <number>",
      description = "Number of time steps, not counting initial ones.\n(default 100)")
  public int getSteps() {
    return steps;
  }

  public void setSteps(int steps) {
    this.steps = steps;
  }

  @OptionMetadata(
      displayName = "delta",
      displayOrder = 31,
      commandLineParamName = "delta",
      commandLineParamSynopsis = "-delta <number>",
      description = "Size of a time step.\n(default 1)")
  public double getDelta() {
    return delta;
  }

  public void setDelta(double delta) {
    this.delta = delta;
  }

  @OptionMetadata(
      displayName = "scheme",
      displayOrder = 32,
      commandLineParamName = "scheme",
      commandLineParamSynopsis = "-scheme EXPLICIT|IMPLICIT",
      description =
          "How a time step is taken: EXPLICIT is cheap and bounded in size, IMPLICIT solves a"
              + " linear system and is stable for steps of any size.\n"
              + "(default EXPLICIT)")
  public Scheme getScheme() {
    return scheme;
  }

  public void setScheme(Scheme scheme) {
    this.scheme = scheme;
  }

  @OptionMetadata(
      displayName = "seeds",
      displayOrder = 33,
      commandLineParamName = "seeds",
      commandLineParamSynopsis = "-seeds BALANCED|ONE_HOT",
      description =
          "How large a label is: BALANCED gives all classes the same total, so that a class with"
              + " few labels is not drowned; ONE_HOT gives every label 1, the letter of the"
              + " paper.\n"
              + "(default BALANCED)")
  public LabelWeights getSeeds() {
    return seeds;
  }

  public void setSeeds(LabelWeights seeds) {
    this.seeds = seeds;
  }

  @OptionMetadata(
      displayName = "labels",
      displayOrder = 34,
      commandLineParamName = "labels",
      commandLineParamSynopsis = "-labels CLAMP|RELEASE",
      description =
          "What happens to labelled rows: CLAMP sets them back to their labels after every step;"
              + " RELEASE lets them diffuse like all others, the letter of the paper, and the"
              + " number of steps decides.\n"
              + "(default CLAMP)")
  public LabelRule getLabels() {
    return labels;
  }

  public void setLabels(LabelRule labels) {
    this.labels = labels;
  }

  @OptionMetadata(
      displayName = "selfLoops",
      displayOrder = 35,
      commandLineParamName = "self-loops",
      commandLineParamSynopsis = "-self-loops",
      commandLineParamIsFlag = true,
      description =
          "Whether every row is also joined to itself, with weight 1, which slows the diffusion"
              + " down.")
  public boolean getSelfLoops() {
    return selfLoops;
  }

  public void setSelfLoops(boolean selfLoops) {
    this.selfLoops = selfLoops;
  }

  @OptionMetadata(
      displayName = "maxSteps",
      displayOrder = 42,
      commandLineParamName = "steps-max",
      commandLineParamSynopsis = "-steps-max <number>",
      description = "The largest number of steps that may be chosen.\n(default 200)")
  public int getMaxSteps() {
    return maxSteps;
  }

  public void setMaxSteps(int maxSteps) {
    this.maxSteps = maxSteps;
  }
}
