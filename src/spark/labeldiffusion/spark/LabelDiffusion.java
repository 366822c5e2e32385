package labeldiffusion.spark;

import java.util.List;
import java.util.Locale;
import labeldiffusion.diffusion.stepped.EulerDiffusion;
import labeldiffusion.diffusion.stepped.LabelRule;
import labeldiffusion.graph.GraphSpec;
import labeldiffusion.labels.LabelWeights;
import labeldiffusion.parallel.Progress;
import labeldiffusion.spark.blocks.Edges;
import labeldiffusion.spark.search.SearchSettings;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.ml.Estimator;
import org.apache.spark.ml.param.DoubleParam;
import org.apache.spark.ml.param.IntParam;
import org.apache.spark.ml.param.Param;
import org.apache.spark.ml.param.ParamMap;
import org.apache.spark.ml.util.DefaultParamsReader;
import org.apache.spark.ml.util.DefaultParamsWritable;
import org.apache.spark.ml.util.Identifiable$;
import org.apache.spark.ml.util.MLReader;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.types.StructType;

/**
 * Labels the rows of a table from a few labels by diffusion over its neighbour graph, or the nodes
 * of a given graph. The fitted model has the answers for the rows of the table; other rows get the
 * weighted mean of their nearest rows.
 */
public final class LabelDiffusion extends Estimator<LabelDiffusionModel>
    implements DefaultParamsWritable {
  private static final long serialVersionUID = 1L;

  private final String uid;
  private final ColumnParams columns;
  private final Param<String> method;
  private final IntParam k;
  private final IntParam steps;
  private final IntParam initialSteps;
  private final DoubleParam sigmaF;
  private final DoubleParam alpha;
  private final Param<String> classSizes;
  private final Param<String> seeds;
  private final Param<String> labels;
  private final IntParam blocks;
  private final IntParam checkpointInterval;
  private final Param<String> checkpointDir;
  private final IntParam trees;
  private final IntParam leafRows;
  private final IntParam refinements;
  private transient Progress progress = Progress.NONE;

  public LabelDiffusion() {
    this(Identifiable$.MODULE$.randomUID("labelDiffusion"));
  }

  public LabelDiffusion(String uid) {
    this.uid = uid;
    columns = new ColumnParams(this);
    method =
        ColumnParams.text(
            this,
            "method",
            "ISOTROPIC, LINEAR, NONLINEAR, SMOOTH, LOCAL_MATCH (diffusions in time), LGC or GRF"
                + " (linear systems)",
            Method.SMOOTH.name());
    k = whole("k", "number of neighbours of each row", GraphSpec.K_DEFAULT);
    steps = whole("steps", "number of steps; 0 (AUTO): as many as the labels need", 0);
    initialSteps =
        whole(
            "initialSteps",
            "isotropic steps before the others",
            EulerDiffusion.INITIAL_STEPS_DEFAULT);
    sigmaF =
        number(
            "sigmaF",
            "sigma_f^2 as a multiple of the mean squared gradient",
            EulerDiffusion.SIGMA_F_DEFAULT);
    alpha = number("alpha", "share of the neighbours' scores in LGC", 0.99);
    classSizes =
        ColumnParams.text(
            this,
            "classSizes",
            "sizes of the predicted classes: FREE, EVEN, LABELS, AUTO, or one number per class",
            "AUTO");
    seeds =
        ColumnParams.text(
            this, "seeds", "size of a label: BALANCED or ONE_HOT", LabelWeights.BALANCED.name());
    labels =
        ColumnParams.text(
            this,
            "labels",
            "whether labelled rows keep their labels: CLAMP or RELEASE",
            LabelRule.CLAMP.name());
    blocks = whole("blocks", "number of blocks of rows; 0: two per core of the cluster", 0);
    checkpointInterval = whole("checkpointInterval", "steps between two checkpoints", 10);
    checkpointDir =
        ColumnParams.text(
            this,
            "checkpointDir",
            "folder for checkpoints that all machines can write; an interrupted fit continues from"
                + " there. Empty: Spark's own, and nothing is kept",
            "");
    trees = whole("trees", "number of routing trees", 3);
    leafRows = whole("leafRows", "about the largest number of rows in a leaf", 100_000);
    refinements = whole("refinements", "rounds over neighbours of neighbours", 2);
  }

  private IntParam whole(String name, String doc, int byDefault) {
    IntParam param = new IntParam(uid, name, doc);
    setDefault(param, byDefault);
    return param;
  }

  private DoubleParam number(String name, String doc, double byDefault) {
    DoubleParam param = new DoubleParam(uid, name, doc);
    setDefault(param, byDefault);
    return param;
  }

  @Override
  public String uid() {
    return uid;
  }

  public Param<String> featuresCol() {
    return columns.featuresCol;
  }

  public LabelDiffusion setFeaturesCol(String column) {
    set(columns.featuresCol, column);
    return this;
  }

  public Param<String> labelCol() {
    return columns.labelCol;
  }

  public LabelDiffusion setLabelCol(String column) {
    set(columns.labelCol, column);
    return this;
  }

  public Param<String> idCol() {
    return columns.idCol;
  }

  public LabelDiffusion setIdCol(String column) {
    set(columns.idCol, column);
    return this;
  }

  public Param<String> predictionCol() {
    return columns.predictionCol;
  }

  public LabelDiffusion setPredictionCol(String column) {
    set(columns.predictionCol, column);
    return this;
  }

  public Param<String> probabilityCol() {
    return columns.probabilityCol;
  }

  public LabelDiffusion setProbabilityCol(String column) {
    set(columns.probabilityCol, column);
    return this;
  }

  public Param<String> confidenceCol() {
    return columns.confidenceCol;
  }

  public LabelDiffusion setConfidenceCol(String column) {
    set(columns.confidenceCol, column);
    return this;
  }

  public Param<String> reachedCol() {
    return columns.reachedCol;
  }

  public LabelDiffusion setReachedCol(String column) {
    set(columns.reachedCol, column);
    return this;
  }

  public Param<String> method() {
    return method;
  }

  public LabelDiffusion setMethod(String value) {
    set(method, value);
    return this;
  }

  public IntParam k() {
    return k;
  }

  public LabelDiffusion setK(int value) {
    set(k, value);
    return this;
  }

  public IntParam steps() {
    return steps;
  }

  public LabelDiffusion setSteps(int value) {
    set(steps, value);
    return this;
  }

  public IntParam initialSteps() {
    return initialSteps;
  }

  public LabelDiffusion setInitialSteps(int value) {
    set(initialSteps, value);
    return this;
  }

  public DoubleParam sigmaF() {
    return sigmaF;
  }

  public LabelDiffusion setSigmaF(double value) {
    set(sigmaF, value);
    return this;
  }

  public DoubleParam alpha() {
    return alpha;
  }

  public LabelDiffusion setAlpha(double value) {
    set(alpha, value);
    return this;
  }

  public Param<String> classSizes() {
    return classSizes;
  }

  public LabelDiffusion setClassSizes(String value) {
    set(classSizes, value);
    return this;
  }

  public Param<String> seeds() {
    return seeds;
  }

  public LabelDiffusion setSeeds(String value) {
    set(seeds, value);
    return this;
  }

  public Param<String> labels() {
    return labels;
  }

  public LabelDiffusion setLabels(String value) {
    set(labels, value);
    return this;
  }

  public IntParam blocks() {
    return blocks;
  }

  public LabelDiffusion setBlocks(int value) {
    set(blocks, value);
    return this;
  }

  public IntParam checkpointInterval() {
    return checkpointInterval;
  }

  public LabelDiffusion setCheckpointInterval(int value) {
    set(checkpointInterval, value);
    return this;
  }

  public Param<String> checkpointDir() {
    return checkpointDir;
  }

  public LabelDiffusion setCheckpointDir(String value) {
    set(checkpointDir, value);
    return this;
  }

  public IntParam trees() {
    return trees;
  }

  public LabelDiffusion setTrees(int value) {
    set(trees, value);
    return this;
  }

  public IntParam leafRows() {
    return leafRows;
  }

  public LabelDiffusion setLeafRows(int value) {
    set(leafRows, value);
    return this;
  }

  public IntParam refinements() {
    return refinements;
  }

  public LabelDiffusion setRefinements(int value) {
    set(refinements, value);
    return this;
  }

  /** Follows the progress of {@link #fit}; not a parameter. */
  public LabelDiffusion setProgress(Progress watcher) {
    progress = watcher;
    return this;
  }

  @Override
  public LabelDiffusionModel fit(Dataset<?> table) {
    InputColumns input = new InputColumns(text(featuresCol()), text(labelCol()), text(idCol()));
    input.check(table.schema());
    return fitted(table.toDF(), input, List.of());
  }

  /**
   * Diffuses over given edges instead of a neighbour graph.
   *
   * @param nodes a table with ids and labels
   * @param edges columns src and dst (ids) and weight; undirected, each edge once or in both
   *     directions
   */
  public LabelDiffusionModel fit(Dataset<?> nodes, Dataset<?> edges) {
    InvalidInput.require(
        !text(idCol()).isEmpty(), "edges name nodes by their ids: set idCol to the column of ids");
    InputColumns input = new InputColumns("", text(labelCol()), text(idCol()));
    input.check(nodes.schema());
    EdgeInput.check(edges.schema());
    return fitted(nodes.toDF(), input, List.of(edges.toDF()));
  }

  private LabelDiffusionModel fitted(
      Dataset<Row> table, InputColumns input, List<Dataset<Row>> edges) {
    FitSettings settings = settings(table);
    JavaSparkContext spark = new JavaSparkContext(table.sparkSession().sparkContext());
    RunFolder folder = RunFolder.of(spark, text(checkpointDir()));
    Nodes nodes = new Numbering(input).of(table);
    settings.sizes(nodes.facts().counts().length);
    List<JavaRDD<Edges>> numbered = edges.stream().map(e -> EdgeInput.of(e, nodes)).toList();
    Fit fit =
        new Fit(
            spark,
            settings,
            folder.checkpoints(settings, nodes.facts(), (int) getOrDefault(checkpointInterval())),
            progress,
            nodes);
    Fitted fitted = numbered.isEmpty() ? fit.ofRows() : fit.ofEdges(numbered.get(0));
    ModelData data = ModelData.of(nodes, fitted, settings.search().k());
    folder.close();
    LabelDiffusionModel model = new LabelDiffusionModel(uid, data);
    return copyValues(model, new ParamMap());
  }

  private FitSettings settings(Dataset<?> table) {
    int wanted = (int) getOrDefault(blocks());
    int cores = table.sparkSession().sparkContext().defaultParallelism();
    return new FitSettings(
        oneOf(Method.class, method()),
        new SearchSettings(
            (int) getOrDefault(k()),
            (int) getOrDefault(trees()),
            (int) getOrDefault(leafRows()),
            (int) getOrDefault(refinements())),
        (int) getOrDefault(steps()),
        new FitSettings.Numbers(
            (int) getOrDefault(initialSteps()),
            (double) getOrDefault(sigmaF()),
            (double) getOrDefault(alpha())),
        text(classSizes()),
        oneOf(LabelWeights.class, seeds()),
        oneOf(LabelRule.class, labels()),
        wanted == 0 ? Math.max(2, 2 * cores) : wanted);
  }

  private String text(Param<String> param) {
    return getOrDefault(param);
  }

  private <E extends Enum<E>> E oneOf(Class<E> type, Param<String> param) {
    String word = text(param).toUpperCase(Locale.ROOT);
    for (E value : type.getEnumConstants()) {
      if (value.name().equals(word)) {
        return value;
      }
    }
    throw new InvalidInput(
        param.name()
            + " must be one of "
            + List.of(type.getEnumConstants())
            + ", was '"
            + text(param)
            + "'");
  }

  @Override
  public StructType transformSchema(StructType schema) {
    new InputColumns(text(featuresCol()), text(labelCol()), text(idCol())).check(schema);
    boolean areNumbers = new InputColumns("", text(labelCol()), "").hasNumericLabels(schema);
    return OutputColumns.of(this, columns).appendedTo(schema, areNumbers);
  }

  @Override
  public LabelDiffusion copy(ParamMap extra) {
    LabelDiffusion copy = defaultCopy(extra);
    return copy.setProgress(progress);
  }

  public static MLReader<LabelDiffusion> read() {
    return new DefaultParamsReader<>();
  }

  public static LabelDiffusion load(String path) {
    return read().load(path);
  }
}
