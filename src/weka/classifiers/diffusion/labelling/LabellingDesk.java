package weka.classifiers.diffusion.labelling;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.labelling.Ask;
import labeldiffusion.labelling.Desk;
import labeldiffusion.labelling.Journal;
import labeldiffusion.labelling.Journal.Verb;
import labeldiffusion.labelling.Question;
import labeldiffusion.labelling.RowState;
import labeldiffusion.labelling.Snapshot;
import labeldiffusion.labelling.StopSignal;
import labeldiffusion.labelling.Why;
import labeldiffusion.labels.Labels;
import labeldiffusion.model.NodeGraph;
import weka.classifiers.AbstractClassifier;
import weka.classifiers.diffusion.base.InvalidInputException;
import weka.classifiers.diffusion.base.LabelDiffusionClassifier;
import weka.classifiers.diffusion.base.ModelParts;
import weka.classifiers.diffusion.rows.RowEncoder;
import weka.core.Attribute;
import weka.core.Instance;
import weka.core.Instances;

/**
 * A table of Weka that a person labels, row by row. The graph is searched once; every update
 * diffuses the labels so far over it. Thread-safe: answers and questions are cheap, and updates may
 * run in a thread of their own, which may be interrupted.
 */
public final class LabellingDesk implements AutoCloseable {
  private final LabelDiffusionClassifier options;
  private final Instances table;
  private final List<String> classes;
  private final Desk desk;
  private final long[] hashes;
  private Optional<Journal> journal = Optional.empty();

  /** Searches the neighbours and builds the graph at once. */
  public LabellingDesk(
      LabelDiffusionClassifier options, Instances table, long seed, Watcher watcher)
      throws Exception {
    this(options, table, seed);
    search(watcher);
  }

  /**
   * A desk without a graph, until {@link #search}: it asks about rows drawn at random.
   *
   * @param options a classifier with its options; a copy is used
   * @param table with its class set, any labels or none; a copy is used
   * @param seed of rows drawn at random
   */
  public LabellingDesk(LabelDiffusionClassifier options, Instances table, long seed)
      throws Exception {
    this.options = (LabelDiffusionClassifier) AbstractClassifier.makeCopy(options);
    this.table = new Instances(table);
    if (table.classIndex() < 0) {
      throw new InvalidInputException("no class attribute is set");
    }
    ModelParts.requireSuited(this.options, this.table);
    hashes = RowHash.of(this.table);
    classes = new ArrayList<>();
    Collections.list(table.classAttribute().enumerateValues())
        .forEach(value -> classes.add((String) value));
    desk =
        new Desk(
            ModelParts.spec(this.options, classes.size()), RowEncoder.labels(this.table), seed);
  }

  /** Searches the neighbours and builds the graph. Answers may be given meanwhile. */
  public void search(Watcher watcher) throws Exception {
    desk.use(ModelParts.graph(options, table, watcher));
  }

  public boolean hasGraph() {
    return desk.hasGraph();
  }

  /** What updates run instead of the classifier, in a few words; empty if they run it. */
  public Optional<String> substitute() {
    return desk.substitute();
  }

  private LabellingDesk(LabellingDesk other, long seed) {
    options = other.options;
    table = other.table;
    hashes = other.hashes;
    classes = new ArrayList<>(other.classes.subList(0, table.numClasses()));
    desk = other.desk.again(RowEncoder.labels(table), seed);
  }

  /** A desk for the same table as it was given, over the graph that is there. */
  public LabellingDesk again(long seed) {
    return new LabellingDesk(this, seed);
  }

  /**
   * Writes everything that is said from now on to a journal as well, having said what is already in
   * it. A journal of another table is rejected.
   *
   * @return the number of entries that were there
   */
  public synchronized int openJournal(Path file) {
    Journal opened = Journal.open(file, hashes);
    journal.ifPresent(Journal::close);
    journal = Optional.empty();
    opened.entries().forEach(this::say);
    journal = Optional.of(opened);
    return opened.entries().size();
  }

  private void say(Journal.Entry entry) {
    int row = entry.row();
    switch (entry.verb()) {
      case ANSWER -> desk.answer(row, addClass(entry.text()));
      case TAKE_BACK -> desk.takeBack(row);
      case CANNOT_TELL -> desk.cannotTell(row);
      case SKIP -> desk.skip(row);
      case CHECK -> desk.addCheck(row, addClass(entry.text()));
      case NEW_CLASS -> addClass(entry.text());
    }
  }

  /** Closes the journal, if there is one; the file stays. */
  @Override
  public synchronized void close() {
    journal.ifPresent(Journal::close);
    journal = Optional.empty();
  }

  /** Writes down what is now said of a row. */
  private void note(int row) {
    RowState state = desk.stateOf(row);
    Verb verb =
        switch (state.mark()) {
          case CANNOT_TELL -> Verb.CANNOT_TELL;
          case SKIPPED -> Verb.SKIP;
          case NONE -> state.isLabelled() ? Verb.ANSWER : Verb.TAKE_BACK;
        };
    note(verb, row, state.isLabelled() ? classes.get(state.label()) : "");
  }

  private void note(Verb verb, int row, String text) {
    long hash = row < 0 ? 0 : hashes[row];
    journal.ifPresent(to -> to.add(new Journal.Entry(verb, row, hash, text)));
  }

  /** Gives a row a class, by its number. */
  public synchronized void answer(int row, int label) {
    OptionalInt predicted = desk.answer(row, label);
    note(row);
    predicted.ifPresent(p -> note(Verb.CHECK, row, classes.get(p)));
  }

  /** Takes whatever was said of a row back. */
  public synchronized void takeBack(int row) {
    desk.takeBack(row);
    note(row);
  }

  /** Never asks about a row again. */
  public synchronized void cannotTell(int row) {
    desk.cannotTell(row);
    note(row);
  }

  /** Asks about a row again when all others have been asked. */
  public synchronized void skip(int row) {
    desk.skip(row);
    note(row);
  }

  /** Takes the last answer back; the row it was about, if any. */
  public synchronized OptionalInt undo() {
    OptionalInt row = desk.undo();
    row.ifPresent(this::note);
    return row;
  }

  /** Gives the answer that was taken back last once more. */
  public synchronized OptionalInt redo() {
    OptionalInt row = desk.redo();
    row.ifPresent(this::note);
    return row;
  }

  /** Adds a class value and returns its number; an existing one is found again. */
  public synchronized int addClass(String name) {
    int known = classes.indexOf(name);
    if (known >= 0) {
      return known;
    }
    if (name.isBlank()) {
      throw new IllegalArgumentException("a class must have a name, was empty");
    }
    int number = desk.addClass(ModelParts.spec(options, classes.size() + 1));
    classes.add(name);
    note(Verb.NEW_CLASS, -1, name);
    return number;
  }

  /** The names of the classes. */
  public synchronized List<String> classes() {
    return List.copyOf(classes);
  }

  /** What was said of a row. */
  public RowState stateOf(int row) {
    return desk.stateOf(row);
  }

  /** The labels so far, by row. */
  public Labels labels() {
    return desk.labels();
  }

  /** The table with the labels so far, and with the classes that were added. */
  public synchronized Instances labelled() {
    Labels labels = desk.labels();
    Instances labelled = new Instances(table);
    if (classes.size() > table.numClasses()) {
      int at = table.classIndex();
      labelled.setClassIndex(-1);
      labelled.replaceAttributeAt(
          new Attribute(table.classAttribute().name(), new ArrayList<>(classes)), at);
      labelled.setClassIndex(at);
    }
    for (int row = 0; row < labels.size(); row++) {
      Instance one = labelled.instance(row);
      if (labels.isLabelled(row)) {
        one.setClassValue(labels.classOf()[row]);
      } else if (!one.classIsMissing()) { // every change copies the values of a row
        one.setClassMissing();
      }
    }
    return labelled;
  }

  /** The last update. */
  public Snapshot snapshot() {
    return desk.snapshot();
  }

  /**
   * Diffuses the labels so far over the graph that is there. Parameters that hidden labels decide,
   * and the calibration, may be those of a former update with nearly as many labels.
   */
  public Snapshot update(Watcher watcher) {
    return desk.update(watcher);
  }

  /** Diffuses the labels so far, with all choices made again: the answers of a new classifier. */
  public Snapshot updateFully(Watcher watcher) {
    return desk.updateFully(watcher);
  }

  /** The rows to ask about next, from the last update; every tenth is drawn at random. */
  public List<Question> next(Ask ask, int count) {
    return desk.next(ask, count);
  }

  /** The rows in the order in which the criterion wants them, without any checks. */
  public List<Integer> ranked(Ask ask, int count) {
    return desk.ranked(ask, count);
  }

  /** Whether it is worth going on. */
  public StopSignal stopSignal() {
    return desk.stopSignal();
  }

  /** The graph, with the nodes of the last update. */
  public NodeGraph graph() {
    return desk.graph();
  }

  /** Where the label of a row came from, by the last update. */
  public Why why(int row) {
    return desk.why(row);
  }
}
