package weka.gui.explorer.diffusion;

import java.awt.Color;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.GridBagLayout;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.BorderFactory;
import javax.swing.Box;
import javax.swing.BoxLayout;
import javax.swing.JButton;
import javax.swing.JPanel;
import javax.swing.JTextArea;

/** Says in the place of a picture what stands in the way, with a button for each remedy. */
final class CanvasMessage extends JPanel {
  private static final long serialVersionUID = 1L;
  private static final int WIDTH = 440;

  private final Box lines = new Box(BoxLayout.Y_AXIS);

  CanvasMessage() {
    super(new GridBagLayout()); // centres its only component
    setName("message");
    setBackground(Color.WHITE);
    setBorder(BorderFactory.createLineBorder(Color.LIGHT_GRAY));
    add(lines);
  }

  /** Shows some obstacles; tells the listener which remedy is chosen. */
  void show(List<Obstacle> obstacles, Consumer<Remedy> listener) {
    lines.removeAll();
    for (Obstacle obstacle : obstacles) {
      lines.add(text(obstacle));
      for (Remedy remedy : obstacle.remedies()) {
        JButton button = new JButton(remedy.text());
        button.addActionListener(e -> listener.accept(remedy));
        button.setAlignmentX(Component.LEFT_ALIGNMENT);
        lines.add(button);
        lines.add(Box.createVerticalStrut(6));
      }
      lines.add(Box.createVerticalStrut(14));
    }
    revalidate();
    repaint();
  }

  private JTextArea text(Obstacle obstacle) {
    JTextArea text = new JTextArea(obstacle.sentence());
    text.setEditable(false);
    text.setFocusable(false);
    text.setLineWrap(true);
    text.setWrapStyleWord(true);
    text.setFont(getFont().deriveFont(obstacle.isFatal() ? Font.BOLD : Font.PLAIN, 14f));
    text.setBorder(BorderFactory.createEmptyBorder(0, 0, 8, 0));
    text.setAlignmentX(Component.LEFT_ALIGNMENT);
    text.setSize(new Dimension(WIDTH, Short.MAX_VALUE)); // the height follows from the wrapping
    Dimension size = new Dimension(WIDTH, text.getPreferredSize().height);
    text.setPreferredSize(size);
    text.setMaximumSize(size);
    return text;
  }
}
