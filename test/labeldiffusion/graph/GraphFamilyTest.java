package labeldiffusion.graph;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertSame;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import labeldiffusion.DenseReference;
import labeldiffusion.SilentTestCase;
import labeldiffusion.TestGraphs;
import labeldiffusion.labels.Labels;
import labeldiffusion.neighbours.Neighbours;
import labeldiffusion.neighbours.exact.ExactSearch;
import labeldiffusion.parallel.Progress;
import labeldiffusion.points.Points;
import org.junit.Test;

/** GraphFamily and NearestGraphs, and the NumberedGraph they make. */
public class GraphFamilyTest extends SilentTestCase {
  private static final int N = 60;

  private final Points points = Points.of(TestGraphs.randomPoints(N, 2, random));
  private final Neighbours nearest = ExactSearch.search(points, 6, workers, Progress.NONE);

  @Test
  public void renumberedGraphHasTheWeightsOfTheDefinition() {
    for (WidthRule rule : new WidthRule[] {WidthRule.GLOBAL, WidthRule.LOCAL, WidthRule.SCALED}) {
      for (int k : new int[] {2, 4}) {
        assertWeightsOfTheDefinition(points, nearest, new GraphSpec(k, rule, 0));
      }
    }
  }

  /** Points of many dimensions have hubs, which SCALED avoids. */
  @Test
  public void scaledNeighboursAreThoseOfTheDefinition() {
    Points many = Points.of(TestGraphs.randomPoints(N, 30, random));
    Neighbours six = ExactSearch.search(many, 6, workers, Progress.NONE);
    assertTrue(ScaledNeighbours.hasHubs(six.first(4)));
    assertWeightsOfTheDefinition(many, six, new GraphSpec(4, WidthRule.SCALED, 0));
  }

  private void assertWeightsOfTheDefinition(Points rows, Neighbours lists, GraphSpec spec) {
    NumberedGraph numbered = GraphFamily.of(rows, lists, spec, workers).withK(spec.k());
    double[][] W = DenseReference.of(numbered.graph()).W;
    double[][] expected = DenseReference.of(rows, spec).W;
    for (int v = 0; v < N; v++) {
      for (int u = 0; u < N; u++) {
        assertEquals(expected[numbered.order()[v]][numbered.order()[u]], W[v][u], 1e-14);
      }
    }
  }

  @Test
  public void densityExponentDividesTheWeightsOfEveryGraph() {
    GraphSpec spec = new GraphSpec(3, WidthRule.LOCAL, 0, 0.5);
    SimilarityGraph divided = GraphFamily.of(points, nearest, spec, workers).withK(3).graph();
    GraphSpec plainSpec = new GraphSpec(3, WidthRule.LOCAL, 0);
    SimilarityGraph plain = GraphFamily.of(points, nearest, plainSpec, workers).withK(3).graph();
    assertArrayEquals(plain.dividedByDensity(0.5).weight(), divided.weight(), 0);
    assertEquals(new EdgeOrigin.DividedByDensity(plain.origin(), 0.5), divided.origin());
    assertTrue(divided.hasPoints());
  }

  /** A row of its own: its weights are divided by the densities of the rows it is joined to. */
  @Test
  public void densityExponentDividesTheWeightsOfNewRows() {
    NumberedGraph plain = GraphFamily.of(points, nearest, TestGraphs.GLOBAL_3, workers).withK(3);
    double[] density = plain.scoresOfRows(plain.graph().degree(), 1);
    Neighbours list = new Neighbours(1, 2, new int[] {4, 7}, new double[] {0.1, 0.1});
    double[] found = plain.dividedByDensity(1).width().weightsOfNewPoint(list);
    assertEquals(density[7] / density[4], found[0] / found[1], 1e-12);
  }

  @Test
  public void densityExponentZeroLeavesTheGraphAlone() {
    NumberedGraph numbered = GraphFamily.of(points, nearest, TestGraphs.GLOBAL_3, workers).withK(3);
    assertSame(numbered, numbered.dividedByDensity(0));
  }

  @Test
  public void densityExponentMustBeBetweenZeroAndOne() {
    for (double a : new double[] {-0.1, 1.1, Double.NaN}) {
      assertThrows(IllegalArgumentException.class, () -> new GraphSpec(3, WidthRule.GLOBAL, 0, a));
    }
  }

  @Test
  public void pointsAreRenumberedWithTheNodes() {
    NumberedGraph numbered = GraphFamily.of(points, nearest, TestGraphs.GLOBAL_3, workers).withK(3);
    for (int v = 0; v < N; v++) {
      assertTrue(numbered.graph().points().isEqual(v, points, numbered.order()[v]));
    }
    assertFalse(GraphFamily.of(nearest, TestGraphs.GLOBAL_3, workers).withK(3).graph().hasPoints());
  }

  @Test
  public void labelsAndScoresGoFromRowsToNodesAndBack() {
    NumberedGraph numbered = GraphFamily.of(points, nearest, TestGraphs.GLOBAL_3, workers).withK(3);
    int[] classOf = new int[N];
    for (int i = 0; i < N; i++) {
      classOf[i] = i;
    }
    Labels labels = numbered.labelsOfNodes(new Labels(classOf, N));
    assertArrayEquals(numbered.order(), labels.classOf());
    double[] F = new double[2 * N];
    for (int v = 0; v < N; v++) {
      F[2 * v] = labels.classOf()[v];
      F[2 * v + 1] = -labels.classOf()[v];
    }
    assertNotEquals(1, labels.classOf()[1]); // the order is not the identity
    double[] byRow = numbered.scoresOfRows(F, 2);
    for (int i = 0; i < N; i++) {
      assertEquals(i, byRow[2 * i], 0);
      assertEquals(-i, byRow[2 * i + 1], 0);
    }
  }

  @Test
  public void givenEdgesKeepTheirNumbersForEveryK() {
    int[] low = {0, 0, 1};
    int[] high = {1, 2, 2};
    Points three = points.rows(new int[] {0, 1, 2});
    EdgeWeights weights = EdgeWeights.given(new double[] {3, 1, 2});
    for (int k = 1; k <= 2; k++) {
      NumberedGraph numbered = GraphFamily.ofEdges(three, low, high, weights).withK(k);
      assertArrayEquals(new int[] {0, 1, 2}, numbered.order());
      assertEquals(3, numbered.graph().edgeCount());
      assertEquals(k, numbered.graph().neighbourEnd()[0] - numbered.graph().rowStart()[0]);
      assertTrue(numbered.graph().points().isEqual(2, points, 2));
      assertFalse(GraphFamily.ofEdges(3, low, high, weights.value()).withK(k).graph().hasPoints());
    }
  }
}
