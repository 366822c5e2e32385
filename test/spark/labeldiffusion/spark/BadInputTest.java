package labeldiffusion.spark;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;

import java.util.ArrayList;
import java.util.List;
import org.apache.spark.ml.linalg.Vectors;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import org.junit.Test;

/** Input that no run can start with is rejected in one sentence ({@link InvalidInput}). */
public class BadInputTest {
  private final LabelDiffusion estimator = TestTables.small(Method.ISOTROPIC);

  private void assertRejected(String message, LabelDiffusion estimator, Dataset<Row> table) {
    InvalidInput e = assertThrows(InvalidInput.class, () -> estimator.fit(table));
    assertEquals(message, e.getMessage());
  }

  private static Dataset<Row> with(Row... more) {
    List<Row> rows = new ArrayList<>(TestTables.rows(20));
    rows.addAll(List.of(more));
    return TestTables.table(rows);
  }

  @Test
  public void noLabels() {
    Dataset<Row> table =
        TestTables.table(20)
            .withColumn("label", org.apache.spark.sql.functions.lit(null).cast("string"));
    assertRejected(
        "the label column 'label' must hold some labels, but all are null or NaN",
        estimator,
        table);
  }

  @Test
  public void emptyTable() {
    assertRejected("the table must have rows, had none", estimator, TestTables.table(0));
  }

  @Test
  public void oneRow() {
    assertRejected(
        "the table must have at least two rows, had one", estimator, TestTables.table(1));
  }

  @Test
  public void emptyVectors() {
    Row row = RowFactory.create(1L, Vectors.dense(new double[0]), "left", "left");
    Row other = RowFactory.create(2L, Vectors.dense(new double[0]), null, "left");
    assertRejected(
        "vectors must hold numbers, but they are empty",
        estimator,
        TestTables.table(List.of(row, other)));
  }

  @Test
  public void idsTwice() {
    assertRejected(
        "ids in column 'id' must differ, but '1003' occurs 2 times",
        estimator,
        with(RowFactory.create(1003L, Vectors.dense(0, 0), null, null)));
  }

  @Test
  public void vectorsOfDifferentLength() {
    assertRejected(
        "all vectors of column 'features' must have the same length, had lengths 2 and 3",
        estimator,
        with(RowFactory.create(9003L, Vectors.dense(0, 0, 0), null, null)).coalesce(1));
  }

  @Test
  public void notANumber() {
    assertRejected(
        "vectors of column 'features' must hold finite numbers, row 20 holds NaN",
        estimator,
        with(RowFactory.create(9003L, Vectors.dense(0, Double.NaN), null, null)));
  }

  @Test
  public void noVector() {
    assertRejected(
        "column 'features' must hold a vector in every row, row 20 has none",
        estimator,
        with(RowFactory.create(9003L, null, null, null)));
  }

  @Test
  public void noId() {
    assertRejected(
        "column 'id' must hold an id in every row, one row has none",
        estimator,
        with(RowFactory.create(null, Vectors.dense(0, 0), null, null)));
  }

  @Test
  public void newRowsWithoutVectors() {
    LabelDiffusionModel model = estimator.fit(TestTables.table(20));
    InvalidInput e =
        assertThrows(
            InvalidInput.class,
            () -> model.setFeaturesCol("truth").transform(TestTables.table(20)));
    assertEquals("the features column 'truth' must hold vectors, holds string", e.getMessage());
  }

  @Test
  public void aSerializerWithoutRecords() {
    String kryo = "org.apache.spark.serializer.KryoSerializer";
    InvalidInput e = assertThrows(InvalidInput.class, () -> LabelDiffusion.checkSerializer(kryo));
    assertEquals(
        "spark.serializer must be Spark's default, JavaSerializer, was " + kryo, e.getMessage());
  }

  @Test
  public void unknownColumns() {
    assertRejected(
        "there is no column 'x' for the features: the columns are id, features, label, truth",
        TestTables.small(Method.ISOTROPIC).setFeaturesCol("x"),
        TestTables.table(20));
    assertRejected(
        "the features column 'truth' must hold vectors, holds string",
        TestTables.small(Method.ISOTROPIC).setFeaturesCol("truth"),
        TestTables.table(20));
    assertRejected(
        "the label column 'features' must hold text or numbers, holds vector",
        TestTables.small(Method.ISOTROPIC).setLabelCol("features"),
        TestTables.table(20));
  }

  @Test
  public void outputColumnsThatExist() {
    LabelDiffusion same = TestTables.small(Method.ISOTROPIC).setPredictionCol("truth");
    InvalidInput e =
        assertThrows(InvalidInput.class, () -> same.transformSchema(TestTables.SCHEMA));
    assertEquals(
        "the output column 'truth' must be new, but the table has a column of that name",
        e.getMessage());
    assertRejected(e.getMessage(), same, TestTables.table(20));
  }

  @Test
  public void parametersOutOfRange() {
    Dataset<Row> table = TestTables.table(20);
    assertRejected("steps must be 0 (AUTO) or more, was -1", small().setSteps(-1), table);
    assertRejected(
        "blocks must be 0 (AUTO) or between 1 and 32767, was -1", small().setBlocks(-1), table);
    assertRejected("sigmaF must be a number above 0, was 0.0", small().setSigmaF(0), table);
    assertRejected(
        "seeds must be one of [BALANCED, ONE_HOT], was 'HUGE'", small().setSeeds("HUGE"), table);
    assertRejected(
        "checkpointInterval must be at least 1, was 0", small().setCheckpointInterval(0), table);
    assertRejected(
        "classSizes must be one of [FREE, EVEN, LABELS, AUTO], or 2 comma-separated numbers above"
            + " 0, one per class, that sum to 1 or are whole, was '1,2,3'",
        small().setClassSizes("1,2,3"),
        table);
  }

  private static LabelDiffusion small() {
    return TestTables.small(Method.ISOTROPIC);
  }

  @Test
  public void edgesThatAreNone() {
    StructType schema =
        new StructType()
            .add("src", DataTypes.LongType)
            .add("dst", DataTypes.LongType)
            .add("weight", DataTypes.DoubleType);
    assertEdgeRejected(
        "weights of edges must be numbers of 0 or more, edge 1000 - 1001 has -1.0",
        TestSpark.session()
            .createDataFrame(List.of(RowFactory.create(1000L, 1001L, -1.0)), schema));
    assertEdgeRejected(
        "edges must join ids of the table of nodes, '5' is not among them",
        TestSpark.session().createDataFrame(List.of(RowFactory.create(5L, 1001L, 1.0)), schema));
    assertEdgeRejected(
        "edges must have two ends, but the row [null,1001,1.0] has not",
        TestSpark.session().createDataFrame(List.of(RowFactory.create(null, 1001L, 1.0)), schema));
    assertEdgeRejected(
        "there is no column 'dst' for the id: the columns are src, weight",
        TestSpark.session()
            .createDataFrame(List.of(RowFactory.create(5L, 1001L, 1.0)), schema)
            .drop("dst"));
  }

  private void assertEdgeRejected(String message, Dataset<Row> edges) {
    InvalidInput e =
        assertThrows(InvalidInput.class, () -> estimator.fit(TestTables.table(20), edges));
    assertEquals(message, e.getMessage());
  }
}
