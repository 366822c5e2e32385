package weka.gui.explorer.diffusion;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.GridLayout;
import java.awt.Insets;
import java.awt.Rectangle;
import java.awt.event.KeyEvent;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextField;
import javax.swing.Scrollable;
import javax.swing.SwingConstants;
import javax.swing.event.DocumentEvent;
import javax.swing.event.DocumentListener;

/**
 * One button per class, and a field that finds classes by name. What is typed into the field
 * narrows the buttons down, and Enter presses the first of them. The last one adds the typed name
 * as a class unless there is one of this name.
 */
final class ClassPalette extends JPanel {
  private static final long serialVersionUID = 1L;
  private static final int MOST_LINES = 5;

  private final JTextField field = new JTextField(8);
  private final Grid grid = new Grid();
  private final transient IntConsumer giver;
  private final transient Consumer<String> adder;
  private transient List<String> names = List.of();

  /**
   * @param giver receives the class that is chosen
   * @param adder receives the name of a new class
   */
  ClassPalette(IntConsumer giver, Consumer<String> adder) {
    super(new BorderLayout(0, 4));
    this.giver = giver;
    this.adder = adder;
    field.setName("class name");
    field.setToolTipText(
        "Type a name (key: c). Enter presses the first button above, Shift+Enter adds a class");
    field.addActionListener(e -> press(0));
    Keys.bind(
        field,
        WHEN_FOCUSED,
        "shift ENTER",
        () -> press(canAdd() ? grid.getComponentCount() - 1 : 0));
    field.getDocument().addDocumentListener(new Typing());
    Keys.bind(field, WHEN_FOCUSED, "ESCAPE", this::leave);
    JLabel label = new JLabel("Class by name ");
    label.setDisplayedMnemonic(KeyEvent.VK_C);
    label.setLabelFor(field);
    JPanel bottom = new JPanel(new BorderLayout());
    bottom.add(label, BorderLayout.WEST);
    bottom.add(field, BorderLayout.CENTER);
    JScrollPane pane = new JScrollPane(grid);
    pane.setBorder(BorderFactory.createEmptyBorder());
    add(pane, BorderLayout.CENTER);
    add(bottom, BorderLayout.SOUTH); // after the buttons, so that it does not get the focus unasked
  }

  void show(List<String> classes) {
    names = List.copyOf(classes);
    fill();
  }

  /** Lets the user type a name. */
  void type() {
    field.requestFocusInWindow();
  }

  /** Ends typing; the keys of the tab work again. */
  private void leave() {
    field.setText("");
    grid.requestFocusInWindow();
  }

  /** Presses one of the buttons for what was typed, if anything was. */
  private void press(int button) {
    if (!typed().isEmpty()) {
      ((JButton) grid.getComponent(button)).doClick(0);
    }
  }

  private String typed() {
    return field.getText().strip();
  }

  /** Whether the typed name is a new one. */
  private boolean canAdd() {
    return !typed().isEmpty() && !names.contains(typed());
  }

  private void fill() {
    grid.removeAll();
    ClassKeys keys = new ClassKeys(names);
    for (int k : ClassSearch.matches(field.getText(), names)) {
      String key = keys.keyOf(k);
      String name = names.get(k);
      boolean isSaid = key.isEmpty() || key.equals(name);
      JButton button = button(isSaid ? name : key + "  " + name, () -> giver.accept(k));
      button.setName("class " + name);
      button.setIcon(new ClassIcon(k));
      button.setToolTipText(
          "Gives the selected rows the class "
              + name
              + (key.isEmpty() ? "" : " (key: " + key + ")"));
      grid.add(button);
    }
    if (canAdd()) {
      String typed = typed();
      JButton button = button("Add " + typed, () -> adder.accept(typed));
      button.setToolTipText("Adds this class and gives it to the selected rows (Shift+Enter)");
      grid.add(button);
    }
    if (grid.getComponentCount() == 0) {
      grid.add(new JLabel("Type the first class."));
    }
    grid.revalidate();
    grid.repaint();
  }

  private JButton button(String text, Runnable action) {
    JButton button = new JButton(text);
    button.setMargin(new Insets(1, 4, 1, 4));
    button.setHorizontalAlignment(SwingConstants.LEFT);
    button.addActionListener(
        e -> {
          leave();
          action.run();
        });
    return button;
  }

  private final class Typing implements DocumentListener {
    @Override
    public void insertUpdate(DocumentEvent e) {
      fill();
    }

    @Override
    public void removeUpdate(DocumentEvent e) {
      fill();
    }

    @Override
    public void changedUpdate(DocumentEvent e) {
      fill();
    }
  }

  /** Two columns of buttons that scroll vertically. */
  private static final class Grid extends JPanel implements Scrollable {
    private static final long serialVersionUID = 1L;

    Grid() {
      super(new GridLayout(0, 2, 3, 3));
      setFocusable(true);
    }

    private int line() {
      int height = 0;
      for (Component part : getComponents()) {
        height = Math.max(height, part.getPreferredSize().height + 3);
      }
      return Math.max(1, height);
    }

    @Override
    public Dimension getPreferredScrollableViewportSize() {
      int lines = (getComponentCount() + 1) / 2;
      return new Dimension(200, Math.min(MOST_LINES, Math.max(2, lines)) * line());
    }

    @Override
    public int getScrollableUnitIncrement(Rectangle visible, int orientation, int direction) {
      return line();
    }

    @Override
    public int getScrollableBlockIncrement(Rectangle visible, int orientation, int direction) {
      return MOST_LINES * line();
    }

    @Override
    public boolean getScrollableTracksViewportWidth() {
      return true;
    }

    @Override
    public boolean getScrollableTracksViewportHeight() {
      return false;
    }
  }
}
