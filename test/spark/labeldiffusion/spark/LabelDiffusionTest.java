package labeldiffusion.spark;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.TreeMap;
import java.util.concurrent.CancellationException;
import labeldiffusion.parallel.Progress;
import org.apache.spark.ml.Estimator;
import org.apache.spark.ml.Pipeline;
import org.apache.spark.ml.PipelineModel;
import org.apache.spark.ml.PipelineStage;
import org.apache.spark.ml.Transformer;
import org.apache.spark.ml.linalg.Vector;
import org.apache.spark.ml.linalg.Vectors;
import org.apache.spark.ml.param.ParamMap;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;

/** The estimator and its model ({@link LabelDiffusionModel}) as users of spark.ml see them. */
public class LabelDiffusionTest {
  @Rule public final TemporaryFolder folder = new TemporaryFolder();

  private static Map<Long, Row> byId(Dataset<Row> table) {
    Map<Long, Row> rows = new TreeMap<>();
    table.collectAsList().forEach(row -> rows.put(row.<Long>getAs("id"), row));
    return rows;
  }

  private static double[] probability(Row row) {
    return row.<Vector>getAs("probability").toArray();
  }

  private static void assertSameAnswers(Dataset<Row> expected, Dataset<Row> found) {
    Map<Long, Row> other = byId(found);
    byId(expected)
        .forEach((id, row) -> assertArrayEquals(probability(row), probability(other.get(id)), 0));
  }

  @Test
  public void mostRowsOfTwoCloudsGetTheirClass() {
    LabelDiffusionModel model = TestTables.small(Method.SMOOTH).fit(TestTables.table(150));
    Dataset<Row> answers = model.transform(TestTables.table(150));
    int right = 0;
    for (Row row : byId(answers).values()) {
      double[] p = probability(row);
      assertEquals(1, p[0] + p[1], 1e-12);
      assertEquals(Math.max(p[0], p[1]), row.<Double>getAs("confidence"), 0);
      assertTrue(row.<Boolean>getAs("reached"));
      right += row.getAs("prediction").equals(row.getAs("truth")) ? 1 : 0;
    }
    assertTrue(right + " of 150", right >= 140);
    assertArrayEquals(new String[] {"left", "right"}, model.classes());
    assertTrue(model.report(), model.report().contains("150, 20 of them labelled"));
  }

  @Test
  public void moreBlocksThanRowsGiveTheAnswersOfOneBlock() {
    Dataset<Row> table = TestTables.table(30);
    assertSameAnswers(
        TestTables.small(Method.SMOOTH).setBlocks(1).fit(table).transform(table),
        TestTables.small(Method.SMOOTH).setBlocks(40).fit(table).transform(table));
  }

  @Test
  public void equalNewRowsWithoutIdsAreAllAnswered() {
    Dataset<Row> table = TestTables.table(60);
    LabelDiffusionModel model = TestTables.small(Method.ISOTROPIC).fit(table).setIdCol("");
    Row one = RowFactory.create(7L, Vectors.dense(-3, 0.1), null, null);
    Row other = RowFactory.create(8L, Vectors.dense(-3, 0.1), null, null);
    Map<Long, Row> answers = byId(model.transform(TestTables.table(List.of(one, other))));
    assertArrayEquals(probability(answers.get(7L)), probability(answers.get(8L)), 0);
  }

  @Test
  public void answersDependNeitherOnTheOrderOfRowsNorOnBlocks() {
    Dataset<Row> table = TestTables.table(120);
    Dataset<Row> first = TestTables.small(Method.NONLINEAR).fit(table).transform(table);
    List<Row> rows = new ArrayList<>(TestTables.rows(120));
    java.util.Collections.reverse(rows);
    Dataset<Row> reversed = TestTables.table(rows).repartition(3);
    Dataset<Row> second =
        TestTables.small(Method.NONLINEAR).setBlocks(5).fit(reversed).transform(table);
    assertSameAnswers(first, second);
  }

  @Test
  public void aRowOfTheTableGetsTheSameAnswerByItsIdAndByItsVector() {
    Dataset<Row> table = TestTables.table(90);
    LabelDiffusionModel model = TestTables.small(Method.ISOTROPIC).fit(table);
    Dataset<Row> byId = model.transform(table);
    assertSameAnswers(byId, model.copy(new ParamMap()).setIdCol("").transform(table));
  }

  @Test
  public void aNewRowGetsTheClassOfTheRowsAroundIt() {
    LabelDiffusionModel model = TestTables.small(Method.GRF).fit(TestTables.table(90));
    Row far = RowFactory.create(7L, Vectors.dense(-3, 0.1), null, null);
    Row answer = byId(model.transform(TestTables.table(List.of(far)))).get(7L);
    assertEquals("left", answer.getAs("prediction"));
    assertTrue(answer.<Boolean>getAs("reached"));
  }

  @Test
  public void aSavedModelAnswersWithTheSameBits() throws Exception {
    Dataset<Row> table = TestTables.table(60);
    LabelDiffusionModel model = TestTables.small(Method.LGC).fit(table);
    String path = folder.getRoot() + "/model";
    model.write().overwrite().save(path);
    LabelDiffusionModel loaded = LabelDiffusionModel.load(path);
    assertEquals(model.uid(), loaded.uid());
    assertEquals(model.report(), loaded.report());
    assertSameAnswers(model.transform(table), loaded.transform(table));
  }

  @Test
  public void aSavedEstimatorHasItsParameters() throws Exception {
    LabelDiffusion estimator = TestTables.small(Method.LINEAR).setSigmaF(0.7);
    String path = folder.getRoot() + "/estimator";
    estimator.save(path);
    assertEquals(
        estimator.extractParamMap().toString(),
        LabelDiffusion.load(path).extractParamMap().toString());
    assertEquals(estimator.explainParams(), estimator.copy(new ParamMap()).explainParams());
    assertTrue(estimator.explainParams().contains("sigmaF"));
  }

  @Test
  public void pipelinesFitAndKeepIt() throws Exception {
    Dataset<Row> table = TestTables.table(60);
    Pipeline pipeline =
        new Pipeline().setStages(new PipelineStage[] {TestTables.small(Method.ISOTROPIC)});
    PipelineModel model = pipeline.fit(table);
    String path = folder.getRoot() + "/pipeline";
    model.save(path);
    assertSameAnswers(model.transform(table), PipelineModel.load(path).transform(table));
  }

  @Test
  @SuppressWarnings("rawtypes") // the key of the registry is the raw class
  public void sparkConnectFindsItsClasses() {
    assertTrue(
        ServiceLoader.load(Estimator.class).stream()
            .anyMatch(provider -> provider.type() == LabelDiffusion.class));
    assertTrue(
        ServiceLoader.load(Transformer.class).stream()
            .anyMatch(provider -> provider.type() == LabelDiffusionModel.class));
  }

  @Test
  public void numericLabelsGiveNumericPredictions() {
    Dataset<Row> table =
        TestTables.table(60)
            .selectExpr(
                "id",
                "features",
                "if(label is null, double('nan'), if(label = 'left', 3, 20)) as label");
    LabelDiffusionModel model = TestTables.small(Method.ISOTROPIC).fit(table);
    assertArrayEquals(new String[] {"3.0", "20.0"}, model.classes());
    Row row = model.transform(table).first();
    assertTrue(List.of(3.0, 20.0).contains(row.<Double>getAs("prediction")));
  }

  @Test
  public void givenEdgesAreFollowedAndNothingElse() {
    Dataset<Row> edges =
        edges(
            RowFactory.create(1L, 2L, 1.0),
            RowFactory.create(2L, 1L, 1.0),
            RowFactory.create(2L, 3L, 2.0),
            RowFactory.create(3L, 4L, 1.0));
    List<Row> nodes = new ArrayList<>();
    for (long id = 1; id <= 6; id++) {
      nodes.add(RowFactory.create(id, null, id == 1 ? "a" : id == 4 ? "b" : null, null));
    }
    LabelDiffusionModel model = TestTables.small(Method.GRF).fit(TestTables.table(nodes), edges);
    Map<Long, Row> answers = byId(model.transform(TestTables.table(nodes)));
    // potentials along 1 - 2 = 3 - 4 with resistances 1, 1/2, 1
    assertArrayEquals(new double[] {0.6, 0.4}, probability(answers.get(2L)), 1e-7);
    assertArrayEquals(new double[] {0.4, 0.6}, probability(answers.get(3L)), 1e-7);
    assertFalse(answers.get(6L).<Boolean>getAs("reached"));
    assertArrayEquals(new double[] {0.5, 0.5}, probability(answers.get(6L)), 0);
  }

  private static Dataset<Row> edges(Row... rows) {
    StructType edge =
        new StructType()
            .add("src", DataTypes.LongType)
            .add("dst", DataTypes.LongType)
            .add("weight", DataTypes.DoubleType);
    return TestSpark.session().createDataFrame(List.of(rows), edge);
  }

  @Test
  public void anInterruptedFitIsNotContinuedWithOtherEdges() {
    List<Row> nodes = new ArrayList<>();
    for (long id = 1; id <= 4; id++) {
      nodes.add(RowFactory.create(id, null, id == 1 ? "a" : id == 4 ? "b" : null, null));
    }
    LabelDiffusion estimator =
        TestTables.small(Method.GRF).setCheckpointDir(folder.getRoot().toString());
    estimator.setProgress(
        (phase, done, total) -> {
          if (phase.equals("graph")) {
            throw new CancellationException("killed");
          }
        });
    Row first = RowFactory.create(1L, 2L, 1.0);
    Row second = RowFactory.create(2L, 4L, 1.0);
    Row third = RowFactory.create(3L, 4L, 1.0);
    assertThrows(
        CancellationException.class,
        () -> estimator.fit(TestTables.table(nodes), edges(first, second)));
    estimator.setProgress(Progress.NONE);
    String other = estimator.fit(TestTables.table(nodes), edges(first, third)).report();
    assertTrue(other, other.contains("given edges\n"));
    String same = estimator.fit(TestTables.table(nodes), edges(second, first)).report();
    assertTrue(same, same.contains("given edges, stored by an earlier run"));
  }

  @Test
  public void anInterruptedFitContinuesWithTheSameBits() {
    Dataset<Row> table = TestTables.table(60);
    LabelDiffusion estimator = TestTables.small(Method.NONLINEAR).setCheckpointInterval(2);
    Dataset<Row> undisturbed = estimator.fit(table).transform(table);
    estimator.setCheckpointDir(folder.getRoot().toString());
    estimator.setProgress(
        (phase, done, total) -> {
          if (phase.equals("diffusion") && done == 5) {
            throw new CancellationException("killed");
          }
        });
    assertThrows(CancellationException.class, () -> estimator.fit(table));
    LabelDiffusionModel model = estimator.setProgress(Progress.NONE).fit(table);
    assertTrue(model.report(), model.report().contains("stored by an earlier run"));
    assertSameAnswers(undisturbed, model.transform(table));
    java.io.File[] runs = folder.getRoot().listFiles();
    assertEquals(1, runs.length);
    assertArrayEquals("what the model needs", new String[] {"scores"}, runs[0].list());
  }

  /** As if all machines were replaced. */
  @Test
  public void aModelNeedsNothingThatMachinesKeep() {
    Dataset<Row> table = TestTables.table(60);
    LabelDiffusionModel model = TestTables.small(Method.SMOOTH).fit(table);
    Map<Long, Row> before = byId(model.transform(table));
    TestSpark.context().getPersistentRDDs().values().forEach(data -> data.unpersist(true));
    byId(model.transform(table))
        .forEach((id, row) -> assertArrayEquals(probability(before.get(id)), probability(row), 0));
  }

  @Test
  public void wantedClassSizesAreKept() {
    Dataset<Row> table = TestTables.table(150);
    LabelDiffusionModel model =
        TestTables.small(Method.ISOTROPIC).setClassSizes("0.7,0.3").fit(table);
    long left = model.transform(table).filter("prediction = 'left'").count();
    assertEquals(105, left, 6);
  }
}
