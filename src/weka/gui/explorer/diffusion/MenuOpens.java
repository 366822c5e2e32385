package weka.gui.explorer.diffusion;

import javax.swing.event.PopupMenuEvent;
import javax.swing.event.PopupMenuListener;

/** Runs an action before a menu opens. */
record MenuOpens(Runnable action) implements PopupMenuListener {
  @Override
  public void popupMenuWillBecomeVisible(PopupMenuEvent e) {
    action.run();
  }

  @Override
  public void popupMenuWillBecomeInvisible(PopupMenuEvent e) {}

  @Override
  public void popupMenuCanceled(PopupMenuEvent e) {}
}
