package weka.gui.explorer.diffusion;

import java.awt.image.BufferedImage;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.SwingUtilities;
import javax.swing.Timer;
import labeldiffusion.labelling.Ask;
import labeldiffusion.labelling.Question;
import labeldiffusion.labelling.Why;
import weka.classifiers.diffusion.labelling.LabellingDesk;
import weka.core.Instance;
import weka.core.Instances;

/** Shows the row that is selected while rows are labelled: what is asked, and what is known. */
final class RowView {
  /** Milliseconds a row is looked at before its reasons are looked for, per thousand rows. */
  private static final double REST = 30;

  /** Nobody waits longer than that, however large the table. */
  private static final int LONGEST = 2000;

  private final LiveResult live;
  private final RowSelection selection;
  private final LabellingPane pane;
  private final Optional<RowImage> images;
  private final Repeated<Reason> reasons;
  private final Timer rest;

  /** The row whose reasons are looked for. */
  private volatile int wanted = RowSelection.NONE;

  RowView(
      LiveResult live, RowSelection selection, LabellingPane pane, Consumer<Throwable> problems) {
    this.live = live;
    this.selection = selection;
    this.pane = pane;
    images = RowImage.of(live.shown(), live.id());
    if (images.isPresent()) {
      pane.details().openReasons();
    }
    reasons =
        new Repeated<>(
            "reasons", this::reason, SwingUtilities::invokeLater, this::explain, problems);
    int rows = live.shown().numInstances();
    rest = new Timer((int) Math.min(LONGEST, REST * rows / 1000), e -> reasons.request());
    rest.setRepeats(false);
  }

  /** Why a row has its class. */
  private record Reason(int row, Why why) {}

  /** Shows the row that was selected last, if there is one. */
  void show(Optional<Question> asked, Ask ask) {
    int row = selection.lead();
    if (row == RowSelection.NONE) {
      return;
    }
    LabellingDesk desk = live.desk();
    Instances table = live.shown();
    Optional<BufferedImage> image = images.map(all -> all.draw(table.instance(row)));
    pane.question()
        .ask(
            QuestionText.title(row, name(table.instance(row)), selection.rows().size()),
            QuestionText.reason(row, asked, ask, desk),
            image);
    if (row != wanted) {
      wanted = row;
      pane.details().show(row, table, desk, Why.NOTHING);
    }
    rest.restart();
  }

  /** The id of a row, as text; empty if rows have none. */
  private String name(Instance row) {
    return live.id().map(id -> DetailsPane.text(row, id.index())).orElse("");
  }

  void end() {
    rest.stop();
    reasons.end();
  }

  private Reason reason() {
    int row = wanted;
    return new Reason(row, live.desk().why(row));
  }

  private void explain(Reason reason) {
    if (selection.lead() == reason.row) {
      pane.details().show(reason.row, live.shown(), live.desk(), reason.why);
    }
  }
}
