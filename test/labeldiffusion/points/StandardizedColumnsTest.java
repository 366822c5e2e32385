package labeldiffusion.points;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;

import java.util.List;
import labeldiffusion.SparseTables;
import org.junit.Test;

/**
 * Numbers standardized by hand, zeros and missing values among them: (x - mean) / s with s^2 = sum
 * (x - mean)^2 / (n - 1) over the n known numbers of a column.
 */
public class StandardizedColumnsTest {
  private static final double NAN = Double.NaN;

  /** Mean (0 + 0 + 6) / 3 = 2 and s^2 = (4 + 4 + 16) / 2 = 12. */
  @Test
  public void missingNumbersCountNeitherForTheMeanNorForTheDeviation() {
    double s = Math.sqrt(12);
    assertColumn(new double[] {0, NAN, 0, 6}, -2 / s, 0, -2 / s, 4 / s);
  }

  /** Mean 0 and s^2 = (9 + 0 + 9) / 2 = 9. */
  @Test
  public void zeroStaysZeroOnlyIfItIsTheMean() {
    assertColumn(new double[] {-3, 0, 3, NAN}, -1, 0, 1, 0);
  }

  /** One known number has no deviation. */
  @Test
  public void aColumnWithOneKnownNumberIsIgnored() {
    assertColumn(new double[] {NAN, 5, NAN, NAN}, 0, 0, 0, 0);
  }

  @Test
  public void aColumnOfZerosAndMissingValuesIsIgnored() {
    assertColumn(new double[] {0, NAN, 0, 0}, 0, 0, 0, 0);
  }

  /** 0 is at (0 - 2) / sqrt 12 and 2 at the mean. */
  @Test
  public void laterRowsAreScaledAsTheFirstOnesWere() {
    DensePoints raw = column(0, NAN, 0, 6);
    for (Points points : List.of(raw, SparseTables.sparse(raw))) {
      Preparation learned = Preparation.of(points, Scaling.STANDARDIZE, Metric.EUCLIDEAN);
      DensePoints later = column(0, 2, NAN);
      Points prepared =
          learned.prepare(points == raw ? SparseTables.dense(later) : SparseTables.sparse(later));
      assertEquals(-2 / Math.sqrt(12), prepared.numbers(0)[0], 1e-15);
      assertEquals(0, prepared.numbers(1)[0], 0);
      assertEquals(0, prepared.numbers(2)[0], 0);
    }
  }

  private static void assertColumn(double[] given, double... expected) {
    for (Points raw : List.of(column(given), SparseTables.sparse(column(given)))) {
      Points prepared = Preparation.of(raw, Scaling.STANDARDIZE, Metric.EUCLIDEAN).prepare(raw);
      double[] found = new double[given.length];
      for (int i = 0; i < found.length; i++) {
        found[i] = prepared.numbers(i)[0];
      }
      assertArrayEquals(expected, found, 1e-15);
    }
  }

  private static DensePoints column(double... values) {
    double[][] rows = new double[values.length][];
    for (int i = 0; i < rows.length; i++) {
      rows[i] = new double[] {values[i]};
    }
    return Points.of(rows);
  }
}
