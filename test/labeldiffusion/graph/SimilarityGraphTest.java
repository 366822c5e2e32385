package labeldiffusion.graph;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertSame;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.util.Arrays;
import java.util.NoSuchElementException;
import java.util.function.Consumer;
import labeldiffusion.DenseReference;
import labeldiffusion.SilentTestCase;
import labeldiffusion.TestGraphs;
import labeldiffusion.points.Points;
import org.junit.Test;

public class SimilarityGraphTest extends SilentTestCase {
  /** Node 5 is the upper end of two edges and the lower end of the third. */
  @Test
  public void equalWeightsOfGivenEdgesGoByTheOtherNode() {
    int[] low = {2, 3, 5};
    int[] high = {5, 5, 9};
    for (int k = 1; k <= 3; k++) {
      SimilarityGraph graph = SimilarityGraph.ofEdges(10, low, high, new double[] {1, 1, 1}, k);
      int from = graph.rowStart()[5];
      assertArrayEquals(
          new int[] {2, 3, 9}, Arrays.copyOfRange(graph.column(), from, graph.rowStart()[6]));
      assertEquals(from + k, graph.neighbourEnd()[5]);
    }
  }

  @Test
  public void structureHoldsOnRandomGraphs() {
    for (int trial = 0; trial < 50; trial++) {
      int n = 1 + random.nextInt(60);
      TestGraphs.nearest(TestGraphs.randomPoints(n, 2, random), 1 + random.nextInt(12))
          .checkStructure();
    }
  }

  @Test
  public void structureHoldsAmongDuplicates() {
    double[][] X = new double[40][];
    Arrays.setAll(X, i -> new double[] {random.nextInt(4)});
    TestGraphs.nearest(X, 5).checkStructure();
  }

  @Test
  public void structureHoldsAroundHubs() {
    TestGraphs.twoHubs(150, random).checkStructure();
  }

  @Test
  public void structureHoldsForTinyGraphs() {
    for (int n = 0; n <= 3; n++) {
      SimilarityGraph graph = TestGraphs.nearest(TestGraphs.randomPoints(n, 2, random), 5);
      graph.checkStructure();
      assertEquals(n * (n - 1) / 2, graph.edgeCount());
    }
  }

  @Test
  public void weightsAreThoseOfTheDefinition() {
    for (GraphSpec spec :
        new GraphSpec[] {
          new GraphSpec(4, WidthRule.GLOBAL, 0),
          new GraphSpec(5, WidthRule.LOCAL, 0),
          new GraphSpec(3, WidthRule.FIXED, 0.7)
        }) {
      double[][] X = TestGraphs.randomPoints(50, 3, random);
      DenseReference expected = DenseReference.of(Points.of(X), spec);
      assertWeights(expected.W, TestGraphs.nearest(X, spec));
    }
  }

  @Test
  public void rowsBeginWithTheNeighboursInOrder() {
    double[][] X = TestGraphs.randomPoints(40, 2, random);
    SimilarityGraph graph = TestGraphs.nearest(X, 4);
    for (int i = 0; i < 40; i++) {
      int[] head = Arrays.copyOfRange(graph.column(), graph.rowStart()[i], graph.neighbourEnd()[i]);
      assertArrayEquals(DenseReference.nearest(Points.of(X), i, Points.of(X), i, 4), head);
    }
  }

  @Test
  public void degreesAreTheRowSums() {
    SimilarityGraph graph = TestGraphs.twoHubs(100, random);
    assertArrayEquals(DenseReference.of(graph).d, graph.degree(), 1e-13);
  }

  /** 0, 1, 3 with K = 1: mean distance (1 + 1 + 2) / 3, edges 0-1 and 1-2. */
  @Test
  public void lineOfThreePointsHasItsClosedForm() {
    double sigma = 16.0 / 9;
    double a = Math.exp(-1 / sigma);
    double b = Math.exp(-4 / sigma);
    SimilarityGraph graph = TestGraphs.nearest(new double[][] {{0}, {1}, {3}}, 1);
    assertWeights(new double[][] {{0, a, 0}, {a, 0, b}, {0, b, 0}}, graph);
    assertArrayEquals(new double[] {a, a + b, b}, graph.degree(), 1e-15);
  }

  @Test
  public void starIsAStar() {
    SimilarityGraph star = TestGraphs.star(100);
    star.checkStructure();
    assertEquals(99, star.edgeCount());
    assertEquals(99, star.degree()[0], 0);
    assertEquals(1, star.degree()[50], 0);
  }

  @Test
  public void twoCliquesHaveOneBridge() {
    SimilarityGraph graph = TestGraphs.twoCliques(5);
    double[][] expected = new double[10][10];
    for (int i = 0; i < 10; i++) {
      for (int j = 0; j < 10; j++) {
        expected[i][j] = i != j && i / 5 == j / 5 || i + j == 9 && Math.abs(i - j) == 1 ? 1 : 0;
      }
    }
    assertWeights(expected, graph);
  }

  @Test
  public void pointsAreKnownOnlyIfTheyWereGiven() {
    SimilarityGraph graph = SimilarityGraph.ofEdges(2, new int[1], new int[] {1}, new double[1], 1);
    assertFalse(graph.hasPoints());
    assertThrows(NoSuchElementException.class, graph::points);
    Points points = Points.of(new double[][] {{0}, {1}});
    SimilarityGraph placed = graph.withPoints(points);
    assertSame(points, placed.points());
    assertSame(graph.matrix(), placed.matrix());
  }

  @Test
  public void originTellsWhereTheWeightsComeFrom() {
    GraphSpec local = new GraphSpec(1, WidthRule.LOCAL, 0);
    assertEquals(
        new EdgeOrigin.Nearest(16.0 / 9, true),
        TestGraphs.nearest(new double[][] {{0}, {1}, {3}}, local).origin());
    assertEquals(
        new EdgeOrigin.Given(),
        SimilarityGraph.ofEdges(2, new int[1], new int[] {1}, new double[1], 1).origin());
  }

  /** p = 1, 2, 1 on a path of three nodes. */
  @Test
  public void pathDividedByDensityHasItsClosedForm() {
    double w = 1 / Math.sqrt(2);
    SimilarityGraph graph = TestGraphs.path(3).dividedByDensity(0.5);
    assertWeights(new double[][] {{0, w, 0}, {w, 0, w}, {0, w, 0}}, graph);
    assertArrayEquals(new double[] {w, 2 * w, w}, graph.degree(), 1e-15);
  }

  @Test
  public void weightsDividedByDensityAreThoseOfTheDefinition() {
    double a = 0.7;
    SimilarityGraph graph = TestGraphs.twoHubs(60, random);
    DenseReference dense = DenseReference.of(graph);
    double[][] expected = new double[60][60];
    for (int i = 0; i < 60; i++) {
      for (int j = 0; j < 60; j++) {
        expected[i][j] = dense.W[i][j] / Math.pow(dense.d[i] * dense.d[j], a);
      }
    }
    assertWeights(expected, graph.dividedByDensity(a));
  }

  /** On a ring every node has the same density: the weights get a common factor. */
  @Test
  public void evenDensityChangesNothingButTheScale() {
    SimilarityGraph graph = TestGraphs.ring(7);
    for (double weight : graph.dividedByDensity(1).weight()) {
      assertEquals(0.25, weight, 0);
    }
  }

  @Test
  public void nearlyIsolatedNodesKeepFiniteWeights() {
    SimilarityGraph graph =
        SimilarityGraph.ofEdges(
                4,
                new int[] {0, 1, 2},
                new int[] {1, 2, 3},
                new double[] {1, 0, Double.MIN_VALUE},
                2)
            .dividedByDensity(1);
    for (double weight : graph.weight()) {
      assertTrue(String.valueOf(weight), weight >= 0 && weight <= 1e150);
    }
    assertEquals(0, graph.weight()[graph.forward()[1]], 0);
  }

  private static void assertWeights(double[][] expected, SimilarityGraph graph) {
    graph.checkStructure();
    double[][] W = new double[graph.size()][graph.size()];
    for (int i = 0; i < graph.size(); i++) {
      for (int p = graph.rowStart()[i]; p < graph.rowStart()[i + 1]; p++) {
        W[i][graph.column()[p]] = graph.weight()[p];
      }
      assertArrayEquals("row " + i, expected[i], W[i], 1e-14);
    }
  }

  /** Edges 0-1 and 1-2: rows (1), (0, 2), (1). */
  @Test
  public void everyEdgeIsListedOnceWithBothPositions() {
    SimilarityGraph path =
        SimilarityGraph.ofEdges(3, new int[] {0, 1}, new int[] {1, 2}, new double[] {2, 3}, 2);
    assertArrayEquals(new int[] {0, 1, 2, 2}, path.edgeStart());
    assertEquals(2, path.weight()[path.forward()[0]], 0);
    assertEquals(3, path.weight()[path.backward()[1]], 0);
    assertEquals(1, path.column()[path.forward()[0]]);
    assertEquals(0, path.column()[path.backward()[0]]);
    assertEquals(2, path.column()[path.forward()[1]]);
    assertEquals(1, path.column()[path.backward()[1]]);
  }

  @Test
  public void onlyAGraphOfPointsHasPoints() {
    SimilarityGraph bare =
        SimilarityGraph.ofEdges(2, new int[] {0}, new int[] {1}, new double[] {1}, 1);
    assertFalse(bare.hasPoints());
    assertTrue(bare.withPoints(Points.of(new double[2][1])).hasPoints());
  }

  @Test
  public void brokenGraphsAreNoticed() {
    assertBroken("row 0 ends after its start", graph -> graph.rowStart()[1] = -1);
    assertBroken("N(1) lies within row 1", graph -> graph.neighbourEnd()[1] = 99);
    assertBroken("row 0 has no self loop", graph -> graph.column()[0] = 0);
    assertBroken("edge 0 has both its positions", graph -> graph.backward()[0] = 3);
    assertBroken("edge 0 is symmetric", graph -> graph.weight()[0] = 7);
    assertBroken("edge 1 is symmetric", graph -> graph.weight()[3] = 7);
    assertBroken("edge 0 has both its positions", graph -> graph.edgeStart()[1] = 0);
  }

  private static void assertBroken(String rule, Consumer<SimilarityGraph> breaking) {
    SimilarityGraph path = TestGraphs.path(3);
    breaking.accept(path);
    String message =
        assertThrows(rule, IllegalStateException.class, path::checkStructure).getMessage();
    assertTrue(message, message.endsWith(" is broken; this must hold: " + rule));
  }
}
