package weka.gui.explorer.diffusion;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import labeldiffusion.picture.Layout;
import org.junit.Before;
import org.junit.Test;

public class ViewpointTest {
  private static final double EXACT = 1e-9;

  private final Viewpoint viewpoint = new Viewpoint();

  @Before
  public void fit() {
    double[] corners = {0, 1};
    viewpoint.fit(Layout.ofColumns(corners, corners), 400, 300);
  }

  @Test
  public void wholeLayoutIsInsideThePicture() {
    for (double corner : new double[] {0, 1}) {
      assertTrue(viewpoint.screenX(corner) >= 0 && viewpoint.screenX(corner) <= 400);
      assertTrue(viewpoint.screenY(corner) >= 0 && viewpoint.screenY(corner) <= 300);
    }
    assertTrue("y points upwards", viewpoint.screenY(1) < viewpoint.screenY(0));
  }

  @Test
  public void zoomingKeepsThePlaceUnderTheMouse() {
    double x = viewpoint.screenX(0.6);
    double y = viewpoint.screenY(0.3);
    viewpoint.zoom(3, x, y);
    assertEquals(3, viewpoint.zoom(), EXACT);
    assertEquals(x, viewpoint.screenX(0.6), EXACT);
    assertEquals(y, viewpoint.screenY(0.3), EXACT);
  }

  @Test
  public void zoomIsLimited() {
    viewpoint.zoom(1e9, 200, 150);
    assertEquals(200, viewpoint.zoom(), EXACT);
    viewpoint.zoom(1e-9, 200, 150);
    assertEquals(1, viewpoint.zoom(), EXACT);
  }

  @Test
  public void movingShiftsThePictureAndResetShowsAll() {
    double x = viewpoint.screenX(0.5);
    viewpoint.move(30, 0);
    assertEquals(x + 30, viewpoint.screenX(0.5), EXACT);
    viewpoint.reset();
    assertEquals(x, viewpoint.screenX(0.5), EXACT);
  }
}
