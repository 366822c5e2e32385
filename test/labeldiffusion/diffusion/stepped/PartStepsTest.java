package labeldiffusion.diffusion.stepped;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import labeldiffusion.TestGraphs;
import labeldiffusion.graph.GraphPart;
import labeldiffusion.graph.GraphSpec;
import labeldiffusion.graph.KernelWidth;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.graph.WidthRule;
import labeldiffusion.neighbours.Neighbours;
import labeldiffusion.neighbours.exact.ExactSearch;
import labeldiffusion.parallel.Progress;
import labeldiffusion.parallel.Workers;
import labeldiffusion.points.Points;
import org.junit.Test;

/** Steps on two parts of a graph with ghosts, compared with the steps on the whole graph. */
public class PartStepsTest {
  private static final int N = 90;
  private static final int C = 3;
  private static final double SIGMA = 0.05;

  private final Workers workers = new Workers(1);
  private SimilarityGraph graph = graph(N);
  private double[] F = new Random(2).doubles(N * C).toArray();

  private SimilarityGraph graph(int n) {
    Random random = new Random(1);
    double[][] rows = new double[n][];
    Arrays.setAll(rows, i -> new double[] {random.nextDouble(), random.nextDouble()});
    Neighbours lists = ExactSearch.search(Points.of(rows), 5, workers, Progress.NONE);
    return SimilarityGraph.of(
        lists, KernelWidth.of(new GraphSpec(5, WidthRule.GLOBAL, 0), lists), workers);
  }

  /** The nodes of a part: own ones in reverse order, then all others that the rows name. */
  private GraphPart part(int first, int end, boolean withComplete) {
    List<Integer> nodes = new ArrayList<>();
    for (int i = end - 1; i >= first; i--) {
      nodes.add(i);
    }
    int own = nodes.size();
    addJoined(nodes, 0);
    int inner = withComplete ? nodes.size() : own;
    int complete = nodes.size();
    if (withComplete) {
      addJoined(nodes, own);
    }
    int[] local = new int[graph.size()];
    Arrays.fill(local, -1);
    for (int v = 0; v < nodes.size(); v++) {
      local[nodes.get(v)] = v;
    }
    int[] rowStart = new int[nodes.size() + 1];
    int[] neighbourEnd = new int[nodes.size()];
    List<Integer> column = new ArrayList<>();
    List<Double> weight = new ArrayList<>();
    for (int v = 0; v < nodes.size(); v++) {
      int i = nodes.get(v);
      for (int p = graph.rowStart()[i]; p < graph.rowStart()[i + 1]; p++) {
        int j = local[graph.column()[p]];
        if (j >= 0 && (v < complete || j < complete)) {
          column.add(j);
          weight.add(graph.weight()[p]);
        }
        if (p + 1 == graph.neighbourEnd()[i]) {
          neighbourEnd[v] = column.size();
        }
      }
      rowStart[v + 1] = column.size();
    }
    SimilarityGraph rows =
        SimilarityGraph.ofRows(
            rowStart,
            neighbourEnd,
            column.stream().mapToInt(j -> j).toArray(),
            weight.stream().mapToDouble(w -> w).toArray());
    rows.checkStructure();
    return new GraphPart(rows, own, inner, nodes::get);
  }

  private void addJoined(List<Integer> nodes, int from) {
    List<Integer> inside = List.copyOf(nodes.subList(from, nodes.size()));
    for (int i : inside) {
      for (int p = graph.rowStart()[i]; p < graph.rowStart()[i + 1]; p++) {
        if (!nodes.contains(graph.column()[p])) {
          nodes.add(graph.column()[p]);
        }
      }
    }
  }

  private double[] scores(GraphPart part) {
    double[] of = new double[part.graph().size() * C];
    for (int v = 0; v < part.graph().size(); v++) {
      System.arraycopy(F, part.number().applyAsInt(v) * C, of, v * C, C);
    }
    return of;
  }

  private PartSteps steps(GraphPart part, Diffusivity rule) {
    double[] degree = new double[part.graph().size()];
    Arrays.setAll(degree, v -> graph.degree()[part.number().applyAsInt(v)]);
    return new PartSteps(part, degree, new boolean[degree.length], C, rule);
  }

  private double[] wholeWeights(Diffusivity rule) {
    return rule.on(new DiffusivityContext(graph, C, F, SIGMA, workers)).at(F);
  }

  /** The weights of own rows have the same bits, entry by entry, as those of the whole graph. */
  private void assertSameWeights(double[] whole, GraphPart part, double[] wD) {
    for (int v = 0; v < part.own(); v++) {
      int i = part.number().applyAsInt(v);
      assertArrayEquals(
          Arrays.copyOfRange(whole, graph.rowStart()[i], graph.rowStart()[i + 1]),
          Arrays.copyOfRange(wD, part.graph().rowStart()[v], part.graph().rowStart()[v + 1]),
          0);
    }
  }

  @Test
  public void nonlinearWeightsOfAPartAreThoseOfTheGraph() {
    GraphPart part = part(20, 60, false);
    double[] wD = steps(part, new NonlinearDiffusivity()).weights(scores(part), SIGMA);
    assertSameWeights(wholeWeights(new NonlinearDiffusivity()), part, wD);
  }

  @Test
  public void localMatchOfAPartWithCompleteGhostsIsThatOfTheGraph() {
    GraphPart part = part(20, 60, true);
    double[] wD = steps(part, new LocalMatchDiffusivity()).weights(scores(part), SIGMA);
    assertSameWeights(wholeWeights(new LocalMatchDiffusivity()), part, wD);
  }

  @Test
  public void smoothWeightsOfAPartAreThoseOfTheGraphGivenTheSumsOfGhosts() {
    GraphPart whole = GraphPart.whole(graph);
    PartSteps all = steps(whole, new SmoothDiffusivity());
    double[] S = all.sums(F, SIGMA);
    GraphPart part = part(20, 60, false);
    PartSteps steps = steps(part, new SmoothDiffusivity());
    double[] sums = new double[part.graph().size()];
    Arrays.setAll(sums, v -> S[part.number().applyAsInt(v)]);
    assertArrayEquals(Arrays.copyOf(sums, part.own()), steps.sums(scores(part), SIGMA), 0);
    double[] wD = steps.smooth(scores(part), sums, SIGMA, Triangles.of(part));
    assertSameWeights(wholeWeights(new SmoothDiffusivity()), part, wD);
  }

  private void assertSmoothWeightsOfAllRows() {
    GraphPart whole = GraphPart.whole(graph);
    PartSteps all = steps(whole, new SmoothDiffusivity());
    double[] wD = all.smooth(F, all.sums(F, SIGMA), SIGMA, Triangles.of(whole));
    assertArrayEquals(wholeWeights(new SmoothDiffusivity()), wD, 0);
  }

  /** More rows than the engine gives to one thread at once. */
  @Test
  public void smoothWeightsOfALargePartAreThoseOfTheGraph() {
    graph = graph(70_000);
    F = new Random(5).doubles(70_000 * C).toArray();
    assertSmoothWeightsOfAllRows();
  }

  @Test
  public void aPartWithoutRowsHasNoWeights() {
    graph = SimilarityGraph.ofRows(new int[1], new int[0], new int[0], new double[0]);
    F = new double[0];
    assertSmoothWeightsOfAllRows();
  }

  @Test
  public void aStepOfAPartIsThatOfTheGraph() {
    PartSteps all = steps(GraphPart.whole(graph), new IsotropicDiffusivity());
    double[] after = all.step(graph.weight(), all.rowSums(graph.weight()), 0.5, F);
    GraphPart part = part(20, 60, false);
    PartSteps steps = steps(part, new IsotropicDiffusivity());
    double[] w = part.graph().weight();
    double[] rowSum = steps.rowSums(w);
    double[] G = steps.step(w, rowSum, 0.5, scores(part));
    assertEquals(1, steps.largestRatio(rowSum), 0);
    for (int v = 0; v < part.own(); v++) {
      int i = part.number().applyAsInt(v);
      assertArrayEquals(
          Arrays.copyOfRange(after, i * C, i * C + C), Arrays.copyOfRange(G, v * C, v * C + C), 0);
    }
  }

  /** Row 0 is clamped; the guard's step is a quarter. */
  @Test
  public void aFlowIsAStepOfAnySize() {
    GraphPart whole = GraphPart.whole(graph);
    boolean[] isClamped = new boolean[N];
    isClamped[0] = true;
    PartSteps steps = new PartSteps(whole, graph.degree(), isClamped, C, new SmoothDiffusivity());
    double[] wD = Arrays.stream(graph.weight()).map(w -> 4 * w).toArray();
    double[] rowSum = steps.rowSums(wD);
    double[] expected = steps.step(wD, rowSum, 0.25, F);
    double[] found = steps.flow(wD, rowSum, F).step(F, 0.25);
    assertArrayEquals(expected, found, 1e-15);
    assertArrayEquals(Arrays.copyOf(F, C), Arrays.copyOf(found, C), 0);
  }

  @Test
  public void squaredGradientsOfTwoPartsAreThoseOfTheGraphTwice() {
    double[] sum = new double[1];
    for (GraphPart part : List.of(part(0, 40, false), part(40, N, false))) {
      steps(part, new IsotropicDiffusivity()).squaredGradients(scores(part), x -> sum[0] += x);
    }
    double once = new EdgeKernels(graph, C).sumSquaredGradients(F, 0, N);
    assertEquals(2 * once, sum[0], 1e-12);
  }

  /** The rows of the hubs are long, and in a part their nodes do not ascend. */
  @Test
  public void localMatchOfAPartWithHubsIsThatOfTheGraph() {
    graph = TestGraphs.twoHubs(300, new Random(3));
    F = new Random(4).doubles(300 * C).toArray();
    GraphPart part = part(0, 200, true);
    double[] wD = steps(part, new LocalMatchDiffusivity()).weights(scores(part), SIGMA);
    assertSameWeights(wholeWeights(new LocalMatchDiffusivity()), part, wD);
  }

  /** Half the mean of 6 over 3 edges; a step of 2 where rows sum to 4 becomes a quarter. */
  @Test
  public void partsShareTheWidthAndTheStepOfTheGraph() {
    assertEquals(1, PartSteps.sigmaF2(0.5, 6, 3), 0);
    assertEquals(0.25, PartSteps.guarded(2, 4), 0);
  }
}
