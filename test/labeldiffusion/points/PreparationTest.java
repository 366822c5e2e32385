package labeldiffusion.points;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.util.Arrays;
import java.util.Collections;
import labeldiffusion.SilentTestCase;
import org.junit.Test;

/**
 * What is learned from rows ({@link ColumnScales}, from {@link Columns} and {@link CodeCounts}) and
 * what a {@link DensePreparation} makes of them.
 */
public class PreparationTest extends SilentTestCase {
  private static final double NAN = Double.NaN;

  @Test
  public void normalizeMapsTheRangeToZeroAndOne() {
    assertColumn(Scaling.NORMALIZE, new double[] {2, 4, 10}, new double[] {0, 0.25, 1});
  }

  @Test
  public void standardizeGivesMeanZeroAndDeviationOne() {
    // mean 4, deviation sqrt((4 + 0 + 4) / 2) = 2
    assertColumn(Scaling.STANDARDIZE, new double[] {2, 4, 6}, new double[] {-1, 0, 1});
  }

  @Test
  public void noneLeavesNumbersAsTheyAre() {
    assertColumn(
        Scaling.NONE, new double[] {-0.1, 1e300, 7e-300}, new double[] {-0.1, 1e300, 7e-300});
  }

  @Test
  public void missingNumberBecomesTheMeanOfTheKnownOnes() {
    assertColumn(Scaling.NONE, new double[] {1, NAN, 2, 6}, new double[] {1, 3, 2, 6});
  }

  @Test
  public void missingNumberIsScaledLikeAnyOther() {
    // the mean 3 lies at 2/8 of the range
    assertColumn(
        Scaling.NORMALIZE, new double[] {1, NAN, 1, 1, 9}, new double[] {0, 0.25, 0, 0, 1});
  }

  @Test
  public void missingCodeBecomesTheMode() {
    Points raw = coded(2, Points.MISSING, 1, 1, 2, 1);
    assertArrayEquals(
        new int[] {1}, Preparation.of(raw, Scaling.NONE, Metric.EUCLIDEAN).prepare(raw).codes(1));
  }

  @Test
  public void equallyFrequentCodesGiveTheFirst() {
    Points raw = coded(2, Points.MISSING, 1, 2, 1);
    assertArrayEquals(
        new int[] {1}, Preparation.of(raw, Scaling.NONE, Metric.EUCLIDEAN).prepare(raw).codes(1));
  }

  @Test
  public void numberThatIsAlwaysMissingIsZero() {
    assertColumn(Scaling.NONE, new double[] {NAN, NAN}, new double[] {0, 0});
  }

  @Test
  public void constantAttributeIsIgnoredWhenNormalized() {
    assertConstantIsIgnored(Scaling.NORMALIZE);
  }

  @Test
  public void constantAttributeIsIgnoredWhenStandardized() {
    assertConstantIsIgnored(Scaling.STANDARDIZE);
  }

  /**
   * 0.1 + 0.1 + 0.1 is not three times 0.1: a mean with rounding errors must not give a constant a
   * deviation.
   */
  @Test
  public void constantThatIsNoBinaryFractionIsIgnored() {
    assertColumn(Scaling.STANDARDIZE, new double[] {0.1, 0.1, 0.1, 0.1, 0.1, 0.1}, new double[6]);
  }

  @Test
  public void batchIsScaledWithTheRangesOfTheTrainingRows() {
    Preparation learned = Preparation.of(numbers(0, 4), Scaling.NORMALIZE, Metric.EUCLIDEAN);
    Points batch = learned.prepare(numbers(2, 8, -4));
    assertEquals(0.5, batch.numbers(0)[0], 0);
    assertEquals(2, batch.numbers(1)[0], 0);
    assertEquals(-1, batch.numbers(2)[0], 0);
  }

  @Test
  public void batchIsCompletedWithTheMeanOfTheTrainingRows() {
    Preparation learned = Preparation.of(numbers(0, 4), Scaling.NONE, Metric.EUCLIDEAN);
    assertEquals(2, learned.prepare(numbers(100, NAN)).numbers(1)[0], 0);
  }

  @Test
  public void hugeNumbersStayFinite() {
    for (Scaling scaling : new Scaling[] {Scaling.NORMALIZE, Scaling.STANDARDIZE}) {
      assertWithinTwo(scaling, -1.5e308, 1e300, NAN, 1.5e308);
    }
  }

  @Test
  public void hugeRangeIsNormalizedExactly() {
    assertColumn(Scaling.NORMALIZE, new double[] {-1.5e308, 0, 1.5e308}, new double[] {0, 0.5, 1});
  }

  @Test
  public void tinyNumbersStayFinite() {
    for (Scaling scaling : new Scaling[] {Scaling.NORMALIZE, Scaling.STANDARDIZE}) {
      assertWithinTwo(scaling, -1e-300, 3e-300, NAN, 2e-300);
    }
  }

  @Test
  public void tinyRangeIsNormalizedToo() {
    assertColumn(
        Scaling.NORMALIZE, new double[] {1e-300, 3e-300, 2e-300}, new double[] {0, 1, 0.5});
  }

  /** A table may be too large to hold twice. */
  @Test
  public void preparingLeavesTheRawRowsAsTheyAre() {
    DensePoints raw = new DensePoints(new double[][] {{1, NAN}, {3, 4}}, new int[][] {{-1}, {1}});
    Preparation learned = Preparation.of(raw, Scaling.NORMALIZE, Metric.EUCLIDEAN);
    learned.prepare(raw);
    assertArrayEquals(new double[] {1, NAN}, raw.numbers(0), 0);
    assertArrayEquals(new int[] {Points.MISSING}, raw.codes(0));
  }

  /** To the last bit, with numbers whose naive sum depends on their order. */
  @Test
  public void orderOfTheRowsDoesNotMatter() {
    double[][] rows = new double[500][3];
    for (double[] row : rows) {
      row[0] = random.nextGaussian() * 1e3 + 1e6;
      row[1] = random.nextInt(5) == 0 ? NAN : Math.exp(20 * random.nextGaussian());
      row[2] = random.nextInt(3) == 0 ? 0 : random.nextGaussian();
    }
    double[][] others = rows.clone();
    for (Scaling scaling : Scaling.values()) {
      Preparation learned = Preparation.of(Points.of(rows), scaling, Metric.EUCLIDEAN);
      Collections.shuffle(Arrays.asList(others), random);
      Preparation again = Preparation.of(Points.of(others), scaling, Metric.EUCLIDEAN);
      assertTrue(learned.agreesWith(again) && again.agreesWith(learned));
      Points expected = learned.prepare(Points.of(rows));
      Points found = again.prepare(Points.of(rows));
      for (int i = 0; i < rows.length; i++) {
        assertArrayEquals(expected.numbers(i), found.numbers(i), 0);
      }
    }
  }

  @Test
  public void preparationsAgreeWhileTheirScalesAre() {
    assertAgree(true, Scaling.NORMALIZE, numbers(0, 4), numbers(0, 4, 3, 3));
    assertAgree(false, Scaling.NORMALIZE, numbers(0, 4), numbers(0, 5));
    assertAgree(false, Scaling.NORMALIZE, numbers(0, 4), numbers(-1, 4));
    assertAgree(true, Scaling.STANDARDIZE, numbers(0, 4), numbers(4, 0));
    assertAgree(false, Scaling.STANDARDIZE, numbers(0, 4), numbers(0, 4, 2));
    assertAgree(true, Scaling.NONE, numbers(0, 4), numbers(7));
  }

  /** The mean matters only if it replaced a missing value of the earlier rows. */
  @Test
  public void preparationsAgreeWhileWhatTheyFilledInStays() {
    assertAgree(true, Scaling.NORMALIZE, numbers(0, 4), numbers(0, 4, 4, NAN));
    assertAgree(false, Scaling.NORMALIZE, numbers(0, 4, NAN), numbers(0, 4, 4, NAN));
    assertAgree(true, Scaling.NORMALIZE, numbers(0, 4, NAN), numbers(0, 4, 2, NAN, NAN));
    assertAgree(true, Scaling.NONE, coded(0, 0, 1), coded(1, 1, 0));
    assertAgree(false, Scaling.NONE, coded(0, 0, 1, -1), coded(1, 1, 0, -1));
    assertAgree(true, Scaling.NONE, coded(0, 0, 1, -1), coded(0, 0, 1, -1, 0));
  }

  @Test
  public void preparationsForOtherMetricsDoNotAgree() {
    Points raw = numbers(0, 4);
    assertFalse(
        Preparation.of(raw, Scaling.NONE, Metric.EUCLIDEAN)
            .agreesWith(Preparation.of(raw, Scaling.NONE, Metric.MANHATTAN)));
  }

  private static void assertAgree(boolean agree, Scaling scaling, Points before, Points later) {
    assertEquals(
        agree,
        Preparation.of(before, scaling, Metric.EUCLIDEAN)
            .agreesWith(Preparation.of(later, scaling, Metric.EUCLIDEAN)));
  }

  private static void assertColumn(Scaling scaling, double[] raw, double[] expected) {
    Points prepared = Preparation.of(numbers(raw), scaling, Metric.EUCLIDEAN).prepare(numbers(raw));
    for (int i = 0; i < raw.length; i++) {
      assertEquals("row " + i, expected[i], prepared.numbers(i)[0], 1e-15 * Math.abs(expected[i]));
    }
  }

  private static void assertConstantIsIgnored(Scaling scaling) {
    Preparation learned = Preparation.of(numbers(7, 7, NAN), scaling, Metric.EUCLIDEAN);
    Points batch = learned.prepare(numbers(7, 1000, NAN));
    assertEquals(0, batch.squaredDistance(0, batch, 1), 0);
    assertEquals(0, batch.squaredDistance(0, batch, 2), 0);
  }

  private static void assertWithinTwo(Scaling scaling, double... raw) {
    Points prepared = Preparation.of(numbers(raw), scaling, Metric.EUCLIDEAN).prepare(numbers(raw));
    for (int i = 0; i < raw.length; i++) {
      assertTrue(scaling + " of " + raw[i], Math.abs(prepared.numbers(i)[0]) <= 2);
    }
    assertTrue(
        scaling + " tells them apart", prepared.squaredDistance(0, prepared, raw.length - 1) > 0.1);
  }

  private static Points numbers(double... column) {
    double[][] rows = new double[column.length][];
    for (int i = 0; i < rows.length; i++) {
      rows[i] = new double[] {column[i]};
    }
    return Points.of(rows);
  }

  private static Points coded(int... column) {
    int[][] rows = new int[column.length][];
    for (int i = 0; i < rows.length; i++) {
      rows[i] = new int[] {column[i]};
    }
    return new DensePoints(new double[column.length][0], rows);
  }
}
