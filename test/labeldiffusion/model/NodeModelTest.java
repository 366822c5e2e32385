package labeldiffusion.model;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.stream.IntStream;
import labeldiffusion.TestGraphs;
import labeldiffusion.diffusion.Diffusion;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.diffusion.linear.HarmonicDiffusion;
import labeldiffusion.diffusion.stepped.EulerDiffusion;
import labeldiffusion.diffusion.stepped.EulerSpec;
import labeldiffusion.diffusion.stepped.LabelRule;
import labeldiffusion.diffusion.stepped.LocalMatchDiffusivity;
import labeldiffusion.diffusion.stepped.Scheme;
import labeldiffusion.files.FileTestCase;
import labeldiffusion.graph.GraphSpec;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.graph.WidthRule;
import labeldiffusion.labels.LabelWeights;
import labeldiffusion.labels.Labels;
import labeldiffusion.neighbours.Search;
import labeldiffusion.neighbours.SearchSpec;
import labeldiffusion.points.Points;
import labeldiffusion.sparse.StoppingRule;
import org.junit.Test;

/** Graphs and distances from files. */
public class NodeModelTest extends FileTestCase {
  private static final Diffusion HARMONIC = new HarmonicDiffusion(new StoppingRule(1e-13, 1000));
  private static final Diffusion LOCAL_MATCH =
      EulerDiffusion.anisotropic(
          new EulerSpec(30, 1, Scheme.EXPLICIT, LabelWeights.BALANCED, LabelRule.CLAMP, false),
          5,
          0.3,
          new LocalMatchDiffusivity());

  @Test
  public void nodesNoRowMentionsCarryLabelsOn() throws IOException {
    GraphSource path = new GraphSource.Edges(file("a,b\nb,c\nc,d\nd,e\n"));
    FittedModel model =
        path.fit(
            TestRows.named("a", "e"),
            new Labels(new int[] {0, 1}, 2),
            spec(5, HARMONIC),
            Watcher.NONE);
    assertArrayEquals(new double[] {0.75, 0.25}, model.single(TestRows.named("b")), 1e-12);
    assertArrayEquals(new double[] {0.5, 0.5}, model.single(TestRows.named("c")), 1e-12);
    assertEquals(5, model.report().labels().nodes());
    assertEquals(List.of(new FileFacts(5, 3, 0, 0)), model.report().more());
  }

  @Test
  public void aNodeWithoutEdgesGetsThePrior() throws IOException {
    GraphSource edges = new GraphSource.Edges(file("a,b\nb,c\nlonely,lonely\n"));
    Labels labels = new Labels(new int[] {0, 0, 1}, 2);
    FittedModel model =
        edges.fit(TestRows.named("a", "b", "c"), labels, spec(5, HARMONIC), Watcher.NONE);
    assertArrayEquals(
        new double[] {2 / 3.0, 1 / 3.0}, model.single(TestRows.named("lonely")), 1e-12);
    assertEquals(List.of(new FileFacts(4, 1, 1, 0)), model.report().more());
  }

  /** The same for a training row, for a row of a batch and for a single row. */
  @Test
  public void aRowThatIsNotInTheFileIsNotReached() throws IOException {
    GraphSource edges = new GraphSource.Edges(file("a,b\nb,c\n"));
    Labels labels = new Labels(new int[] {0, 0, 1, Labels.UNLABELLED}, 2);
    FittedModel model =
        edges.fit(TestRows.named("a", "b", "c", "z"), labels, spec(5, HARMONIC), Watcher.NONE);
    Answers batch = model.batch(TestRows.named("b", "y", "z"), Watcher.NONE);
    assertTrue(batch.of(0).isReached());
    for (Answer answer :
        new Answer[] {batch.of(1), batch.of(2), model.answer(TestRows.named("x"))}) {
      assertFalse(answer.isReached());
      assertArrayEquals(new double[] {2 / 3.0, 1 / 3.0}, answer.distribution(), 1e-12);
    }
    assertEquals(List.of(new FileFacts(3, 0, 0, 1)), model.report().more());
    assertEquals(List.of(new FileFacts(3, 0, 0, 2)), batch.report().more());
  }

  /** In training data or in a batch: the same graph, the same answers. */
  @Test
  public void unknownIdsAnswerTheSameWhereverTheyCome() throws IOException {
    GraphSource edges = new GraphSource.Edges(file("a,b\nb,c\nc,d\n"));
    Labels three = new Labels(new int[] {0, 1, 1}, 2);
    FittedModel some =
        edges.fit(TestRows.named("a", "d", "y"), three, spec(5, LOCAL_MATCH), Watcher.NONE);
    FittedModel all =
        edges.fit(
            TestRows.named("x", "y", "d", "a"),
            new Labels(new int[] {Labels.UNLABELLED, 1, 1, 0}, 2),
            spec(5, LOCAL_MATCH),
            Watcher.NONE);
    TestRows asked = TestRows.named("b", "c", "x", "y");
    assertArrayEquals(
        all.batch(asked, Watcher.NONE).distributions(),
        some.batch(asked, Watcher.NONE).distributions());
  }

  @Test
  public void anUnknownIdIsRejectedIfAskedFor() throws IOException {
    GraphSource edges = new GraphSource.Edges(file("a,b\n"), true, AttributeUse.NONE);
    Labels labels = new Labels(new int[] {0, 1}, 2);
    String message =
        assertThrows(
                IllegalArgumentException.class,
                () -> edges.fit(TestRows.named("a", "z"), labels, spec(5, HARMONIC), Watcher.NONE))
            .getMessage();
    assertTrue(message, message.contains("is not") && message.contains("'z'"));
  }

  @Test
  public void rowsOfOneNodeMayNotContradictEachOther() throws IOException {
    GraphSource edges = new GraphSource.Edges(file("a,b\n"));
    Labels labels = new Labels(new int[] {0, 1}, 2);
    assertThrows(
        IllegalArgumentException.class,
        () -> edges.fit(TestRows.named("a", "a"), labels, spec(5, HARMONIC), Watcher.NONE));
  }

  /**
   * Neighbourhoods are the strongest edges, which for Gaussian weights are the nearest: the same
   * graph, the same scores.
   */
  @Test
  public void theGraphOfTheAttributesGivesTheAnswersOfTheAttributes() throws IOException {
    double[][] X = TestGraphs.randomPoints(60, 2, random);
    Labels labels = TestGraphs.labels(60, 3, random);
    SimilarityGraph graph = TestGraphs.nearest(X, 4);
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 60; i++) {
      text.append(i).append(',').append(i).append('\n'); // nodes in the order of the rows
    }
    for (int i = 0; i < 60; i++) {
      for (int p = graph.rowStart()[i]; p < graph.rowStart()[i + 1]; p++) {
        text.append(i + "," + graph.column()[p] + "," + graph.weight()[p] + "\n");
      }
    }
    String[] ids = IntStream.range(0, 60).mapToObj(String::valueOf).toArray(String[]::new);
    FittedModel fromFile =
        new GraphSource.Edges(file(text.toString()))
            .fit(TestRows.named(ids), labels, spec(4, LOCAL_MATCH), Watcher.NONE);
    assertSameAnswers(X, labels, fromFile);
  }

  @Test
  public void theDistancesOfTheAttributesGiveTheAnswersOfTheAttributes() throws IOException {
    double[][] X = TestGraphs.randomPoints(60, 2, random);
    Labels labels = TestGraphs.labels(60, 3, random);
    Points points = Points.of(X);
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 60; i++) {
      for (int j = 0; j < 60; j++) {
        text.append(j == 0 ? "" : ",").append(Math.sqrt(points.squaredDistance(i, points, j)));
      }
      text.append('\n');
    }
    String[] ids = IntStream.range(0, 60).mapToObj(String::valueOf).toArray(String[]::new);
    FittedModel fromFile =
        new GraphSource.Distances(file(text.toString()))
            .fit(TestRows.named(ids), labels, spec(4, LOCAL_MATCH), Watcher.NONE);
    assertSameAnswers(X, labels, fromFile);
  }

  private static ModelSpec spec(int k, Diffusion diffusion) {
    return new ModelSpec(
        new SearchSpec(Search.EXACT, 1), new GraphSpec(k, WidthRule.GLOBAL, 0), diffusion, 1);
  }

  private static void assertSameAnswers(double[][] X, Labels labels, FittedModel fromFile) {
    FittedModel model = TestRows.fit(Points.of(X), labels, spec(4, LOCAL_MATCH), Watcher.NONE);
    double[][] expected = model.batch(new TestRows(Points.of(X)), Watcher.NONE).distributions();
    for (int i = 0; i < X.length; i++) {
      assertArrayEquals(
          "row " + i, expected[i], fromFile.single(TestRows.named(String.valueOf(i))), 1e-9);
    }
  }
}
