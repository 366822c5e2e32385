package labeldiffusion.points;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import labeldiffusion.SilentTestCase;
import labeldiffusion.TestGraphs;
import org.junit.Test;

/** Points are the same points in whatever form their numbers are held. */
public class NumberRowsTest extends SilentTestCase {
  private static final int N = 40;

  private final double[][] numbers = TestGraphs.randomPoints(N, 3, random);
  private final int[][] codes = new int[N][1];
  private final DensePoints plain;
  private final DensePoints packed;

  public NumberRowsTest() {
    for (int i = 0; i < N; i++) {
      numbers[i][0] = random.nextInt(4) == 0 ? Double.NaN : random.nextInt(300);
      codes[i][0] = random.nextInt(4) - 1;
    }
    plain = new DensePoints(numbers, codes);
    packed = DensePoints.packed(i -> numbers[i], codes);
  }

  private static void assertSamePoints(Points expected, Points found) {
    assertEquals(expected.size(), found.size());
    assertEquals(expected.dimension(), found.dimension());
    for (int i = 0; i < expected.size(); i++) {
      assertArrayEquals(expected.numbers(i), found.numbers(i), 0);
      assertArrayEquals(expected.codes(i), found.codes(i));
      assertEquals(expected.hashes()[i], found.hashes()[i]);
      assertTrue(expected.isEqual(i, found, i));
    }
  }

  @Test
  public void packedRowsAreTheRowsThatWerePacked() {
    assertSamePoints(plain, packed);
    int[] some = {7, 3, 3, 0};
    assertSamePoints(plain.rows(some), packed.rows(some));
  }

  @Test
  public void packedAndPlainRowsFollowEachOther() {
    Points expected = plain.followedBy(List.of(plain, plain));
    assertSamePoints(expected, packed.followedBy(List.of(plain, packed)));
    assertSamePoints(expected, plain.followedBy(List.of(packed, plain)));
  }

  @Test
  public void packedRowsAreOrderedAsPlainOnes() {
    assertArrayEquals(RowOrder.of(plain), RowOrder.of(packed));
  }

  @Test
  public void rowsPreparedWhenReadAreTheSamePointsToTheLastBit() {
    for (Scaling scaling : Scaling.values()) {
      for (Metric metric : Metric.values()) {
        Preparation learned = Preparation.of(plain, scaling, metric);
        assertTrue(learned.agreesWith(Preparation.of(packed, scaling, metric)));
        assertEquals(learned.fingerprint(plain), learned.fingerprint(packed));
        Points expected = learned.prepare(plain);
        for (boolean areKept : new boolean[] {false, true}) {
          Points found = learned.prepareWhenRead(packed, areKept);
          int[] some = {5, 1};
          assertSamePoints(expected.rows(some), found.rows(some));
          for (int i = 1; i < N; i++) {
            assertEquals(
                expected.squaredDistance(0, expected, i), found.squaredDistance(0, found, i), 0);
          }
          assertEquals(expected.fingerprint(), found.fingerprint());
          assertSamePoints(expected, found);
          assertSamePoints(expected.rows(some), found.rows(some));
        }
      }
    }
  }

  @Test
  public void scalesAndMetricShowInTheFingerprint() {
    Set<Fingerprint> seen = new HashSet<>();
    for (Scaling scaling : Scaling.values()) {
      for (Metric metric : Metric.values()) {
        seen.add(Preparation.of(plain, scaling, metric).fingerprint(plain));
      }
    }
    assertEquals(Scaling.values().length * Metric.values().length, seen.size());
  }

  @Test
  public void rowsPreparedWhenReadTakeNoMemoryOfTheirOwn() {
    Points table = DensePoints.packed(i -> new double[100], new int[50][0]);
    Preparation learned = Preparation.of(table, Scaling.NORMALIZE, Metric.EUCLIDEAN);
    assertTrue(learned.prepareWhenRead(table, false).bytes() < 50 * 10);
    assertTrue(learned.prepareWhenRead(table, true).bytes() > 50 * 800);
    assertTrue(table.bytes() < 50 * 150);
    assertTrue(table.preparedBytes() > 50 * 800);
  }

  @Test
  public void preparedRowsAreNotAddedTo() {
    Points read =
        Preparation.of(packed, Scaling.NONE, Metric.EUCLIDEAN).prepareWhenRead(packed, false);
    assertThrows(UnsupportedOperationException.class, () -> read.followedBy(List.of(read)));
  }

  @Test
  public void largestNumberIgnoresSignsAndMissingValues() {
    Points raw = Points.of(new double[] {Double.NaN, 2}, new double[] {-3, 0});
    assertEquals(3, raw.largestNumber(), 0);
    assertEquals(
        3,
        new SparsePoints(new int[][] {{0}, {1}}, new double[][] {{-3}, {9}}, 1, 1).largestNumber(),
        0);
  }
}
