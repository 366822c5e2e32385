package labeldiffusion.selection;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import labeldiffusion.SilentTestCase;
import labeldiffusion.diffusion.Diffusion;
import labeldiffusion.diffusion.Scores;
import labeldiffusion.diffusion.SolvedOutcome;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.graph.GraphFamily;
import labeldiffusion.graph.GraphSpec;
import labeldiffusion.graph.NumberedGraph;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.graph.WidthRule;
import labeldiffusion.labels.Labels;
import labeldiffusion.parallel.Progress;
import labeldiffusion.parallel.Workers;
import labeldiffusion.sizes.SizeRule;
import org.junit.Test;

/**
 * What is run to choose a {@link Setting}, with {@link HiddenLabels} and {@link Validation}. The
 * graphs stand for K only; how many rows are right is prescribed for each K and candidate.
 */
public class SelectionTest extends SilentTestCase {
  private static final int N = 30;
  private static final Labels TRUTH =
      new Labels(IntStream.range(0, N).map(i -> i % 2).toArray(), 2);

  private final List<String> runs = new ArrayList<>();
  private final Set<SimilarityGraph> built = new HashSet<>();
  private final GraphFamily graphs =
      k -> {
        SimilarityGraph graph =
            SimilarityGraph.ofEdges(N, new int[] {0}, new int[] {1}, new double[] {k}, k);
        built.add(graph);
        int[] reversed = IntStream.range(0, N).map(v -> N - 1 - v).toArray();
        return new NumberedGraph(graph, reversed, null);
      };

  @Test
  public void theGivenSettingStaysIfNothingIsClearlyBetter() {
    Selected selected = choose(new int[] {5, 3, 10}, new Right("a", 20, 21, 19));
    assertEquals("K 5", setting(selected));
    String line = selected.lines().get(0).text();
    assertTrue(
        line,
        line.matches(
            "K 5, a, as given: none clearly better; 20 of 30 hidden labels right"
                + " \\(3 folds, [0-9] runs\\)"));
  }

  @Test
  public void aClearlyBetterGraphIsTaken() {
    Selected selected = choose(new int[] {5, 3, 10}, new Right("a", 20, 10, 25));
    assertEquals("K 10", setting(selected));
    assertTrue(selected.lines().get(0).text().startsWith("K 10, a; 25 of 30 hidden labels right"));
  }

  @Test
  public void candidatesAreTriedOnTheChosenGraphOnly() {
    choose(new int[] {5, 10}, new Right("a", 20, 0, 26), new Right("b", 30, 30, 30));
    assertEquals(
        List.of("a 5", "a 5", "a 5", "a 10", "a 10", "a 10", "b 10", "b 10", "b 10"), runs);
  }

  @Test
  public void aCandidateMustBeatTheChosenGraphNotTheGivenOne() {
    Selected selected =
        choose(new int[] {5, 10}, new Right("a", 10, 0, 26), new Right("b", 0, 0, 27));
    assertEquals("a", candidate(selected));
    selected = choose(new int[] {5, 10}, new Right("a", 10, 0, 26), new Right("b", 0, 0, 30));
    assertEquals("b", candidate(selected));
  }

  @Test
  public void theDefaultGridTakesNoMoreThanNineRuns() {
    choose(new int[] {5, 3, 10}, new Right("a", 20, 30, 30));
    assertEquals(9, runs.size());
  }

  @Test
  public void hopelessSettingsAreDroppedAfterOneFold() {
    choose(new int[] {5, 3, 10}, new Right("a", 30, 0, 0));
    assertEquals(List.of("a 5", "a 5", "a 5", "a 3", "a 10"), runs);
  }

  @Test
  public void eachGraphIsBuiltOnceForAllFolds() {
    choose(new int[] {5, 3, 10}, new Right("a", 20, 20, 20));
    assertEquals(3, built.size());
  }

  @Test
  public void holdoutMakesOneRunPerSetting() {
    spec(Select.HOLDOUT, new int[] {5, 3, 10}, new Right("a", 20, 20, 20))
        .by(TRUTH, graphs, SizeRule.FREE, workers, Progress.NONE);
    assertEquals(List.of("a 5", "a 3", "a 10"), runs);
  }

  @Test
  public void withoutTwoLabelsOfAClassNothingIsRun() {
    Labels two = TRUTH.where(i -> i < 2);
    Selected selected =
        spec(Select.CROSS_VALIDATION, new int[] {5}, new Right("a", 20, 20, 20))
            .by(two, graphs, SizeRule.FREE, workers, Progress.NONE);
    assertEquals(new Selected.Impossible(), selected);
    assertEquals(List.of(), runs);
  }

  @Test
  public void progressCountsSparedRunsAsDone() {
    List<String> heard = new ArrayList<>();
    spec(Select.CROSS_VALIDATION, new int[] {5, 3, 10}, new Right("a", 30, 0, 30))
        .by(
            TRUTH,
            graphs,
            SizeRule.FREE,
            workers,
            (phase, done, total) -> heard.add(done + "/" + total));
    assertEquals(List.of("0/9", "1/9", "2/9", "3/9", "6/9", "7/9", "8/9", "9/9"), heard);
  }

  @Test
  public void largestKIsThatOfAllGraphs() {
    Right right = new Right("a", 0, 0, 0);
    assertEquals(10, spec(Select.HOLDOUT, new int[] {5, 3, 10}, right).largestK(5));
    assertEquals(7, SelectionSpec.NONE.largestK(7));
  }

  private Selected choose(int[] ks, Right... candidates) {
    runs.clear();
    return spec(Select.CROSS_VALIDATION, ks, candidates)
        .by(TRUTH, graphs, SizeRule.FREE, workers, Progress.NONE);
  }

  private SelectionSpec spec(Select select, int[] ks, Right... candidates) {
    return new SelectionSpec(
        select,
        Arrays.stream(ks).mapToObj(k -> new GraphSpec(k, WidthRule.GLOBAL, 0)).toList(),
        Arrays.stream(candidates).map(right -> new Candidate(right.name, right)).toList(),
        3,
        1);
  }

  private static String setting(Selected selected) {
    return ((Selected.Chosen) selected).setting().graph().toString();
  }

  private static String candidate(Selected selected) {
    return ((Selected.Chosen) selected).setting().candidate().values();
  }

  /** Has a given number of rows right at K = 5, 3 and 10: every third row first, and so on. */
  private final class Right implements Diffusion {
    private static final long serialVersionUID = 1L;
    final String name;
    final transient int[] right;

    Right(String name, int... right) {
      this.name = name;
      this.right = right;
    }

    @Override
    public Scores run(SimilarityGraph graph, Labels given, Workers workers, Watcher watcher) {
      int k = (int) graph.weight()[0];
      runs.add(name + " " + k);
      int count = right[k == 5 ? 0 : k == 3 ? 1 : 2];
      double[] F = new double[2 * N];
      for (int v = 0; v < N; v++) {
        int row = N - 1 - v;
        int truth = TRUTH.classOf()[row];
        F[2 * v + (row < count ? truth : 1 - truth)] = 1;
      }
      return new Scores(F, 2, new SolvedOutcome(0, 0, List.of()));
    }

    @Override
    public long bytes(long nodes, long entries, int k, int c) {
      return 0;
    }
  }
}
