package weka.gui.explorer.diffusion;

import java.awt.Component;
import javax.swing.JMenuItem;
import javax.swing.JPopupMenu;

/** The kinds of files in which a picture can be saved. */
final class SaveMenu extends JPopupMenu {
  private static final long serialVersionUID = 1L;

  SaveMenu() {
    setName("save menu");
  }

  /** Adds an entry. */
  SaveMenu with(String text, char mnemonic, Runnable action) {
    JMenuItem item = new JMenuItem(text, mnemonic);
    item.addActionListener(
        e -> {
          setVisible(false);
          action.run();
        });
    add(item);
    return this;
  }

  /** Opens above a button. */
  void openAt(Component button) {
    show(button, 0, -getPreferredSize().height);
  }
}
