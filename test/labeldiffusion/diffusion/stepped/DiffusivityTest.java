package labeldiffusion.diffusion.stepped;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiFunction;
import labeldiffusion.DenseReference;
import labeldiffusion.SilentTestCase;
import labeldiffusion.TestGraphs;
import labeldiffusion.graph.SimilarityGraph;
import org.junit.Test;

/** The diffusivities against their definitions, on graphs of many shapes and random scores. */
public class DiffusivityTest extends SilentTestCase {
  private static final int C = 3;
  private static final double RELATIVE = 0.6;

  @Test
  public void widthIsTheMeanOverTheEdges() {
    for (SimilarityGraph graph : graphs()) {
      double[] F = scores(graph);
      double expected = DenseReference.of(graph).sigmaF2(DenseReference.rows(F, C), RELATIVE);
      assertEquals(expected, edges(graph, F).sigmaF2(), 1e-12 * expected);
    }
  }

  @Test
  public void edgesOwnDiffusivityIsThatOfTheDefinition() {
    assertDefinition(DiffusivityRule.NONLINEAR, (dense, q) -> q);
  }

  @Test
  public void smoothDiffusivityIsThatOfTheDefinition() {
    assertDefinition(DiffusivityRule.SMOOTH, DenseReference::smooth);
  }

  @Test
  public void localMatchDiffusivityIsThatOfTheDefinition() {
    assertDefinition(DiffusivityRule.LOCAL_MATCH, DenseReference::localMatch);
  }

  @Test
  public void everyDiffusivityIsSymmetricAndPositive() {
    List<DiffusivityRule> rules =
        List.of(DiffusivityRule.NONLINEAR, DiffusivityRule.SMOOTH, DiffusivityRule.LOCAL_MATCH);
    for (SimilarityGraph graph : graphs()) {
      double[] F = scores(graph);
      for (DiffusivityRule rule : rules) {
        double[] weights = rule.of(edges(graph, F)).weights(F);
        for (int e = 0; e < graph.edgeCount(); e++) {
          assertEquals(weights[graph.forward()[e]], weights[graph.backward()[e]], 0);
          assertTrue(weights[graph.forward()[e]] > 0);
        }
      }
    }
  }

  @Test
  public void widthStaysWhenTheScoresMove() {
    SimilarityGraph graph = TestGraphs.twoHubs(50, random);
    double[] first = scores(graph);
    double[] later = scores(graph);
    DenseReference dense = DenseReference.of(graph);
    double[][] q =
        dense.q(
            DenseReference.rows(later, C), dense.sigmaF2(DenseReference.rows(first, C), RELATIVE));
    assertEdges(dense, q, graph, edges(graph, first).weights(later));
  }

  @Test
  public void linearDiffusivityKeepsItsFirstWeights() {
    SimilarityGraph graph = TestGraphs.twoHubs(50, random);
    double[] F = scores(graph);
    FrozenDiffusivity frozen = new FrozenDiffusivity(edges(graph, F));
    assertFalse(frozen.isConstant());
    double[] first = frozen.weights(F).clone();
    assertTrue(frozen.isConstant());
    assertArrayEquals(first, frozen.weights(scores(graph)), 0);
  }

  @Test
  public void flatScoresLetEverythingThrough() {
    assertFlat(1, TestGraphs.twoCliques(4), DiffusivityRule.NONLINEAR);
  }

  @Test
  public void smoothDiffusivityOfAFlatCliqueIsOne() {
    assertFlat(
        1,
        TestGraphs.unit(new int[][] {{1, 2, 3}, {0, 2, 3}, {0, 1, 3}, {0, 1, 2}}),
        DiffusivityRule.SMOOTH);
  }

  /**
   * On the ring 0 -> 1 -> ... the neighbourhoods of i and i+1 share only i+1: s = (1 + 1) / (2 +
   * 2).
   */
  @Test
  public void smoothDiffusivityOfAFlatRingIsAHalf() {
    assertFlat(0.5, TestGraphs.ring(9), DiffusivityRule.SMOOTH);
  }

  /** Every node of N+(i) has one of N+(i+1) beside it, and the other way round: h = (1 + 2) / 3. */
  @Test
  public void localMatchDiffusivityOfAFlatRingIsOne() {
    assertFlat(1, TestGraphs.ring(9), DiffusivityRule.LOCAL_MATCH);
  }

  /**
   * Rows of up to 75, above and below the length from which local match looks up instead of
   * walking, and K above it.
   */
  private List<SimilarityGraph> graphs() {
    List<SimilarityGraph> graphs =
        new ArrayList<>(
            List.of(
                TestGraphs.path(9),
                TestGraphs.star(100),
                TestGraphs.twoCliques(5),
                TestGraphs.twoHubs(60, random),
                TestGraphs.twoHubs(150, random),
                TestGraphs.nearest(TestGraphs.randomPoints(90, 2, random), 70)));
    for (int k = 1; k <= 8; k++) {
      graphs.add(TestGraphs.nearest(TestGraphs.randomPoints(50, 3, random), k));
    }
    return graphs;
  }

  private double[] scores(SimilarityGraph graph) {
    return random.doubles((long) graph.size() * C).toArray();
  }

  private EdgeDiffusivity edges(SimilarityGraph graph, double[] F) {
    return new EdgeDiffusivity(graph, C, F, RELATIVE, workers);
  }

  private void assertDefinition(
      DiffusivityRule rule, BiFunction<DenseReference, double[][], double[][]> definition) {
    for (SimilarityGraph graph : graphs()) {
      DenseReference dense = DenseReference.of(graph);
      double[] F = scores(graph);
      Diffusivity diffusivity = rule.of(edges(graph, F));
      diffusivity.weights(scores(graph)); // the next call must not remember this one
      double[][] rows = DenseReference.rows(F, C);
      double[][] s = definition.apply(dense, dense.q(rows, dense.sigmaF2(rows, RELATIVE)));
      assertEdges(dense, s, graph, diffusivity.weights(F));
    }
  }

  private static void assertEdges(
      DenseReference dense, double[][] s, SimilarityGraph graph, double[] weights) {
    for (int i = 0; i < graph.size(); i++) {
      for (int p = graph.rowStart()[i]; p < graph.rowStart()[i + 1]; p++) {
        int j = graph.column()[p];
        assertEquals(
            "edge " + i + " " + j + " of " + graph.size(),
            dense.W[i][j] * s[i][j],
            weights[p],
            1e-13);
      }
    }
  }

  private void assertFlat(double expected, SimilarityGraph graph, DiffusivityRule rule) {
    double[] F = new double[graph.size() * C];
    Arrays.fill(F, 0.25);
    for (double weight : rule.of(edges(graph, F)).weights(F)) {
      assertEquals(expected, weight, 1e-15);
    }
  }
}
