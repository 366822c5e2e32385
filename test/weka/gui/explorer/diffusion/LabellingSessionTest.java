package weka.gui.explorer.diffusion;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.labelling.Ask;
import labeldiffusion.labelling.Question;
import labeldiffusion.labelling.RowState;
import labeldiffusion.labelling.Snapshot;
import org.junit.After;
import org.junit.Before;
import org.junit.Test;
import weka.classifiers.diffusion.IsotropicDiffusion;
import weka.classifiers.diffusion.experiment.TwoMoons;
import weka.classifiers.diffusion.labelling.LabellingDesk;
import weka.core.Instance;
import weka.core.Instances;

/**
 * A session without windows, from an unlabelled table. The thread of the test plays that of the
 * windows. Also tests what is drawn of it ({@link LiveGraph}, {@link LiveResult}) and said of it
 * ({@link QuestionText}).
 */
public class LabellingSessionTest {
  private static final int ROWS = 60;

  private final Instances moons = TwoMoons.generate(ROWS, 0.05, 1);
  private final BlockingQueue<Runnable> events = new LinkedBlockingQueue<>();
  private LabellingDesk desk;
  private LabellingSession session;
  private Optional<Question> question = Optional.empty();
  private Snapshot snapshot;
  private int updates;
  private int searches;

  @Before
  public void begin() throws Exception {
    desk = new LabellingDesk(new IsotropicDiffusion(), unlabelled(), 1, Watcher.NONE);
    session = new LabellingSession(desk, events::add, new Ears());
    session.begin(Watcher.NONE);
    awaitUpdate();
  }

  private Instances unlabelled() {
    Instances table = new Instances(moons);
    for (Instance row : table) {
      row.setClassMissing();
    }
    return table;
  }

  @After
  public void end() {
    session.end();
  }

  /** Does what the session wants done in the thread of the windows, until an update is over. */
  private void awaitUpdate() throws InterruptedException {
    int before = updates;
    while (updates == before || question.isEmpty()) {
      Runnable event = events.poll(60, TimeUnit.SECONDS);
      assertTrue("no event within a minute", event != null);
      event.run();
    }
  }

  private void answer() throws InterruptedException {
    int row = question.orElseThrow().row();
    session.give(List.of(row), (int) moons.instance(row).classValue());
    awaitUpdate();
  }

  @Test
  public void unlabelledTableIsAskedAbout() {
    assertTrue(question.isPresent());
    assertEquals(0, snapshot.reachedCount());
  }

  @Test
  public void nextQuestionComesAtOnceFromTheQueue() {
    int first = question.orElseThrow().row();
    session.give(List.of(first), 0);
    assertTrue("no event was awaited", question.isPresent());
    assertFalse(question.get().row() == first);
  }

  /** While an update runs, all its events wait in the queue of the test. */
  @Test
  public void noAnswerWaitsForARunningUpdate() throws Exception {
    Set<Integer> asked = new HashSet<>();
    for (int i = 0; i < 5; i++) {
      int row = question.orElseThrow().row();
      assertTrue("no row is asked about twice", asked.add(row));
      session.give(List.of(row), (int) moons.instance(row).classValue());
      assertTrue("no event was awaited", question.isPresent());
    }
    assertEquals("none of the five was diffused yet", 0, snapshot.labels().labelledCount());
  }

  @Test
  public void answersDuringAnUpdateLeadToOneMore() throws Exception {
    int before = updates;
    for (int i = 0; i < 5; i++) {
      int row = question.orElseThrow().row();
      session.give(List.of(row), (int) moons.instance(row).classValue());
    }
    awaitUpdate();
    while (snapshot.labels().labelledCount() < 5) {
      awaitUpdate();
    }
    session.end();
    assertTrue("the first may have had some of them", updates <= before + 2);
    assertEquals(5, snapshot.labels().labelledCount());
  }

  /** The updates are not told to the windows: the queue is filled from the last known one. */
  @Test
  public void questionsDoNotRunOutWhileAnUpdateRuns() throws Exception {
    for (int i = 0; i < 30; i++) {
      while (question.isEmpty()) {
        Runnable event = events.poll(60, TimeUnit.SECONDS);
        assertTrue("no event within a minute", event != null);
        event.run();
      }
      int row = question.get().row();
      session.give(List.of(row), (int) moons.instance(row).classValue());
    }
    assertEquals(30, desk.labels().labelledCount());
  }

  @Test
  public void allRowsAnsweredLeaveNoQuestion() throws Exception {
    List<Integer> rows = IntStream.range(0, ROWS).boxed().toList();
    session.give(rows, 0);
    while (question.isPresent() || session.isSeeking()) {
      events.take().run();
    }
    assertFalse(session.current().isPresent());
  }

  @Test
  public void tenAnswersLabelBothMoons() throws Exception {
    for (int i = 0; i < 10; i++) {
      answer();
    }
    int right = 0;
    for (int row = 0; row < ROWS; row++) {
      right += snapshot.predicted(row) == (int) moons.instance(row).classValue() ? 1 : 0;
    }
    assertEquals(ROWS, right);
    assertEquals(10, desk.labels().labelledCount());
  }

  @Test
  public void tenthQuestionIsARandomCheck() throws Exception {
    for (int i = 0; i < 9; i++) {
      assertFalse(question.orElseThrow().isCheck());
      answer();
    }
    assertTrue(question.orElseThrow().isCheck());
  }

  @Test
  public void undoAsksAgainAndRedoAnswers() throws Exception {
    int row = question.orElseThrow().row();
    answer();
    session.undo();
    assertEquals(row, question.orElseThrow().row());
    assertEquals(RowState.OPEN, desk.stateOf(row));
    session.redo();
    assertTrue(desk.stateOf(row).isLabelled());
    assertFalse("the next question", question.orElseThrow().row() == row);
    session.undo();
    session.undo();
    assertEquals("nothing is left to undo", RowState.OPEN, desk.stateOf(row));
  }

  @Test
  public void rowsAnsweredTogetherAreUndoneTogether() {
    session.give(List.of(3, 5, 7), 1);
    assertEquals(3, desk.labels().labelledCount());
    session.undo();
    assertEquals(0, desk.labels().labelledCount());
    session.redo();
    assertEquals(3, desk.labels().labelledCount());
  }

  @Test
  public void skippedAndUndecidedRowsAreNotAskedNext() throws Exception {
    int skipped = question.orElseThrow().row();
    session.skip(List.of(skipped));
    int undecided = question.orElseThrow().row();
    session.cannotTell(List.of(undecided));
    for (int i = 0; i < 20; i++) {
      int row = question.orElseThrow().row();
      assertFalse(row == skipped || row == undecided);
      answer();
    }
  }

  @Test
  public void skippingALabelledRowKeepsItsLabel() {
    session.give(List.of(3), 1);
    session.skip(List.of(3));
    assertTrue(desk.stateOf(3).isLabelled());
  }

  @Test
  public void otherCriterionAsksAnew() throws Exception {
    answer();
    session.ask(Ask.RANDOM);
    while (session.current().isEmpty()) {
      events.take().run();
    }
    assertEquals(Ask.RANDOM, session.asks());
  }

  @Test
  public void answersAreUnsavedUntilTheyAreSaved() throws Exception {
    assertFalse(session.hasUnsaved());
    answer();
    assertTrue(session.hasUnsaved());
    session.saved();
    assertFalse(session.hasUnsaved());
    session.undo();
    assertTrue("undoing changes the table too", session.hasUnsaved());
  }

  @Test
  public void pictureAndTableFollowTheAnswers() throws Exception {
    LiveResult live = new LiveResult(new IsotropicDiffusion(), desk);
    LiveStates states = live.states();
    assertEquals(ROWS, states.of(snapshot, live.shown()).result().unlabelledRows().length);
    int row = question.orElseThrow().row();
    answer();
    live.relabel(List.of(row));
    LiveStates.State now = states.of(snapshot, live.shown());
    DiffusionResult result = now.result();
    assertEquals(ROWS - 1, result.unlabelledRows().length);
    assertTrue(result.report(), result.report().contains("1 labelled"));
    int v = 0;
    while (now.drawing().rows()[v] != row) {
      v++;
    }
    int k = (int) moons.instance(row).classValue();
    assertEquals(k, now.drawing().labels()[v]);
    assertEquals(k, now.frame().classOf()[v]);
  }

  @Test
  public void addedClassIsDrawnToo() throws Exception {
    LiveResult live = new LiveResult(new IsotropicDiffusion(), desk);
    int k = desk.addClass("middle");
    live.renewClasses();
    session.give(List.of(0), k);
    awaitUpdate();
    live.relabel(List.of(0));
    LiveStates.State now = live.states().of(snapshot, live.shown());
    assertEquals(3, now.result().classNames().length);
    assertEquals("middle", live.shown().instance(0).stringValue(2));
    assertEquals(3, now.drawing().classes());
  }

  @Test
  public void questionSaysWhyItIsAsked() throws Exception {
    int row = question.orElseThrow().row();
    String asked = QuestionText.reason(row, question, Ask.MARGIN, desk);
    assertEquals("Chosen among: the most doubtful rows.\nNo label has arrived.", asked);
    String own = QuestionText.reason(row, Optional.empty(), Ask.MARGIN, desk);
    assertTrue(own, own.startsWith("Your own choice."));
    String check = QuestionText.reason(row, Optional.of(new Question(row, true)), Ask.MARGIN, desk);
    assertTrue(check, check.startsWith("Random check"));
    answer();
    String labelled = QuestionText.reason(row, question, Ask.MARGIN, desk);
    assertTrue(labelled, labelled.endsWith("er")); // upper or lower
    assertEquals("Row 1,001 and 2 more", QuestionText.title(1000, "", 3));
    assertEquals("Row 1,001: 100 %", QuestionText.title(1000, "100 %", 1));
  }

  /** A session of its own, whose search is held up until the first rows are answered. */
  @Test
  public void rowsAreAskedAboutBeforeTheGraphIsThere() throws Exception {
    session.end();
    question = Optional.empty();
    IsotropicDiffusion searching = new IsotropicDiffusion();
    searching.setNoCache(true); // the neighbours of this table are known by now
    desk = new LabellingDesk(searching, unlabelled(), 1);
    session = new LabellingSession(desk, events::add, new Ears());
    CountDownLatch search = new CountDownLatch(1);
    session.begin((phase, done, total) -> awaitQuietly(search));
    assertTrue(session.isSeeking());
    session.askAnything();
    while (question.isEmpty()) {
      events.take().run();
    }
    assertFalse(desk.hasGraph());
    String reason = QuestionText.reason(question.get().row(), question, Ask.AUTO, desk);
    assertTrue(reason, reason.startsWith("At random"));
    for (int i = 0; i < 3; i++) {
      int row = question.orElseThrow().row();
      session.give(List.of(row), (int) moons.instance(row).classValue());
    }
    search.countDown();
    awaitUpdate();
    assertEquals(1, searches);
    assertEquals(3, snapshot.labels().labelledCount());
  }

  private static void awaitQuietly(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private final class Ears implements LabellingSession.Listener {
    @Override
    public void asks(Optional<Question> next) {
      question = next;
    }

    @Override
    public void searched() {
      searches++;
    }

    @Override
    public void updated(Snapshot latest) {
      snapshot = latest;
      updates++;
    }

    @Override
    public void failed(Throwable problem) {
      throw new AssertionError(problem);
    }
  }
}
