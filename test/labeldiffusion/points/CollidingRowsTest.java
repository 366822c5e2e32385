package labeldiffusion.points;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import labeldiffusion.SilentTestCase;
import labeldiffusion.SparseTables;
import org.junit.Test;

/** Different rows whose 64-bit hashes are the same, sparse and in full. */
public class CollidingRowsTest extends SilentTestCase {
  /** Entry x in column 0 and entry y in column 1 have the same hash; rows 0 and 3 are equal. */
  private final DensePoints rows = colliding();

  @Test
  public void hashesCollide() {
    for (Points points : List.of(rows, SparseTables.sparse(rows))) {
      assertEquals(points.hashes()[0], points.hashes()[1]);
      assertEquals(points.hashes()[0], points.hashes()[3]);
      assertTrue(points.hashes()[0] != points.hashes()[2]);
    }
  }

  @Test
  public void rowsAreEqualByContent() {
    for (Points points : List.of(rows, SparseTables.sparse(rows))) {
      assertFalse(points.isEqual(0, points, 1));
      assertTrue(points.isEqual(0, points, 3));
      assertTrue(points.compare(0, 1) * points.compare(1, 0) < 0);
    }
  }

  @Test
  public void equalRowsAreAdjacentInOrder() {
    for (Points points : List.of(rows, SparseTables.sparse(rows))) {
      int[] order = RowOrder.of(points);
      int place = IntStream.range(0, 4).filter(p -> order[p] == 0).findFirst().getAsInt();
      assertEquals(3, order[place + 1]);
    }
  }

  @Test
  public void permutedRowsHaveTheSameOrderOfContents() {
    int[] permuted = {1, 3, 2, 0};
    for (Points points : List.of(rows, SparseTables.sparse(rows))) {
      Points others = points.rows(permuted);
      assertArrayEquals(contents(points), contents(others));
    }
  }

  private static double[][] contents(Points points) {
    return Arrays.stream(RowOrder.of(points)).mapToObj(points::numbers).toArray(double[][]::new);
  }

  @Test
  public void aRowIsFoundAmongThoseOfItsHash() {
    for (Points points : List.of(rows, SparseTables.sparse(rows))) {
      Points sorted = points.rows(RowOrder.of(points));
      for (int i = 0; i < 4; i++) {
        int first = RowOrder.firstEqualTo(points, i, sorted);
        assertTrue(sorted.isEqual(first, points, i));
        assertTrue(first == 0 || !sorted.isEqual(first - 1, points, i));
      }
      Points one = points.rows(new int[] {1});
      assertEquals("same hash, other content", -1, RowOrder.firstEqualTo(points, 0, one));
    }
  }

  @Test
  public void anIndexTellsThemApart() {
    for (Points points : List.of(rows, SparseTables.sparse(rows))) {
      PointIndex index = new PointIndex(points);
      assertArrayEquals(new int[] {0, 3}, index.allFrom(index.firstEqualTo(points, 3)));
      assertArrayEquals(new int[] {1}, index.allFrom(index.firstEqualTo(points, 1)));
      assertEquals(1, index.repeats());
    }
  }

  private DensePoints colliding() {
    double x;
    double y;
    do {
      x = random.nextDouble();
      y = entryWithHash(1, ContentHash.of(0, x));
    } while (!Double.isFinite(y));
    return Points.of(
        new double[] {x, 0}, new double[] {0, y}, new double[] {x, 1}, new double[] {x, 0});
  }

  /** Every step of the hash can be undone, the last one first. */
  private static double entryWithHash(int column, long hash) {
    long z = hash ^ hash >>> 32;
    z *= inverse(0x9E3779B97F4A7C15L * (2L * column + 1));
    z ^= z >>> 29 ^ z >>> 58;
    z *= inverse(0xFF51AFD7ED558CCDL);
    return Double.longBitsToDouble(z ^ z >>> 32);
  }

  /** Modulo 2^64. */
  private static long inverse(long odd) {
    return BigInteger.valueOf(odd).modInverse(BigInteger.ONE.shiftLeft(64)).longValue();
  }
}
