package weka.gui.explorer.diffusion;

import java.util.function.Consumer;
import javax.swing.JComponent;

/** Shows results in a component, but only the latest one and not before somebody looks. */
final class WhenShown {
  private final JComponent component;
  private final Consumer<DiffusionResult> shower;

  /** What is to be shown; null if it is shown already. */
  private DiffusionResult waiting;

  WhenShown(JComponent component, Consumer<DiffusionResult> shower) {
    this.component = component;
    this.shower = shower;
    component.addHierarchyListener(e -> showWaiting());
  }

  void show(DiffusionResult result) {
    waiting = result;
    showWaiting();
  }

  private void showWaiting() {
    if (waiting != null && component.isShowing()) {
      DiffusionResult result = waiting;
      waiting = null;
      shower.accept(result);
    }
  }
}
