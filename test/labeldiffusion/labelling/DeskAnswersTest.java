package labeldiffusion.labelling;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertSame;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import labeldiffusion.TestGraphs;
import labeldiffusion.diffusion.Diffusion;
import labeldiffusion.diffusion.Scores;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.diffusion.linear.HarmonicDiffusion;
import labeldiffusion.graph.GraphSpec;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.graph.WidthRule;
import labeldiffusion.labels.Labels;
import labeldiffusion.model.CalibrationRule;
import labeldiffusion.model.GraphSource;
import labeldiffusion.model.ModelSpec;
import labeldiffusion.model.RowShare;
import labeldiffusion.model.StandingGraph;
import labeldiffusion.model.TestRows;
import labeldiffusion.neighbours.Search;
import labeldiffusion.neighbours.SearchSpec;
import labeldiffusion.parallel.Workers;
import labeldiffusion.points.Metric;
import labeldiffusion.points.Points;
import labeldiffusion.points.Scaling;
import labeldiffusion.selection.Candidate;
import labeldiffusion.selection.Select;
import labeldiffusion.selection.SelectionSpec;
import labeldiffusion.sizes.SizeRule;
import labeldiffusion.sparse.StoppingRule;
import org.junit.Test;

/**
 * What a {@link Desk} does with answers, what it asks from ({@link Asking}), and when it chooses
 * parameters again.
 */
public class DeskAnswersTest {
  private static final int N = 40;
  private static final GraphSpec THREE = new GraphSpec(3, WidthRule.GLOBAL, 0);

  private final Counted diffusion = new Counted();
  private final ModelSpec spec = spec(diffusion);
  private final Desk desk = desk(new Labels(new int[0], 2).withUnlabelled(N));

  /** Two clouds of twenty rows, far from each other. */
  private Desk desk(Labels given) {
    return desk(given, spec);
  }

  private static Desk desk(Labels given, ModelSpec spec) {
    double[][] points = TestGraphs.randomPoints(N, 2, new Random(5));
    for (int i = 20; i < N; i++) {
      points[i][0] += 1000;
    }
    StandingGraph standing =
        StandingGraph.of(
            new GraphSource.Attributes(Scaling.NONE, Metric.EUCLIDEAN),
            new TestRows(Points.of(points)),
            spec,
            Watcher.NONE);
    return new Desk(standing, spec, given, 3);
  }

  /** Two candidates, so that a choice of parameters takes more than one run. */
  private static ModelSpec spec(Diffusion diffusion) {
    return spec(diffusion, 2);
  }

  private static ModelSpec spec(Diffusion diffusion, int count) {
    List<Candidate> candidates =
        IntStream.range(0, count).mapToObj(m -> new Candidate("c" + m, diffusion)).toList();
    return new ModelSpec(
        new SearchSpec(Search.EXACT, 1),
        THREE,
        diffusion,
        new SelectionSpec(Select.HOLDOUT, List.of(THREE), candidates, 2, 1),
        SizeRule.FREE,
        CalibrationRule.NONE,
        1);
  }

  @Test
  public void answersAreTakenBackAndGivenAgain() {
    desk.answer(7, 1);
    assertEquals(RowState.labelled(1), desk.stateOf(7));
    assertEquals(OptionalInt.of(7), desk.undo());
    assertEquals(RowState.OPEN, desk.stateOf(7));
    assertEquals(OptionalInt.of(7), desk.redo());
    assertEquals(RowState.labelled(1), desk.stateOf(7));
    desk.takeBack(7);
    assertEquals(RowState.OPEN, desk.stateOf(7));
    assertEquals(OptionalInt.of(7), desk.undo());
    assertEquals(RowState.labelled(1), desk.stateOf(7));
  }

  @Test
  public void withoutAnAnswerThereIsNothingToUndoOrRedo() {
    assertEquals(OptionalInt.empty(), desk.undo());
    assertEquals(OptionalInt.empty(), desk.redo());
  }

  @Test
  public void whatNobodyCanTellIsNotAskedAndWhatWasSkippedComesLast() {
    desk.cannotTell(1);
    for (int row = 2; row < N; row++) {
      desk.skip(row);
    }
    assertEquals(List.of(0), rows(desk.next(Ask.COVER, 5)));
    desk.answer(0, 0);
    Set<Integer> left = new HashSet<>(rows(desk.next(Ask.COVER, N)));
    assertEquals(38, left.size());
    assertFalse(left.contains(0) || left.contains(1));
  }

  /** The tenth question is a check; the next call asks as many as are wanted, each row once. */
  @Test
  public void everyTenthQuestionIsACheck() {
    List<Question> questions = desk.next(Ask.COVER, 25);
    assertEquals(25, questions.size());
    assertEquals(25, new HashSet<>(rows(questions)).size());
    for (int place = 0; place < 25; place++) {
      assertEquals("place " + place, place % 10 == 9, questions.get(place).isCheck());
    }
    assertEquals(N, desk.next(Ask.COVER, 1000).size());
  }

  @Test
  public void anAnsweredCheckSaysWhatWasPredicted() {
    answerBothClouds();
    Question check = check();
    int predicted = desk.snapshot().predicted(check.row());
    assertEquals(OptionalInt.of(predicted), desk.answer(check.row(), 1 - predicted));
    assertEquals(1, desk.stopSignal().checks());
    assertEquals(1, desk.stopSignal().wrong());
  }

  @Test
  public void anOtherAnswerSaysNothing() {
    answerBothClouds();
    List<Question> questions = desk.next(Ask.COVER, 10);
    Question other = questions.stream().filter(q -> !q.isCheck()).findFirst().get();
    assertEquals(OptionalInt.empty(), desk.answer(other.row(), 0));
    assertEquals(0, desk.stopSignal().checks());
  }

  @Test
  public void aCheckThatNoLabelHasReachedIsNotCounted() {
    Question check = check();
    assertEquals(OptionalInt.empty(), desk.answer(check.row(), 0));
    assertEquals(0, desk.stopSignal().checks());
  }

  @Test
  public void aCheckOfAFormerCallIsNoCheckAnyMore() {
    answerBothClouds();
    Question check = check();
    desk.next(Ask.COVER, 1);
    assertEquals(OptionalInt.empty(), desk.answer(check.row(), 0));
  }

  private Question check() {
    return desk.next(Ask.COVER, 10).stream().filter(Question::isCheck).findFirst().get();
  }

  private void answerBothClouds() {
    desk.answer(0, 0);
    desk.answer(20, 1);
    desk.update(Watcher.NONE);
  }

  @Test
  public void reasonsAreLabelsAndNeighbours() {
    answerBothClouds();
    Why why = desk.why(5);
    assertEquals(List.of(new RowShare(0, 1)), rounded(why.sources()));
    assertFalse(why.through().isEmpty());
  }

  private static List<RowShare> rounded(List<RowShare> shares) {
    return shares.stream()
        .map(s -> new RowShare(s.row(), Math.rint(1e6 * s.share()) / 1e6))
        .toList();
  }

  @Test
  public void theGraphIsThatOfTheRows() {
    assertEquals(N, desk.graph().nodeOf().length);
    assertEquals(N, desk.graph().graph().size());
  }

  @Test
  public void anAddedClassCanBeAnswered() {
    assertEquals(2, desk.addClass(spec));
    desk.answer(3, 2);
    assertEquals(3, desk.update(Watcher.NONE).labels().classes());
    assertEquals(2, desk.snapshot().predicted(3));
  }

  @Test
  public void withoutLabelsNothingIsRun() {
    Snapshot none = desk.update(Watcher.NONE);
    assertEquals(0, none.reachedCount());
    assertEquals(0, runs());
    assertSame(none, desk.snapshot());
  }

  /** Ten labels: a choice among two candidates takes two runs, the diffusion itself one. */
  @Test
  public void parametersAreKeptUntilThereIsATenthMoreOfLabels() {
    answer(0, 10);
    assertEquals(3, runsOfUpdate());
    assertEquals("no new label", 1, runsOfUpdate());
    answer(10, 11);
    assertEquals("11 labels", 1, runsOfUpdate());
    answer(11, 12);
    assertEquals("12 labels", 3, runsOfUpdate());
  }

  @Test
  public void parametersAreChosenAgainIfATenthIsTakenBack() {
    answer(0, 11);
    assertEquals(3, runsOfUpdate());
    desk.takeBack(0);
    assertEquals("10 labels", 1, runsOfUpdate());
    desk.takeBack(1);
    assertEquals("9 labels", 3, runsOfUpdate());
  }

  @Test
  public void parametersAreChosenAgainIfAClassGetsItsFirstLabel() {
    for (int row = 0; row < 20; row++) {
      desk.answer(row, 0);
    }
    assertEquals(3, runsOfUpdate());
    desk.answer(20, 1);
    assertEquals(3, runsOfUpdate());
    desk.addClass(spec);
    assertEquals("another number of classes", 3, runsOfUpdate());
  }

  @Test
  public void aFullUpdateAlwaysChooses() {
    answer(0, 10);
    runsOfUpdate();
    int before = runs();
    Snapshot full = desk.updateFully(Watcher.NONE);
    assertEquals(3, runs() - before);
    assertTrue(full.report().isPresent());
  }

  /** 40 rows times 6,300 candidates are too many for an update while somebody waits. */
  @Test
  public void aSubstituteRunsOnceWhereAChoiceWouldTakeLong() {
    Desk large = desk(new Labels(new int[0], 2).withUnlabelled(N), spec(diffusion, 6300));
    assertEquals(Optional.of("the parameters as given"), large.substitute());
    assertEquals(Optional.empty(), desk.substitute());
    for (int row = 0; row < 10; row++) {
      large.answer(row, row % 2);
      desk.answer(row, row % 2);
    }
    int before = runs();
    large.update(Watcher.NONE);
    assertEquals(1, runs() - before);
    Snapshot full = large.updateFully(Watcher.NONE);
    assertTrue("a full update chooses", runs() - before > 6300);
    Snapshot asked = desk.updateFully(Watcher.NONE);
    assertArrayEquals(asked.distribution(30), full.distribution(30), 0);
  }

  @Test
  public void withoutAGraphRowsAreAskedAboutAtRandom() {
    Desk early = new Desk(spec, new Labels(new int[0], 2).withUnlabelled(N), 3);
    early.answer(7, 0);
    early.skip(8);
    List<Integer> asked = rows(early.next(Ask.AUTO, N));
    assertEquals("all others once", N - 2, Set.copyOf(asked).size());
    assertFalse(asked.contains(7) || asked.contains(8));
    assertTrue(early.next(Ask.AUTO, N).stream().noneMatch(Question::isCheck));
    assertThrows(IllegalStateException.class, () -> early.update(Watcher.NONE));
  }

  private void answer(int from, int to) {
    for (int row = from; row < to; row++) {
      desk.answer(row, row % 2);
    }
  }

  private int runsOfUpdate() {
    int before = runs();
    desk.update(Watcher.NONE);
    return runs() - before;
  }

  private int runs() {
    return diffusion.runs.get();
  }

  private static List<Integer> rows(List<Question> questions) {
    return questions.stream().map(Question::row).toList();
  }

  /** The harmonic diffusion, which counts its runs. */
  private record Counted(AtomicInteger runs, Diffusion harmonic) implements Diffusion {
    private static final long serialVersionUID = 1L;

    Counted() {
      this(new AtomicInteger(), new HarmonicDiffusion(new StoppingRule(1e-10, 1000)));
    }

    @Override
    public Scores run(SimilarityGraph graph, Labels labels, Workers workers, Watcher watcher) {
      runs.incrementAndGet();
      return harmonic.run(graph, labels, workers, watcher);
    }

    @Override
    public long bytes(long nodes, long entries, int k, int c) {
      return harmonic.bytes(nodes, entries, k, c);
    }
  }
}
