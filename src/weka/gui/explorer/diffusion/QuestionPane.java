package weka.gui.explorer.diffusion;

import java.awt.BorderLayout;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.GridLayout;
import java.awt.Image;
import java.awt.Insets;
import java.awt.image.BufferedImage;
import java.util.Optional;
import javax.swing.BorderFactory;
import javax.swing.ImageIcon;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;

/** The row in question: its number, why it is asked, its picture if it has one, and the answers. */
final class QuestionPane extends JPanel {
  private static final long serialVersionUID = 1L;

  /** Pictures of rows have about this many pixels on a side. */
  private static final int PICTURE = 84;

  private final JLabel title = new JLabel(" ");
  private final WrappedText reason = new WrappedText("reason", 4);
  private final JLabel image = new JLabel();
  private final ClassPalette palette;

  QuestionPane(ClassPalette palette, LabellingActions actions) {
    super(new BorderLayout(0, 5));
    this.palette = palette;
    title.setName("question");
    title.setFont(title.getFont().deriveFont(Font.BOLD));
    image.setName("row picture");
    image.setBorder(BorderFactory.createLineBorder(Color.LIGHT_GRAY));
    image.setVisible(false);
    JPanel text = new JPanel(new BorderLayout(0, 2));
    text.add(title, BorderLayout.NORTH);
    text.add(reason, BorderLayout.CENTER);
    JPanel top = new JPanel(new BorderLayout(8, 0));
    top.add(image, BorderLayout.WEST);
    top.add(text, BorderLayout.CENTER);
    top.setMinimumSize(new Dimension(0, PICTURE));
    JPanel others = new JPanel(new GridLayout(0, 3, 3, 3));
    others.add(button("Skip", "Asks this row later (key: n)", actions::skip));
    others.add(
        button(
            "Can't tell",
            "The class cannot be told; do not ask again (key: u)",
            actions::cannotTell));
    others.add(
        button("Take back", "Removes the labels of the selected rows (key: 0)", actions::takeBack));
    others.add(button("Undo", "Undoes the last answer (Ctrl+Z)", actions::undo));
    others.add(button("Redo", "Gives the answer again that was undone (Ctrl+Y)", actions::redo));
    add(top, BorderLayout.NORTH);
    add(palette, BorderLayout.CENTER);
    add(others, BorderLayout.SOUTH);
  }

  private static JButton button(String text, String toolTip, Runnable action) {
    JButton button = new JButton(text);
    button.setToolTipText(toolTip);
    button.setMargin(new Insets(1, 2, 1, 2));
    button.addActionListener(e -> action.run());
    return button;
  }

  /** Shows what is asked and why. */
  void ask(String question, String why, Optional<BufferedImage> picture) {
    title.setText(question);
    title.setToolTipText(question);
    reason.setText(why);
    image.setVisible(picture.isPresent());
    picture.ifPresent(
        pixels -> {
          int side = pixels.getWidth() * Math.max(1, PICTURE / pixels.getWidth());
          image.setIcon(new ImageIcon(pixels.getScaledInstance(side, side, Image.SCALE_REPLICATE)));
        });
  }

  ClassPalette palette() {
    return palette;
  }
}
