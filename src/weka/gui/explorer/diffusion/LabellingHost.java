package weka.gui.explorer.diffusion;

import java.awt.BorderLayout;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.JOptionPane;
import javax.swing.JPanel;
import weka.core.Instances;

/** The place in the tab where rows are labelled: beside the result, while there is a session. */
final class LabellingHost {
  private static final String TITLE = "Labelling";

  private final JPanel stage;
  private final ResultView view;
  private final Saving saving;
  private final Consumer<Instances> receiver;
  private final Runnable listener;
  private Labelling labelling;
  private JournalFile journal;

  /** The table of the last session, until it is saved with all its labels. */
  private Optional<Instances> finished = Optional.empty();

  /**
   * @param stage contains the view of results; a pane is added on its right
   * @param receiver is given the labelled table when the user has finished
   * @param listener is called when a session begins or ends
   */
  LabellingHost(
      JPanel stage,
      ResultView view,
      Saving saving,
      Consumer<Instances> receiver,
      Runnable listener) {
    this.listener = listener;
    this.stage = stage;
    this.view = view;
    this.saving = saving;
    this.receiver = receiver;
  }

  boolean isActive() {
    return labelling != null;
  }

  /** Begins a session, or continues one that was not saved. */
  void begin(LiveResult live, JournalFile file) {
    boolean continues = file.hasAnswers() && isContinued();
    if (file.hasAnswers() && !continues) {
      file.putAside();
    }
    live.open(file);
    journal = file;
    finished = Optional.empty();
    labelling = new Labelling(live, view, saving, this::finish);
    stage.add(labelling.pane(), BorderLayout.EAST);
    stage.revalidate();
    listener.run();
    labelling.begin(continues);
    view.picture().picture().requestFocusInWindow();
  }

  private boolean isContinued() {
    String[] choices = {"Continue", "Begin anew"};
    int answer =
        JOptionPane.showOptionDialog(
            stage,
            "There are labels for this table from an earlier session.",
            TITLE,
            JOptionPane.DEFAULT_OPTION,
            JOptionPane.QUESTION_MESSAGE,
            null,
            choices,
            choices[0]);
    return answer != 1; // closing the dialog loses nothing
  }

  /** Ends the session and hands the labelled table over. */
  private void finish() {
    Instances labelled = labelling.session().desk().labelled();
    finished = Optional.of(labelled);
    end();
    receiver.accept(labelled);
  }

  /** A result was saved. If it has the labels of the last session, their journal is not needed. */
  void saved(DiffusionResult result) {
    if (!isActive() && finished.filter(result::hasLabelsOf).isPresent()) {
      journal.delete();
      finished = Optional.empty();
    }
  }

  /** Ends the session. Labels that are not saved stay in the journal. */
  private void end() {
    boolean isSaved = !labelling.session().hasUnsaved();
    labelling.end();
    if (isSaved) {
      journal.delete();
    }
    stage.remove(labelling.pane());
    labelling = null;
    stage.revalidate();
    stage.repaint();
    listener.run();
  }

  /** Another table was loaded. Asks what to do with labels that are not saved. */
  void tableChanges() {
    if (!isActive()) {
      return;
    }
    if (!labelling.session().hasUnsaved()) {
      end();
      return;
    }
    String[] choices = {"Save labels...", "Discard labels", "Keep labelling"};
    int answer =
        JOptionPane.showOptionDialog(
            stage,
            "Another table was loaded, but there are labels that have not been saved.",
            TITLE,
            JOptionPane.DEFAULT_OPTION,
            JOptionPane.QUESTION_MESSAGE,
            null,
            choices,
            choices[0]);
    if (answer == 0) {
      labelling.save(this::end);
    } else if (answer == 1) {
      labelling.session().saved();
      end();
    }
  }
}
