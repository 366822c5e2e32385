package labeldiffusion.spark;

import labeldiffusion.spark.OutputColumns.Answer;
import org.apache.spark.api.java.JavaPairRDD;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.ml.Model;
import org.apache.spark.ml.linalg.Vector;
import org.apache.spark.ml.linalg.Vectors;
import org.apache.spark.ml.param.Param;
import org.apache.spark.ml.param.ParamMap;
import org.apache.spark.ml.util.MLReader;
import org.apache.spark.ml.util.MLWritable;
import org.apache.spark.ml.util.MLWriter;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.functions;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import scala.Tuple2;

/**
 * A fitted {@link LabelDiffusion}. Rows whose id or vector it has seen get their scores; others get
 * the weighted mean of their nearest rows. Nodes of a given graph are known by their ids only: an
 * unknown one gets the shares of the classes among the labels and is not reached.
 */
public final class LabelDiffusionModel extends Model<LabelDiffusionModel> implements MLWritable {
  private static final long serialVersionUID = 1L;

  /** A column name that no table has. */
  private static final String ID = "labelDiffusion_id";

  private final String uid;
  private final ColumnParams columns;
  private final transient ModelData data;

  /** For Spark's registry of transformers; such a model knows nothing. */
  public LabelDiffusionModel() {
    this("labelDiffusion", null);
  }

  LabelDiffusionModel(String uid, ModelData data) {
    this.uid = uid;
    this.data = data;
    columns = new ColumnParams(this);
  }

  @Override
  public String uid() {
    return uid;
  }

  public Param<String> featuresCol() {
    return columns.featuresCol;
  }

  public LabelDiffusionModel setFeaturesCol(String column) {
    set(columns.featuresCol, column);
    return this;
  }

  public Param<String> labelCol() {
    return columns.labelCol;
  }

  public Param<String> idCol() {
    return columns.idCol;
  }

  public LabelDiffusionModel setIdCol(String column) {
    set(columns.idCol, column);
    return this;
  }

  public Param<String> predictionCol() {
    return columns.predictionCol;
  }

  public LabelDiffusionModel setPredictionCol(String column) {
    set(columns.predictionCol, column);
    return this;
  }

  public Param<String> probabilityCol() {
    return columns.probabilityCol;
  }

  public LabelDiffusionModel setProbabilityCol(String column) {
    set(columns.probabilityCol, column);
    return this;
  }

  public Param<String> confidenceCol() {
    return columns.confidenceCol;
  }

  public LabelDiffusionModel setConfidenceCol(String column) {
    set(columns.confidenceCol, column);
    return this;
  }

  public Param<String> reachedCol() {
    return columns.reachedCol;
  }

  public LabelDiffusionModel setReachedCol(String column) {
    set(columns.reachedCol, column);
    return this;
  }

  /** The facts of the run: rows, labels, graph, steps, rows that no label has reached. */
  public String report() {
    return data.facts().report();
  }

  /** The classes, in the order of the probabilities. */
  public String[] classes() {
    return data.facts().classes().array();
  }

  ModelData data() {
    return data;
  }

  /**
   * Adds the answers. Looks for unknown ids at once, because rows with such ids take a search among
   * all rows of the model.
   */
  @Override
  public Dataset<Row> transform(Dataset<?> table) {
    LabelDiffusion.checkSerializer(table.sparkSession().conf().get(LabelDiffusion.SERIALIZER, ""));
    StructType schema = transformSchema(table.schema());
    String id = getOrDefault(columns.idCol);
    Dataset<Row> rows = table.toDF();
    if (id.isEmpty()) {
      return table.sparkSession().createDataFrame(answered(rows.toJavaRDD()), schema);
    }
    Dataset<Row> stored = stored(table.sparkSession());
    Column isSame = functions.col("`" + id + "`").cast("string").equalTo(stored.col(ID));
    ModelData.Facts facts = data.facts();
    JavaRDD<Row> known =
        rows.join(stored, isSame).toJavaRDD().map(row -> OutputColumns.known(row, facts));
    Dataset<Row> ids = stored.select(ID);
    boolean hasNew = !rows.select("`" + id + "`").join(ids, isSame, "left_anti").isEmpty();
    JavaRDD<Row> all =
        hasNew ? known.union(answered(rows.join(ids, isSame, "left_anti").toJavaRDD())) : known;
    return table.sparkSession().createDataFrame(all, schema);
  }

  /** Ids and scores of the rows that the model knows. */
  private Dataset<Row> stored(SparkSession spark) {
    StructType schema =
        new StructType()
            .add(ID, DataTypes.StringType)
            .add("scores", DataTypes.createArrayType(DataTypes.DoubleType, false));
    return spark.createDataFrame(
        data.rows().map(row -> RowFactory.create(row.id(), row.scores())), schema);
  }

  /** Rows that are known by their vectors only, or not at all. */
  private JavaRDD<Row> answered(JavaRDD<Row> unknown) {
    ModelData.Facts facts = data.facts();
    if (!facts.hasVectors()) {
      Answer answer = new Answer(facts.prior(), false);
      return unknown.map(row -> OutputColumns.appended(row, answer, facts.classes()));
    }
    String features = getOrDefault(columns.featuresCol);
    // known by their vectors: their places may differ when Spark computes the rows once more
    JavaPairRDD<Vector, Row> rows =
        unknown
            .zipWithIndex()
            .mapToPair(row -> new Tuple2<>(vector(row, features, facts.d()), row._1()));
    return rows.join(NewRows.answers(rows.keys(), data))
        .map(row -> OutputColumns.appended(row._2()._1(), row._2()._2(), facts.classes()));
  }

  private static Vector vector(Tuple2<Row, Long> row, String features, int d) {
    double[] x = TableRows.vector(row._1(), features, row._2());
    InvalidInput.require(
        x.length == d,
        () ->
            "vectors must have the length of those the model was fitted on, "
                + d
                + ", row "
                + row._2()
                + " has length "
                + x.length);
    return Vectors.dense(x);
  }

  @Override
  public StructType transformSchema(StructType schema) {
    String id = getOrDefault(columns.idCol);
    if (!id.isEmpty()) {
      InputColumns.checkId(schema, id);
    }
    if (data.facts().hasVectors()) {
      InputColumns.checkFeatures(schema, getOrDefault(columns.featuresCol));
    }
    return OutputColumns.of(this, columns).appendedTo(schema, data.facts().classes().areNumbers());
  }

  @Override
  public LabelDiffusionModel copy(ParamMap extra) {
    LabelDiffusionModel copy = new LabelDiffusionModel(uid, data);
    copyValues(copy, extra);
    return copy.setParent(parent());
  }

  @Override
  public MLWriter write() {
    return new ModelFiles.Writer(this);
  }

  public static MLReader<LabelDiffusionModel> read() {
    return new ModelFiles.Reader();
  }

  public static LabelDiffusionModel load(String path) {
    return read().load(path);
  }
}
