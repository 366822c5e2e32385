package weka.gui.explorer.diffusion;

import java.awt.FlowLayout;
import java.awt.event.KeyEvent;
import java.util.Arrays;
import java.util.Objects;
import java.util.stream.IntStream;
import javax.swing.DefaultComboBoxModel;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JPanel;
import weka.core.Instances;

/** Asks how the nodes of a picture are to be placed. */
final class LayoutChooser extends JPanel {
  private static final long serialVersionUID = 1L;

  /** Decides how wide the boxes are; longer names are cut there, not in their lists. */
  private static final String TYPICAL_NAME = "attribut";

  private final JComboBox<LayoutChoice.Kind> kind = new JComboBox<>();
  private final JComboBox<String> x = new JComboBox<>();
  private final JComboBox<String> y = new JComboBox<>();
  private final JLabel xLabel = new JLabel("x");
  private final JLabel yLabel = new JLabel("y");
  private final transient Runnable listener;
  private transient Instances header;
  private boolean hasPoints;
  private boolean isFilling;

  /**
   * @param listener hears when another layout is wanted
   */
  LayoutChooser(Runnable listener) {
    super(new FlowLayout(FlowLayout.LEFT, 4, 0));
    this.listener = listener;
    JLabel label = new JLabel("Place by");
    label.setDisplayedMnemonic(KeyEvent.VK_B);
    label.setLabelFor(kind);
    kind.setName("layout");
    kind.setToolTipText("What decides where a row lies in the picture");
    x.setPrototypeDisplayValue(TYPICAL_NAME);
    y.setPrototypeDisplayValue(TYPICAL_NAME);
    x.setToolTipText("The attribute from left to right");
    y.setToolTipText("The attribute from bottom to top");
    xLabel.setLabelFor(x);
    yLabel.setLabelFor(y);
    for (JComboBox<?> box : new JComboBox<?>[] {kind, x, y}) {
      box.addActionListener(e -> changed());
    }
    for (java.awt.Component part : new java.awt.Component[] {label, kind, xLabel, x, yLabel, y}) {
      add(part);
    }
    showAttributes();
  }

  /** Offers what suits the result; what was chosen stays if the data are of the same kind. */
  void offer(DiffusionResult result) {
    boolean points = result.film().drawing().graph().hasPoints();
    if (header != null && header.equalHeaders(result.shown()) && hasPoints == points) {
      return;
    }
    isFilling = true;
    header = new Instances(result.shown(), 0);
    hasPoints = points;
    int[] others =
        IntStream.range(0, header.numAttributes()).filter(a -> a != header.classIndex()).toArray();
    String[] names =
        Arrays.stream(others).mapToObj(a -> header.attribute(a).name()).toArray(String[]::new);
    kind.setModel(
        new DefaultComboBoxModel<>(
            Arrays.stream(LayoutChoice.Kind.values())
                .filter(k -> points || k != LayoutChoice.Kind.PRINCIPAL)
                .filter(k -> names.length > 0 || k != LayoutChoice.Kind.ATTRIBUTES)
                .toArray(LayoutChoice.Kind[]::new)));
    x.setModel(new DefaultComboBoxModel<>(names));
    y.setModel(new DefaultComboBoxModel<>(names));
    if (names.length > 1) {
      y.setSelectedIndex(1);
    }
    boolean isPlane =
        names.length == 2 && Arrays.stream(others).allMatch(a -> header.attribute(a).isNumeric());
    kind.setSelectedItem(
        !points
            ? LayoutChoice.Kind.SPECTRAL
            : isPlane ? LayoutChoice.Kind.ATTRIBUTES : LayoutChoice.Kind.PRINCIPAL);
    isFilling = false;
    showAttributes();
  }

  /** What is chosen now, in a result that was offered. */
  LayoutChoice choice() {
    LayoutChoice.Kind chosen = (LayoutChoice.Kind) Objects.requireNonNull(kind.getSelectedItem());
    return chosen == LayoutChoice.Kind.ATTRIBUTES
        ? new LayoutChoice(chosen, attribute(x), attribute(y))
        : new LayoutChoice(chosen);
  }

  private int attribute(JComboBox<String> box) {
    return header.attribute((String) box.getSelectedItem()).index();
  }

  private void changed() {
    if (!isFilling) {
      showAttributes();
      listener.run();
    }
  }

  private void showAttributes() {
    boolean wanted = kind.getSelectedItem() == LayoutChoice.Kind.ATTRIBUTES;
    for (java.awt.Component part : new java.awt.Component[] {xLabel, x, yLabel, y}) {
      part.setVisible(wanted);
    }
  }
}
