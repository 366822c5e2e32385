package weka.filters.unsupervised.attribute;

import java.util.Arrays;
import java.util.List;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.labelling.Ask;
import weka.classifiers.diffusion.SmoothDiffusion;
import weka.classifiers.diffusion.base.InvalidInputException;
import weka.classifiers.diffusion.base.LabelDiffusionClassifier;
import weka.classifiers.diffusion.labelling.LabellingDesk;
import weka.core.Attribute;
import weka.core.Capabilities;
import weka.core.Instance;
import weka.core.Instances;
import weka.core.OptionMetadata;
import weka.core.Utils;
import weka.filters.unsupervised.LabelFilter;

/** Says which rows a person should label next, for those who label in rounds without the GUI. */
public class LabellingOrder extends LabelFilter {
  private static final long serialVersionUID = 1L;
  private static final String ASK = "ask";

  private LabelDiffusionClassifier classifier = new SmoothDiffusion();
  private Ask ask = Ask.AUTO;
  private int count = 10;
  private int seed = 1;

  @Override
  public String globalInfo() {
    return "Says which rows to label next. It adds an attribute 'ask' that is 1 for the row whose"
        + " label would help most, 2 for the next, and missing for labelled rows and for rows that"
        + " need not be asked about yet; if the class is the last attribute, it comes before it."
        + " Type the labels of these rows, remove 'ask', and run the filter again: few such rounds"
        + " replace many labels of rows chosen at random. The table may have no labels at all.\n\n"
        + "Later batches, for example the test rows of FilteredClassifier, are not asked about.";
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
      displayName = "ask",
      displayOrder = 2,
      commandLineParamName = "ask",
      commandLineParamSynopsis = "-ask AUTO|MARGIN|EVIDENCE|ENTROPY|COVER|RANDOM",
      description =
          "Which rows to ask about first. AUTO: the middle of regions that are unexplored at first"
              + " and doubtful later; MARGIN: the most doubtful rows; EVIDENCE: rows that least has"
              + " arrived at; ENTROPY: rows whose answers take most doubt from others; COVER: rows"
              + " far from all labels; RANDOM: any.\n"
              + "(default AUTO)")
  public Ask getAsk() {
    return ask;
  }

  public void setAsk(Ask ask) {
    this.ask = ask;
  }

  @OptionMetadata(
      displayName = "count",
      displayOrder = 3,
      commandLineParamName = "count",
      commandLineParamSynopsis = "-count <number>",
      description = "Number of rows to ask about in this round.\n(default 10)")
  public int getCount() {
    return count;
  }

  public void setCount(int count) {
    this.count = count;
  }

  @OptionMetadata(
      displayName = "seed",
      displayOrder = 55,
      commandLineParamName = "S",
      commandLineParamSynopsis = "-S <number>",
      description = "Seed for rows drawn at random.\n(default 1)")
  public int getSeed() {
    return seed;
  }

  public void setSeed(int seed) {
    this.seed = seed;
  }

  @Override
  public Capabilities getCapabilities() {
    Capabilities capabilities = classifier.getCapabilities();
    capabilities.setMinimumNumberInstances(0); // counts labelled rows, and none are needed
    return capabilities;
  }

  @Override
  protected Instances determineOutputFormat(Instances header) {
    if (header.attribute(ASK) != null) {
      throw new InvalidInputException(
          "the table has an attribute 'ask' from an earlier round, which would be measured: remove"
              + " it");
    }
    Instances output = new Instances(header, 0);
    output.insertAttributeAt(new Attribute(ASK), place(header));
    return output;
  }

  /** At the end, but before a class that is last, where Weka expects it. */
  private static int place(Instances header) {
    int n = header.numAttributes();
    return header.classIndex() == n - 1 ? n - 1 : n;
  }

  @Override
  protected Instances process(Instances rows) throws Exception {
    if (count < 1) {
      throw new InvalidInputException("-count: expected a number of at least 1, was " + count);
    }
    double[] order = new double[rows.numInstances()];
    Arrays.fill(order, Utils.missingValue());
    if (!isFirstBatchDone() && order.length > 0) {
      List<Integer> asked = asked(rows);
      for (int place = 0; place < asked.size(); place++) {
        order[asked.get(place)] = place + 1;
      }
    }
    Instances output = getOutputFormat();
    int at = place(rows);
    for (int i = 0; i < order.length; i++) {
      Instance row = with(rows.instance(i), at, order[i]);
      copyValues(row, false, rows, output); // strings
      output.add(row);
    }
    return output;
  }

  private List<Integer> asked(Instances rows) throws Exception {
    try (LabellingDesk desk = new LabellingDesk(classifier, rows, seed, Watcher.NONE)) {
      desk.updateFully(Watcher.NONE);
      return desk.ranked(ask, count);
    } catch (IllegalArgumentException | ArithmeticException | OutOfMemoryError e) {
      throw InvalidInputException.of(e);
    }
  }

  private static Instance with(Instance row, int at, double value) {
    double[] given = row.toDoubleArray();
    double[] values = Arrays.copyOf(given, given.length + 1);
    System.arraycopy(given, at, values, at + 1, given.length - at);
    values[at] = value;
    return row.copy(values);
  }
}
