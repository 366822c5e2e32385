package labeldiffusion.tools.paper;

import static org.junit.Assert.assertEquals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import labeldiffusion.TestGraphs;
import labeldiffusion.diffusion.Diffusion;
import labeldiffusion.diffusion.Scores;
import labeldiffusion.diffusion.SolvedOutcome;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.diffusion.stepped.EulerDiffusion;
import labeldiffusion.diffusion.stepped.EulerSpec;
import labeldiffusion.diffusion.stepped.LabelRule;
import labeldiffusion.diffusion.stepped.NonlinearDiffusivity;
import labeldiffusion.diffusion.stepped.Scheme;
import labeldiffusion.diffusion.stepped.SmoothDiffusivity;
import labeldiffusion.graph.GraphFamily;
import labeldiffusion.graph.GraphSpec;
import labeldiffusion.graph.NumberedGraph;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.graph.WidthRule;
import labeldiffusion.labels.LabelWeights;
import labeldiffusion.labels.Labels;
import labeldiffusion.neighbours.exact.ExactSearch;
import labeldiffusion.parallel.Progress;
import labeldiffusion.parallel.Workers;
import labeldiffusion.points.Points;
import labeldiffusion.selection.Candidate;
import labeldiffusion.selection.Fold;
import org.junit.Test;

/** Which parameters are chosen, by {@link Trajectory}. */
public class GridSearchTest {
  private static final int N = 60;
  private static final int STEPS = 12;

  private final Workers workers = new Workers(1);
  private final Random random = new Random(5);
  private final double[][] X = TestGraphs.twoMoons(N, random);
  private final GraphFamily graphs = family(X, 8);
  private final Labels labels = TestGraphs.labels(N, 2, random);
  private final Fold fold = new Fold(labels.where(i -> i % 2 == 0), labels.where(i -> i % 2 == 1));

  @Test
  public void trajectoryHasTheErrorsOfARunOfEachLength() {
    Choice choice =
        GridSearch.choose(
            graphs::withK, fold, new int[] {5}, List.of(new Candidate("", smooth(STEPS))), workers);
    for (int t = 0; t <= STEPS; t++) {
      assertEquals(errors(5, smooth(t)), choice.errors()[t], 0);
    }
  }

  @Test
  public void theFewestErrorsWinOverAllKAndCandidates() {
    List<Candidate> candidates = new ArrayList<>();
    double[] sigmas = {0.01, 0.3, 3};
    for (double sigmaF : sigmas) {
      candidates.add(new Candidate("" + sigmaF, nonlinear(STEPS, sigmaF)));
    }
    int[] ks = {1, 3, 8};
    Choice choice = GridSearch.choose(graphs::withK, fold, ks, candidates, workers);
    double least = 1;
    for (int k : ks) {
      for (double sigmaF : sigmas) {
        for (int t = 0; t <= STEPS; t++) {
          least = Math.min(least, errors(k, nonlinear(t, sigmaF)));
        }
      }
    }
    assertEquals(least, choice.error(), 0);
    Diffusion chosen = nonlinear(choice.steps(), Double.parseDouble(choice.values()));
    assertEquals(least, errors(choice.k(), chosen), 0);
  }

  @Test
  public void amongEqualErrorsTheHigherProbabilityOfTheTrueClassWins() {
    Choice choice = choose(new Sure(0.6), new Sure(0.9), new Sure(0.8));
    assertEquals("1: 0.9", choice.values());
  }

  @Test
  public void ofAPlateauTheMiddleIsChosen() {
    Choice choice = choose(new Sure(0.9), new Sure(0.6), new Sure(0.9), new Sure(0.9));
    assertEquals("2: 0.9", choice.values());
  }

  @Test
  public void unreachedNodesCountByThePrior() {
    int[] classOf = new int[N];
    Arrays.fill(classOf, 1);
    classOf[0] = 0;
    Labels most = new Labels(classOf, 2);
    Fold one = new Fold(most.where(i -> i != 7), most.where(i -> i == 7));
    Choice choice =
        GridSearch.choose(
            graphs::withK, one, new int[] {5}, List.of(new Candidate("", new Nothing())), workers);
    assertEquals(0, choice.error(), 0);
  }

  private Choice choose(Sure... diffusions) {
    List<Candidate> candidates = new ArrayList<>();
    for (int number = 0; number < diffusions.length; number++) {
      Sure diffusion = diffusions[number];
      candidates.add(new Candidate(number + ": " + diffusion.probability, diffusion));
    }
    return GridSearch.choose(graphs::withK, fold, new int[] {5}, candidates, workers);
  }

  private static Diffusion smooth(int steps) {
    return EulerDiffusion.anisotropic(spec(steps), 4, 0.3, new SmoothDiffusivity());
  }

  private static Diffusion nonlinear(int steps, double sigmaF) {
    return EulerDiffusion.anisotropic(spec(steps), 2, sigmaF, new NonlinearDiffusivity());
  }

  private static EulerSpec spec(int steps) {
    return new EulerSpec(steps, 1, Scheme.EXPLICIT, LabelWeights.BALANCED, LabelRule.CLAMP, false);
  }

  /** The share of the hidden labels that a run with the given labels gets wrong. */
  private double errors(int k, Diffusion diffusion) {
    NumberedGraph numbered = graphs.withK(k);
    Scores scores =
        diffusion
            .run(numbered.graph(), fold.given().inOrder(numbered.order()), workers, Watcher.NONE)
            .backFrom(numbered.order());
    int wrong = 0;
    for (int i : fold.hidden().labelledNodes()) {
      double[] distribution =
          scores.distribution(new int[] {i}, new double[] {1}, fold.given().prior());
      wrong += (distribution[1] > distribution[0] ? 1 : 0) == fold.hidden().classOf()[i] ? 0 : 1;
    }
    return (double) wrong / fold.hidden().labelledNodes().length;
  }

  private GraphFamily family(double[][] rows, int k) {
    Points points = Points.of(rows);
    return GraphFamily.of(
        points,
        ExactSearch.search(points, k, workers, Progress.NONE),
        new GraphSpec(k, WidthRule.GLOBAL, 0),
        workers);
  }

  /** Gives every node its true class with the same probability. */
  private final class Sure implements Diffusion {
    private static final long serialVersionUID = 1L;
    final double probability;

    Sure(double probability) {
      this.probability = probability;
    }

    @Override
    public Scores run(SimilarityGraph graph, Labels given, Workers workers, Watcher watcher) {
      int[] order = graphs.withK(5).order();
      double[] F = new double[2 * N];
      for (int v = 0; v < N; v++) {
        int truth = Math.max(0, labels.classOf()[order[v]]);
        F[2 * v + truth] = probability;
        F[2 * v + 1 - truth] = 1 - probability;
      }
      watcher.stepped(0, F, graph.weight());
      return new Scores(F, 2, new SolvedOutcome(0, 0, List.of()));
    }

    @Override
    public long bytes(long nodes, long entries, int k, int c) {
      return 0;
    }
  }

  /** Reaches no node. */
  private static final class Nothing implements Diffusion {
    private static final long serialVersionUID = 1L;

    @Override
    public Scores run(SimilarityGraph graph, Labels given, Workers workers, Watcher watcher) {
      double[] F = new double[2 * N];
      watcher.stepped(0, F, graph.weight());
      return new Scores(F, 2, new SolvedOutcome(0, 0, List.of()));
    }

    @Override
    public long bytes(long nodes, long entries, int k, int c) {
      return 0;
    }
  }
}
