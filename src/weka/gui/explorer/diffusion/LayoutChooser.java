package weka.gui.explorer.diffusion;

import java.awt.Component;
import java.awt.FlowLayout;
import java.awt.event.KeyEvent;
import java.util.Arrays;
import java.util.Objects;
import javax.swing.DefaultComboBoxModel;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JPanel;
import weka.classifiers.diffusion.page.UsualLayout;
import weka.core.Instances;

/** Lets the user choose the layout of the picture. */
final class LayoutChooser extends JPanel {
  private static final long serialVersionUID = 1L;

  /** Sets the width of the boxes; longer names are cut off in the box but not in its list. */
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
   * @param listener is called when another layout is chosen
   */
  LayoutChooser(Runnable listener) {
    super(new FlowLayout(FlowLayout.LEFT, 4, 0));
    this.listener = listener;
    JLabel label = new JLabel("Layout");
    label.setDisplayedMnemonic(KeyEvent.VK_L);
    label.setLabelFor(kind);
    kind.setName("layout");
    kind.setToolTipText("What determines the place of a row in the picture");
    x.setPrototypeDisplayValue(TYPICAL_NAME);
    y.setPrototypeDisplayValue(TYPICAL_NAME);
    x.setToolTipText("The attribute on the horizontal axis");
    y.setToolTipText("The attribute on the vertical axis");
    xLabel.setLabelFor(x);
    yLabel.setLabelFor(y);
    for (JComboBox<?> box : new JComboBox<?>[] {kind, x, y}) {
      box.addActionListener(e -> changed());
    }
    for (Component part : new Component[] {label, kind, xLabel, x, yLabel, y}) {
      add(part);
    }
    showAttributes();
  }

  /** Offers the layouts that suit a result; keeps the choice if the attributes are the same. */
  void offer(DiffusionResult result) {
    boolean points = result.film().drawing().graph().hasPoints();
    if (header != null && header.equalHeaders(result.shown()) && hasPoints == points) {
      return;
    }
    isFilling = true;
    header = new Instances(result.shown(), 0);
    hasPoints = points;
    String[] names =
        Arrays.stream(UsualLayout.attributes(header))
            .mapToObj(a -> header.attribute(a).name())
            .toArray(String[]::new);
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
    kind.setSelectedItem(
        points && UsualLayout.isPlane(header)
            ? LayoutChoice.Kind.ATTRIBUTES
            : LayoutChoice.Kind.MAP);
    isFilling = false;
    showAttributes();
  }

  /** The current choice; a result must have been offered before. */
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
    for (Component part : new Component[] {xLabel, x, yLabel, y}) {
      part.setVisible(wanted);
    }
  }
}
