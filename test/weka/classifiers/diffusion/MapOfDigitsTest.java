package weka.classifiers.diffusion;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertTrue;

import java.util.Comparator;
import java.util.Random;
import java.util.stream.IntStream;
import labeldiffusion.parallel.Progress;
import labeldiffusion.picture.Drawing;
import labeldiffusion.picture.Film;
import labeldiffusion.picture.Layout;
import labeldiffusion.picture.MapLayout;
import labeldiffusion.picture.PrincipalLayout;
import org.junit.BeforeClass;
import org.junit.Test;
import weka.classifiers.diffusion.page.UsualLayout;
import weka.core.Instances;

/** {@link MapLayout} of handwritten digits, whose classes it must not know. */
public class MapOfDigitsTest {
  private static Instances digits;
  private static Drawing drawing;
  private static Layout map;

  @BeforeClass
  public static void draw() throws Exception {
    digits = RealData.read("optdigits.arff.gz");
    drawing = drawing(digits);
    map = UsualLayout.map(drawing, 2, Progress.NONE);
  }

  private static Drawing drawing(Instances table) throws Exception {
    IsotropicDiffusion classifier = new IsotropicDiffusion();
    Film film = new Film(new int[table.numInstances()], Film.MOST_NODES, 8);
    classifier.addWatcher(film);
    classifier.buildClassifier(table);
    return film.drawing();
  }

  @Test
  public void neighboursOnTheMapAreTheSameDigit() {
    double onMap = sameDigit(map);
    double onPlane = sameDigit(PrincipalLayout.of(drawing));
    assertTrue(onMap + " on the map, " + onPlane + " on the plane", onMap > 0.95 && onPlane < 0.7);
  }

  @Test
  public void theOrderOfTheRowsDoesNotMatter() throws Exception {
    Instances mixed = new Instances(digits);
    mixed.randomize(new Random(1));
    Layout same = UsualLayout.map(drawing(mixed), 1, Progress.NONE);
    assertArrayEquals(map.x(), same.x(), 0);
    assertArrayEquals(map.y(), same.y(), 0);
  }

  /** The share of the ten nearest nodes of every twentieth one that are of its class. */
  private static double sameDigit(Layout layout) {
    int same = 0;
    int all = 0;
    for (int v = 0; v < drawing.size(); v += 20) {
      int at = v;
      same +=
          (int)
              IntStream.range(0, drawing.size())
                  .filter(u -> u != at)
                  .boxed()
                  .sorted(Comparator.comparingDouble(u -> distance(layout, at, u)))
                  .limit(10)
                  .filter(u -> digit(u) == digit(at))
                  .count();
      all += 10;
    }
    return (double) same / all;
  }

  private static double distance(Layout layout, int u, int v) {
    return Math.hypot(
        layout.x()[u] - layout.x()[v], layout.aspect() * (layout.y()[u] - layout.y()[v]));
  }

  private static double digit(int v) {
    return digits.instance(drawing.rows()[v]).classValue();
  }
}
