package weka.gui.explorer.diffusion;

import java.awt.GridLayout;
import javax.swing.BorderFactory;
import javax.swing.JCheckBox;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JSpinner;
import javax.swing.SpinnerNumberModel;
import weka.filters.unsupervised.LabelColumns;

/** What a saved table contains beside the classes; shown beside the files of the save dialog. */
final class SaveOptions extends JPanel {
  private static final long serialVersionUID = 1L;

  private final JCheckBox probabilities = new JCheckBox("probability of each class");
  private final JCheckBox confidence = new JCheckBox("confidence");
  private final JCheckBox origin = new JCheckBox("origin of the class");
  private final JCheckBox onlyReached = new JCheckBox("no label has reached the row");
  private final JCheckBox doubtful = new JCheckBox("the confidence is below");
  private final JSpinner least = new JSpinner(new SpinnerNumberModel(0.8, 0.01, 1, 0.05));

  SaveOptions() {
    super(new GridLayout(0, 1));
    setBorder(BorderFactory.createEmptyBorder(0, 10, 0, 0));
    confidence.setToolTipText("The calibrated probability of the predicted class");
    origin.setToolTipText("given, predicted or not reached");
    onlyReached.setToolTipText("Otherwise they get the most frequent class of the labels");
    least.setName("least confidence");
    least.setEnabled(false);
    doubtful.addActionListener(e -> least.setEnabled(doubtful.isSelected()));
    add(new JLabel("Add columns"));
    add(confidence);
    add(origin);
    add(probabilities);
    add(new JLabel("Leave the class empty if"));
    add(onlyReached);
    add(doubtful);
    add(least);
  }

  LabelColumns columns() {
    return new LabelColumns(
        probabilities.isSelected(),
        confidence.isSelected(),
        origin.isSelected(),
        onlyReached.isSelected(),
        doubtful.isSelected() ? (Double) least.getValue() : 0);
  }
}
