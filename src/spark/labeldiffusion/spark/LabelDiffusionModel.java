package labeldiffusion.spark;

import labeldiffusion.spark.OutputColumns.Answer;
import org.apache.spark.api.java.JavaPairRDD;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.Optional;
import org.apache.spark.ml.Model;
import org.apache.spark.ml.param.Param;
import org.apache.spark.ml.param.ParamMap;
import org.apache.spark.ml.util.MLReader;
import org.apache.spark.ml.util.MLWritable;
import org.apache.spark.ml.util.MLWriter;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.types.StructType;
import scala.Tuple2;

/**
 * A fitted {@link LabelDiffusion}. Rows whose id or vector it has seen get their scores; others get
 * the weighted mean of their nearest rows. Nodes of a given graph are known by their ids only: an
 * unknown one gets the shares of the classes among the labels and is not reached.
 */
public final class LabelDiffusionModel extends Model<LabelDiffusionModel> implements MLWritable {
  private static final long serialVersionUID = 1L;

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

  @Override
  public Dataset<Row> transform(Dataset<?> table) {
    StructType schema = transformSchema(table.schema());
    ModelData.Facts facts = data.facts();
    String id = getOrDefault(columns.idCol);
    String features = getOrDefault(columns.featuresCol);
    JavaPairRDD<Long, Row> rows = table.toDF().toJavaRDD().zipWithIndex().mapToPair(Tuple2::swap);
    JavaPairRDD<Long, Answer> answers;
    if (id.isEmpty()) {
      answers = NewRows.answers(rows.mapToPair(row -> vector(row, features, facts.d())), data);
    } else {
      JavaPairRDD<String, double[]> stored =
          data.rows().mapToPair(row -> new Tuple2<>(row.id(), row.scores()));
      JavaPairRDD<Long, Optional<double[]>> found =
          rows.mapToPair(row -> new Tuple2<>(String.valueOf(row._2().<Object>getAs(id)), row._1()))
              .leftOuterJoin(stored)
              .mapToPair(Tuple2::_2);
      JavaPairRDD<Long, Answer> known =
          found
              .filter(row -> row._2().isPresent())
              .mapValues(scores -> NewRows.stored(scores.get(), facts));
      answers = known.union(unknown(found, rows, features));
    }
    JavaRDD<Row> all =
        rows.join(answers)
            .map(row -> OutputColumns.appended(row._2()._1(), row._2()._2(), facts.classes()));
    return table.sparkSession().createDataFrame(all, schema);
  }

  private JavaPairRDD<Long, Answer> unknown(
      JavaPairRDD<Long, Optional<double[]>> found, JavaPairRDD<Long, Row> rows, String features) {
    JavaPairRDD<Long, Row> left =
        found.filter(row -> !row._2().isPresent()).join(rows).mapValues(Tuple2::_2);
    ModelData.Facts facts = data.facts();
    return facts.hasVectors()
        ? NewRows.answers(left.mapToPair(row -> vector(row, features, facts.d())), data)
        : left.mapValues(row -> new Answer(facts.prior(), false));
  }

  private static Tuple2<Long, double[]> vector(Tuple2<Long, Row> row, String features, int d) {
    double[] x = Numbering.vector(row._2(), features, row._1());
    InvalidInput.require(
        x.length == d,
        "vectors must have the length of those the model was fitted on, "
            + d
            + ", row "
            + row._1()
            + " has length "
            + x.length);
    return new Tuple2<>(row._1(), x);
  }

  @Override
  public StructType transformSchema(StructType schema) {
    String id = getOrDefault(columns.idCol);
    if (!id.isEmpty()) {
      InputColumns.checkId(schema, id);
    }
    if (data.facts().hasVectors()) {
      InputColumns.type(schema, getOrDefault(columns.featuresCol), "features");
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
