package weka.gui.explorer.diffusion;

import java.awt.event.ActionEvent;
import javax.swing.AbstractAction;
import javax.swing.JComponent;
import javax.swing.KeyStroke;

/** Binds keys to actions. */
final class Keys {
  private Keys() {}

  /**
   * Runs an action when a key is pressed.
   *
   * @param condition when the key counts, such as {@link JComponent#WHEN_FOCUSED}
   * @param stroke as {@link KeyStroke#getKeyStroke(String)} reads it
   */
  static void bind(JComponent component, int condition, String stroke, Runnable action) {
    component.getInputMap(condition).put(KeyStroke.getKeyStroke(stroke), stroke);
    component
        .getActionMap()
        .put(
            stroke,
            new AbstractAction() {
              private static final long serialVersionUID = 1L;

              @Override
              public void actionPerformed(ActionEvent e) {
                action.run();
              }
            });
  }
}
