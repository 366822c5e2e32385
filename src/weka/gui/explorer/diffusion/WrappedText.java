package weka.gui.explorer.diffusion;

import javax.swing.JTextArea;
import javax.swing.UIManager;

/** A text that looks like a label but continues in the next line. */
final class WrappedText extends JTextArea {
  private static final long serialVersionUID = 1L;

  WrappedText(String name, int rows) {
    super(rows, 18);
    setName(name);
    setEditable(false);
    setFocusable(false);
    setLineWrap(true);
    setWrapStyleWord(true);
    setOpaque(false);
    setFont(UIManager.getFont("Label.font"));
  }
}
