package weka.gui.explorer.diffusion;

import java.awt.CardLayout;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.JPanel;

/**
 * The right side of the tab: a result, or what stands in the way of one. Advice does not cover a
 * result of the same table.
 */
final class Canvas extends JPanel {
  private static final long serialVersionUID = 1L;

  private final CanvasMessage message = new CanvasMessage();
  private final CardLayout cards = new CardLayout();
  private boolean hasResult;

  Canvas(ResultView view) {
    setLayout(cards);
    add(view, "view");
    add(message, "message");
    view.addPropertyChangeListener(ResultView.SHOWN, e -> showResult());
  }

  private void showResult() {
    hasResult = true;
    cards.show(this, "view");
  }

  /** Another table was loaded: results that are shown are not of this one. */
  void forgetResult() {
    hasResult = false;
  }

  /** Shows what stands in the way, if anything does. */
  void show(List<Obstacle> obstacles, Consumer<Remedy> listener) {
    boolean isHidden =
        obstacles.isEmpty() || (hasResult && obstacles.stream().noneMatch(Obstacle::isFatal));
    message.show(obstacles, listener);
    cards.show(this, isHidden ? "view" : "message");
  }
}
