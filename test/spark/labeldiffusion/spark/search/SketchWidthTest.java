package labeldiffusion.spark.search;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;
import labeldiffusion.points.Points;
import org.junit.Test;

/** {@link SketchWidth}, with {@link Sketches}, {@link SampledRows} and {@link RowArrays}. */
public class SketchWidthTest {
  private static final int N = 600;
  private static final int D = 300;
  private static final int K = 5;

  /** Normal numbers in some directions, and very small ones in all others. */
  private static PointRows rows(int directions) {
    Random random = new Random(4);
    double[] x = new double[N * D];
    for (int p = 0; p < x.length; p++) {
      x[p] = random.nextGaussian() * (p % D < directions ? 1 : 1e-3);
    }
    return new PointRows(IntStream.range(0, N).toArray(), new int[N], D, x);
  }

  private static SketchWidth.Chosen chosen(PointRows rows) {
    return SketchWidth.of(rows, K, K + 5, 0.99);
  }

  @Test
  public void fewDirectionsTakeFewCoordinates() {
    assertEquals(128, chosen(rows(10)).sample().width());
  }

  @Test
  public void manyDirectionsTakeMoreCoordinatesUntilNeighboursAreKept() {
    PointRows rows = rows(D);
    SketchWidth.Chosen chosen = chosen(rows);
    assertTrue(chosen.sample().width() + " coordinates", chosen.sample().width() > 128);
    assertTrue(SketchWidth.kept(rows, chosen.sample(), chosen.projection(), K, K + 5) >= 0.99);
  }

  /** A wider projection would need more sample rows than can be afforded. */
  @Test
  public void ifNoWidthKeepsTheNeighboursTheWidestThatCanBeAffordedIsTaken() {
    int n = 530;
    int d = 32_000;
    double[] x = new Random(4).doubles((long) n * d).toArray();
    PointRows rows = new PointRows(IntStream.range(0, n).toArray(), new int[n], d, x);
    assertEquals(128, chosen(rows).sample().width());
  }

  @Test
  public void aRowAloneHasTheSketchThatItHasAmongOthers() {
    PointRows rows = rows(10);
    SketchWidth.Chosen chosen = chosen(rows);
    double[] f = new double[D];
    for (int r : new int[] {0, 7, 256, N - 1}) {
      chosen.projection().features(Points.of(rows.row(r)), 0, f);
      assertArrayEquals(chosen.sample().rows(new int[] {r}).p(), chosen.projection().project(f), 0);
    }
  }

  @Test
  public void theNearestDistancesAreThoseOfAllRows() {
    PointRows rows = rows(D);
    SketchWidth.Chosen chosen = chosen(rows);
    int[] some = {3, 99};
    SampledRows sample =
        new SampledRows(rows.rows(some), chosen.sample().rows(some), chosen.projection().unit());
    double[] nearest = sample.nearest(rows, chosen.sample(), K);
    for (int s = 0; s < some.length; s++) {
      int i = some[s];
      double[] all =
          IntStream.range(0, N)
              .filter(j -> j != i)
              .mapToDouble(j -> rows.squaredDistance(i, rows, j))
              .sorted()
              .toArray();
      assertArrayEquals(Arrays.copyOf(all, K), Arrays.copyOfRange(nearest, s * K, s * K + K), 0);
    }
  }

  @Test
  public void aRowFarAwayFromAllOthersHasFiniteDistances() {
    SketchWidth.Chosen chosen = chosen(rows(10));
    PointRows far = rows(10).rows(new int[] {0, 1});
    far.x()[0] = 1e100;
    far.x()[D] = -1e300;
    for (float coordinate : Sketches.of(far, chosen.projection()).p()) {
      assertTrue(Float.isFinite(coordinate * coordinate * D));
    }
  }

  @Test
  public void numbersOutOfRangeAreRejected() {
    PointRows rows = rows(10);
    Arrays.setAll(rows.x(), p -> 1e200);
    rows.x()[0] = -1e200;
    IllegalArgumentException e = assertThrows(IllegalArgumentException.class, () -> chosen(rows));
    assertTrue(e.getMessage(), e.getMessage().contains("1e120"));
  }
}
