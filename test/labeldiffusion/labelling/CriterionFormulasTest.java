package labeldiffusion.labelling;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Optional;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;
import labeldiffusion.SilentTestCase;
import labeldiffusion.TestGraphs;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.diffusion.linear.HarmonicDiffusion;
import labeldiffusion.graph.GraphSpec;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.graph.WidthRule;
import labeldiffusion.labels.Labels;
import labeldiffusion.model.GraphSource;
import labeldiffusion.model.ModelSpec;
import labeldiffusion.model.NodeGraph;
import labeldiffusion.model.StandingGraph;
import labeldiffusion.model.StandingRun;
import labeldiffusion.model.TestRows;
import labeldiffusion.neighbours.Search;
import labeldiffusion.neighbours.SearchSpec;
import labeldiffusion.points.Metric;
import labeldiffusion.points.Points;
import labeldiffusion.points.Scaling;
import labeldiffusion.sparse.StoppingRule;
import org.junit.Test;

/**
 * The order of all rows by each criterion is that of its formula, computed naively with full
 * matrices. Two clouds of points far from each other; labels of three classes in the first only.
 */
public class CriterionFormulasTest extends SilentTestCase {
  private static final int N = 60;
  private static final int K = 3;
  private static final ModelSpec SPEC =
      new ModelSpec(
          new SearchSpec(Search.EXACT, 1),
          new GraphSpec(K, WidthRule.GLOBAL, 0),
          new HarmonicDiffusion(new StoppingRule(1e-12, 1000)),
          1);

  private final double[][] points = clouds();
  private final Labels labels = TestGraphs.labelled(N, 3, 0, 0, 1, 1, 2, 2, 3, 0, 4, 1);
  private final StandingRun run =
      StandingGraph.of(
              new GraphSource.Attributes(Scaling.NONE, Metric.EUCLIDEAN),
              new TestRows(Points.of(points)),
              SPEC,
              Watcher.NONE)
          .diffuse(labels, SPEC, Watcher.NONE);
  private final Snapshot snapshot = Snapshot.of(labels, run, Optional.empty());
  private final NodeGraph nodes = run.graph();
  private final SimilarityGraph graph = nodes.graph();
  private final Situation now = situation(1);

  @Test
  public void smallestMarginFirst() {
    assertOrder(new MarginCriterion(), v -> -snapshot.confidence(nodes.rowOf()[v]));
  }

  @Test
  public void leastEvidenceFirst() {
    assertOrder(new EvidenceCriterion(), v -> -snapshot.evidence(nodes.rowOf()[v]));
  }

  /** score = worth u^2 r with u = 1 - m min(1, e / median), 0 at labels, and r = M^2 u. */
  @Test
  public void middleOfDoubtfulRegionsFirst() {
    double[] evidence = new double[N];
    Arrays.setAll(evidence, v -> snapshot.evidence(nodes.rowOf()[v]));
    double[] sorted = evidence.clone();
    Arrays.sort(sorted);
    double[] u = new double[N];
    for (int v = 0; v < N; v++) {
      double share = Math.min(1, evidence[v] / sorted[N / 2]);
      u[v] = now.labelled().get(v) ? 0 : 1 - snapshot.confidence(nodes.rowOf()[v]) * share;
    }
    double[] r = times(lazyWalk(), times(lazyWalk(), u));
    double[] worth = Crumbs.worth(graph);
    assertOrder(new RegionCriterion(), v -> worth[v] * u[v] * u[v] * r[v]);
  }

  /** score = g / std g + v / std v with v = M g - g o diag M and M = (I - delta L)^5. */
  @Test
  public void mostEntropyDrainedFirst() {
    double[] g = entropies();
    double[][] M = flow(g);
    double[] v = times(M, g);
    for (int i = 0; i < N; i++) {
      v[i] -= M[i][i] * g[i];
    }
    double ofG = deviation(g);
    double ofV = deviation(v);
    double[] scores = new double[N];
    Arrays.setAll(scores, i -> g[i] / ofG + v[i] / ofV);
    // of the rows that no label has reached, some are equal but for rounding
    assertArrayEquals(Spread.top(scores, now, 20), new EntropyCriterion().choose(now, 20));
  }

  @Test
  public void entropyFlowsBetweenMutualNeighboursOnly() {
    double[] g = entropies();
    double[][] M = flow(g);
    EntropyFlow flow = new EntropyFlow(graph, g);
    assertArrayEquals(times(M, g), flow.diffused(g), 1e-12);
    double[] diagonal = new double[N];
    Arrays.setAll(diagonal, i -> M[i][i]);
    assertArrayEquals(diagonal, flow.diagonal(), 1e-12);
  }

  /** Equal entropies do not flow; delta is 1/2 over the 29 neighbours of each node. */
  @Test
  public void manyNeighboursMakeSmallerSteps() {
    SimilarityGraph clique = TestGraphs.nearest(TestGraphs.randomPoints(30, 2, random), 29);
    double[] equal = new double[30];
    Arrays.fill(equal, 0.7);
    EntropyFlow flow = new EntropyFlow(clique, equal);
    assertArrayEquals(equal, flow.diffused(equal), 1e-15);
    // gamma = 1: A = (1 - 30 q) I + q 11' with q = 1/58, and A^5 e_i has 1/30 + (29/30) (1 - 30
    // q)^5
    double kept = Math.pow(1 - 30 / 58.0, 5);
    assertEquals(1 / 30.0 + 29 / 30.0 * kept, flow.diagonal()[7], 1e-14);
  }

  /** The farthest in the midst of far ones first: h r with hops h from labels and chosen nodes. */
  @Test
  public void coverFollowsHopsAndSurroundings() {
    double[] worth = Crumbs.worth(graph);
    BitSet sources = (BitSet) now.labelled().clone();
    int[] expected = new int[10];
    for (int m = 0; m < expected.length; m++) {
      int[] hops = hops(sources);
      int largest = Arrays.stream(hops).filter(h -> h < N).max().getAsInt();
      double[] h = new double[N];
      Arrays.setAll(h, i -> Math.min(hops[i], largest + 1) * worth[i]);
      double[] r = times(lazyWalk(), times(lazyWalk(), h));
      expected[m] = -1;
      for (int v = 0; v < N; v++) {
        boolean isOpen = !sources.get(v);
        if (isOpen && (expected[m] < 0 || h[v] * r[v] > h[expected[m]] * r[expected[m]])) {
          expected[m] = v;
        }
      }
      sources.set(expected[m]);
    }
    assertArrayEquals(expected, new CoverCriterion().choose(now, expected.length));
  }

  @Test
  public void chanceDependsOnTheSeedAndOnTheNumberOfAnswers() {
    int[] drawn = new RandomCriterion().choose(now, 20);
    assertFalse(Arrays.equals(drawn, new RandomCriterion().choose(situation(2), 20)));
    BitSet fewer = (BitSet) now.labelled().clone();
    fewer.clear(fewer.nextSetBit(0));
    Situation before = new Situation(nodes, snapshot, fewer, now.open(), new BitSet(), now.seed());
    assertFalse(Arrays.equals(drawn, new RandomCriterion().choose(before, 20)));
  }

  @Test
  public void aNodeWithoutARowHasTheValueZero() {
    NodeGraph path = new NodeGraph(TestGraphs.path(3), new int[] {-1, 0, 1}, new int[] {1, 2});
    Situation three = new Situation(path, snapshot, new BitSet(), new BitSet(), new BitSet(), 1);
    assertArrayEquals(new double[] {0, 5, 6}, three.ofRows(row -> 5 + row), 0);
  }

  private void assertOrder(Criterion criterion, IntToDoubleFunction score) {
    double[] scores = IntStream.range(0, N).mapToDouble(score).toArray();
    assertArrayEquals(Spread.top(scores, now, N), criterion.choose(now, N));
  }

  private Situation situation(long seed) {
    BitSet labelled = new BitSet();
    Arrays.stream(labels.labelledNodes()).forEach(row -> labelled.set(nodes.nodeOf()[row]));
    BitSet open = new BitSet();
    open.set(0, N);
    open.andNot(labelled);
    return new Situation(nodes, snapshot, labelled, open, new BitSet(), seed);
  }

  private double[] entropies() {
    double[] g = new double[N];
    for (int v = 0; v < N; v++) {
      for (double p : snapshot.distribution(nodes.rowOf()[v])) {
        g[v] -= p > 0 && snapshot.isReached(nodes.rowOf()[v]) ? p * Math.log(p) : 0;
      }
      g[v] = snapshot.isReached(nodes.rowOf()[v]) ? g[v] : Math.log(3);
      g[v] = now.labelled().get(v) ? 0 : g[v];
    }
    return g;
  }

  private double[][] flow(double[] g) {
    double[] c = new double[N];
    double sum = 0;
    double pairs = 0;
    double most = 1;
    for (int i = 0; i < N; i++) {
      double neighbours = 0;
      for (int j = 0; j < N; j++) {
        c[i] += isMutual(i, j) ? g[i] - g[j] : 0;
        neighbours += isMutual(i, j) ? 1 : 0;
      }
      most = Math.max(most, neighbours);
    }
    for (int i = 0; i < N; i++) {
      for (int j = 0; j < N; j++) {
        sum += isMutual(i, j) ? (c[i] - c[j]) * (c[i] - c[j]) : 0;
        pairs += isMutual(i, j) ? 1 : 0;
      }
    }
    double[][] A = new double[N][N];
    double delta = Math.min(0.1, 0.5 / most);
    for (int i = 0; i < N; i++) {
      A[i][i] += 1;
      for (int j = 0; j < N; j++) {
        if (isMutual(i, j)) {
          double rate = delta * Math.exp(-(c[i] - c[j]) * (c[i] - c[j]) / (sum / pairs));
          A[i][i] -= rate;
          A[i][j] += rate;
        }
      }
    }
    return product(A, product(product(A, A), product(A, A)));
  }

  /** Whether each is among the K nearest of the other. */
  private boolean isMutual(int v, int w) {
    int i = nodes.rowOf()[v];
    int j = nodes.rowOf()[w];
    return i != j && isNear(i, j) && isNear(j, i);
  }

  private boolean isNear(int i, int j) {
    int nearer = 0;
    for (int o = 0; o < N; o++) {
      nearer += o != i && distance(i, o) < distance(i, j) ? 1 : 0;
    }
    return nearer < K;
  }

  private double distance(int i, int j) {
    return Math.hypot(points[i][0] - points[j][0], points[i][1] - points[j][1]);
  }

  /** M = (I + W D^-1) / 2. */
  private double[][] lazyWalk() {
    double[][] M = new double[N][N];
    for (int i = 0; i < N; i++) {
      M[i][i] += 0.5;
      for (int p = graph.rowStart()[i]; p < graph.rowStart()[i + 1]; p++) {
        int j = graph.column()[p];
        M[i][j] += graph.weight()[p] / graph.degree()[j] / 2;
      }
    }
    return M;
  }

  /** Edges to the nearest source, N if there is no way. */
  private int[] hops(BitSet sources) {
    int[] hops = new int[N];
    Arrays.fill(hops, N);
    sources.stream().forEach(v -> hops[v] = 0);
    for (int round = 0; round < N; round++) {
      for (int i = 0; i < N; i++) {
        for (int p = graph.rowStart()[i]; p < graph.rowStart()[i + 1]; p++) {
          hops[i] = Math.min(hops[i], hops[graph.column()[p]] + 1);
        }
      }
    }
    return hops;
  }

  private static double deviation(double[] x) {
    double mean = Arrays.stream(x).sum() / x.length;
    return Math.sqrt(Arrays.stream(x).map(y -> (y - mean) * (y - mean)).sum() / x.length);
  }

  private static double[] times(double[][] M, double[] x) {
    double[] y = new double[x.length];
    Arrays.setAll(y, i -> IntStream.range(0, x.length).mapToDouble(j -> M[i][j] * x[j]).sum());
    return y;
  }

  private static double[][] product(double[][] A, double[][] B) {
    double[][] C = new double[N][N];
    for (int i = 0; i < N; i++) {
      for (int j = 0; j < N; j++) {
        for (int l = 0; l < N; l++) {
          C[i][j] += A[i][l] * B[l][j];
        }
      }
    }
    return C;
  }

  private double[][] clouds() {
    double[][] all = TestGraphs.randomPoints(N, 2, random);
    for (int i = 40; i < N; i++) {
      all[i][0] += 1000;
    }
    return all;
  }
}
