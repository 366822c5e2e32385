package weka.gui.explorer.diffusion;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CancellationException;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
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
 * A person labels a table. Answers take effect at once: the next question comes from a queue, and
 * the diffusion runs in the background. A newer answer cancels a running update. After a few
 * answers without any update the running one may finish, so that somebody who answers quickly sees
 * progress and does not run out of questions. All methods are called by one thread, that of the
 * windows.
 */
final class LabellingSession {
  /** Questions that are kept ready while an update runs. */
  private static final int QUEUE = 10;

  /** With no more questions than this, a running update is not cancelled. */
  private static final int LOW = 5;

  private final LabellingDesk desk;
  private final Executor windows;
  private final Listener listener;
  private final ExecutorService worker;
  private final Deque<Question> queue = new ArrayDeque<>();

  /** Numbers of rows per answer, the last first, of answers given and of answers undone. */
  private final Deque<Integer> done = new ArrayDeque<>();

  private final Deque<Integer> undone = new ArrayDeque<>();
  private Ask ask = Ask.AUTO;
  private Question current;
  private Future<?> running;

  /** Whether the latest labels have not been diffused yet. */
  private boolean needsUpdate;

  /** Whether something was said since the running update began. */
  private boolean isOutdated;

  private boolean isOver;

  /** Counts the updates that were begun; only the last one counts. */
  private int run;

  private int changes;
  private int savedChanges;

  /** Is told by the thread of the windows what has happened. */
  interface Listener {
    /** Another row is asked about, or none: all are answered, or the queue is being filled. */
    void asks(Optional<Question> question);

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
    worker =
        Executors.newSingleThreadExecutor(
            task -> {
              Thread thread = new Thread(task, "labelDiffusion labelling");
              thread.setDaemon(true);
              thread.setPriority(Thread.MIN_PRIORITY);
              return thread;
            });
  }

  LabellingDesk desk() {
    return desk;
  }

  /** Diffuses the given labels, if there are any, and asks the first question. */
  void begin() {
    refresh(true);
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
    refresh(false);
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
    refresh(true);
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
      refresh(true);
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
    worker.shutdownNow();
  }

  private void proceed(Collection<Integer> answered, boolean hasNewLabels) {
    queue.removeIf(question -> answered.contains(question.row()));
    if (current == null || answered.contains(current.row())) {
      askAbout(queue.poll());
    } else {
      listener.asks(current()); // the rows were the user's own choice; back to the question
    }
    refresh(hasNewLabels);
  }

  private void askAbout(Question question) {
    current = question;
    listener.asks(current());
  }

  /** Computes, in the background, predictions and questions that are up to date. */
  private void refresh(boolean hasNewLabels) {
    needsUpdate |= hasNewLabels;
    if (running != null && queue.size() <= LOW) {
      isOutdated = true;
      return;
    }
    if (running != null) {
      running.cancel(true);
    }
    submit();
  }

  private void submit() {
    int mine = ++run;
    Ask how = ask;
    boolean diffuses = needsUpdate;
    isOutdated = false;
    running = worker.submit(() -> work(mine, how, diffuses));
  }

  private void work(int mine, Ask how, boolean diffuses) {
    try {
      Optional<Snapshot> snapshot =
          diffuses ? Optional.of(desk.update(Watcher.NONE)) : Optional.empty();
      List<Question> questions = desk.next(how, QUEUE);
      windows.execute(() -> finished(mine, snapshot, questions));
    } catch (CancellationException e) {
      // a newer answer takes over
    } catch (RuntimeException | OutOfMemoryError e) {
      windows.execute(() -> failed(mine, e));
    }
  }

  private void finished(int mine, Optional<Snapshot> snapshot, List<Question> questions) {
    if (isOver || mine != run) {
      return;
    }
    running = null;
    needsUpdate &= snapshot.isEmpty() || isOutdated;
    queue.clear();
    queue.addAll(ready(questions));
    snapshot.ifPresent(listener::updated);
    if (current == null) {
      askAbout(queue.poll());
    }
    if (isOutdated) {
      submit();
    }
  }

  /**
   * The questions without those that make no sense any more. The desk does not know that a question
   * is being asked already, so the next random check moves forward by one place.
   */
  private List<Question> ready(List<Question> questions) {
    List<Question> ready = new ArrayList<>(questions.stream().filter(this::isOpen).toList());
    if (current != null && !current.isCheck()) {
      IntStream.range(1, ready.size())
          .filter(place -> ready.get(place).isCheck())
          .findFirst()
          .ifPresent(place -> Collections.swap(ready, place - 1, place));
    }
    return ready;
  }

  /** Whether a question still makes sense: something may have been said of its row by now. */
  private boolean isOpen(Question question) {
    RowState state = desk.stateOf(question.row());
    return !state.isLabelled()
        && state.mark() != RowState.Mark.CANNOT_TELL
        && (current == null || current.row() != question.row());
  }

  private void failed(int mine, Throwable problem) {
    if (!isOver && mine == run) {
      running = null;
      listener.failed(problem);
    }
  }
}
