package labeldiffusion.selection;

import static org.junit.Assert.assertArrayEquals;
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
import labeldiffusion.diffusion.stepped.DiffusivityRule;
import labeldiffusion.diffusion.stepped.EulerDiffusion;
import labeldiffusion.diffusion.stepped.EulerSpec;
import labeldiffusion.diffusion.stepped.LabelRule;
import labeldiffusion.diffusion.stepped.Scheme;
import labeldiffusion.graph.GraphFamily;
import labeldiffusion.graph.GraphSpec;
import labeldiffusion.graph.NumberedGraph;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.graph.WidthRule;
import labeldiffusion.labels.LabelWeights;
import labeldiffusion.labels.Labels;
import labeldiffusion.neighbours.ExactSearch;
import labeldiffusion.parallel.Progress;
import labeldiffusion.parallel.Workers;
import labeldiffusion.points.Points;
import org.junit.Test;

/** Which of several parameters is chosen. */
public class SelectionTest {
  private static final int N = 60;
  private static final EulerSpec SPEC =
      new EulerSpec(12, 1, Scheme.EXPLICIT, LabelWeights.BALANCED, LabelRule.CLAMP, false);

  private final Workers workers = new Workers(1);
  private final Random random = new Random(5);
  private final double[][] X = TestGraphs.twoMoons(N, random);
  private final GraphFamily graphs = family(X, 8);
  private final Labels labels = TestGraphs.labels(N, 2, random);
  private final Fold fold =
      Folds.of(labels, new SelectionSpec(Select.HOLDOUT, new int[] {5}, List.of(), 2, 1)).get(0);

  @Test
  public void aTrajectoryScoresWhatARunOfSoManyStepsGives() {
    EulerDiffusion diffusion = EulerDiffusion.anisotropic(SPEC, 4, 0.3, DiffusivityRule.SMOOTH);
    Choice choice =
        Selection.choose(
            graphs,
            List.of(fold),
            new int[] {5},
            List.of(new Candidate("", diffusion)),
            workers,
            Progress.NONE);
    for (int t = 0; t <= 12; t++) {
      assertEquals(errors(5, diffusion.withSteps(t)), choice.errors()[t], 0);
    }
  }

  @Test
  public void theFewestErrorsWinOverAllKAndCandidates() {
    List<Candidate> candidates = new ArrayList<>();
    for (double sigmaF : new double[] {0.01, 0.3, 3}) {
      candidates.add(
          new Candidate(
              "" + sigmaF, EulerDiffusion.anisotropic(SPEC, 2, sigmaF, DiffusivityRule.NONLINEAR)));
    }
    int[] ks = {1, 3, 8};
    Choice choice = Selection.choose(graphs, List.of(fold), ks, candidates, workers, Progress.NONE);
    double least = 1;
    for (int k : ks) {
      for (Candidate candidate : candidates) {
        for (int t = 0; t <= 12; t++) {
          least = Math.min(least, errors(k, candidate.diffusion().withSteps(t)));
        }
      }
    }
    assertEquals(least, choice.error(), 0);
    assertEquals(least, errors(choice.k(), choice.diffusion()), 0);
    assertEquals(9, choice.tried());
  }

  @Test
  public void amongEqualErrorsTheHigherProbabilityOfTheTrueClassWins() {
    Choice choice = choose(new Sure(0.6), new Sure(0.9), new Sure(0.8));
    assertEquals("0.9", choice.values());
  }

  @Test
  public void ofAPlateauTheMiddleIsChosen() {
    Choice choice = choose(new Sure(0.9), new Sure(0.6), new Sure(0.9), new Sure(0.9));
    assertEquals(2, choice.k() == 5 ? ((Sure) choice.diffusion()).number : -1);
  }

  @Test
  public void errorsAreSummedOverFolds() {
    SelectionSpec spec =
        new SelectionSpec(
            Select.CROSS_VALIDATION,
            new int[] {5},
            List.of(new Candidate("", new Sure(0.4))),
            3,
            1);
    Choice choice = Selection.choose(graphs, labels, spec, workers, Progress.NONE);
    assertEquals(labels.labelledCount(), choice.hidden());
    assertEquals(1, choice.error(), 0);
  }

  @Test
  public void unreachedNodesCountByThePrior() {
    int[] classOf = new int[N];
    Arrays.fill(classOf, 1);
    classOf[0] = 0;
    Fold most = Fold.hiding(new Labels(classOf, 2), new boolean[N]);
    boolean[] one = new boolean[N];
    one[7] = true;
    Choice choice =
        Selection.choose(
            graphs,
            List.of(Fold.hiding(most.given(), one)),
            new int[] {5},
            List.of(new Candidate("", new Nothing())),
            workers,
            Progress.NONE);
    assertEquals(0, choice.error(), 0);
  }

  @Test
  public void theSameIsChosenOnAnyNumberOfThreads() {
    List<Candidate> candidates =
        List.of(
            new Candidate("", EulerDiffusion.anisotropic(SPEC, 4, 0.3, DiffusivityRule.SMOOTH)));
    Choice one =
        Selection.choose(
            graphs, List.of(fold), new int[] {3, 8}, candidates, workers, Progress.NONE);
    try (Workers three = new Workers(3)) {
      Choice more =
          Selection.choose(
              graphs, List.of(fold), new int[] {3, 8}, candidates, three, Progress.NONE);
      assertEquals(one.k(), more.k());
      assertEquals(one.steps(), more.steps());
      assertArrayEquals(one.errors(), more.errors(), 0);
    }
  }

  @Test
  public void progressCountsRuns() {
    List<String> heard = new ArrayList<>();
    Selection.choose(
        graphs,
        List.of(fold, fold),
        new int[] {3, 8},
        List.of(new Candidate("", new Nothing())),
        workers,
        (phase, done, total) -> heard.add(phase + " " + done + "/" + total));
    assertEquals(
        List.of(
            "selection 0/4", "selection 1/4", "selection 2/4", "selection 3/4", "selection 4/4"),
        heard);
  }

  private Choice choose(Sure... diffusions) {
    List<Candidate> candidates = new ArrayList<>();
    for (int number = 0; number < diffusions.length; number++) {
      diffusions[number].number = number;
      candidates.add(new Candidate("" + diffusions[number].probability, diffusions[number]));
    }
    return Selection.choose(
        graphs, List.of(fold), new int[] {5}, candidates, workers, Progress.NONE);
  }

  /** Share of the hidden labels that a run with the given ones gets wrong. */
  private double errors(int k, Diffusion diffusion) {
    NumberedGraph numbered = graphs.withK(k);
    Scores scores =
        diffusion
            .run(numbered.graph(), fold.given().inOrder(numbered.order()), workers, Watcher.NONE)
            .backFrom(numbered.order());
    int wrong = 0;
    for (int i : fold.hiddenNodes()) {
      double[] distribution =
          scores.distribution(new int[] {i}, new double[] {1}, fold.given().prior());
      wrong += (distribution[1] > distribution[0] ? 1 : 0) == fold.hidden().classOf()[i] ? 0 : 1;
    }
    return (double) wrong / fold.hiddenNodes().length;
  }

  private GraphFamily family(double[][] rows, int k) {
    Points points = Points.of(rows);
    return GraphFamily.of(
        points,
        ExactSearch.search(points, k, workers, Progress.NONE),
        new GraphSpec(k, WidthRule.GLOBAL, 0),
        workers);
  }

  /** Gives every node its true class with one probability. */
  private final class Sure implements Diffusion {
    private static final long serialVersionUID = 1L;
    final double probability;
    int number;

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
