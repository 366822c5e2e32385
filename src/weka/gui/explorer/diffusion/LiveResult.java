package weka.gui.explorer.diffusion;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import labeldiffusion.labelling.RowState;
import labeldiffusion.labels.Labels;
import weka.classifiers.diffusion.base.LabelDiffusionClassifier;
import weka.classifiers.diffusion.labelling.LabellingDesk;
import weka.classifiers.diffusion.rows.IdAttribute;
import weka.core.Attribute;
import weka.core.Instances;

/**
 * A result that changes with every answer, so that picture and tables show a labelling session in
 * the same way as a finished run. Used by the thread of the windows, except for {@link LiveStates}.
 */
final class LiveResult {
  /** Of the rows that are drawn at random as checks. */
  private static final long SEED = 1;

  private final LabelDiffusionClassifier classifier;
  private final LabellingDesk desk;
  private final Labels given;

  /** The table with the labels so far. Rows are changed one by one: copying all would take long. */
  private volatile Instances shown;

  /** Gets ready to label a table; its neighbours are not searched yet. */
  static LiveResult of(LabelDiffusionClassifier classifier, Instances table) throws Exception {
    return new LiveResult(classifier, new LabellingDesk(classifier, table, SEED));
  }

  LiveResult(LabelDiffusionClassifier classifier, LabellingDesk desk) {
    this.classifier = classifier;
    this.desk = desk;
    given = desk.labels();
    shown = desk.labelled();
  }

  LabellingDesk desk() {
    return desk;
  }

  Instances shown() {
    return shown;
  }

  /** The attribute that names the rows, if there is one. */
  Optional<Attribute> id() {
    return IdAttribute.find(shown, classifier.getId());
  }

  String classifierName() {
    return classifier.getClass().getSimpleName();
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

  /** Makes states to show, in any thread, once the graph is there. */
  LiveStates states() {
    return new LiveStates(classifier, desk);
  }
}
