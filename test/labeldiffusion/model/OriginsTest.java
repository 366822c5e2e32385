package labeldiffusion.model;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.io.IOException;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import labeldiffusion.DenseReference;
import labeldiffusion.TestGraphs;
import labeldiffusion.diffusion.Diffusion;
import labeldiffusion.diffusion.LabelWalk;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.diffusion.linear.HarmonicDiffusion;
import labeldiffusion.diffusion.linear.SpreadingDiffusion;
import labeldiffusion.diffusion.stepped.EulerDiffusion;
import labeldiffusion.diffusion.stepped.EulerSpec;
import labeldiffusion.diffusion.stepped.LabelRule;
import labeldiffusion.diffusion.stepped.NonlinearDiffusivity;
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
import labeldiffusion.selection.AverageSpec;
import labeldiffusion.selection.Member;
import labeldiffusion.selection.Select;
import labeldiffusion.sizes.SizeRule;
import labeldiffusion.sparse.StoppingRule;
import org.junit.Test;

/** Reasons of an average of two methods, which weigh 1 and 3. */
public class OriginsTest extends FileTestCase {
  private static final int N = 40;
  private static final double ALPHA = 0.8;
  private static final StoppingRule RULE = new StoppingRule(1e-13, 1000);
  private static final Diffusion HARMONIC = new HarmonicDiffusion(RULE);
  private static final Diffusion SPREADING = new SpreadingDiffusion(ALPHA, RULE);
  private static final GraphSpec NARROW = new GraphSpec(3, WidthRule.GLOBAL, 0);
  private static final GraphSpec WIDE = new GraphSpec(6, WidthRule.LOCAL, 0);

  private static final Diffusion STEPPED =
      EulerDiffusion.anisotropic(
          new EulerSpec(10, 1, Scheme.EXPLICIT, LabelWeights.BALANCED, LabelRule.CLAMP, false),
          3,
          0.5,
          new NonlinearDiffusivity());

  private static ModelSpec spec(GraphSpec graph, Diffusion diffusion) {
    return new ModelSpec(new SearchSpec(Search.EXACT, 1), graph, diffusion, 1);
  }

  private static ModelSpec average(Member first, Member second) {
    return new ModelSpec(
        new SearchSpec(Search.EXACT, 1),
        first.graph(),
        first.diffusion(),
        new AverageSpec(List.of(first, second), second, Select.NONE, 2, 1),
        SizeRule.FREE,
        CalibrationRule.NONE,
        1);
  }

  /**
   * The path a - b - c - d - e with labels at its ends. A walk from b ends at a three times of
   * four; spreading gives a and e the entries (b, a) and (b, e) of (I - alpha S)^-1.
   */
  @Test
  public void sharesOfAPathCanBeComputed() throws IOException {
    ModelSpec spec =
        average(
            new Member("walk", 1, NARROW, HARMONIC), new Member("spread", 3, NARROW, SPREADING));
    StandingRun run =
        StandingGraph.of(
                new GraphSource.Edges(file("a,b\nb,c\nc,d\nd,e\n")),
                TestRows.named("a", "b", "c", "d", "e"),
                spec,
                Watcher.NONE)
            .diffuse(new Labels(new int[] {0, -1, -1, -1, 1}, 2), spec, Watcher.NONE);
    double[][] A = new double[5][5];
    double[][] b = {{0}, {1}, {0}, {0}, {0}};
    int[] degree = {1, 2, 2, 2, 1};
    for (int i = 0; i < 5; i++) {
      A[i][i] = 1;
      for (int j : new int[] {i - 1, i + 1}) {
        if (j >= 0 && j < 5) {
          A[i][j] = -ALPHA / Math.sqrt(degree[i] * degree[j]);
        }
      }
    }
    double[][] x = DenseReference.solve(A, b);
    double spread = x[0][0] / (x[0][0] + x[4][0]);
    List<RowShare> found = run.labelsOf(1);
    assertEquals(List.of(0, 4), found.stream().map(RowShare::row).toList());
    assertEquals(0.25 * 0.75 + 0.75 * spread, found.get(0).share(), 1e-9);
    assertEquals(0.25 * 0.25 + 0.75 * (1 - spread), found.get(1).share(), 1e-9);
  }

  /** Methods on graphs of their own, whose nodes are in different orders. */
  @Test
  public void sharesAreTheWeightedMeanOfThoseOfEachMethod() {
    Points points = Points.of(TestGraphs.randomPoints(N, 2, new Random(4)));
    Labels labels = TestGraphs.labelled(N, 2, 0, 0, 7, 1, 19, 0, 33, 1);
    StandingRun both =
        run(
            points,
            labels,
            average(
                new Member("first", 1, NARROW, STEPPED), new Member("second", 3, WIDE, SPREADING)));
    StandingRun first = run(points, labels, spec(NARROW, STEPPED));
    StandingRun second = run(points, labels, spec(WIDE, SPREADING));
    for (int row = 0; row < N; row++) {
      Map<Integer, Double> expected = new HashMap<>();
      first
          .labelsOf(row)
          .forEach(each -> expected.merge(each.row(), each.share() / 4, Double::sum));
      second
          .labelsOf(row)
          .forEach(each -> expected.merge(each.row(), 3 * each.share() / 4, Double::sum));
      List<RowShare> found = both.labelsOf(row);
      assertEquals(expected.size(), found.size());
      double last = 1;
      for (RowShare each : found) {
        assertEquals("row " + row, expected.get(each.row()), each.share(), 1e-9);
        assertTrue("largest first", each.share() <= last);
        last = each.share();
      }
    }
  }

  /**
   * A walk over the weights of the first method's last step, which are not those of the graph, but
   * at least a hundredth of them.
   */
  @Test
  public void reasonsFollowTheWeightsOfTheLastStep() {
    Points points = Points.of(TestGraphs.randomPoints(N, 2, new Random(4)));
    Labels labels = TestGraphs.labelled(N, 2, 0, 0, 7, 1, 19, 0, 33, 1);
    LastStep last = new LastStep();
    ModelSpec spec =
        average(
            new Member("first", 1, NARROW, STEPPED), new Member("second", 1e-9, WIDE, SPREADING));
    StandingRun run =
        StandingGraph.of(TestRows.AS_THEY_ARE, new TestRows(points), spec, Watcher.NONE)
            .diffuse(labels, spec, last);
    double[] open = new double[last.wD.length];
    Arrays.setAll(open, e -> Math.max(last.wD[e], 0.01 * last.graph.weight()[e]));
    for (int v = 0; v < N; v++) {
      double[] met = LabelWalk.from(v, last.graph.matrix().withValues(open), last.labels, workers);
      double sum = Arrays.stream(met).sum();
      for (RowShare each : run.labelsOf(last.rows[v])) {
        int l =
            IntStream.range(0, N).filter(u -> last.rows[u] == each.row()).findFirst().orElse(-1);
        assertEquals(met[l] / sum, each.share(), 1e-6);
      }
    }
  }

  /** Keeps what the last step of the first method was taken with. */
  private static final class LastStep implements Watcher {
    private SimilarityGraph graph;
    private Labels labels;
    private int[] rows;
    private double[] wD;

    @Override
    public void at(String phase, int done, int total) {}

    @Override
    public void starts(SimilarityGraph of, Labels given, int[] rowOfNode) {
      graph = of;
      labels = given;
      rows = rowOfNode;
    }

    @Override
    public void stepped(int t, double[] F, double[] weights) {
      wD = t == 10 ? weights.clone() : wD; // the mean of the methods comes after the last step
    }
  }

  private static StandingRun run(Points points, Labels labels, ModelSpec spec) {
    return StandingGraph.of(TestRows.AS_THEY_ARE, new TestRows(points), spec, Watcher.NONE)
        .diffuse(labels, spec, Watcher.NONE);
  }

  /** Shares of the neighbours in the first method's graph, by what the average says of them. */
  @Test
  public void neighboursAreThoseOfTheFirstMethod() {
    Points points = Points.of(TestGraphs.randomPoints(N, 2, new Random(4)));
    Labels labels = TestGraphs.labelled(N, 2, 0, 0, 7, 1, 19, 0, 33, 1);
    StandingRun both =
        run(
            points,
            labels,
            average(
                new Member("first", 1, NARROW, HARMONIC),
                new Member("second", 3, WIDE, SPREADING)));
    NodeGraph nodes = both.graph();
    int i = nodes.nodeOf()[5];
    Map<Integer, Double> expected = new HashMap<>();
    double sum = 0;
    for (int p = nodes.graph().rowStart()[i]; p < nodes.graph().rowStart()[i + 1]; p++) {
      int row = nodes.rowOf()[nodes.graph().column()[p]];
      double flow = nodes.graph().weight()[p] * both.distributions()[row][1];
      expected.put(row, flow);
      sum += flow;
    }
    List<RowShare> found = both.neighboursOf(5, 1);
    assertEquals(expected.size(), found.size());
    for (RowShare each : found) {
      assertEquals(expected.get(each.row()) / sum, each.share(), 1e-12);
    }
  }
}
