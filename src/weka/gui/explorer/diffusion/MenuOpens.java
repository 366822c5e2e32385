package weka.gui.explorer.diffusion;

import javax.swing.event.PopupMenuEvent;
import javax.swing.event.PopupMenuListener;

/** Does something before a menu is seen. */
record MenuOpens(Runnable what) implements PopupMenuListener {
  @Override
  public void popupMenuWillBecomeVisible(PopupMenuEvent e) {
    what.run();
  }

  @Override
  public void popupMenuWillBecomeInvisible(PopupMenuEvent e) {}

  @Override
  public void popupMenuCanceled(PopupMenuEvent e) {}
}
