package labeldiffusion.points;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.util.List;
import labeldiffusion.SilentTestCase;
import labeldiffusion.SparseTables;
import org.junit.Test;

/** All methods give the same results, to the last bit, whether zeros are stored or not. */
public class SparsePointsTest extends SilentTestCase {
  private static final double NAN = Double.NaN;

  private final DensePoints dense = SparseTables.random(40, 30, 4, 1000, random);
  private final SparsePoints sparse = SparseTables.sparse(dense);

  @Test
  public void rowsAreThoseThatWereStored() {
    for (int i = 0; i < dense.size(); i++) {
      assertArrayEquals(dense.numbers(i), sparse.numbers(i), 0);
      assertArrayEquals(dense.codes(i), sparse.codes(i));
    }
  }

  @Test
  public void squaredDistancesAreTheSameBits() {
    for (int i = 0; i < dense.size(); i++) {
      for (int j = 0; j < dense.size(); j++) {
        assertEquals(dense.squaredDistance(i, dense, j), sparse.squaredDistance(i, sparse, j), 0);
      }
    }
  }

  @Test
  public void productsAreTheSameBits() {
    for (int i = 0; i < dense.size(); i++) {
      for (int j = 0; j < dense.size(); j++) {
        assertEquals(
            dense.product(i, dense, j, (i + j) % 7), sparse.product(i, sparse, j, (i + j) % 7), 0);
      }
    }
  }

  @Test
  public void equalRowsAreTheSame() {
    PointIndex ofDense = new PointIndex(dense);
    PointIndex ofSparse = new PointIndex(sparse);
    assertTrue(ofDense.repeats() > 3);
    for (int i = 0; i < dense.size(); i++) {
      assertEquals(ofDense.firstEqualTo(dense, i), ofSparse.firstEqualTo(sparse, i));
    }
  }

  @Test
  public void hashesAreTheSame() {
    for (int i = 0; i < dense.size(); i++) {
      assertEquals(dense.hash(i), sparse.hash(i));
    }
  }

  @Test
  public void missingEqualsMissing() {
    SparsePoints points =
        SparseTables.sparse(
            Points.of(new double[] {0, NAN}, new double[] {0, NAN}, new double[] {0, 1}));
    assertTrue(points.isEqual(0, points, 1));
    assertFalse(points.isEqual(0, points, 2));
    assertEquals(0, new PointIndex(points).firstEqualTo(points, 1));
  }

  @Test
  public void rowsAndFollowersKeepTheirPlaces() {
    Points some = sparse.rows(new int[] {5, 3}).followedBy(List.of(sparse.rows(new int[] {8, 9})));
    assertEquals(4, some.size());
    assertArrayEquals(dense.numbers(9), some.numbers(3), 0);
    assertArrayEquals(dense.numbers(5), some.numbers(0), 0);
    assertArrayEquals(dense.numbers(3), some.numbers(1), 0);
    assertArrayEquals(dense.numbers(8), some.numbers(2), 0);
  }

  @Test
  public void columnsMustAscendAndEntriesMustNotBeZero() {
    assertRejected(new int[] {2, 1}, new double[] {1, 1});
    assertRejected(new int[] {1, 1}, new double[] {1, 1});
    assertRejected(new int[] {1, 3}, new double[] {1, 1});
    assertRejected(new int[] {-1, 1}, new double[] {1, 1});
    assertRejected(new int[] {0, 1}, new double[] {1, 0});
  }

  private static void assertRejected(int[] column, double[] value) {
    assertThrows(
        IllegalArgumentException.class,
        () -> new SparsePoints(new int[][] {column}, new double[][] {value}, 2, 1));
  }

  @Test
  public void memoryGrowsWithTheEntriesAndNotWithTheColumns() {
    SparsePoints wide =
        new SparsePoints(new int[][] {{7}, {999_999}}, new double[][] {{1}, {2}}, 1_000_000, 0);
    assertTrue(wide.bytes() < 1000);
    assertEquals(1_000_000, wide.dimension());
    assertEquals(5, wide.squaredDistance(0, wide, 1), 0);
  }

  /**
   * Text is sparse; images of digits, a fifth of them ink, are not, nor is a table of few columns.
   */
  @Test
  public void onlyWideAndMostlyEmptyTablesAreKeptSparse() {
    assertTrue(SparsePoints.isWorthwhile(54 * 1946, 1946, 7511));
    assertFalse(SparsePoints.isWorthwhile(151 * 5000, 5000, 784));
    assertFalse(SparsePoints.isWorthwhile(0, 1000, 20));
  }
}
