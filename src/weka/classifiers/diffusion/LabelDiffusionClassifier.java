package weka.classifiers.diffusion;

import labeldiffusion.diffusion.Diffusion;
import labeldiffusion.diffusion.Labels;
import labeldiffusion.files.DistanceFile;
import labeldiffusion.files.GraphFile;
import labeldiffusion.graph.GraphSpec;
import labeldiffusion.graph.Scale;
import labeldiffusion.model.ModelSpec;
import labeldiffusion.model.NodeModel;
import labeldiffusion.model.Report;
import labeldiffusion.model.TransductiveModel;
import labeldiffusion.neighbours.NeighbourDescent;
import labeldiffusion.neighbours.Search;
import labeldiffusion.neighbours.SearchSpec;
import labeldiffusion.parallel.Progress;
import labeldiffusion.points.Metric;
import labeldiffusion.points.Points;
import labeldiffusion.points.Scaling;
import weka.classifiers.AbstractClassifier;
import weka.core.AdditionalMeasureProducer;
import weka.core.Attribute;
import weka.core.Capabilities;
import weka.core.Capabilities.Capability;
import weka.core.Instance;
import weka.core.Instances;
import weka.core.OptionMetadata;
import weka.core.TechnicalInformationHandler;

import java.io.File;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/**
 * A transductive classifier: rows become nodes of a nearest-neighbour graph, labels diffuse over it. What is unlabelled
 * are training rows with a missing class and every row of a test batch. A child adds its options and says, in
 * {@link #diffusion()}, what is to be run; all else is here.
 */
public abstract class LabelDiffusionClassifier extends AbstractClassifier
    implements TechnicalInformationHandler, AdditionalMeasureProducer {
  private static final long serialVersionUID = 1L;
  /** The batch size that makes Weka hand over a test set in one piece; larger numbers make it fall back to 100. */
  private static final String WHOLE_BATCH = String.valueOf(Integer.MAX_VALUE);

  private static final File NO_FILE = new File("");

  private int numNeighbours = GraphSpec.K_DEFAULT;
  private Scale scale = Scale.GLOBAL;
  private double sigmaX = 0;
  private Scaling scaling = Scaling.NORMALIZE;
  private Metric metric = Metric.EUCLIDEAN;
  private Search search = Search.AUTO;
  private double recall = NeighbourDescent.RECALL_DEFAULT;
  private File graph = NO_FILE;
  private File distances = NO_FILE;
  private String id = "";
  private int numExecutionSlots = 0;

  private Attribute classAttribute;
  private FittedRows fitted;
  private transient volatile Report batchReport;
  private transient List<Progress> listeners;

  protected LabelDiffusionClassifier() {
    setBatchSize(WHOLE_BATCH);
  }

  /** The diffusion the options ask for; throws an exception with one clear sentence if they make none. */
  protected abstract Diffusion diffusion();

  /** What this classifier is, for people who have never heard of it. */
  public abstract String globalInfo();

  /** What the global info of every classifier of this kind ends with. */
  protected static String howToUse() {
    return "\n\nTransductive: it labels rows it has seen. Unlabelled rows are training rows with a missing class and all"
        + " rows of a test set, which join the graph (without their classes) before the labels are diffused. So give"
        + " the rows to be labelled as part of the training data with class '?', or as the test set. Meta"
        + " classifiers that ask for one row at a time (AdaBoostM1, Vote, MultiScheme, CVParameterSelection,"
        + " MultiClassClassifier, InputMappedClassifier) get a weighted mean over the nearest training rows instead,"
        + " and most of them drop unlabelled training rows.\n\nFor more information see:\n\n";
  }

  @OptionMetadata(displayName = "numNeighbours", displayOrder = 10, commandLineParamName = "K",
      commandLineParamSynopsis = "-K <number>",
      description = "Number of nearest rows each row is joined to.\n(default 5)")
  public int getNumNeighbours() {
    return numNeighbours;
  }

  public void setNumNeighbours(int numNeighbours) {
    this.numNeighbours = numNeighbours;
  }

  @OptionMetadata(displayName = "scale", displayOrder = 11, commandLineParamName = "scale",
      commandLineParamSynopsis = "-scale GLOBAL|LOCAL|FIXED",
      description = "Where the width of the Gaussian edge weights comes from: GLOBAL, the squared mean distance between"
          + " neighbours; LOCAL, the mean distances around the two rows; FIXED, the number given as sigmaX.\n"
          + "(default GLOBAL)")
  public Scale getScale() {
    return scale;
  }

  public void setScale(Scale scale) {
    this.scale = scale;
  }

  @OptionMetadata(displayName = "sigmaX", displayOrder = 12, commandLineParamName = "sigma-x",
      commandLineParamSynopsis = "-sigma-x <number>",
      description = "Width of the Gaussian edge weights for scale FIXED, in squared units of distance, else 0.\n"
          + "(default 0)")
  public double getSigmaX() {
    return sigmaX;
  }

  public void setSigmaX(double sigmaX) {
    this.sigmaX = sigmaX;
  }

  @OptionMetadata(displayName = "scaling", displayOrder = 13, commandLineParamName = "scaling",
      commandLineParamSynopsis = "-scaling NORMALIZE|STANDARDIZE|NONE",
      description = "How numeric attributes are scaled before distances are taken, by their values in the training"
          + " data: NORMALIZE to the range from 0 to 1, STANDARDIZE to mean 0 and deviation 1, or NONE.\n"
          + "(default NORMALIZE)")
  public Scaling getScaling() {
    return scaling;
  }

  public void setScaling(Scaling scaling) {
    this.scaling = scaling;
  }

  @OptionMetadata(displayName = "metric", displayOrder = 14, commandLineParamName = "metric",
      commandLineParamSynopsis = "-metric EUCLIDEAN|COSINE|MANHATTAN",
      description = "How far apart two rows are: EUCLIDEAN; COSINE, which sees directions only and suits word counts,"
          + " best with scaling NONE; or MANHATTAN, the sum of the attributes' differences.\n(default EUCLIDEAN)")
  public Metric getMetric() {
    return metric;
  }

  public void setMetric(Metric metric) {
    this.metric = metric;
  }

  @OptionMetadata(displayName = "search", displayOrder = 15, commandLineParamName = "search",
      commandLineParamSynopsis = "-search AUTO|EXACT|APPROXIMATE",
      description = "How the nearest rows are found: EXACT; APPROXIMATE, much faster for many rows; or AUTO, exactly while"
          + " that takes seconds.\n(default AUTO)")
  public Search getSearch() {
    return search;
  }

  public void setSearch(Search search) {
    this.search = search;
  }

  @OptionMetadata(displayName = "recall", displayOrder = 16, commandLineParamName = "recall",
      commandLineParamSynopsis = "-recall <number>",
      description = "Share of the nearest rows that an approximate search is to find, above 0 and at most 1; what it reached"
          + " is in the report.\n(default 0.98)")
  public double getRecall() {
    return recall;
  }

  public void setRecall(double recall) {
    this.recall = recall;
  }

  @OptionMetadata(displayName = "graph", displayOrder = 17, commandLineParamName = "graph",
      commandLineParamSynopsis = "-graph <file>",
      description = "A file with the graph, instead of one made from the attributes: edges as lines id,id or"
          + " id,id,weight, or a Matrix Market file, also gzipped.\n(default none)")
  public File getGraph() {
    return graph;
  }

  public void setGraph(File graph) {
    this.graph = graph;
  }

  @OptionMetadata(displayName = "distances", displayOrder = 18, commandLineParamName = "distances",
      commandLineParamSynopsis = "-distances <file>",
      description = "A file with the distances between rows, instead of those of their attributes: a full matrix, or lines"
          + " id,id,distance, also gzipped.\n(default none)")
  public File getDistances() {
    return distances;
  }

  public void setDistances(File distances) {
    this.distances = distances;
  }

  @OptionMetadata(displayName = "id", displayOrder = 19, commandLineParamName = "id",
      commandLineParamSynopsis = "-id <attribute>",
      description = "The attribute that holds a row's id in the graph or distance file: its name, its number, first or last."
          + " Without it the rows of the training data are 0, 1, and so on.\n(default none)")
  public String getId() {
    return id;
  }

  public void setId(String id) {
    this.id = id;
  }

  @OptionMetadata(displayName = "numExecutionSlots", displayOrder = 49, commandLineParamName = "num-slots",
      commandLineParamSynopsis = "-num-slots <number>",
      description = "Number of threads, 0 for one per core; the result does not depend on it.\n(default 0)")
  public int getNumExecutionSlots() {
    return numExecutionSlots;
  }

  public void setNumExecutionSlots(int numExecutionSlots) {
    this.numExecutionSlots = numExecutionSlots;
  }

  @Override
  public void setOptions(String[] options) throws Exception {
    StrictOptions.check(getClass(), options);
    setBatchSize(WHOLE_BATCH);
    super.setOptions(options);
  }

  /** As Weka's, except that the batch size is named when it is not ours rather than when it is not Weka's 100. */
  @Override
  public String[] getOptions() {
    List<String> options = new ArrayList<>(Arrays.asList(super.getOptions()));
    int position = options.indexOf("-batch-size");
    if (position >= 0) {
      options.subList(position, position + 2).clear();
    }
    if (!WHOLE_BATCH.equals(getBatchSize())) {
      options.addAll(List.of("-batch-size", getBatchSize()));
    }
    return options.toArray(new String[0]);
  }

  @Override
  public boolean implementsMoreEfficientBatchPrediction() {
    return true;
  }

  @Override
  public Capabilities getCapabilities() {
    Capabilities capabilities = super.getCapabilities();
    capabilities.disableAll();
    if (usesFile() && !id.isEmpty()) {
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
      GraphSpec spec = new GraphSpec(numNeighbours, scale, sigmaX);
      fitted = usesFile() ? fitNodes(data, spec, diffusion()) : fitPoints(data, spec, diffusion());
    } catch (IllegalArgumentException e) {
      throw new Refusal(e);
    }
  }

  private FittedRows fitPoints(Instances data, GraphSpec spec, Diffusion diffusion) {
    InstanceEncoder encoder = new InstanceEncoder(data);
    Points raw = encoder.points(data);
    ModelSpec modelSpec = new ModelSpec(new SearchSpec(search, recall), spec, diffusion, numExecutionSlots);
    return new FittedPoints(encoder, TransductiveModel.of(raw, encoder.preparation(raw, scaling, metric),
        InstanceEncoder.labels(data), modelSpec, progress()));
  }

  private FittedRows fitNodes(Instances data, GraphSpec spec, Diffusion diffusion) {
    if (isGiven(graph) && isGiven(distances)) {
      throw new IllegalArgumentException("either a graph or distances may be given, were both");
    }
    RowIds rowIds = id.isEmpty() ? null : new RowIds(data, id);
    InstanceEncoder encoder = rowIds == null ? new InstanceEncoder(data) : null;
    Points training = rowIds == null ? encoder.points(data) : null;
    String[] ids = rowIds == null ? RowIds.numbers(data) : rowIds.of(data);
    Labels labels = InstanceEncoder.labels(data);
    NodeModel model = isGiven(graph)
        ? NodeModel.of(GraphFile.read(graph.toPath()), ids, labels, spec.k(), diffusion, numExecutionSlots, progress())
        : NodeModel.of(DistanceFile.read(distances.toPath(), spec.k()), ids, labels, spec, diffusion, numExecutionSlots,
            progress());
    return new FittedNodes(rowIds, encoder, training, model);
  }

  private boolean usesFile() {
    return isGiven(graph) || isGiven(distances);
  }

  private static boolean isGiven(File file) {
    return !file.getPath().isEmpty();
  }

  /** The transductive answer: the batch joins the graph, without its classes, and the labels are diffused again. */
  @Override
  public double[][] distributionsForInstances(Instances batch) throws Exception {
    requireModel();
    try {
      TransductiveModel.BatchResult result = fitted.batch(batch, progress());
      batchReport = result.report();
      return result.distributions();
    } catch (IllegalArgumentException e) {
      throw new Refusal(e);
    }
  }

  /** The answer for a row by itself, from the scores of its nearest training rows; the class is not looked at. */
  @Override
  public double[] distributionForInstance(Instance row) throws Exception {
    requireModel();
    try {
      return fitted.single(row);
    } catch (IllegalArgumentException e) {
      throw new Refusal(e);
    }
  }

  private void requireModel() {
    if (fitted == null) {
      throw new IllegalStateException("a classifier must be built before it classifies, this one was not");
    }
  }

  /** Adds someone who wants to know how far building and batches have come; not copied, not saved. */
  public void addProgressListener(Progress listener) {
    if (listeners == null) {
      listeners = new CopyOnWriteArrayList<>();
    }
    listeners.add(listener);
  }

  private Progress progress() {
    List<Progress> all = new ArrayList<>(listeners == null ? List.of() : listeners);
    if (getDebug()) {
      all.add(new DebugProgress());
    }
    return (phase, done, total) -> all.forEach(listener -> listener.at(phase, done, total));
  }

  @Override
  public String toString() {
    String name = getClass().getSimpleName();
    if (fitted == null) {
      return name + ": not built yet";
    }
    String[] classes = Collections.list(classAttribute.enumerateValues()).toArray(new String[0]);
    String text = ReportText.of(name + " over the training data", fitted.report(), classes);
    Report batch = batchReport;
    return batch == null ? text : text + "\n" + ReportText.of(name + " over training data and last test batch", batch, classes);
  }

  @Override
  public Enumeration<String> enumerateMeasures() {
    return Collections.enumeration(ReportText.MEASURES.keySet());
  }

  /** A number of the last run: the test batch's, if there was one, else the training data's. */
  @Override
  public double getMeasure(String name) {
    if (!ReportText.MEASURES.containsKey(name)) {
      throw new IllegalArgumentException("a measure must be one of " + ReportText.MEASURES.keySet() + ", was " + name);
    }
    Report report = batchReport != null || fitted == null ? batchReport : fitted.report();
    return report == null ? Double.NaN : ReportText.MEASURES.get(name).applyAsDouble(report);
  }
}
