package labeldiffusion.neighbours.exact;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.Arrays;
import java.util.stream.IntStream;
import labeldiffusion.SilentTestCase;
import org.junit.Test;

public class LeafOrderTest extends SilentTestCase {
  private static int[] ascending(int n) {
    return IntStream.range(0, n).toArray();
  }

  /** Coordinates with these standard deviations, far from the origin. */
  private float[][] points(int n, double... deviation) {
    float[][] p = new float[n][deviation.length];
    for (float[] row : p) {
      for (int t = 0; t < row.length; t++) {
        row[t] = (float) (100 + 10 * t + deviation[t] * random.nextGaussian());
      }
    }
    return p;
  }

  /** Three leaves of at most 256: the first has one, the rest two. */
  @Test
  public void partsAreHalvedAtMultiplesOfTheWidth() {
    int[] order = ascending(700);
    int[] start = new LeafOrder(order, points(700, 1, 2), 2).arrange(100, 700, workers);
    assertArrayEquals(new int[] {100, 356, 612}, start);
    assertArrayEquals(ascending(100), Arrays.copyOf(order, 100));
    int[] sorted = order.clone();
    Arrays.sort(sorted);
    assertArrayEquals(ascending(700), sorted);
  }

  @Test
  public void upToTheWidthThereIsOneLeaf() {
    float[][] p = points(257, 1);
    assertArrayEquals(new int[0], new LeafOrder(ascending(257), p, 1).arrange(3, 3, workers));
    assertArrayEquals(new int[] {0}, new LeafOrder(ascending(257), p, 1).arrange(0, 256, workers));
    assertArrayEquals(
        new int[] {0, 256}, new LeafOrder(ascending(257), p, 1).arrange(0, 257, workers));
  }

  /** The mean of a coordinate has no part in how much it varies. */
  @Test
  public void pointsAreDividedAlongTheCoordinateThatVariesMost() {
    for (int widest = 0; widest < 3; widest++) {
      double[] deviation = {1, 1, 1};
      deviation[widest] = 3;
      float[][] p = points(600, deviation);
      int[] order = ascending(600);
      new LeafOrder(order, p, 3).arrange(88, 600, workers);
      float most = Float.NEGATIVE_INFINITY;
      float least = Float.POSITIVE_INFINITY;
      for (int i = 88; i < 88 + 256; i++) {
        most = Math.max(most, p[order[i]][widest]);
        least = Math.min(least, p[order[256 + i]][widest]);
      }
      assertTrue("coordinate " + widest, most <= least);
    }
  }

  /** Coordinates after the first 32 are too many to look at, and so are those beyond the length. */
  @Test
  public void onlyTheFirstCoordinatesAreCandidates() {
    double[] deviation = new double[40];
    Arrays.fill(deviation, 1);
    deviation[5] = 2;
    deviation[32] = 9;
    float[][] p = points(512, deviation);
    int[] order = ascending(512);
    new LeafOrder(order, p, 40).arrange(0, 512, workers);
    double first = IntStream.range(0, 256).mapToDouble(i -> p[order[i]][5]).max().orElse(0);
    double second = IntStream.range(256, 512).mapToDouble(i -> p[order[i]][5]).min().orElse(0);
    assertTrue(first <= second);
    assertEquals(32, Leaves.BOX);
  }
}
