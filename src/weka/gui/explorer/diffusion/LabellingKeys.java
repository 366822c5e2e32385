package weka.gui.explorer.diffusion;

import java.awt.Component;
import java.awt.KeyboardFocusManager;
import java.util.LinkedHashMap;
import java.util.Map;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.text.JTextComponent;

/** The keys of labelling, and what they do. */
final class LabellingKeys {
  private static final int DIGITS = 10;

  private LabellingKeys() {}

  /** Every key stroke with its action. */
  static Map<String, Runnable> of(LabellingActions actions) {
    Map<String, Runnable> keys = new LinkedHashMap<>();
    for (int d = 0; d < DIGITS; d++) {
      int digit = d;
      keys.put("typed " + d, () -> actions.digit(digit));
    }
    keys.put("DELETE", actions::takeBack);
    keys.put("ctrl Z", actions::undo);
    keys.put("ctrl Y", actions::redo);
    keys.put("typed n", actions::skip);
    keys.put("typed u", actions::cannotTell);
    keys.put("typed c", actions::typeClass);
    return keys;
  }

  /**
   * Lets the keys work in the whole window while a component is shown, except where text is typed.
   */
  static void install(JComponent component, LabellingActions actions) {
    of(actions)
        .forEach(
            (stroke, action) ->
                Keys.bind(
                    component,
                    JComponent.WHEN_IN_FOCUSED_WINDOW,
                    stroke,
                    () -> {
                      if (!isTyping()) {
                        action.run();
                      }
                    }));
  }

  private static boolean isTyping() {
    Component focused = KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
    return focused instanceof JComboBox<?> box && box.isPopupVisible()
        || focused instanceof JTextComponent text && text.isEditable();
  }
}
