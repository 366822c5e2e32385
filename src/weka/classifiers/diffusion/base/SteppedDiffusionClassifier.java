package weka.classifiers.diffusion.base;

import labeldiffusion.diffusion.stepped.AutoSteps;
import labeldiffusion.diffusion.stepped.EulerSpec;
import labeldiffusion.diffusion.stepped.FixedSteps;
import labeldiffusion.diffusion.stepped.LabelRule;
import labeldiffusion.diffusion.stepped.Scheme;
import labeldiffusion.diffusion.stepped.StepPolicy;
import labeldiffusion.labels.LabelWeights;
import weka.core.OptionMetadata;
import weka.core.TechnicalInformation;
import weka.core.TechnicalInformation.Field;
import weka.core.TechnicalInformation.Type;

/** The options of diffusions that run in time steps, such as the five of the paper. */
public abstract class SteppedDiffusionClassifier extends SelectingClassifier {
  private static final long serialVersionUID = 1L;
  private static final String AUTO = "AUTO";

  private LabelWeights labelWeights = LabelWeights.BALANCED;
  private LabelRule labelRule = LabelRule.CLAMP;
  private boolean selfLoops = false;
  private String steps = AUTO;
  private double delta = EulerSpec.DELTA_DEFAULT;
  private Scheme scheme = Scheme.EXPLICIT;

  protected EulerSpec eulerSpec() {
    return new EulerSpec(stepPolicy(), delta, scheme, labelWeights, labelRule, selfLoops);
  }

  private StepPolicy stepPolicy() {
    if (steps.trim().equalsIgnoreCase(AUTO)) {
      return new AutoSteps();
    }
    try {
      return new FixedSteps(Integer.parseInt(steps.trim()));
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException(
          "-steps: expected AUTO or a whole number, was '" + steps + "'", e);
    }
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
      commandLineParamSynopsis = "-steps AUTO|<number>",
      description =
          "Number of time steps, not counting the initial ones. AUTO takes more where the labels"
              + " are farther from the other rows: six times the square of the mean number of edges"
              + " to the nearest label, at least 40 and enough to reach every row.\n"
              + "(default AUTO)")
  public String getSteps() {
    return steps;
  }

  public void setSteps(String steps) {
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
}
