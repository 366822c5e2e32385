package labeldiffusion.picture;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.stream.IntStream;
import labeldiffusion.SilentTestCase;
import labeldiffusion.TestGraphs;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.labels.Labels;
import labeldiffusion.parallel.Progress;
import labeldiffusion.parallel.Workers;
import org.junit.Test;

/** {@link MapLayout} with {@link MapGraph}, {@link MapForces} and {@link Packing}. */
public class MapLayoutTest extends SilentTestCase {
  private static final int CLUSTERS = 8;

  @Test
  public void neighboursInTheMapAreOfTheSameCluster() {
    double[][] X = clusters(1200, 20, 4);
    double same = sameCluster(map(TestGraphs.nearest(X, 8)));
    assertTrue("share of map neighbours of the same cluster, by chance 0.125: " + same, same > 0.9);
  }

  @Test
  public void theMapKeepsNeighboursBetterThanPrincipalComponents() {
    double[][] X = clusters(1200, 20, 2);
    SimilarityGraph graph = TestGraphs.nearest(X, 8);
    double map = trustworthiness(X, map(graph));
    double plane = trustworthiness(X, PrincipalLayout.of(drawing(graph)));
    assertTrue(map + " for the map, " + plane + " for the plane", 1 - map < (1 - plane) / 2);
  }

  @Test
  public void aRingIsDrawnWithoutTearingIt() {
    Layout layout = map(TestGraphs.ring(60));
    double longest = 0;
    for (int i = 0; i < 60; i++) {
      longest = Math.max(longest, distance(layout, i, (i + 1) % 60));
    }
    assertTrue("longest edge relative to the picture: " + longest, longest < 0.25);
  }

  @Test
  public void theNumberOfThreadsDoesNotMatter() {
    SimilarityGraph graph = TestGraphs.nearest(clusters(3000, 5, 2), 6);
    Layout one = map(graph);
    for (int threads : new int[] {2, 4}) {
      try (Workers workers = new Workers(threads)) {
        Layout layout = MapLayout.of(drawing(graph), workers, Progress.NONE);
        assertArrayEquals(one.x(), layout.x(), 0);
        assertArrayEquals(one.y(), layout.y(), 0);
      }
    }
  }

  @Test
  public void componentsLieBesideEachOther() {
    int[][] next = new int[90][1]; // thirty triangles
    for (int i = 0; i < 90; i++) {
      next[i][0] = i % 3 == 2 ? i - 2 : i + 1;
    }
    Layout layout = map(TestGraphs.unit(next));
    for (int a = 0; a < 30; a++) {
      for (int b = a + 1; b < 30; b++) {
        float[] first = box(layout, a);
        float[] second = box(layout, b);
        assertTrue(
            a + " and " + b + " do not overlap",
            first[1] < second[0]
                || second[1] < first[0]
                || first[3] < second[2]
                || second[3] < first[2]);
      }
    }
  }

  @Test
  public void nodesWithoutEdgesHavePlacesOfTheirOwn() {
    Layout layout = map(SimilarityGraph.ofEdges(5, new int[0], new int[0], new double[0], 2));
    for (int i = 0; i < 5; i++) {
      for (int j = 0; j < i; j++) {
        assertTrue(distance(layout, i, j) > 0.1);
      }
    }
  }

  @Test
  public void smallGraphsHaveMaps() {
    assertEquals(0, map(TestGraphs.unit()).x().length);
    for (SimilarityGraph graph :
        List.of(TestGraphs.path(2), TestGraphs.star(40), TestGraphs.twoCliques(8))) {
      Layout layout = map(graph);
      for (int i = 0; i < graph.size(); i++) {
        assertTrue(layout.x()[i] >= 0 && layout.x()[i] <= 1);
        assertTrue(layout.y()[i] >= 0 && layout.y()[i] <= 1);
      }
    }
  }

  @Test
  public void groupsArePairsOfNeighboursAndCoarseEdgesCountFineOnes() {
    MapGraph path = MapGraph.of(TestGraphs.path(4)); // 0 - 1 - 2 - 3
    assertArrayEquals(new int[] {0, 0, 1, 1}, path.groups());
    MapGraph coarse = path.coarse(path.groups());
    assertArrayEquals(new int[] {0, 1, 2}, coarse.rowStart());
    assertArrayEquals(new int[] {1, 0}, coarse.column());
    assertArrayEquals(new float[] {1, 1}, coarse.count(), 0);
    MapGraph square = MapGraph.of(TestGraphs.ring(4));
    assertArrayEquals(
        new float[] {2, 2}, square.coarse(new int[] {0, 0, 1, 1}).count(), 0); // two edges between
  }

  @Test
  public void aStarBecomesOneGroup() {
    assertEquals(0, Arrays.stream(MapGraph.of(TestGraphs.star(9)).groups()).max().orElseThrow());
  }

  /** Only the two of them: the sample of one is itself, which does not push, or the other. */
  @Test
  public void distantNeighboursApproachAndCoincidentNodesPart() {
    try (Workers one = new Workers(1)) {
      MapGraph pair = MapGraph.of(TestGraphs.path(2));
      MapForces far = new MapForces(pair, new float[] {0, 0, 10, 0}, one);
      far.round(1, 1, false);
      assertTrue(far.places()[0] > 0 && far.places()[2] < 10);
      MapForces near = new MapForces(pair, new float[] {0, 0, 0.1f, 0}, one);
      near.round(1, 1, false);
      assertTrue(near.places()[2] - near.places()[0] > 0.1);
    }
  }

  @Test
  public void farReachPullsDistantNeighboursMore() {
    try (Workers one = new Workers(1)) {
      MapGraph pair = MapGraph.of(TestGraphs.path(2));
      MapForces weak = new MapForces(pair, new float[] {0, 0, 10, 0}, one);
      MapForces strong = new MapForces(pair, new float[] {0, 0, 10, 0}, one);
      weak.round(1, 1, false);
      strong.round(1, 1, true);
      assertTrue(strong.places()[0] > 5 * weak.places()[0]);
    }
  }

  @Test
  public void packingTurnsAHighComponentToTheSide() {
    float[] packed = Packing.of(MapGraph.of(TestGraphs.path(3)), new float[] {0, 0, 0, 5, 0, 10});
    assertEquals(10, Math.abs(packed[4] - packed[0]), 1e-4);
    assertEquals(packed[1], packed[5], 1e-4);
  }

  @Test
  public void progressIsReportedAndInterruptingStops() {
    List<Integer> done = new ArrayList<>();
    try (Workers one = new Workers(1)) {
      Drawing drawing = drawing(TestGraphs.ring(30));
      MapLayout.of(drawing, one, (phase, part, total) -> done.add(100 * part / total));
      assertEquals(IntStream.range(0, 300).map(r -> r / 3).boxed().toList(), done);
      Thread.currentThread().interrupt();
      assertThrows(CancellationException.class, () -> MapLayout.of(drawing, one, Progress.NONE));
      assertTrue(Thread.interrupted());
    }
  }

  @Test
  public void memoryIsEstimatedFromNodesAndEdges() {
    assertEquals(2 * (8 * 20 + 48 * 10), MapLayout.bytes(TestGraphs.ring(10)));
  }

  // ------------------------------------------------------------ points and measures

  /** Gaussian clusters; point i belongs to cluster i % CLUSTERS. */
  private double[][] clusters(int n, int d, double spread) {
    double[][] centre = TestGraphs.randomPoints(CLUSTERS, d, random);
    double[][] X = TestGraphs.randomPoints(n, d, random);
    for (int i = 0; i < n; i++) {
      for (int a = 0; a < d; a++) {
        X[i][a] += spread * centre[i % CLUSTERS][a];
      }
    }
    return X;
  }

  private static Layout map(SimilarityGraph graph) {
    try (Workers one = new Workers(1)) {
      return MapLayout.of(drawing(graph), one, Progress.NONE);
    }
  }

  private static Drawing drawing(SimilarityGraph graph) {
    int[] none = new int[graph.size()];
    Arrays.fill(none, Labels.UNLABELLED);
    return Drawing.of(
        graph, new Labels(none, 2), IntStream.range(0, none.length).toArray(), none.length);
  }

  private static double distance(Layout layout, int i, int j) {
    return Math.hypot(
        layout.x()[i] - layout.x()[j], layout.aspect() * (layout.y()[i] - layout.y()[j]));
  }

  private static float[] box(Layout layout, int triangle) {
    float[] box = {2, -1, 2, -1};
    for (int i = 3 * triangle; i < 3 * triangle + 3; i++) {
      box[0] = Math.min(box[0], layout.x()[i]);
      box[1] = Math.max(box[1], layout.x()[i]);
      box[2] = Math.min(box[2], layout.y()[i]);
      box[3] = Math.max(box[3], layout.y()[i]);
    }
    return box;
  }

  private static double sameCluster(Layout layout) {
    int same = 0;
    for (int i = 0; i < layout.x().length; i++) {
      for (int j : nearest(layout, i).subList(0, 10)) {
        same += i % CLUSTERS == j % CLUSTERS ? 1 : 0;
      }
    }
    return same / (10.0 * layout.x().length);
  }

  private static List<Integer> nearest(Layout layout, int i) {
    return IntStream.range(0, layout.x().length)
        .filter(j -> j != i)
        .boxed()
        .sorted(Comparator.comparingDouble(j -> distance(layout, i, j)))
        .toList();
  }

  /**
   * T = 1 - 2 / (n k (2n - 3k - 1)) sum_i sum_j (r(i, j) - k), over the j among the k nearest of i
   * in the map whose rank r(i, j) among the points is above k (Venna and Kaski 2001); of every
   * tenth node.
   */
  private static double trustworthiness(double[][] X, Layout layout) {
    int n = X.length;
    int k = 10;
    double sum = 0;
    int nodes = 0;
    for (int i = 0; i < n; i += 10) {
      int at = i;
      List<Integer> order =
          new ArrayList<>(IntStream.range(0, n).filter(j -> j != at).boxed().toList());
      Collections.sort(order, Comparator.comparingDouble(j -> squared(X[at], X[j])));
      int[] rank = new int[n];
      for (int r = 0; r < order.size(); r++) {
        rank[order.get(r)] = r + 1;
      }
      for (int j : nearest(layout, i).subList(0, k)) {
        sum += Math.max(0, rank[j] - k);
      }
      nodes++;
    }
    return 1 - 2.0 / (nodes * (double) k * (2 * n - 3 * k - 1)) * sum;
  }

  private static double squared(double[] a, double[] b) {
    double sum = 0;
    for (int x = 0; x < a.length; x++) {
      sum += (a[x] - b[x]) * (a[x] - b[x]);
    }
    return sum;
  }
}
