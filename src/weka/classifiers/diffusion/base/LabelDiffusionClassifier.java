package weka.classifiers.diffusion.base;

import java.io.File;
import java.io.IOException;
import java.io.InvalidClassException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Function;
import labeldiffusion.diffusion.Diffusion;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.model.Answer;
import labeldiffusion.model.Answers;
import labeldiffusion.model.CalibrationRule;
import labeldiffusion.model.FittedModel;
import labeldiffusion.model.GraphSource;
import labeldiffusion.model.ModelSpec;
import labeldiffusion.model.Report;
import labeldiffusion.selection.Tuning;
import labeldiffusion.sizes.SizeRule;
import weka.classifiers.diffusion.rows.RowEncoder;
import weka.classifiers.diffusion.rows.RowMetric;
import weka.core.AdditionalMeasureProducer;
import weka.core.Attribute;
import weka.core.Capabilities;
import weka.core.Capabilities.Capability;
import weka.core.EuclideanDistance;
import weka.core.Instance;
import weka.core.Instances;
import weka.core.OptionMetadata;
import weka.core.TechnicalInformationHandler;
import weka.core.Utils;
import weka.gui.ProgrammaticProperty;

/**
 * A transductive classifier: rows become nodes of a graph, and labels diffuse over it. Unlabelled
 * are training rows with a missing class and all rows of a test batch. A subclass adds its options
 * and says in {@link #diffusion()} what to run.
 */
public abstract class LabelDiffusionClassifier extends NeighbourGraphClassifier
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

  private String classSizes = SizeRule.AUTO.name();
  private int modelFormat = MODEL_FORMAT;
  private CalibrationRule calibration = CalibrationRule.LABELS;
  private Attribute classAttribute;
  private RowEncoder encoder;
  private FittedModel fitted;
  private transient volatile Report batchReport;
  private transient List<Watcher> watchers;

  protected LabelDiffusionClassifier() {
    setBatchSize(WHOLE_BATCH);
  }

  /** The diffusion that the options define; throws with one clear sentence if they are invalid. */
  protected abstract Diffusion diffusion();

  /** What hidden labels decide. */
  protected abstract Tuning tuning();

  /** Describes the classifier to people who have never heard of it. */
  public abstract String globalInfo();

  /** The end of every classifier's description. */
  protected static String howToUse() {
    return "\n\n"
        + "This classifier is transductive: it labels rows it has seen. Unlabelled rows are"
        + " training rows with a missing class, and all rows of a test set, which join the"
        + " graph without their classes before the labels are diffused. So pass the rows to"
        + " be labelled as training data with class '?', or as the test set. Meta"
        + " classifiers that ask for one row at a time (AdaBoostM1, Vote, MultiScheme,"
        + " CVParameterSelection, MultiClassClassifier, InputMappedClassifier) get a"
        + " weighted mean over the nearest training rows instead, and most of them drop"
        + " unlabelled training rows.\n\n"
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

  @OptionMetadata(
      displayName = "classSizes",
      displayOrder = 3,
      commandLineParamName = "class-sizes",
      commandLineParamSynopsis = "-class-sizes AUTO|FREE|EVEN|LABELS|<numbers>",
      description =
          "What is known of the classes' shares among all rows. Give one share or count per class,"
              + " such as 0.95,0.05 if about 5 % are fraud, or EVEN for classes of equal size;"
              + " LABELS keeps every share near its share among the labels, which must be a random"
              + " sample; AUTO only prevents shares that the labels contradict strongly; FREE"
              + " changes nothing. The report says how many rows of each class were wanted and"
              + " predicted.\n"
              + "(default AUTO)")
  public String getClassSizes() {
    return classSizes;
  }

  public void setClassSizes(String classSizes) {
    this.classSizes = classSizes;
  }

  /** Hidden in the property sheet: the default, all rows in one batch, is right for nearly all. */
  @Override
  @ProgrammaticProperty
  public void setBatchSize(String size) {
    super.setBatchSize(size);
  }

  @OptionMetadata(
      displayName = "calibration",
      displayOrder = 40,
      commandLineParamName = "calibration",
      commandLineParamSynopsis = "-calibration LABELS|PRIOR|NONE",
      description =
          "How scores become probabilities; predicted classes stay the same. LABELS hides a fifth"
              + " of the labels at a time and fits the probabilities to them, which takes five more"
              + " diffusions; AutoDiffusion hides labels anyway and needs none. PRIOR takes what"
              + " fits most data sets and costs nothing; LABELS does the same if no class has two"
              + " labels or, AutoDiffusion apart, if there are more than 20000 rows. NONE divides"
              + " the scores by their sum.\n"
              + "(default LABELS)")
  public CalibrationRule getCalibration() {
    return calibration;
  }

  public void setCalibration(CalibrationRule calibration) {
    this.calibration = calibration;
  }

  @Override
  public boolean implementsMoreEfficientBatchPrediction() {
    return true;
  }

  @Override
  public Capabilities getCapabilities() {
    Capabilities capabilities = super.getCapabilities();
    capabilities.disableAll();
    if (!getId().isEmpty()) {
      capabilities.enable(Capability.STRING_ATTRIBUTES); // the id may be one
    }
    if (usesFile() && !getId().isEmpty()) {
      capabilities.enableAllAttributes(); // only the id is read
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
      GraphSource source = graphSource();
      encoder = rowEncoder(data);
      ModelSpec spec = ModelParts.spec(this, data.numClasses());
      fitted = source.fit(encoder.training(data), RowEncoder.labels(data), spec, watcher());
    } catch (IllegalArgumentException | ArithmeticException | OutOfMemoryError e) {
      throw InvalidInputException.of(e);
    }
  }

  @Override
  public double[][] distributionsForInstances(Instances batch) throws Exception {
    return answers(batch).distributions();
  }

  /**
   * The transductive answers: the batch joins the graph, without its classes, and the labels are
   * diffused again. They also tell which rows no label has reached.
   */
  public Answers answers(Instances batch) throws Exception {
    Answers answers = checked(model -> model.batch(encoder.batch(batch), watcher()));
    batchReport = answers.isNewRun() ? answers.report() : null;
    return answers;
  }

  @Override
  public double[] distributionForInstance(Instance row) throws Exception {
    return answer(row).distribution();
  }

  /** The answer for a single row, from the scores of its nearest training rows. */
  public Answer answer(Instance row) throws Exception {
    return checked(model -> model.answer(encoder.single(row)));
  }

  private <T> T checked(Function<FittedModel, T> question) throws InvalidInputException {
    if (fitted == null) {
      throw new IllegalStateException("the classifier has not been built yet");
    }
    try {
      return question.apply(fitted);
    } catch (IllegalArgumentException | ArithmeticException | OutOfMemoryError e) {
      throw InvalidInputException.of(e);
    }
  }

  /** Adds a watcher of building and of batches. Watchers are neither copied nor saved. */
  public void addWatcher(Watcher watcher) {
    if (watchers == null) {
      watchers = new CopyOnWriteArrayList<>();
    }
    watchers.add(watcher);
  }

  /** Weka's command line calls this first: a long selection then shows its progress. */
  @Override
  public void preExecution() throws Exception {
    super.preExecution();
    addWatcher(new SelectionProgress(System.err::println, System::nanoTime));
  }

  private Watcher watcher() {
    List<Watcher> all = new ArrayList<>(watchers == null ? List.of() : watchers);
    if (getDebug()) {
      all.add(new DebugProgress());
    }
    return all.isEmpty() ? Watcher.NONE : new Watchers(all);
  }

  /** Weka's own message about a model file that ends before its first object is "null". */
  @Override
  public void run(Object toRun, String[] options) throws Exception {
    ModelFile.requireStart(new File(Utils.getOption('l', options.clone())));
    super.run(toRun, options);
  }

  private void writeObject(ObjectOutputStream model) throws IOException {
    model.defaultWriteObject();
    model.writeLong(ModelFile.checksum(fitted, encoder, classAttribute));
  }

  /** Weka shows the message of what is thrown here; the JDK's own are empty or name its classes. */
  private void readObject(ObjectInputStream model) throws IOException {
    long checksum;
    try {
      model.defaultReadObject();
      checksum = model.readLong();
    } catch (InvalidClassException | ClassNotFoundException | ClassCastException e) {
      throw ModelFile.otherFormat("another format");
    } catch (IOException
        | RuntimeException
        | LinkageError
        | OutOfMemoryError
        | StackOverflowError e) {
      throw ModelFile.damaged(); // what the JDK throws at changed names, lengths and references
    }
    if (modelFormat != MODEL_FORMAT) {
      throw ModelFile.otherFormat("format " + modelFormat);
    }
    if (checksum != ModelFile.checksum(fitted, encoder, classAttribute)) {
      throw ModelFile.damaged();
    }
  }

  @Override
  public String toString() {
    String name = getClass().getSimpleName();
    if (fitted == null) {
      return name + ": not built yet";
    }
    String[] classes = Collections.list(classAttribute.enumerateValues()).toArray(new String[0]);
    String text = fitted.report().text(name + " over the training data", classes) + encoder.notes();
    Report batch = batchReport;
    return batch == null
        ? text
        : text + "\n" + batch.text(name + " over training data and last test batch", classes);
  }

  @Override
  public Enumeration<String> enumerateMeasures() {
    return Collections.enumeration(Measures.ALL.keySet());
  }

  /** A number of the last run: the test batch's, if there was one, else the training data's. */
  @Override
  public double getMeasure(String name) {
    if (!Measures.ALL.containsKey(name)) {
      throw new IllegalArgumentException(
          "a measure must be one of " + Measures.ALL.keySet() + ", was " + name);
    }
    Report report = batchReport != null || fitted == null ? batchReport : fitted.report();
    return report == null ? Double.NaN : Measures.ALL.get(name).applyAsDouble(report);
  }
}
