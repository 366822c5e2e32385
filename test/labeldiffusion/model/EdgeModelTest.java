package labeldiffusion.model;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertSame;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import labeldiffusion.TestGraphs;
import labeldiffusion.diffusion.Diffusion;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.diffusion.linear.HarmonicDiffusion;
import labeldiffusion.diffusion.linear.LinearNeighbourhoodDiffusion;
import labeldiffusion.diffusion.stepped.EulerDiffusion;
import labeldiffusion.diffusion.stepped.EulerSpec;
import labeldiffusion.diffusion.stepped.LabelRule;
import labeldiffusion.diffusion.stepped.LocalMatchDiffusivity;
import labeldiffusion.diffusion.stepped.Scheme;
import labeldiffusion.files.FileTestCase;
import labeldiffusion.graph.EdgeOrigin;
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

/** Graphs whose edges are weighed by the attributes of their nodes. */
public class EdgeModelTest extends FileTestCase {
  private static final int N = 60;
  private static final GraphSpec FIXED = new GraphSpec(4, WidthRule.FIXED, 0.05);
  private static final GraphSpec GLOBAL = new GraphSpec(4, WidthRule.GLOBAL, 0);
  private static final StoppingRule RULE = new StoppingRule(1e-13, 1000);
  private static final Diffusion HARMONIC = new HarmonicDiffusion(RULE);
  private static final Diffusion LOCAL_MATCH =
      EulerDiffusion.anisotropic(
          new EulerSpec(30, 1, Scheme.EXPLICIT, LabelWeights.BALANCED, LabelRule.CLAMP, false),
          5,
          0.3,
          new LocalMatchDiffusivity());

  private final double[][] X = TestGraphs.randomPoints(N, 2, random);
  private final Labels labels = TestGraphs.labels(N, 3, random);

  /** a - b - c with the labels at the ends: b is the mean of both, weighed by how near they are. */
  @Test
  public void nearerNodesCountForMore() throws IOException {
    Path file = file("a,b,7\nb,c,1\n");
    Points rows = Points.of(new double[] {0}, new double[] {1}, new double[] {4});
    FittedModel model =
        weighted(file)
            .fit(
                new TestRows(rows, "a", "b", "c"),
                new Labels(new int[] {0, Labels.UNLABELLED, 1}, 2),
                spec(GLOBAL, HARMONIC, 1),
                Watcher.NONE);
    double near = Math.exp(-1 / 4.0); // sigma_x = ((1 + 3) / 2)^2, whatever the file's weights are
    double far = Math.exp(-9 / 4.0);
    assertArrayEquals(
        new double[] {near / (near + far), far / (near + far)},
        model.single(TestRows.named("b")),
        1e-12);
    assertEquals(4, model.report().graph().origin().sigmaX(), 1e-15);
  }

  /**
   * The edges of the nearest-neighbour graph without their weights, and the attributes: the same
   * graph, the same scores.
   */
  @Test
  public void theEdgesOfTheAttributesGiveTheAnswersOfTheAttributes() throws IOException {
    for (Diffusion diffusion :
        new Diffusion[] {LOCAL_MATCH, HARMONIC, new LinearNeighbourhoodDiffusion(0.9, RULE)}) {
      Points raw = Points.of(copy(X));
      FittedModel table = TestRows.fit(raw, labels, spec(FIXED, diffusion, 1), Watcher.NONE);
      FittedModel model = model(N, FIXED, diffusion, 1);
      for (int i = 0; i < N; i++) {
        assertArrayEquals(
            "row " + i,
            table.single(new TestRows(Points.of(X[i]))),
            model.single(TestRows.named(String.valueOf(i))),
            1e-9);
      }
    }
  }

  @Test
  public void attributesThatComeWithABatchCountAsIfTheyHadBeenThere() throws IOException {
    Answers result = batch(model(40, GLOBAL, LOCAL_MATCH, 1), 0, N);
    FittedModel whole = model(N, GLOBAL, LOCAL_MATCH, 1, labelsOfFirst(40));
    for (int i = 0; i < N; i++) {
      assertArrayEquals(
          "row " + i,
          whole.single(TestRows.named(String.valueOf(i))),
          result.distributions()[i],
          1e-12);
    }
    assertEquals(
        whole.report().graph().origin().sigmaX(), result.report().graph().origin().sigmaX(), 1e-12);
  }

  @Test
  public void aBatchOfNodesWithAttributesChangesNothing() throws IOException {
    FittedModel model = model(40, GLOBAL, LOCAL_MATCH, 1);
    Answers result =
        model.batch(new TestRows(Points.of(new double[40][2]), ids(0, 40)), Watcher.NONE);
    assertSame(model.report(), result.report());
    assertArrayEquals(model.single(TestRows.named("7")), result.distributions()[7], 0);
  }

  @Test
  public void edgesOfNodesWithoutAttributesAreCounted() throws IOException {
    FittedModel model = model(40, GLOBAL, LOCAL_MATCH, 1);
    int unmeasured = unmeasured(model.report());
    assertTrue(
        "some, not all: " + unmeasured,
        unmeasured > 0 && unmeasured < model.report().graph().edges());
    assertEquals(0, unmeasured(batch(model, 40, N).report()));
    assertEquals(List.of(new FileFacts(N, 20, N, 0)), model.report().more());
  }

  @Test
  public void rowsOfOneNodeMayNotDifferInTheirAttributes() throws IOException {
    Path file = file("a,b\nb,c\n");
    Points rows = Points.of(new double[] {0}, new double[] {1});
    Labels both = new Labels(new int[] {0, 0}, 2);
    assertThrows(
        IllegalArgumentException.class,
        () ->
            weighted(file)
                .fit(new TestRows(rows, "a", "a"), both, spec(GLOBAL, HARMONIC, 1), Watcher.NONE));
    FittedModel model =
        weighted(file)
            .fit(new TestRows(rows, "a", "b"), both, spec(GLOBAL, HARMONIC, 1), Watcher.NONE);
    assertThrows(
        IllegalArgumentException.class,
        () ->
            model.batch(
                new TestRows(Points.of(new double[] {0}, new double[] {1}), "c", "c"),
                Watcher.NONE));
  }

  @Test
  public void linearNeighbourhoodsNeedTheAttributesOfAllNodes() {
    assertThrows(
        IllegalArgumentException.class,
        () -> model(N - 1, FIXED, new LinearNeighbourhoodDiffusion(0.9, RULE), 1));
  }

  @Test
  public void answersDoNotDependOnTheNumberOfThreads() throws IOException {
    assertArrayEquals(
        batch(model(40, GLOBAL, LOCAL_MATCH, 1), 40, N).distributions(),
        batch(model(40, GLOBAL, LOCAL_MATCH, 4), 40, N).distributions());
  }

  @Test
  public void reloadedModelAnswersTheSame() throws Exception {
    FittedModel model = model(40, GLOBAL, LOCAL_MATCH, 1);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(model);
    }
    try (ObjectInputStream in =
        new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
      FittedModel reloaded = (FittedModel) in.readObject();
      assertArrayEquals(
          batch(model, 40, N).distributions(), batch(reloaded, 40, N).distributions());
    }
  }

  private static GraphSource weighted(Path file) {
    return new GraphSource.Edges(file, false, new AttributeUse(TestRows.AS_THEY_ARE, true, false));
  }

  private static ModelSpec spec(GraphSpec graph, Diffusion diffusion, int slots) {
    return new ModelSpec(new SearchSpec(Search.EXACT, 1), graph, diffusion, slots);
  }

  private FittedModel model(int rows, GraphSpec spec, Diffusion diffusion, int slots)
      throws IOException {
    return model(rows, spec, diffusion, slots, labels);
  }

  /** The first rows are known, the graph is that of all nearest neighbours. */
  private FittedModel model(int rows, GraphSpec spec, Diffusion diffusion, int slots, Labels all)
      throws IOException {
    Points raw = Points.of(copy(Arrays.copyOf(X, rows)));
    Labels some = new Labels(Arrays.copyOf(all.classOf(), rows), all.classes());
    return weighted(nearestNeighbourGraph())
        .fit(new TestRows(raw, ids(0, rows)), some, spec(spec, diffusion, slots), Watcher.NONE);
  }

  private Path nearestNeighbourGraph() throws IOException {
    SimilarityGraph graph = TestGraphs.nearest(X, FIXED);
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < N; i++) {
      text.append(i).append(',').append(i).append('\n'); // nodes in the order of the rows
    }
    for (int i = 0; i < N; i++) {
      for (int p = graph.rowStart()[i]; p < graph.rowStart()[i + 1]; p++) {
        text.append(i).append(',').append(graph.column()[p]).append('\n');
      }
    }
    return file(text.toString());
  }

  private Answers batch(FittedModel model, int from, int to) {
    return model.batch(
        new TestRows(Points.of(Arrays.copyOfRange(X, from, to)), ids(from, to)), Watcher.NONE);
  }

  private Labels labelsOfFirst(int count) {
    int[] classOf = labels.classOf().clone();
    Arrays.fill(classOf, count, N, Labels.UNLABELLED);
    return new Labels(classOf, labels.classes());
  }

  private static String[] ids(int from, int to) {
    return IntStream.range(from, to).mapToObj(String::valueOf).toArray(String[]::new);
  }

  private static double[][] copy(double[][] rows) {
    return Arrays.stream(rows).map(double[]::clone).toArray(double[][]::new);
  }

  private static int unmeasured(Report report) {
    return ((EdgeOrigin.Weighted) report.graph().origin()).unmeasured();
  }
}
