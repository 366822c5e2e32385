package weka.gui.explorer.diffusion;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.awt.Font;
import java.awt.Point;
import java.awt.event.KeyEvent;
import java.awt.event.KeyListener;
import java.awt.event.MouseEvent;
import java.awt.event.MouseListener;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.Test;

public class LegendTest {
  private static final Font FONT = new Font(Font.DIALOG, Font.PLAIN, 12);

  @Test
  public void fewClassesTakeOneLine() {
    Legend legend = legend(3, 600);
    List<Point> places = legend.places(600);
    assertEquals("three classes and 'not reached'", 4, places.size());
    assertTrue(places.stream().allMatch(place -> place.y == 0));
    assertEquals(
        legend.getPreferredSize().height, legend.getPreferredScrollableViewportSize().height);
  }

  @Test
  public void manyClassesWrapAndScroll() {
    Legend legend = legend(40, 600);
    List<Point> places = legend.places(600);
    assertEquals(41, places.size());
    for (int k = 1; k < places.size(); k++) {
      assertTrue(places.get(k).x < 600);
      boolean isSameLine = places.get(k).y == places.get(k - 1).y;
      assertTrue(isSameLine ? places.get(k).x > places.get(k - 1).x : places.get(k).x == 8);
    }
    assertTrue(places.get(40).y > 3);
    assertTrue(
        legend.getPreferredSize().height > legend.getPreferredScrollableViewportSize().height);
  }

  @Test
  public void anEntryWiderThanTheLegendHasALineOfItsOwn() {
    Legend legend = legend(2, 10);
    assertEquals(List.of(0, 1, 2), legend.places(10).stream().map(place -> place.y).toList());
  }

  @Test
  public void aClickShowsOneClassAndAnotherAllOfThem() {
    List<Integer> shown = new ArrayList<>();
    Legend legend = new Legend();
    legend.setListener(shown::add);
    legend.setSize(600, 100);
    legend.setFont(FONT);
    legend.show(Legend.UNREACHED, "a", "b");
    Point second = legend.places(600).get(1);
    int y = (int) legend.middle(second.y);
    press(legend, second.x + 3, y);
    press(legend, second.x + 3, y);
    press(legend, legend.places(600).get(2).x + 3, y);
    press(legend, 590, y); // beside all entries
    assertEquals(List.of(Viewpoint.ALL, 1, Viewpoint.ALL, ClassColours.NOT_REACHED), shown);
  }

  @Test
  public void arrowKeysGoThroughTheClassesAndEscapeShowsAll() {
    List<Integer> shown = new ArrayList<>();
    Legend legend = new Legend();
    legend.setListener(shown::add);
    legend.show(Legend.UNREACHED, "a", "b");
    shown.clear();
    for (int key :
        new int[] {
          KeyEvent.VK_RIGHT,
          KeyEvent.VK_RIGHT,
          KeyEvent.VK_RIGHT,
          KeyEvent.VK_RIGHT,
          KeyEvent.VK_LEFT,
          KeyEvent.VK_ESCAPE
        }) {
      KeyEvent event = new KeyEvent(legend, KeyEvent.KEY_PRESSED, 0, 0, key, ' ');
      for (KeyListener listener : legend.getKeyListeners()) {
        listener.keyPressed(event);
      }
    }
    assertEquals(
        List.of(
            0, 1, ClassColours.NOT_REACHED, Viewpoint.ALL, ClassColours.NOT_REACHED, Viewpoint.ALL),
        shown);
  }

  private static void press(Legend legend, int x, int y) {
    MouseEvent event =
        new MouseEvent(legend, MouseEvent.MOUSE_PRESSED, 0, 0, x, y, 1, false, MouseEvent.BUTTON1);
    for (MouseListener listener : legend.getMouseListeners()) {
      listener.mousePressed(event);
    }
  }

  private static Legend legend(int classes, int width) {
    Legend legend = new Legend();
    legend.setSize(width, 100);
    legend.setFont(FONT);
    legend.show(
        Legend.UNREACHED,
        IntStream.range(0, classes).mapToObj(k -> "class " + k).toArray(String[]::new));
    return legend;
  }
}
