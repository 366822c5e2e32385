package weka.gui.explorer.diffusion;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import labeldiffusion.labelling.RowState;
import labeldiffusion.labelling.Snapshot;
import labeldiffusion.labels.Labels;
import labeldiffusion.model.Answer;
import labeldiffusion.picture.Film;
import labeldiffusion.picture.Layout;
import weka.classifiers.diffusion.base.LabelDiffusionClassifier;
import weka.classifiers.diffusion.labelling.LabellingDesk;
import weka.core.Instances;

/**
 * A result that changes with every answer, so that picture and tables show a labelling session in
 * the same way as a finished run. Used by the thread of the windows only.
 */
final class LiveResult {
  /** Of the rows that are drawn at random as checks. */
  private static final long SEED = 1;

  private final LabelDiffusionClassifier classifier;
  private final LabellingDesk desk;
  private final LiveGraph graph;
  private final Labels given;
  private final Map<LayoutChoice, Layout> layouts = new ConcurrentHashMap<>();

  /** The table with the labels so far. Rows are changed one by one: copying all would take long. */
  private Instances shown;

  private Snapshot snapshot;

  /** Searches the neighbours of a table and gets ready to label it. */
  static LiveResult of(LabelDiffusionClassifier classifier, Instances table, ProgressLine progress)
      throws Exception {
    Film none = new Film(new int[0]);
    return new LiveResult(
        classifier,
        new LabellingDesk(
            classifier,
            table,
            SEED,
            (phase, done, total) -> progress.at(phase, done, total, none)));
  }

  LiveResult(LabelDiffusionClassifier classifier, LabellingDesk desk) {
    this.classifier = classifier;
    this.desk = desk;
    given = desk.labels();
    shown = desk.labelled();
    snapshot = desk.snapshot();
    graph = new LiveGraph(desk.graph(), snapshot);
  }

  LabellingDesk desk() {
    return desk;
  }

  Instances shown() {
    return shown;
  }

  Snapshot snapshot() {
    return snapshot;
  }

  LiveGraph graph() {
    return graph;
  }

  /** Reads the answers that a journal contains, and keeps all others there. */
  void open(JournalFile journal) {
    desk.openJournal(journal.path());
    shown = desk.labelled();
  }

  /** The rows that something was said of, besides those with a label from the beginning. */
  List<Integer> answeredRows() {
    return IntStream.range(0, given.size())
        .filter(row -> !desk.stateOf(row).equals(RowState.OPEN) && !given.isLabelled(row))
        .boxed()
        .toList();
  }

  void update(Snapshot latest) {
    snapshot = latest;
  }

  /** Copies the labels of these rows from the desk to the table. */
  void relabel(List<Integer> rows) {
    for (int row : rows) {
      RowState state = desk.stateOf(row);
      if (state.isLabelled()) {
        shown.instance(row).setClassValue(state.label());
      } else {
        shown.instance(row).setClassMissing();
      }
    }
  }

  /** Makes the table know the classes that were added. */
  void renewClasses() {
    shown = desk.labelled();
  }

  /** The latest update as a result. */
  DiffusionResult result() {
    List<Answer> answers = new ArrayList<>();
    for (int row = 0; row < snapshot.size(); row++) {
      answers.add(new Answer(snapshot.distribution(row), snapshot.isReached(row)));
    }
    String report =
        snapshot
            .report()
            .map(
                facts ->
                    facts.text(
                        classifier.getClass().getSimpleName() + " over the labels so far",
                        desk.classes().toArray(new String[0])))
            .orElse("There are no labels yet.\n");
    return new DiffusionResult(classifier, shown, shown, answers, graph.film(), report, layouts);
  }
}
