package weka.classifiers.diffusion.base;

import java.io.EOFException;
import java.io.IOException;
import java.io.InvalidClassException;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.StreamCorruptedException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.files.DistanceFile;
import labeldiffusion.files.GraphFile;
import labeldiffusion.labels.Labels;
import labeldiffusion.model.ModelSpec;
import labeldiffusion.model.NodeModel;
import labeldiffusion.model.Report;
import labeldiffusion.model.TransductiveModel;
import labeldiffusion.points.Points;
import weka.classifiers.diffusion.rows.ChosenAttributes;
import weka.classifiers.diffusion.rows.InstanceEncoder;
import weka.classifiers.diffusion.rows.RowIds;
import weka.classifiers.diffusion.rows.RowMetric;
import weka.core.AdditionalMeasureProducer;
import weka.core.Attribute;
import weka.core.Capabilities.Capability;
import weka.core.Capabilities;
import weka.core.EuclideanDistance;
import weka.core.Instance;
import weka.core.Instances;
import weka.core.TechnicalInformationHandler;
import weka.core.Utils;
import weka.gui.ProgrammaticProperty;

/**
 * A transductive classifier: rows become nodes of a nearest-neighbour graph, labels diffuse over
 * it. What is unlabelled are training rows with a missing class and every row of a test batch. A
 * child adds its options and says, in {@link #diffusion()}, what is to be run; all else is here.
 */
public abstract class LabelDiffusionClassifier extends SelectingClassifier
    implements TechnicalInformationHandler, AdditionalMeasureProducer {
  private static final long serialVersionUID = 1L;

  /**
   * The batch size that makes Weka hand over a test set in one piece; larger numbers make it fall
   * back to 100.
   */
  private static final String WHOLE_BATCH = String.valueOf(Integer.MAX_VALUE);

  /**
   * To be increased with every change of what a saved model holds, in any class: else old ones
   * would be read with gaps.
   */
  static final int MODEL_FORMAT = 1;

  private int modelFormat = MODEL_FORMAT;
  private Attribute classAttribute;
  private FittedRows fitted;
  private transient volatile Report batchReport;
  private transient List<Watcher> watchers;

  protected LabelDiffusionClassifier() {
    setBatchSize(WHOLE_BATCH);
  }

  /** What this classifier is, for people who have never heard of it. */
  public abstract String globalInfo();

  /** What the global info of every classifier of this kind ends with. */
  protected static String howToUse() {
    return "\n\n"
               + "Transductive: it labels rows it has seen. Unlabelled rows are training rows with"
               + " a missing class and all rows of a test set, which join the graph (without their"
               + " classes) before the labels are diffused. So give the rows to be labelled as part"
               + " of the training data with class '?', or as the test set. Meta classifiers that"
               + " ask for one row at a time (AdaBoostM1, Vote, MultiScheme, CVParameterSelection,"
               + " MultiClassClassifier, InputMappedClassifier) get a weighted mean over the"
               + " nearest training rows instead, and most of them drop unlabelled training"
               + " rows.\n\n"
               + "For more information see:\n\n";
  }

  @Override
  public void setOptions(String[] options) throws Exception {
    StrictOptions.check(getClass(), options);
    setBatchSize(WHOLE_BATCH);
    super.setOptions(options);
  }

  /**
   * As Weka's, except that the batch size is named when it is not ours rather than when it is not
   * Weka's 100, and the distance function when it is used or chosen.
   */
  @Override
  public String[] getOptions() {
    List<String> options = new ArrayList<>(Arrays.asList(super.getOptions()));
    remove("-batch-size", options);
    if (getMetric() != RowMetric.WEKA
        && Utils.toCommandLine(getDistanceFunction())
            .equals(Utils.toCommandLine(new EuclideanDistance()))) {
      remove("-distance-function", options);
    }
    if (!WHOLE_BATCH.equals(getBatchSize())) {
      options.addAll(List.of("-batch-size", getBatchSize()));
    }
    return options.toArray(new String[0]);
  }

  private static void remove(String name, List<String> options) {
    int position = options.indexOf(name);
    if (position >= 0) {
      options.subList(position, position + 2).clear();
    }
  }

  /** Hidden in the property sheet: the default, all rows in one batch, is right for nearly all. */
  @Override
  @ProgrammaticProperty
  public void setBatchSize(String size) {
    super.setBatchSize(size);
  }

  @Override
  public boolean implementsMoreEfficientBatchPrediction() {
    return true;
  }

  @Override
  public Capabilities getCapabilities() {
    Capabilities capabilities = super.getCapabilities();
    capabilities.disableAll();
    if (usesFile() && !getId().isEmpty()) {
      capabilities.enableAllAttributes(); // only the id is looked at
    }
    capabilities.enable(Capability.NUMERIC_ATTRIBUTES);
    capabilities.enable(Capability.DATE_ATTRIBUTES);
    capabilities.enable(Capability.NOMINAL_ATTRIBUTES);
    capabilities.enable(Capability.MISSING_VALUES);
    capabilities.enable(Capability.NOMINAL_CLASS);
    capabilities.enable(Capability.MISSING_CLASS_VALUES);
    capabilities.setMinimumNumberInstances(1); // counts labelled rows
    return capabilities;
  }

  @Override
  public void buildClassifier(Instances data) throws Exception {
    fitted = null;
    batchReport = null;
    getCapabilities().testWithFail(data);
    classAttribute = data.classAttribute();
    try {
      fitted = usesFile() ? fitNodes(data, modelSpec()) : fitPoints(data, modelSpec());
    } catch (IllegalArgumentException | ArithmeticException | OutOfMemoryError e) {
      throw InvalidInputException.of(e);
    }
  }

  /** Whether the graph comes from a file rather than from the attributes. */
  private boolean usesFile() {
    return hasGraph() || hasDistances();
  }

  private ModelSpec modelSpec() {
    return new ModelSpec(
        searchSpec(), graphSpec(), diffusion(), selectionSpec(), getNumExecutionSlots());
  }

  private FittedRows fitPoints(Instances data, ModelSpec spec) {
    InstanceEncoder encoder =
        getMetric() == RowMetric.WEKA
            ? new InstanceEncoder(data, getDistanceFunction())
            : new InstanceEncoder(data);
    Points raw = encoder.points(data);
    return new FittedPoints(
        encoder,
        TransductiveModel.of(
            raw,
            encoder.preparation(raw, getScaling(), getMetric().builtIn()),
            InstanceEncoder.labels(data),
            spec,
            watcher()));
  }

  private FittedRows fitNodes(Instances data, ModelSpec spec) {
    if (hasGraph() && hasDistances()) {
      throw new IllegalArgumentException("either a graph or distances may be given, were both");
    }
    RowIds rowIds = getId().isEmpty() ? null : new RowIds(data, getId());
    InstanceEncoder encoder = rowIds == null ? new InstanceEncoder(data) : null;
    Points training = rowIds == null ? encoder.points(data) : null;
    String[] ids = rowIds == null ? RowIds.numbers(data) : rowIds.of(data);
    Labels labels = InstanceEncoder.labels(data);
    if (hasGraphWeights()) {
      InstanceEncoder weighing =
          new InstanceEncoder(
              data,
              ChosenAttributes.of(data, getGraphWeights(), rowIds == null ? -1 : rowIds.index()));
      Points raw = weighing.points(data);
      return new FittedNodes(
          rowIds,
          encoder,
          training,
          weighing,
          NodeModel.of(
              GraphFile.read(getGraph().toPath()),
              ids,
              labels,
              raw,
              weighing.preparation(raw, getScaling(), getMetric().builtIn()),
              spec,
              watcher()));
    }
    NodeModel model =
        hasGraph()
            ? NodeModel.of(GraphFile.read(getGraph().toPath()), ids, labels, spec, watcher())
            : NodeModel.of(
                DistanceFile.read(getDistances().toPath(), spec.largestK()),
                ids,
                labels,
                spec,
                watcher());
    return new FittedNodes(rowIds, encoder, training, null, model);
  }

  /**
   * The transductive answer: the batch joins the graph, without its classes, and the labels are
   * diffused again.
   */
  @Override
  public double[][] distributionsForInstances(Instances batch) throws Exception {
    requireModel();
    try {
      TransductiveModel.BatchResult result = fitted.batch(batch, watcher());
      batchReport = result.report();
      return result.distributions();
    } catch (IllegalArgumentException | ArithmeticException | OutOfMemoryError e) {
      throw InvalidInputException.of(e);
    }
  }

  /**
   * The answer for a row by itself, from the scores of its nearest training rows; the class is not
   * looked at.
   */
  @Override
  public double[] distributionForInstance(Instance row) throws Exception {
    requireModel();
    try {
      return fitted.single(row);
    } catch (IllegalArgumentException | ArithmeticException | OutOfMemoryError e) {
      throw InvalidInputException.of(e);
    }
  }

  private void requireModel() {
    if (fitted == null) {
      throw new IllegalStateException(
          "a classifier must be built before it classifies, this one was not");
    }
  }

  /** Adds someone who wants to see what building and batches do; not copied, not saved. */
  public void addWatcher(Watcher watcher) {
    if (watchers == null) {
      watchers = new CopyOnWriteArrayList<>();
    }
    watchers.add(watcher);
  }

  private Watcher watcher() {
    List<Watcher> all = new ArrayList<>(watchers == null ? List.of() : watchers);
    if (getDebug()) {
      all.add(new DebugProgress());
    }
    return new Watchers(all);
  }

  /** Weka shows the message of what is thrown here; the JDK's own are empty or name its classes. */
  private void readObject(ObjectInputStream model) throws IOException {
    try {
      model.defaultReadObject();
    } catch (EOFException | StreamCorruptedException e) {
      throw new InvalidObjectException(
          "a model file must be whole, this one is cut off or damaged");
    } catch (InvalidClassException | ClassNotFoundException | ClassCastException e) {
      throw otherFormat("another");
    }
    if (modelFormat != MODEL_FORMAT) {
      throw otherFormat(String.valueOf(modelFormat));
    }
  }

  private static InvalidObjectException otherFormat(String was) {
    return new InvalidObjectException(
        "a model must be of format "
            + MODEL_FORMAT
            + ", which this version of labelDiffusion reads, was of "
            + was
            + ": build it again");
  }

  @Override
  public String toString() {
    String name = getClass().getSimpleName();
    if (fitted == null) {
      return name + ": not built yet";
    }
    String[] classes = Collections.list(classAttribute.enumerateValues()).toArray(new String[0]);
    String text =
        ReportText.of(name + " over the training data", fitted.report(), classes) + fitted.notes();
    Report batch = batchReport;
    return batch == null
        ? text
        : text
            + "\n"
            + ReportText.of(name + " over training data and last test batch", batch, classes);
  }

  @Override
  public Enumeration<String> enumerateMeasures() {
    return Collections.enumeration(ReportText.MEASURES.keySet());
  }

  /** A number of the last run: the test batch's, if there was one, else the training data's. */
  @Override
  public double getMeasure(String name) {
    if (!ReportText.MEASURES.containsKey(name)) {
      throw new IllegalArgumentException(
          "a measure must be one of " + ReportText.MEASURES.keySet() + ", was " + name);
    }
    Report report = batchReport != null || fitted == null ? batchReport : fitted.report();
    return report == null ? Double.NaN : ReportText.MEASURES.get(name).applyAsDouble(report);
  }
}
