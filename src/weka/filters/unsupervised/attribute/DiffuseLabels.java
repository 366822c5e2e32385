package weka.filters.unsupervised.attribute;

import java.io.File;
import java.util.function.IntFunction;
import javax.swing.JFileChooser;
import labeldiffusion.model.Answer;
import weka.classifiers.AbstractClassifier;
import weka.classifiers.diffusion.AutoDiffusion;
import weka.classifiers.diffusion.base.InvalidInputException;
import weka.classifiers.diffusion.base.LabelDiffusionClassifier;
import weka.classifiers.diffusion.page.DiffusionPage;
import weka.core.Capabilities;
import weka.core.Instance;
import weka.core.Instances;
import weka.core.OptionMetadata;
import weka.filters.unsupervised.LabelColumns;
import weka.filters.unsupervised.LabelFilter;
import weka.gui.FilePropertyMetadata;

/**
 * Fills in missing class values by label diffusion: turns a table with a few labels into a labelled
 * one. Given class values stay, and are read in the first batch only.
 */
public class DiffuseLabels extends LabelFilter {
  private static final long serialVersionUID = 1L;

  private LabelDiffusionClassifier classifier = new AutoDiffusion();
  private boolean probabilities;
  private boolean confidence;
  private boolean origin;
  private boolean onlyReached;
  private double minConfidence = 0;
  private File page = new File("");
  private LabelDiffusionClassifier fitted;

  @Override
  public String globalInfo() {
    return "Fills in missing class values: the known labels of the rows diffuse to the others, by"
        + " any classifier of the package diffusion. Given class values, rows and their"
        + " order stay as they are. On request, the probability of each class, the highest of"
        + " them and the origin of the class are added as attributes; if the class is the"
        + " last attribute, they come before it. Doubtful classes can be left missing.\n\n"
        + "Later batches, for example the test rows of FilteredClassifier, join the graph"
        + " without their classes; a single row gets a weighted mean over the nearest rows"
        + " of the first batch. Inside FilteredClassifier the classifier learns from the"
        + " filled-in labels as if they were true: one round of self-training.";
  }

  @OptionMetadata(
      displayName = "classifier",
      displayOrder = 1,
      commandLineParamName = "W",
      commandLineParamSynopsis = "-W <classifier>",
      description =
          "The classifier that labels the rows, with its options.\n"
              + "(default weka.classifiers.diffusion.AutoDiffusion)")
  public LabelDiffusionClassifier getClassifier() {
    return classifier;
  }

  public void setClassifier(LabelDiffusionClassifier classifier) {
    this.classifier = classifier;
  }

  @OptionMetadata(
      displayName = "page",
      displayOrder = 10,
      commandLineParamName = "page",
      commandLineParamSynopsis = "-page <file>",
      description =
          "Write a web page of the run to this HTML file. It needs no network and no Weka: a film"
              + " of the labels on a map of the rows, charts, the most doubtful rows and the"
              + " report. Only the first batch is shown.\n"
              + "(default none)")
  @FilePropertyMetadata(fileChooserDialogType = JFileChooser.SAVE_DIALOG, directoriesOnly = false)
  public File getPage() {
    return page;
  }

  public void setPage(File page) {
    this.page = page;
  }

  @OptionMetadata(
      displayName = "probabilities",
      displayOrder = 2,
      commandLineParamName = "probabilities",
      commandLineParamSynopsis = "-probabilities",
      commandLineParamIsFlag = true,
      description = "Add an attribute p_VALUE with the probability of each class value.")
  public boolean getProbabilities() {
    return probabilities;
  }

  public void setProbabilities(boolean probabilities) {
    this.probabilities = probabilities;
  }

  @OptionMetadata(
      displayName = "confidence",
      displayOrder = 3,
      commandLineParamName = "confidence",
      commandLineParamSynopsis = "-confidence",
      commandLineParamIsFlag = true,
      description =
          "Add an attribute with the probability of the predicted class. It is calibrated: of many"
              + " rows with confidence 0.8 about 80 % should be right; it is missing in rows that"
              + " no label has reached.")
  public boolean getConfidence() {
    return confidence;
  }

  public void setConfidence(boolean confidence) {
    this.confidence = confidence;
  }

  @OptionMetadata(
      displayName = "origin",
      displayOrder = 4,
      commandLineParamName = "origin",
      commandLineParamSynopsis = "-origin",
      commandLineParamIsFlag = true,
      description =
          "Add an attribute that says where the class comes from. It is given, predicted, or not"
              + " reached by any label; in later batches, whose classes are not read, no row counts"
              + " as given.")
  public boolean getOrigin() {
    return origin;
  }

  public void setOrigin(boolean origin) {
    this.origin = origin;
  }

  @OptionMetadata(
      displayName = "onlyReached",
      displayOrder = 5,
      commandLineParamName = "only-reached",
      commandLineParamSynopsis = "-only-reached",
      commandLineParamIsFlag = true,
      description =
          "Leave the class missing in rows that no label has reached. Otherwise these rows get the"
              + " most frequent class of the labels, or none if several are equally frequent.")
  public boolean getOnlyReached() {
    return onlyReached;
  }

  public void setOnlyReached(boolean onlyReached) {
    this.onlyReached = onlyReached;
  }

  @OptionMetadata(
      displayName = "minConfidence",
      displayOrder = 6,
      commandLineParamName = "min-confidence",
      commandLineParamSynopsis = "-min-confidence <number>",
      description =
          "Leave the class missing where its probability is below this number, from 0 to 1. Above 0"
              + " it also stays missing in rows that no label has reached.\n"
              + "(default 0)")
  public double getMinConfidence() {
    return minConfidence;
  }

  public void setMinConfidence(double minConfidence) {
    this.minConfidence = minConfidence;
  }

  @Override
  public Capabilities getCapabilities() {
    Capabilities capabilities = classifier.getCapabilities();
    capabilities.setMinimumNumberInstances(0); // headers are tested, too; building needs a label
    return capabilities;
  }

  @Override
  protected void reset() {
    super.reset();
    fitted = null;
  }

  /** The columns that the options ask for; throws if they are invalid. */
  private LabelColumns columns() {
    return new LabelColumns(probabilities, confidence, origin, onlyReached, minConfidence);
  }

  @Override
  protected Instances determineOutputFormat(Instances header) throws InvalidInputException {
    try {
      return columns().header(header);
    } catch (IllegalArgumentException e) {
      throw InvalidInputException.of(e);
    }
  }

  @Override
  protected Instances process(Instances rows) throws Exception {
    if (!isFirstBatchDone()) {
      fitted = (LabelDiffusionClassifier) AbstractClassifier.makeCopy(classifier);
      if (page.getPath().isEmpty()) {
        fitted.buildClassifier(rows);
      } else {
        DiffusionPage.build(fitted, rows, page);
      }
    } else if (fitted == null) {
      throw new InvalidInputException("the first batch must have labelled rows, but was empty");
    }
    IntFunction<Answer> answers = answers(rows);
    if (getDebug()) {
      System.err.println(fitted);
    }
    LabelColumns columns = columns();
    Instances output = getOutputFormat();
    for (int i = 0; i < rows.numInstances(); i++) {
      Instance row = rows.instance(i);
      boolean isGiven = !isFirstBatchDone() && !row.classIsMissing();
      Instance filled = columns.filled(row, answers.apply(i), isGiven);
      copyValues(filled, false, rows, output); // strings
      output.add(filled);
    }
    return output;
  }

  /** By row. A later row that comes alone is answered from its nearest rows. */
  private IntFunction<Answer> answers(Instances rows) throws Exception {
    if (isFirstBatchDone() && rows.numInstances() == 1) {
      Answer only = fitted.answer(rows.instance(0));
      return i -> only;
    }
    return fitted.answers(rows)::of;
  }
}
