package weka.gui.explorer.diffusion;

import java.awt.FlowLayout;
import java.awt.GridLayout;
import java.awt.event.KeyEvent;
import javax.swing.BorderFactory;
import javax.swing.Box;
import javax.swing.ButtonGroup;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JRadioButton;
import javax.swing.JSpinner;
import javax.swing.SpinnerNumberModel;
import weka.filters.unsupervised.instance.HideLabels;

/**
 * Lets the user choose which labels the classifier sees: all labels in the data, or only a few, so
 * that the predictions can be checked against the others.
 */
final class LabelOptions extends JPanel {
  private static final long serialVersionUID = 1L;

  private final JRadioButton all = new JRadioButton("As in the data (missing = unlabelled)", true);
  private final JRadioButton few = new JRadioButton("Hide all but");
  private final JSpinner perClass =
      new JSpinner(new SpinnerNumberModel(new HideLabels().getLabelsPerClass(), 1, 99_999, 1));
  private final JSpinner seed =
      new JSpinner(new SpinnerNumberModel(new HideLabels().getSeed(), 0, Integer.MAX_VALUE, 1));

  LabelOptions() {
    super(new GridLayout(0, 1, 0, 2));
    setBorder(
        BorderFactory.createCompoundBorder(
            BorderFactory.createTitledBorder("Labels"),
            BorderFactory.createEmptyBorder(0, 5, 5, 5)));
    all.setMnemonic(KeyEvent.VK_D);
    all.setToolTipText("Predicts the rows whose class is missing");
    few.setMnemonic(KeyEvent.VK_H);
    few.setToolTipText(
        "Tests the method on labelled data: most labels are hidden, and the report says how many"
            + " were predicted correctly");
    perClass.setName("labels per class");
    seed.setName("seed");
    perClass.setToolTipText("Number of labels per class that the classifier sees");
    seed.setToolTipText("Another seed draws other labels");
    ((JSpinner.DefaultEditor) perClass.getEditor()).getTextField().setColumns(4);
    JSpinner.NumberEditor plain = new JSpinner.NumberEditor(seed, "0");
    plain.getTextField().setColumns(4);
    seed.setEditor(plain);
    ButtonGroup group = new ButtonGroup();
    group.add(all);
    group.add(few);
    JLabel seedLabel = new JLabel("Random seed ");
    seedLabel.setLabelFor(seed);
    JPanel hide = new JPanel(new FlowLayout(FlowLayout.LEFT, 0, 0));
    hide.add(few);
    hide.add(perClass);
    hide.add(new JLabel(" per class"));
    JPanel draw = new JPanel(new FlowLayout(FlowLayout.LEFT, 0, 0));
    // aligned with the text of the buttons above, not with their circles
    draw.add(Box.createHorizontalStrut(all.getPreferredSize().height));
    draw.add(seedLabel);
    draw.add(seed);
    add(all);
    add(hide);
    add(draw);
    all.addActionListener(e -> enableNumbers());
    few.addActionListener(e -> enableNumbers());
    enableNumbers();
  }

  private void enableNumbers() {
    perClass.setEnabled(few.isSelected());
    seed.setEnabled(few.isSelected());
  }

  /** Hides most labels. */
  void hideLabels() {
    few.doClick();
  }

  /** The listener is called when the choice changes. */
  void addListener(Runnable listener) {
    all.addActionListener(e -> listener.run());
    few.addActionListener(e -> listener.run());
  }

  /** Chooses all labels in the data. */
  void useAll() {
    all.setSelected(true);
    enableNumbers();
  }

  LabelChoice choice() {
    return all.isSelected()
        ? new LabelChoice.AsInTheData()
        : new LabelChoice.FewPerClass((Integer) perClass.getValue(), (Integer) seed.getValue());
  }
}
