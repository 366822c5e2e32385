package weka.filters.unsupervised.attribute;

import java.io.File;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.DoubleStream;
import javax.swing.JFileChooser;
import weka.classifiers.AbstractClassifier;
import weka.classifiers.diffusion.SmoothDiffusion;
import weka.classifiers.diffusion.base.InvalidInputException;
import weka.classifiers.diffusion.base.LabelDiffusionClassifier;
import weka.classifiers.diffusion.page.DiffusionPage;
import weka.core.Attribute;
import weka.core.Capabilities;
import weka.core.Instance;
import weka.core.Instances;
import weka.core.OptionMetadata;
import weka.core.Utils;
import weka.filters.unsupervised.LabelFilter;
import weka.gui.FilePropertyMetadata;

/**
 * Fills in missing class values by label diffusion: turns a table with a few labels into a labelled
 * one. Given class values stay, and are read in the first batch only.
 */
public class DiffuseLabels extends LabelFilter {
  private static final long serialVersionUID = 1L;

  private LabelDiffusionClassifier classifier = new SmoothDiffusion();
  private File page = new File("");
  private boolean probabilities;
  private boolean confidence;
  private LabelDiffusionClassifier fitted;

  @Override
  public String globalInfo() {
    return "Fills in missing class values: the known labels of the rows diffuse to the others, by"
        + " any classifier of the package diffusion. Given class values, rows and their"
        + " order stay as they are. On request, the probability of each class and the"
        + " highest of them are added as attributes; if the class is the last attribute,"
        + " they come before it.\n\n"
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
              + "(default weka.classifiers.diffusion.SmoothDiffusion)")
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
      description = "Add an attribute with the highest of the classes' probabilities.")
  public boolean getConfidence() {
    return confidence;
  }

  public void setConfidence(boolean confidence) {
    this.confidence = confidence;
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

  @Override
  protected Instances determineOutputFormat(Instances header) {
    Instances output = new Instances(header, 0);
    List<String> names = new ArrayList<>();
    if (probabilities) {
      Collections.list(header.classAttribute().enumerateValues())
          .forEach(value -> names.add("p_" + value));
    }
    if (confidence) {
      names.add("confidence");
    }
    for (int a = 0; a < names.size(); a++) {
      output.insertAttributeAt(new Attribute(names.get(a)), end(header) + a);
    }
    return output;
  }

  /**
   * Where attributes are added: at the end, but before a class that is last, where Weka expects it.
   */
  private static int end(Instances header) {
    int n = header.numAttributes();
    return header.classIndex() == n - 1 ? n - 1 : n;
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
    double[][] answers =
        isFirstBatchDone() && rows.numInstances() == 1
            ? new double[][] {fitted.distributionForInstance(rows.instance(0))}
            : fitted.distributionsForInstances(rows);
    if (getDebug()) {
      System.err.println(fitted);
    }
    Instances output = getOutputFormat();
    for (int i = 0; i < answers.length; i++) {
      Instance row = filled(rows.instance(i), answers[i]);
      copyValues(row, false, rows, output); // strings
      output.add(row);
    }
    return output;
  }

  private Instance filled(Instance row, double[] answer) {
    double[] given = row.toDoubleArray();
    int best = Utils.maxIndex(answer);
    if (row.classIsMissing()) {
      given[row.classIndex()] = best;
    }
    DoubleStream.Builder values = DoubleStream.builder();
    int end = end(row.dataset());
    Arrays.stream(given, 0, end).forEach(values);
    if (probabilities) {
      Arrays.stream(answer).forEach(values);
    }
    if (confidence) {
      values.add(answer[best]);
    }
    Arrays.stream(given, end, given.length).forEach(values);
    return row.copy(values.build().toArray());
  }
}
