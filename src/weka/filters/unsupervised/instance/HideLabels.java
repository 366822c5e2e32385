package weka.filters.unsupervised.instance;

import labeldiffusion.labels.LabelDraw;
import labeldiffusion.labels.Labels;
import weka.classifiers.diffusion.base.InvalidInputException;
import weka.classifiers.diffusion.rows.RowEncoder;
import weka.core.Capabilities;
import weka.core.Capabilities.Capability;
import weka.core.Instances;
import weka.core.OptionMetadata;
import weka.core.Randomizable;
import weka.core.WeightedAttributesHandler;
import weka.core.WeightedInstancesHandler;
import weka.filters.unsupervised.LabelFilter;

/**
 * Turns a labelled table into a semi-supervised one: keeps a few labels per class and makes the
 * others missing. Only the first batch is changed, so that inside FilteredClassifier training rows
 * lose their labels and test rows do not.
 */
public class HideLabels extends LabelFilter
    implements Randomizable, WeightedInstancesHandler, WeightedAttributesHandler {
  private static final long serialVersionUID = 1L;

  private int labelsPerClass = LabelDraw.PER_CLASS_DEFAULT;
  private double percent = 0;
  private int seed = 1;

  @Override
  public String globalInfo() {
    return "Keeps the labels of a few randomly drawn rows per class and makes all other class"
        + " values missing; a class with fewer labels keeps them all, and no row is removed."
        + " Later batches are not changed. So FilteredClassifier with this filter and a"
        + " classifier of the package diffusion is a correct semi-supervised experiment: the"
        + " training rows without labels help, and every test row is judged by its true"
        + " class. FilteredClassifier derives the seed from its own seed and the data.";
  }

  @OptionMetadata(
      displayName = "labelsPerClass",
      displayOrder = 1,
      commandLineParamName = "m",
      commandLineParamSynopsis = "-m <number>",
      description = "Number of labels that each class keeps.\n(default 5)")
  public int getLabelsPerClass() {
    return labelsPerClass;
  }

  public void setLabelsPerClass(int labelsPerClass) {
    this.labelsPerClass = labelsPerClass;
  }

  @OptionMetadata(
      displayName = "percent",
      displayOrder = 2,
      commandLineParamName = "P",
      commandLineParamSynopsis = "-P <number>",
      description =
          "Percentage of its labels that each class keeps, at least one label. 0 means the number"
              + " per class instead.\n"
              + "(default 0)")
  public double getPercent() {
    return percent;
  }

  public void setPercent(double percent) {
    this.percent = percent;
  }

  @OptionMetadata(
      displayName = "seed",
      displayOrder = 3,
      commandLineParamName = "S",
      commandLineParamSynopsis = "-S <number>",
      description =
          "Seed for the random draw. Inside FilteredClassifier only the seed of FilteredClassifier"
              + " matters.\n"
              + "(default 1)")
  @Override
  public int getSeed() {
    return seed;
  }

  @Override
  public void setSeed(int seed) {
    this.seed = seed;
  }

  @Override
  public Capabilities getCapabilities() {
    Capabilities capabilities = super.getCapabilities();
    capabilities.disableAllClasses();
    capabilities.disableAllClassDependencies();
    capabilities.disable(
        Capability.RELATIONAL_ATTRIBUTES); // no classifier of the package takes them
    capabilities.enable(Capability.NOMINAL_CLASS);
    return capabilities;
  }

  @Override
  protected Instances determineOutputFormat(Instances header) {
    return header;
  }

  @Override
  protected Instances process(Instances rows) {
    if (isFirstBatchDone()) {
      return rows;
    }
    try {
      Labels shown = new LabelDraw(labelsPerClass, percent, seed).from(RowEncoder.labels(rows));
      for (int i = 0; i < rows.numInstances(); i++) {
        if (!shown.isLabelled(i)) {
          rows.instance(i).setClassMissing();
        }
      }
      return rows;
    } catch (IllegalArgumentException e) {
      throw InvalidInputException.of(e);
    }
  }
}
