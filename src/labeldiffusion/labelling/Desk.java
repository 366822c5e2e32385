package labeldiffusion.labelling;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.labels.Labels;
import labeldiffusion.model.ModelSpec;
import labeldiffusion.model.NodeGraph;
import labeldiffusion.model.StandingGraph;
import labeldiffusion.model.StandingRun;

/**
 * A table being labelled by a person. Answers are cheap and may come at any time; {@link #update}
 * diffuses them, in whatever thread calls it, and {@link #next} asks from the last update.
 * Thread-safe.
 */
public final class Desk {
  /** Parameters are chosen again once there are this many times the labels. */
  private static final double RENEW = 1.1;

  private final long seed;
  private final LabelBook book;
  private final Object updating = new Object();
  private final Set<Integer> checkRows = new HashSet<>();

  /** What had been predicted for rows drawn at random before they were answered. */
  private final Map<Integer, Integer> checked = new HashMap<>();

  private final List<Integer> changes = new ArrayList<>();
  private volatile Optional<StandingGraph> standing = Optional.empty();
  private Optional<Chosen> chosen = Optional.empty();
  private ModelSpec spec;
  private Snapshot snapshot;
  private int answers;

  public Desk(StandingGraph standing, ModelSpec spec, Labels given, long seed) {
    this(spec, given, seed);
    use(standing);
  }

  /** A desk whose graph is still being made: until then, rows are asked about at random. */
  public Desk(ModelSpec spec, Labels given, long seed) {
    this.spec = spec;
    this.seed = seed;
    book = new LabelBook(given);
    snapshot = Snapshot.withoutLabels(given.where(row -> false), Optional.empty());
  }

  /** The same table with other labels, from the start. */
  public Desk again(Labels given, long otherSeed) {
    return new Desk(standing(), spec, given, otherSeed);
  }

  /** The graph is there from now on. */
  public void use(StandingGraph graph) {
    standing = Optional.of(graph);
  }

  public boolean hasGraph() {
    return standing.isPresent();
  }

  private StandingGraph standing() {
    return standing.orElseThrow(
        () -> new IllegalStateException("the graph must be there first, but it is still missing"));
  }

  /**
   * Gives a row a class.
   *
   * @return what had been predicted if the row was asked about for checking, else nothing
   */
  public synchronized OptionalInt answer(int row, int label) {
    book.set(row, RowState.labelled(label));
    answers++;
    if (!(checkRows.remove(row) && snapshot.isReached(row))) {
      return OptionalInt.empty();
    }
    addCheck(row, snapshot.predicted(row));
    return OptionalInt.of(snapshot.predicted(row));
  }

  /** Remembers what had been predicted for a row that was asked about for checking. */
  public synchronized void addCheck(int row, int predicted) {
    checked.put(row, predicted);
  }

  /** Takes whatever was said of a row back. */
  public synchronized void takeBack(int row) {
    book.set(row, RowState.OPEN);
  }

  /** Never asks about a row again. */
  public synchronized void cannotTell(int row) {
    book.set(row, RowState.CANNOT_TELL);
  }

  /** Asks about a row again when all others have been asked. */
  public synchronized void skip(int row) {
    book.set(row, RowState.SKIPPED);
  }

  /** Takes the last answer back; the row it was about. */
  public synchronized OptionalInt undo() {
    return book.undo();
  }

  /** Gives the answer that was taken back last once more. */
  public synchronized OptionalInt redo() {
    return book.redo();
  }

  /**
   * Adds a class.
   *
   * @param larger the options for one more class
   * @return its number
   */
  public synchronized int addClass(ModelSpec larger) {
    spec = larger;
    return book.addClass();
  }

  /** What was said of a row. */
  public synchronized RowState stateOf(int row) {
    return book.of(row);
  }

  /** The labels so far, by row. */
  public synchronized Labels labels() {
    return book.labels();
  }

  /** The last update. */
  public synchronized Snapshot snapshot() {
    return snapshot;
  }

  /**
   * What stands for the methods that were asked for, in a few words; empty if updates run those.
   * See {@link LiveSpec}.
   */
  public synchronized Optional<String> substitute() {
    return LiveSpec.of(spec, snapshot.size()).substitute();
  }

  /**
   * Diffuses the labels so far, in little time: may keep the parameters that a former update has
   * chosen, or run a {@link #substitute}.
   */
  public Snapshot update(Watcher watcher) {
    return update(watcher, false);
  }

  /** Diffuses the labels so far, with all choices made again, as a new classifier would. */
  public Snapshot updateFully(Watcher watcher) {
    return update(watcher, true);
  }

  private Snapshot update(Watcher watcher, boolean isFull) {
    synchronized (updating) {
      Labels labels;
      ModelSpec now;
      synchronized (this) {
        labels = book.labels();
        now = spec;
      }
      Snapshot next = diffuse(labels, now, isFull, watcher);
      synchronized (this) {
        snapshot = next;
        changes.add(next.changed());
      }
      return next;
    }
  }

  private Snapshot diffuse(Labels labels, ModelSpec now, boolean isFull, Watcher watcher) {
    Optional<Snapshot> former = Optional.of(snapshot());
    if (labels.labelledCount() == 0) {
      return Snapshot.withoutLabels(labels, former);
    }
    LiveSpec live = LiveSpec.of(now, labels.size());
    StandingRun run =
        live.substitute().isPresent() && !isFull
            ? standing().diffuse(labels, live.spec(), watcher)
            : diffuseChosen(labels, now, isFull, watcher);
    return Snapshot.of(labels, run, former);
  }

  private StandingRun diffuseChosen(Labels labels, ModelSpec now, boolean isFull, Watcher watcher) {
    if (!isFull && chosen.isPresent() && chosen.get().suits(labels)) {
      return standing().diffuseLike(chosen.get().run, labels, now, watcher);
    }
    StandingRun run = standing().diffuse(labels, now, watcher);
    chosen = Optional.of(new Chosen(run, labels.counts()));
    return run;
  }

  /**
   * A run that has chosen its parameters.
   *
   * @param counts the labels it had, by class
   */
  private record Chosen(StandingRun run, int[] counts) {

    /** Whether these labels are so much like its own that nothing need be chosen again. */
    boolean suits(Labels labels) {
      int[] now = labels.counts();
      boolean areSameClasses = now.length == counts.length;
      for (int t = 0; t < now.length && areSameClasses; t++) {
        areSameClasses = now[t] > 0 == counts[t] > 0;
      }
      double own = Arrays.stream(counts).sum();
      int all = labels.labelledCount();
      return areSameClasses && all <= RENEW * own && own <= RENEW * all;
    }
  }

  /**
   * The rows to ask about next; fewer if there are not that many left. Every tenth question is
   * about a row drawn at random among those that may be asked, for checking. Never waits for an
   * update.
   */
  public List<Question> next(Ask ask, int count) {
    Asking now = asking();
    if (!hasGraph()) {
      return now.anywhere(count, seed).stream().map(row -> new Question(row, false)).toList();
    }
    int wanted = Math.min(count, now.askable().cardinality());
    Set<Integer> drawn = now.drawn(wanted, seed);
    Iterator<Integer> checksLeft = List.copyOf(drawn).iterator();
    Iterator<Integer> others =
        ranked(ask, count + drawn.size(), now).stream().filter(r -> !drawn.contains(r)).iterator();
    List<Question> questions = new ArrayList<>();
    while (questions.size() < wanted && (others.hasNext() || checksLeft.hasNext())) {
      boolean isCheck =
          checksLeft.hasNext() && (now.isCheck(questions.size()) || !others.hasNext());
      questions.add(new Question(isCheck ? checksLeft.next() : others.next(), isCheck));
    }
    synchronized (this) {
      checkRows.clear(); // those of former calls that were never answered are no sample
      checkRows.addAll(drawn);
    }
    return questions;
  }

  /** The rows in the order in which the criterion wants them, without any checks. */
  public List<Integer> ranked(Ask ask, int count) {
    return ranked(ask, count, asking());
  }

  private List<Integer> ranked(Ask ask, int count, Asking now) {
    NodeGraph nodes =
        now.last()
            .run()
            .map(StandingRun::graph)
            .orElseGet(() -> standing().graph(now.last().labels(), now.spec()));
    int[] chosen = ask.criterion().choose(situation(nodes, now), count);
    return Arrays.stream(chosen).mapToObj(node -> nodes.rowOf()[node]).toList();
  }

  private synchronized Asking asking() {
    Labels labels = book.labels();
    BitSet open = new BitSet();
    BitSet skipped = new BitSet();
    for (int row = 0; row < labels.size(); row++) {
      open.set(row, book.of(row).equals(RowState.OPEN));
      skipped.set(row, book.of(row).equals(RowState.SKIPPED));
    }
    return new Asking(labels, snapshot, spec, open.isEmpty() ? skipped : open, answers);
  }

  private Situation situation(NodeGraph nodes, Asking now) {
    BitSet labelled = new BitSet();
    BitSet fresh = new BitSet();
    for (int row : now.labels().labelledNodes()) {
      labelled.set(nodes.nodeOf()[row]);
      fresh.set(nodes.nodeOf()[row], !now.last().labels().isLabelled(row));
    }
    BitSet open = new BitSet();
    for (int v = 0; v < nodes.rowOf().length; v++) {
      int row = nodes.rowOf()[v];
      open.set(v, row >= 0 && now.askable().get(row) && !labelled.get(v));
    }
    return new Situation(nodes, now.last(), labelled, open, fresh, seed);
  }

  /** Whether it is worth going on. */
  public synchronized StopSignal stopSignal() {
    int checks = 0;
    int wrong = 0;
    for (Map.Entry<Integer, Integer> check : checked.entrySet()) {
      RowState state = book.of(check.getKey());
      checks += state.isLabelled() ? 1 : 0; // not if it was taken back
      wrong += state.isLabelled() && state.label() != check.getValue() ? 1 : 0;
    }
    return new StopSignal(changes, checks, wrong);
  }

  /** The graph, with the nodes of the last update. */
  public NodeGraph graph() {
    Labels labels;
    ModelSpec now;
    synchronized (this) {
      labels = snapshot.labels();
      now = spec;
    }
    return standing().graph(labels, now);
  }

  /** Where the label of a row came from, by the last update. */
  public Why why(int row) {
    Snapshot last = snapshot();
    return last.isReached(row)
        ? last.run()
            .map(run -> new Why(run.labelsOf(row), run.neighboursOf(row, last.predicted(row))))
            .orElse(Why.NOTHING)
        : Why.NOTHING;
  }
}
