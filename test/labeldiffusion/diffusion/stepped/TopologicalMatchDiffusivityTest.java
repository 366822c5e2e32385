package labeldiffusion.diffusion.stepped;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;

import java.util.Arrays;
import labeldiffusion.DenseReference;
import labeldiffusion.TestGraphs;
import labeldiffusion.graph.SimilarityGraph;
import org.junit.Test;

/** The topological match, with {@link LocalSpectra}. */
public class TopologicalMatchDiffusivityTest extends DiffusivityContract {
  private static final double R = 0.8;

  @Override
  protected Diffusivity diffusivity() {
    return new TopologicalMatchDiffusivity(R);
  }

  @Override
  protected double[][] definition(DenseReference dense, double[][] q) {
    return new DenseTopologicalMatch(R).s(dense, q);
  }

  /** All local graphs are equal: nothing but q is left. */
  @Test
  public void constantScoresOnARingGiveOne() {
    assertConstantScoresGive(1, TestGraphs.ring(9));
  }

  @Test
  public void constantScoresOnACliqueGiveOne() {
    assertConstantScoresGive(
        1, TestGraphs.unit(new int[][] {{1, 2, 3}, {0, 2, 3}, {0, 1, 3}, {0, 1, 2}}));
  }

  @Test
  public void veryLargeWidthGivesTheNonlinearSystem() {
    SimilarityGraph graph = TestGraphs.nearest(TestGraphs.randomPoints(60, 3, random), 5);
    double[] F = random.doubles(60 * 2).toArray();
    DiffusivityContext context = DiffusivityContext.of(graph, 2, F, 0.5, workers);
    double[] expected = new NonlinearDiffusivity().on(context).at(F).clone();
    double[] found = new TopologicalMatchDiffusivity(1e12).on(context).at(F);
    assertArrayEquals(expected, found, 1e-10);
  }

  /**
   * A triangle 0 1 2 and a path 2 - 3 - 4 - 5 with N(i) of two nodes: N+(0) is the triangle with
   * spectrum -1/2, -1/2, 1; N+(4) = {3, 4, 5} is a path with spectrum -1, 0, 1. So the squared
   * difference of node 0 and a node whose local graph is a path is 1/4 + 1/4.
   */
  @Test
  public void spectraOfATriangleAndAPathAreKnown() {
    SimilarityGraph graph =
        TestGraphs.unit(
            new int[] {1, 2},
            new int[] {0, 2},
            new int[] {0, 1},
            new int[] {2, 4},
            new int[] {3, 5},
            new int[] {4, 3});
    double[] q = new double[graph.column().length];
    Arrays.fill(q, 1);
    DiffusivityContext context = DiffusivityContext.of(graph, 1, new double[6], 1, workers);
    LocalSpectra spectra = new LocalSpectra(graph, context.blocks());
    spectra.fill(q, 0, 0, 6);
    assertEquals(0, spectra.squaredDifference(0, 1), 1e-28);
    assertEquals(0.5, spectra.squaredDifference(0, 3), 1e-14);
    assertEquals("3 and 5 are joined: again a triangle", 0, spectra.squaredDifference(0, 5), 1e-28);
  }

  /**
   * In a given graph an edge may be outside the neighbourhoods of both its ends, here 1 - 2 of
   * weight 1/2. With it N+(0) is a triangle with spectrum -2/3, -1/3, 1; without, it would be a
   * path like N+(1) = {3, 1, 0}.
   */
  @Test
  public void edgesBehindTheNeighbourhoodsCount() {
    SimilarityGraph graph =
        SimilarityGraph.ofEdges(
            5,
            new int[] {0, 0, 1, 1, 2},
            new int[] {1, 2, 2, 3, 4},
            new double[] {1, 1, 0.5, 2, 3},
            2);
    double[] q = new double[graph.column().length];
    Arrays.fill(q, 1);
    DiffusivityContext context = DiffusivityContext.of(graph, 1, new double[5], 1, workers);
    LocalSpectra spectra = new LocalSpectra(graph, context.blocks());
    spectra.fill(q, 0, 0, 5);
    assertEquals(2.0 / 9, spectra.squaredDifference(0, 1), 1e-14);
  }

  @Test
  public void widthMustBePositive() {
    IllegalArgumentException e =
        assertThrows(
            IllegalArgumentException.class, () -> new TopologicalMatchDiffusivity(Double.NaN));
    assertEquals("match width must be a number above 0, was NaN", e.getMessage());
  }

  /** The scale m is that of the initial scores; the spectra are those of the scores at hand. */
  @Test
  public void spectraFollowTheScores() {
    SimilarityGraph graph = TestGraphs.nearest(TestGraphs.randomPoints(40, 2, random), 4);
    double[] F = random.doubles(40).toArray();
    double[] G = random.doubles(40).toArray();
    DiffusivityContext context = DiffusivityContext.of(graph, 1, F, 0.5, workers);
    double[] found = new TopologicalMatchDiffusivity(R).on(context).at(G);
    double[] squares = differences(graph, context, context.q(F));
    double m = Arrays.stream(squares).sum() / 2 / graph.edgeCount(); // each edge is there twice
    double[] q = context.q(G);
    double[] difference = differences(graph, context, q);
    for (int p = 0; p < found.length; p++) {
      double s = q[p] * Math.exp(-difference[p] / (R * m));
      assertEquals(graph.weight()[p] * s, found[p], 1e-13);
    }
  }

  /** ||lambda(i) - lambda(j)||^2 by position. */
  private static double[] differences(
      SimilarityGraph graph, DiffusivityContext context, double[] q) {
    LocalSpectra spectra = new LocalSpectra(graph, context.blocks());
    context.runBlocks((b, from, to) -> spectra.fill(q, b, from, to));
    double[] squared = new double[graph.column().length];
    for (int i = 0; i < graph.size(); i++) {
      for (int p = graph.rowStart()[i]; p < graph.rowStart()[i + 1]; p++) {
        squared[p] = spectra.squaredDifference(i, graph.column()[p]);
      }
    }
    return squared;
  }
}
