package labeldiffusion.spark;

import java.util.List;
import labeldiffusion.parallel.Progress;
import labeldiffusion.spark.steps.Checkpoints;
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
  static final String SERIALIZER = "spark.serializer";

  private final String uid;
  private final ColumnParams columns;
  private final RunParams run;
  private transient Progress progress = Progress.NONE;

  public LabelDiffusion() {
    this(Identifiable$.MODULE$.randomUID("labelDiffusion"));
  }

  public LabelDiffusion(String uid) {
    this.uid = uid;
    columns = new ColumnParams(this);
    run = new RunParams(this);
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
    return run.method;
  }

  public LabelDiffusion setMethod(String value) {
    set(run.method, value);
    return this;
  }

  public IntParam k() {
    return run.k;
  }

  public LabelDiffusion setK(int value) {
    set(run.k, value);
    return this;
  }

  public IntParam steps() {
    return run.steps;
  }

  public LabelDiffusion setSteps(int value) {
    set(run.steps, value);
    return this;
  }

  public IntParam initialSteps() {
    return run.initialSteps;
  }

  public LabelDiffusion setInitialSteps(int value) {
    set(run.initialSteps, value);
    return this;
  }

  public DoubleParam sigmaF() {
    return run.sigmaF;
  }

  public LabelDiffusion setSigmaF(double value) {
    set(run.sigmaF, value);
    return this;
  }

  public DoubleParam alpha() {
    return run.alpha;
  }

  public LabelDiffusion setAlpha(double value) {
    set(run.alpha, value);
    return this;
  }

  public Param<String> classSizes() {
    return run.classSizes;
  }

  public LabelDiffusion setClassSizes(String value) {
    set(run.classSizes, value);
    return this;
  }

  public Param<String> seeds() {
    return run.seeds;
  }

  public LabelDiffusion setSeeds(String value) {
    set(run.seeds, value);
    return this;
  }

  public Param<String> labels() {
    return run.labels;
  }

  public LabelDiffusion setLabels(String value) {
    set(run.labels, value);
    return this;
  }

  public IntParam blocks() {
    return run.blocks;
  }

  public LabelDiffusion setBlocks(int value) {
    set(run.blocks, value);
    return this;
  }

  public IntParam checkpointInterval() {
    return run.checkpointInterval;
  }

  public LabelDiffusion setCheckpointInterval(int value) {
    set(run.checkpointInterval, value);
    return this;
  }

  public Param<String> checkpointDir() {
    return run.checkpointDir;
  }

  public LabelDiffusion setCheckpointDir(String value) {
    set(run.checkpointDir, value);
    return this;
  }

  public IntParam trees() {
    return run.trees;
  }

  public LabelDiffusion setTrees(int value) {
    set(run.trees, value);
    return this;
  }

  public IntParam leafRows() {
    return run.leafRows;
  }

  public LabelDiffusion setLeafRows(int value) {
    set(run.leafRows, value);
    return this;
  }

  public DoubleParam recall() {
    return run.recall;
  }

  public LabelDiffusion setRecall(double value) {
    set(run.recall, value);
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
    checkSerializer(table.sparkSession().conf().get(SERIALIZER, ""));
    OutputColumns.of(this, columns)
        .appendedTo(table.schema(), input.hasNumericLabels(table.schema()));
    JavaSparkContext spark = new JavaSparkContext(table.sparkSession().sparkContext());
    FitSettings asked = run.settings();
    int interval = run.of(run.checkpointInterval);
    InvalidInput.require(interval >= 1, "checkpointInterval must be at least 1, was " + interval);
    RunFolder folder = RunFolder.of(spark, text(run.checkpointDir));
    try {
      int blocks = asked.blocksOr(table::count, spark::defaultParallelism);
      Nodes nodes = new Numbering(input, blocks).of(table);
      asked.sizes(nodes.facts().counts().length);
      List<EdgeInput> numbered = edges.stream().map(e -> EdgeInput.of(e, nodes)).toList();
      long hash = nodes.facts().hash() + numbered.stream().mapToLong(EdgeInput::hash).sum();
      Checkpoints checkpoints =
          folder.checkpoints(asked + " " + nodes.facts().d() + " " + hash, interval, blocks);
      FitSettings settings = asked.withBlocks(checkpoints.blocks());
      Fit fit = new Fit(spark, settings, checkpoints, progress, nodes);
      Fitted fitted = numbered.isEmpty() ? fit.ofRows() : fit.ofEdges(numbered.get(0).edges());
      ModelData data = ModelData.of(nodes, fitted, settings.search().k());
      checkpoints.deleteAllBut(Fit.SCORES);
      return copyValues(new LabelDiffusionModel(uid, data), new ParamMap());
    } catch (Throwable e) { // Spark throws checked exceptions that its methods do not declare
      folder.release();
      throw e;
    }
  }

  /** Much of what travels are records, for which Kryo finds no constructor. */
  static void checkSerializer(String serializer) {
    InvalidInput.require(
        !serializer.contains("Kryo"),
        SERIALIZER + " must be Spark's default, JavaSerializer, was " + serializer);
  }

  private String text(Param<String> param) {
    return getOrDefault(param);
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
