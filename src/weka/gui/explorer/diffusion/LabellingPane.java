package weka.gui.explorer.diffusion;

import java.awt.BorderLayout;
import java.awt.Dimension;
import java.awt.GridLayout;
import java.awt.Insets;
import java.awt.event.KeyEvent;
import java.util.Arrays;
import java.util.Optional;
import javax.swing.BorderFactory;
import javax.swing.Box;
import javax.swing.BoxLayout;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import labeldiffusion.labelling.Ask;
import labeldiffusion.labelling.Snapshot;
import labeldiffusion.labelling.StopSignal;
import weka.classifiers.diffusion.labelling.LabellingDesk;

/**
 * Everything that labelling adds to the tab: question, answers, details, and how far it has come.
 */
final class LabellingPane extends JPanel {
  private static final long serialVersionUID = 1L;

  /** Wide enough for the longest criterion; the rest of the window belongs to the picture. */
  private static final int WIDTH = 330;

  private final QuestionPane question;
  private final DetailsPane details;
  private final ChangeChart chart = new ChangeChart();
  private final WrappedText progress = new WrappedText("progress", 2);
  private final WrappedText estimate = new WrappedText("estimate", 3);
  private final WrappedText method = new WrappedText("method", 3);
  private final JComboBox<String> criterion = new JComboBox<>();
  private final JButton save = new JButton("Save labels...");
  private final JButton finish = new JButton("Finish");

  LabellingPane(RowSelection selection, ClassPalette palette, LabellingActions actions) {
    super(new BorderLayout(0, 5));
    question = new QuestionPane(palette, actions);
    details = new DetailsPane(selection);
    setName("labelling");
    setBorder(BorderFactory.createEmptyBorder(4, 6, 4, 4));
    setPreferredSize(new Dimension(WIDTH, 0));
    criterion.setName("ask");
    criterion.setKeySelectionManager((key, model) -> -1); // letters are keys of labelling
    criterion.setToolTipText("Which row to ask about next");
    Arrays.stream(Ask.values()).forEach(ask -> criterion.addItem(ask.title()));
    save.setMnemonic(KeyEvent.VK_B);
    save.setToolTipText("Saves the table with the labels so far, as ARFF or CSV");
    finish.setMnemonic(KeyEvent.VK_F);
    finish.setToolTipText(
        "Ends labelling: the table gets the labels, and the classifier predicts the other rows");
    add(question, BorderLayout.NORTH);
    add(details, BorderLayout.CENTER);
    add(bottom(), BorderLayout.SOUTH);
  }

  private JComponent bottom() {
    JLabel label = new JLabel("Next ");
    label.setDisplayedMnemonic(KeyEvent.VK_X);
    label.setLabelFor(criterion);
    JPanel ask = new JPanel(new BorderLayout());
    ask.add(label, BorderLayout.WEST);
    ask.add(criterion, BorderLayout.CENTER);
    JPanel buttons = new JPanel(new GridLayout(1, 2, 4, 0));
    for (JButton button : new JButton[] {save, finish}) {
      button.setMargin(new Insets(2, 4, 2, 4));
      buttons.add(button);
    }
    JPanel bottom = new JPanel();
    bottom.setLayout(new BoxLayout(bottom, BoxLayout.Y_AXIS));
    for (JComponent part : new JComponent[] {chart, progress, estimate, method, ask, buttons}) {
      part.setAlignmentX(LEFT_ALIGNMENT);
      bottom.add(part);
      bottom.add(Box.createVerticalStrut(3));
    }
    return bottom;
  }

  QuestionPane question() {
    return question;
  }

  DetailsPane details() {
    return details;
  }

  /** Says how far the labelling has come. */
  void progress(LabellingDesk desk) {
    Snapshot now = desk.snapshot();
    StopSignal signal = desk.stopSignal();
    chart.show(signal.changes().stream().mapToInt(Integer::intValue).toArray());
    progress.setText(StopText.progress(now, desk.labels().labelledCount()));
    estimate.setText(StopText.estimate(signal, now.size()));
  }

  /** Says where the picture comes from if not from the classifier. */
  void announce(Optional<String> substitute, String classifier) {
    method.setVisible(substitute.isPresent());
    method.setText(substitute.map(other -> StopText.method(other, classifier)).orElse(""));
  }

  Ask ask() {
    return Ask.values()[criterion.getSelectedIndex()];
  }

  /** Sets what happens when the user chooses another criterion, saves or ends. */
  void onRequest(Runnable asksOtherwise, Runnable saves, Runnable finishes) {
    criterion.addActionListener(e -> asksOtherwise.run());
    save.addActionListener(e -> saves.run());
    finish.addActionListener(e -> finishes.run());
  }
}
