package labeldiffusion.diffusion.stepped;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;

import java.util.Arrays;
import java.util.stream.IntStream;
import labeldiffusion.SilentTestCase;
import labeldiffusion.TestGraphs;
import labeldiffusion.graph.SimilarityGraph;
import org.junit.Test;

/**
 * {@link StepRows} and {@link EdgeKernels} on parts of a graph: ranges of rows, and the first rows
 * with their neighbours as ghosts.
 */
public class StepRowsTest extends SilentTestCase {
  private static final int N = 40;
  private static final int OWN = 15;
  private static final int C = 3;
  private static final double SIGMA_F2 = 0.3;

  private final SimilarityGraph graph =
      TestGraphs.nearest(TestGraphs.randomPoints(N, 2, random), 5);
  private final double[] F = random.doubles((long) N * C).toArray();
  private final StepRows rows = new StepRows(graph, graph.degree(), new boolean[N], C);
  private final EdgeKernels kernels = new EdgeKernels(graph, C);

  @Test
  public void rangesTogetherGiveTheWholeStep() {
    double[] whole = step(rows, graph.weight(), F, N, 0, N);
    double[] inParts = step(rows, graph.weight(), F, N, 0, OWN);
    double[] rest = step(rows, graph.weight(), F, N, OWN, N);
    System.arraycopy(rest, OWN * C, inParts, OWN * C, (N - OWN) * C);
    assertArrayEquals(whole, inParts, 0);
  }

  @Test
  public void largestRatioAndLargestChangeAreMaximaOfTheRanges() {
    double[] rowSum = new double[N];
    double[] G = new double[F.length];
    double r = rows.sumRows(graph.weight(), rowSum, 0, N);
    assertEquals(
        r,
        Math.max(
            rows.sumRows(graph.weight(), rowSum, 0, OWN),
            rows.sumRows(graph.weight(), rowSum, OWN, N)),
        0);
    double change = rows.explicitStep(graph.weight(), rowSum, 1, F, G, 0, N);
    assertEquals(
        change,
        Math.max(
            rows.explicitStep(graph.weight(), rowSum, 1, F, G, 0, OWN),
            rows.explicitStep(graph.weight(), rowSum, 1, F, G, OWN, N)),
        0);
  }

  @Test
  public void squaredGradientsOfTheRangesAddUp() {
    double whole = kernels.sumSquaredGradients(F, 0, N);
    double parts = kernels.sumSquaredGradients(F, 0, OWN) + kernels.sumSquaredGradients(F, OWN, N);
    assertEquals(whole, parts, 1e-12 * whole);
  }

  /** The rows of a part change as they do in the whole graph, although it lacks the other rows. */
  @Test
  public void rowsWithGhostsChangeAsInTheWholeGraph() {
    double[] q = new double[graph.column().length];
    kernels.fillQ(graph.edges(), F, SIGMA_F2, q, 0, N);
    double[] expected = step(rows, weighted(graph, q), F, N, 0, OWN);

    int[] edges =
        IntStream.range(0, graph.edgeCount())
            .filter(e -> graph.column()[graph.backward()[e]] < OWN) // the lower node is our own
            .toArray();
    SimilarityGraph part =
        SimilarityGraph.ofEdges(
            N,
            Arrays.stream(edges).map(e -> graph.column()[graph.backward()[e]]).toArray(),
            Arrays.stream(edges).map(e -> graph.column()[graph.forward()[e]]).toArray(),
            Arrays.stream(edges).mapToDouble(e -> graph.weight()[graph.forward()[e]]).toArray(),
            5);
    double[] partQ = new double[part.column().length];
    new EdgeKernels(part, C).fillQ(part.edges(), F, SIGMA_F2, partQ, 0, OWN);
    StepRows own = new StepRows(part, graph.degree(), new boolean[N], C);
    double[] actual = step(own, weighted(part, partQ), F, N, 0, OWN);
    assertArrayEquals(Arrays.copyOf(expected, OWN * C), Arrays.copyOf(actual, OWN * C), 1e-14);
  }

  @Test
  public void clampedRowsAreNotWritten() {
    boolean[] isClamped = new boolean[N];
    isClamped[3] = true;
    double[] G =
        step(new StepRows(graph, graph.degree(), isClamped, C), graph.weight(), F, N, 0, N);
    assertArrayEquals(new double[C], Arrays.copyOfRange(G, 3 * C, 4 * C), 0);
  }

  private static double[] weighted(SimilarityGraph graph, double[] q) {
    return IntStream.range(0, q.length).mapToDouble(p -> graph.weight()[p] * q[p]).toArray();
  }

  private static double[] step(StepRows rows, double[] wD, double[] F, int n, int from, int to) {
    double[] rowSum = new double[n];
    double[] G = new double[F.length];
    rows.sumRows(wD, rowSum, from, to);
    rows.explicitStep(wD, rowSum, 0.7, F, G, from, to);
    return G;
  }

  /** Row 0 changes by 5, row 1 by 2. */
  @Test
  public void theChangeOfARowIsItsOwn() {
    StepRows rows = new StepRows(TestGraphs.path(2), new double[] {1, 1}, new boolean[2], 2);
    assertEquals(2, rows.change(new double[4], new double[] {5, 0, 1, -2}, 1), 0);
  }
}
