package weka.gui.explorer.diffusion;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.awt.Point;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.Test;

public class LegendTest {
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

  private static Legend legend(int classes, int width) {
    Legend legend = new Legend();
    legend.setSize(width, 100);
    legend.setFont(new java.awt.Font(java.awt.Font.DIALOG, java.awt.Font.PLAIN, 12));
    legend.show(0, IntStream.range(0, classes).mapToObj(k -> "class " + k).toArray(String[]::new));
    return legend;
  }
}
