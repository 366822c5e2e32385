package weka.classifiers.diffusion.base;

import labeldiffusion.diffusion.stepped.EulerSpec;
import labeldiffusion.diffusion.stepped.LabelRule;
import labeldiffusion.diffusion.stepped.Scheme;
import labeldiffusion.labels.LabelWeights;
import weka.core.OptionMetadata;
import weka.core.TechnicalInformation;
import weka.core.TechnicalInformation.Field;
import weka.core.TechnicalInformation.Type;

/** The options of diffusions that run in time steps, such as the five of the paper. */
public abstract class SteppedDiffusionClassifier extends LabelDiffusionClassifier {
  private static final long serialVersionUID = 1L;

  private LabelWeights labelWeights = LabelWeights.BALANCED;
  private LabelRule labelRule = LabelRule.CLAMP;
  private boolean selfLoops = false;
  private int steps = EulerSpec.STEPS_DEFAULT;
  private int maxSteps = 200;
  private double delta = EulerSpec.DELTA_DEFAULT;
  private Scheme scheme = Scheme.EXPLICIT;

  protected EulerSpec eulerSpec() {
    return new EulerSpec(steps, delta, scheme, labelWeights, labelRule, selfLoops);
  }

  /** The spec of diffusions whose number of steps is chosen. */
  protected EulerSpec longestEulerSpec() {
    return new EulerSpec(maxSteps, delta, scheme, labelWeights, labelRule, selfLoops);
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
      displayOrder = 4,
      commandLineParamName = "steps",
      commandLineParamSynopsis = "-steps <number>",
      description = "Number of time steps, not counting the initial ones.\n(default 100)")
  public int getSteps() {
    return steps;
  }

  public void setSteps(int steps) {
    this.steps = steps;
  }

  @OptionMetadata(
      displayName = "delta",
      displayOrder = 33,
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
      displayOrder = 34,
      commandLineParamName = "scheme",
      commandLineParamSynopsis = "-scheme EXPLICIT|IMPLICIT",
      description =
          "How a time step is taken. EXPLICIT is cheap, but the size of its steps is limited;"
              + " IMPLICIT solves a linear system and is stable for steps of any size.\n"
              + "(default EXPLICIT)")
  public Scheme getScheme() {
    return scheme;
  }

  public void setScheme(Scheme scheme) {
    this.scheme = scheme;
  }

  @OptionMetadata(
      displayName = "labelWeights",
      displayOrder = 35,
      commandLineParamName = "label-weights",
      commandLineParamSynopsis = "-label-weights BALANCED|ONE_HOT",
      description =
          "How much a label weighs. BALANCED gives all classes the same total weight, so that a"
              + " class with few labels is not drowned; ONE_HOT gives every label weight 1, as in"
              + " the paper.\n"
              + "(default BALANCED)")
  public LabelWeights getLabelWeights() {
    return labelWeights;
  }

  public void setLabelWeights(LabelWeights labelWeights) {
    this.labelWeights = labelWeights;
  }

  @OptionMetadata(
      displayName = "labelRule",
      displayOrder = 36,
      commandLineParamName = "label-rule",
      commandLineParamSynopsis = "-label-rule CLAMP|RELEASE",
      description =
          "What happens to labelled rows during the diffusion. CLAMP resets them to their labels"
              + " after every step; RELEASE lets them diffuse like all others, as in the paper, so"
              + " that the number of steps decides.\n"
              + "(default CLAMP)")
  public LabelRule getLabelRule() {
    return labelRule;
  }

  public void setLabelRule(LabelRule labelRule) {
    this.labelRule = labelRule;
  }

  @OptionMetadata(
      displayName = "selfLoops",
      displayOrder = 37,
      commandLineParamName = "self-loops",
      commandLineParamSynopsis = "-self-loops",
      commandLineParamIsFlag = true,
      description = "Join every row to itself with weight 1, which slows the diffusion down.")
  public boolean getSelfLoops() {
    return selfLoops;
  }

  public void setSelfLoops(boolean selfLoops) {
    this.selfLoops = selfLoops;
  }

  @OptionMetadata(
      displayName = "maxSteps",
      displayOrder = 53,
      commandLineParamName = "steps-max",
      commandLineParamSynopsis = "-steps-max <number>",
      description = "The largest number of steps to choose from.\n(default 200)")
  public int getMaxSteps() {
    return maxSteps;
  }

  public void setMaxSteps(int maxSteps) {
    this.maxSteps = maxSteps;
  }
}
