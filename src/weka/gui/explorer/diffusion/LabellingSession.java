package weka.gui.explorer.diffusion;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.labelling.Ask;
import labeldiffusion.labelling.Question;
import labeldiffusion.labelling.RowState;
import labeldiffusion.labelling.Snapshot;
import weka.classifiers.diffusion.labelling.LabellingDesk;

/**
 * A person labels a table. No answer waits for a diffusion: the next question comes from a queue,
 * which the last finished update has filled, and if that runs low another thread fills it again
 * from the same update, away from the answers since. Updates run in the background one after the
 * other. None is cancelled; the next one takes all answers that came meanwhile, so the picture
 * advances steadily. If the search for neighbours takes long, rows are asked about at random until
 * it is over. All methods are called by one thread, that of the windows.
 */
final class LabellingSession {
  /** Questions that are kept ready. */
  private static final int QUEUE = 12;

  /** With no more questions than this, the queue is filled again. */
  private static final int LOW = 6;

  private final LabellingDesk desk;
  private final Executor windows;
  private final Listener listener;
  private final Repeated<Updated> updates;
  private final Repeated<Asked> refills;
  private final Deque<Question> queue = new ArrayDeque<>();

  /** Numbers of rows per answer, the last first, of answers given and of answers undone. */
  private final Deque<Integer> done = new ArrayDeque<>();

  private final Deque<Integer> undone = new ArrayDeque<>();
  private volatile Ask ask = Ask.AUTO;
  private Question current;

  /** Whether the search has failed: there are no updates, but labels can still be given. */
  private boolean isWithoutGraph;

  private boolean isOver;
  private Watcher watcher = Watcher.NONE;
  private int changes;
  private int savedChanges;

  /** Is told by the thread of the windows what has happened. */
  interface Listener {
    /** Another row is asked about, or none: all are answered, or the queue is being filled. */
    void asks(Optional<Question> question);

    /** The graph is there. */
    void searched();

    /** The labels so far have been diffused. */
    void updated(Snapshot snapshot);

    void failed(Throwable problem);
  }

  /**
   * @param windows runs what concerns the windows in their thread
   */
  LabellingSession(LabellingDesk desk, Executor windows, Listener listener) {
    this.desk = desk;
    this.windows = windows;
    this.listener = listener;
    updates = new Repeated<>("update", this::diffuse, windows, this::updated, this::failed);
    refills = new Repeated<>("questions", this::seek, windows, this::fill, this::failed);
  }

  /** Questions, and what they were asked for. */
  private record Asked(Ask ask, List<Question> questions) {}

  private record Updated(Snapshot snapshot, Asked next) {}

  LabellingDesk desk() {
    return desk;
  }

  /**
   * Searches the neighbours unless that is done, asks the first question and diffuses the given
   * labels, if there are any.
   *
   * @param progress is told by another thread how far the search is
   */
  void begin(Watcher progress) {
    watcher = progress;
    updates.request();
    if (desk.hasGraph()) {
      refills.request(); // the first questions do not wait for the first update
    }
  }

  /** Does not wait for the graph any longer: asks about a row drawn at random until it is there. */
  void askAnything() {
    if (current == null && !desk.hasGraph()) {
      refills.request();
    }
  }

  /** Whether the next question is being looked for. */
  boolean isSeeking() {
    return current == null && (refills.isBusy() || !desk.hasGraph() && !isWithoutGraph);
  }

  /** The row that is asked about; empty if there is none. */
  Optional<Question> current() {
    return Optional.ofNullable(current);
  }

  Ask asks() {
    return ask;
  }

  /** Asks by another criterion from now on. */
  void ask(Ask other) {
    ask = other;
    current = null;
    queue.clear();
    refills.request();
  }

  /** Gives rows a class and asks the next question. */
  void give(Collection<Integer> rows, int k) {
    rows.forEach(row -> desk.answer(row, k));
    said(rows.size());
    proceed(rows, true);
  }

  /** Takes back what was said of rows, and asks about the last of them. */
  void takeBack(Collection<Integer> rows) {
    rows.forEach(desk::takeBack);
    said(rows.size());
    rows.stream().reduce((before, row) -> row).ifPresent(row -> askAbout(new Question(row, false)));
    update();
  }

  /** Asks about rows later; those that have a label keep it. */
  void skip(Collection<Integer> rows) {
    List<Integer> open = rows.stream().filter(row -> !desk.stateOf(row).isLabelled()).toList();
    open.forEach(desk::skip);
    said(open.size());
    proceed(rows, false);
  }

  void cannotTell(Collection<Integer> rows) {
    rows.forEach(desk::cannotTell);
    said(rows.size());
    proceed(rows, false);
  }

  /** Takes the last answer back and asks its question again. */
  void undo() {
    if (!done.isEmpty()) {
      undone.push(done.peek());
      List<Integer> rows = repeat(done.pop(), desk::undo);
      rows.forEach(row -> askAbout(new Question(row, false)));
      update();
    }
  }

  /** Gives the answer that was undone last once more. */
  void redo() {
    if (!undone.isEmpty()) {
      done.push(undone.peek());
      proceed(repeat(undone.pop(), desk::redo), true);
    }
  }

  private List<Integer> repeat(int times, Supplier<OptionalInt> step) {
    changes++;
    return Stream.generate(step).limit(times).flatMapToInt(OptionalInt::stream).boxed().toList();
  }

  private void said(int rows) {
    done.push(rows);
    undone.clear();
    changes++;
  }

  boolean hasUnsaved() {
    return changes > savedChanges;
  }

  /** Answers of another session were read, which are not saved either. */
  void restored() {
    changes++;
  }

  void saved() {
    savedChanges = changes;
  }

  /** Stops the background work. Nothing is told any more. */
  void end() {
    isOver = true;
    updates.end();
    refills.end();
  }

  private void proceed(Collection<Integer> answered, boolean hasNewLabels) {
    queue.removeIf(question -> answered.contains(question.row()));
    boolean isAnswered = current == null || answered.contains(current.row());
    Question next = isAnswered ? queue.poll() : current; // rows may be the user's own choice
    if (queue.size() <= LOW) {
      refills.request();
    }
    askAbout(next);
    if (hasNewLabels) {
      update();
    }
  }

  private void askAbout(Question question) {
    current = question;
    listener.asks(current());
  }

  /** Looks for questions, from the last finished update. */
  private Asked seek() {
    Ask how = ask;
    return new Asked(how, desk.next(how, QUEUE));
  }

  /** Replaces the queue. */
  private void fill(Asked asked) {
    if (asked.ask != ask) {
      refills.request(); // the user wants to be asked otherwise by now
      return;
    }
    queue.clear();
    queue.addAll(ready(asked.questions));
    if (current == null) {
      askAbout(queue.poll());
    }
  }

  /** Has the labels so far diffused. */
  private void update() {
    if (!isWithoutGraph) {
      updates.request();
    }
  }

  private Updated diffuse() throws Exception {
    if (!desk.hasGraph()) {
      desk.search(watcher);
      windows.execute(this::searched);
    }
    Snapshot snapshot = desk.update(Watcher.NONE);
    return new Updated(snapshot, seek());
  }

  private void searched() {
    if (!isOver) {
      refills.request();
      listener.searched();
    }
  }

  private void updated(Updated update) {
    fill(update.next);
    listener.updated(update.snapshot);
  }

  private void failed(Throwable problem) {
    isWithoutGraph = !desk.hasGraph();
    askAnything();
    listener.failed(problem);
  }

  /**
   * The questions without those that make no sense any more. The desk does not know that a question
   * is being asked already, so the next random check moves forward by one place.
   */
  private List<Question> ready(List<Question> questions) {
    List<Question> open = questions.stream().filter(this::isOpen).toList();
    List<Question> ready = new ArrayList<>(open.stream().filter(q -> !isSkipped(q)).toList());
    if (ready.isEmpty()) {
      ready.addAll(open);
    }
    if (current != null && !current.isCheck()) {
      IntStream.range(1, ready.size())
          .filter(place -> ready.get(place).isCheck())
          .findFirst()
          .ifPresent(place -> Collections.swap(ready, place - 1, place));
    }
    return ready;
  }

  private boolean isSkipped(Question question) {
    return desk.stateOf(question.row()).mark() == RowState.Mark.SKIPPED;
  }

  /** Whether a question still makes sense: something may have been said of its row by now. */
  private boolean isOpen(Question question) {
    RowState state = desk.stateOf(question.row());
    return !state.isLabelled()
        && state.mark() != RowState.Mark.CANNOT_TELL
        && (current == null || current.row() != question.row());
  }
}
