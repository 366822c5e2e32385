package weka.gui.explorer.diffusion;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import javax.swing.SwingUtilities;
import javax.swing.Timer;
import labeldiffusion.labelling.Question;
import labeldiffusion.labelling.Snapshot;

/**
 * Labelling in the tab: passes what the user says on to the session, and what the session finds out
 * on to picture, tables and pane.
 */
final class Labelling implements LabellingActions, LabellingSession.Listener {
  /** Milliseconds for the search before rows are asked about at random, without a graph. */
  private static final int PATIENCE = 1000;

  private static final String SEARCHING = "Searching neighbours ...";
  private static final int PERCENT = 100;

  private final ResultView view;
  private final Saving saving;
  private final RowSelection selection;
  private final LabellingPane pane;
  private final LabellingSession session;
  private final LiveResult live;
  private final LiveView followers;
  private final RowView rows;
  private final Timer patience;

  /** Rows that something was said of, the last one first. */
  private final List<Integer> answered = new ArrayList<>();

  private final Runnable rowListener = this::showRow;
  private Question asked;

  Labelling(LiveResult live, ResultView view, Saving saving, Runnable finisher) {
    this.live = live;
    this.view = view;
    this.saving = saving;
    selection = view.selection();
    pane = new LabellingPane(selection, new ClassPalette(this::give, this::addClass), this);
    session = new LabellingSession(live.desk(), SwingUtilities::invokeLater, this);
    followers = new LiveView(live, view, this::failed);
    rows = new RowView(live, selection, pane, this::failed);
    patience = new Timer(PATIENCE, e -> session.askAnything());
    patience.setRepeats(false);
    pane.onRequest(() -> session.ask(pane.ask()), () -> save(() -> {}), finisher);
    selection.addListener(rowListener);
    LabellingKeys.install(pane, this);
  }

  LabellingPane pane() {
    return pane;
  }

  LabellingSession session() {
    return session;
  }

  /**
   * Shows the graph and asks the first question.
   *
   * @param continues whether answers of another session are there
   */
  void begin(boolean continues) {
    if (continues) {
      session.restored();
      answered.addAll(live.answeredRows());
      pane.details().answered(answered, live.desk());
    }
    pane.question().palette().show(live.desk().classes());
    pane.announce(live.desk().substitute(), live.classifierName());
    selection.clear();
    view.await(SEARCHING);
    asks(Optional.empty());
    session.begin(this::searches);
    patience.start();
  }

  /** Says how far the search is; called by another thread. */
  private void searches(String phase, int done, int total) {
    if (done % Math.max(1, total / PERCENT) == 0) {
      String sentence = SEARCHING + " " + PERCENT * (long) done / Math.max(1, total) + " %";
      SwingUtilities.invokeLater(() -> say(sentence));
    }
  }

  private void say(String sentence) {
    if (!live.desk().hasGraph()) { // a late sentence must not hide the picture
      view.await(sentence);
    }
  }

  /** Ends the session; what was not saved is lost. */
  void end() {
    patience.stop();
    session.end();
    followers.end();
    rows.end();
    live.desk().close();
    selection.removeListener(rowListener);
    selection.clear();
  }

  // ------------------------------------------------------------ what the user says

  @Override
  public void digit(int digit) {
    OptionalInt k = new ClassKeys(live.desk().classes()).classOf(digit);
    if (k.isPresent()) {
      give(k.getAsInt());
    } else if (digit == 0) {
      takeBack();
    }
  }

  private void give(int k) {
    if (!selection.rows().isEmpty()) {
      List<Integer> rows = said();
      session.give(rows, k);
      relabel(rows);
    }
  }

  /** Adds a class and gives it to the selected rows. */
  private void addClass(String name) {
    int k = live.desk().addClass(name);
    live.renewClasses();
    pane.question().palette().show(live.desk().classes());
    give(k);
  }

  @Override
  public void takeBack() {
    if (!selection.rows().isEmpty()) {
      List<Integer> rows = said();
      session.takeBack(rows);
      relabel(rows);
    }
  }

  @Override
  public void undo() {
    session.undo();
    relabel(answered);
  }

  @Override
  public void redo() {
    session.redo();
    relabel(answered);
  }

  @Override
  public void skip() {
    if (!selection.rows().isEmpty()) {
      session.skip(said());
    }
  }

  @Override
  public void cannotTell() {
    if (!selection.rows().isEmpty()) {
      session.cannotTell(said());
    }
  }

  @Override
  public void typeClass() {
    pane.question().palette().type();
  }

  /** The selected rows, which are listed as the last ones that something was said of. */
  private List<Integer> said() {
    List<Integer> rows = List.copyOf(selection.rows());
    answered.removeAll(rows);
    answered.addAll(0, rows);
    return rows;
  }

  private void relabel(List<Integer> rows) {
    live.relabel(rows);
    pane.details().answered(answered, live.desk());
    pane.progress(live.desk());
  }

  /** Saves the table with the labels so far; the listener is called when that is done. */
  void save(Runnable listener) {
    saving.table(
        live.desk()::labelled,
        () -> {
          session.saved();
          listener.run();
        });
  }

  // ------------------------------------------------------------ what the session finds out

  @Override
  public void asks(Optional<Question> question) {
    asked = question.orElse(null);
    if (asked == null) {
      selection.clear();
      pane.question()
          .ask(
              session.isSeeking() ? "One moment ..." : "There is nothing left to ask",
              "",
              Optional.empty());
    } else if (selection.rows().equals(Set.of(asked.row()))) {
      showRow();
    } else {
      selection.select(asked.row());
    }
  }

  @Override
  public void searched() {
    followers.follow();
  }

  @Override
  public void updated(Snapshot snapshot) {
    followers.follow();
    pane.progress(live.desk());
    showRow();
  }

  @Override
  public void failed(Throwable problem) {
    saving.failed(live.desk().hasGraph() ? "The update failed" : "The search failed", problem);
  }

  private void showRow() {
    rows.show(Optional.ofNullable(asked), session.asks());
  }
}
