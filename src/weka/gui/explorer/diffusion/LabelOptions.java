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
import weka.core.Instances;
import weka.filters.Filter;
import weka.filters.unsupervised.instance.HideLabels;

/**
 * Asks which labels the classifier is to see: those in the data, or a few of them, so that the rest
 * can judge it.
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
    all.setToolTipText("Rows whose class is missing are labelled");
    few.setMnemonic(KeyEvent.VK_H);
    few.setToolTipText(
        "Tries the method on labelled data: most labels are hidden, and the report says how many"
            + " were found");
    perClass.setName("labels per class");
    seed.setName("seed");
    perClass.setToolTipText("Labels of each class that are shown");
    seed.setToolTipText("Another seed shows other labels");
    ((JSpinner.DefaultEditor) perClass.getEditor()).getTextField().setColumns(4);
    JSpinner.NumberEditor plain = new JSpinner.NumberEditor(seed, "0");
    plain.getTextField().setColumns(4);
    seed.setEditor(plain);
    ButtonGroup group = new ButtonGroup();
    group.add(all);
    group.add(few);
    JLabel seedLabel = new JLabel("Seed of the draw ");
    seedLabel.setLabelFor(seed);
    JPanel hide = new JPanel(new FlowLayout(FlowLayout.LEFT, 0, 0));
    hide.add(few);
    hide.add(perClass);
    hide.add(new JLabel(" per class"));
    JPanel draw = new JPanel(new FlowLayout(FlowLayout.LEFT, 0, 0));
    draw.add(
        Box.createHorizontalStrut(
            all.getPreferredSize().height)); // below the words, not below the button
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

  /** What hides labels; null if none is to be hidden. */
  HideLabels filter() {
    if (all.isSelected()) {
      return null;
    }
    HideLabels filter = new HideLabels();
    filter.setLabelsPerClass((Integer) perClass.getValue());
    filter.setSeed((Integer) seed.getValue());
    return filter;
  }

  /** The rows as the classifier is to see them. */
  static Instances hide(Instances truth, HideLabels filter) throws Exception {
    if (filter == null) {
      return truth;
    }
    filter.setInputFormat(truth);
    Instances shown = Filter.useFilter(truth, filter);
    shown.setRelationName(truth.relationName()); // Weka writes the filter into it
    return shown;
  }
}
