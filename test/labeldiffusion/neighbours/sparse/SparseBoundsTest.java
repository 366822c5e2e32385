package labeldiffusion.neighbours.sparse;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.List;
import labeldiffusion.SilentTestCase;
import labeldiffusion.SparseTables;
import labeldiffusion.neighbours.NearestLists;
import labeldiffusion.neighbours.Neighbours;
import labeldiffusion.neighbours.SearchProgress;
import labeldiffusion.neighbours.exact.ExactSearch;
import labeldiffusion.parallel.Workers;
import labeldiffusion.points.DensePoints;
import labeldiffusion.points.Metric;
import labeldiffusion.points.Points;
import labeldiffusion.points.Preparation;
import labeldiffusion.points.Scaling;
import labeldiffusion.points.SparsePoints;
import org.junit.Test;

/** What a {@link SparseIndex} stores: units, columns and bounds. */
public class SparseBoundsTest extends SilentTestCase {
  private static SparseIndex index(double[]... rows) {
    return SparseIndex.of(SparseTables.sparse(Points.of(rows)));
  }

  private static SparsePoints codes(int... codes) {
    int[][] rows = new int[codes.length][1];
    for (int i = 0; i < codes.length; i++) {
      rows[i][0] = codes[i];
    }
    return SparseTables.sparse(new DensePoints(new double[codes.length][0], rows));
  }

  /** The longest row has length 5; the next power of two is 8. */
  @Test
  public void noRowIsLongerThanTheUnit() {
    assertEquals(8, index(new double[] {3, 4}, new double[] {1, 0}).unit, 0);
    assertEquals(16, index(new double[] {8, 0}, new double[] {1, 0}).unit, 0);
    assertEquals(1, index(new double[2], new double[2]).unit, 0);
  }

  @Test
  public void aCodeHasLengthOneWhateverItsNumber() {
    assertEquals(2, SparseIndex.of(codes(3, 0, 1)).unit, 0);
  }

  /**
   * Half of the rows have a 7. Standardized, zeros are at -0.97 and the others at 0.97, so that
   * these are 1.95 from the origin.
   */
  @Test
  public void lengthsAreThoseOfDifferencesFromTheOrigin() {
    double[][] rows = new double[20][1];
    for (int i = 0; i < 10; i++) {
      rows[i][0] = 7;
    }
    Points raw = SparseTables.sparse(Points.of(rows));
    SparsePoints points =
        (SparsePoints) Preparation.of(raw, Scaling.STANDARDIZE, Metric.EUCLIDEAN).prepare(raw);
    assertEquals(1.95, points.values(0)[0] - points.origin(0), 0.06);
    assertEquals(2, SparseIndex.of(points).unit, 0);
  }

  @Test
  public void rowsWhoseSquaresLeaveTheRangeHaveNoIndex() {
    for (double out : new double[] {1e150, 1e-140}) {
      assertNull(index(new double[] {out}, new double[] {0}));
    }
    for (double within : new double[] {9e149, 2e-140}) {
      assertNotNull(index(new double[] {within}, new double[] {0}));
    }
  }

  /** Of 16 rows, three have column 0 and two have column 1: more than one in eight is frequent. */
  @Test
  public void frequentColumnsAreStoredInFull() {
    double[][] rows = new double[16][2];
    for (int i = 0; i < 3; i++) {
      rows[5 * i][0] = i + 1;
    }
    rows[4][1] = 1;
    rows[9][1] = 2;
    SparseIndex index = index(rows);
    assertNotNull(index.full[0]);
    assertNull(index.full[1]);
    assertEquals(3 / index.unit, index.full[0][10], 0);
    assertEquals(0, index.full[0][4], 0);
    assertArrayEquals(new int[] {4, 9}, index.row);
    assertEquals(2 / index.unit, index.value[1], 0);
    assertArrayEquals(new int[] {0, 0, 2}, index.start);
  }

  /** Codes 0 to 3 of the only attribute; the row with code 3 has a single entry. */
  @Test
  public void everyCodeHasAColumn() {
    assertArrayEquals(new int[] {0, 4}, SparseIndex.of(codes(1, 0, 3)).codeStart);
  }

  /** Half of 64 over 8 squared, a millionth more. */
  @Test
  public void halvesAreInTheUnitOfTheIndex() {
    SparseIndex index = index(new double[] {3, 4}, new double[] {1, 0});
    assertEquals(0.5, index.half(64), 1e-6);
    assertTrue(index.half(64) > 0.5);
  }

  /** |x|^2 / 2 is (9 + 16) / 64 / 2; the stored half is a little less. */
  @Test
  public void halvesOfRowsAllowForRounding() {
    SparseIndex index = index(new double[] {3, 4}, new double[] {1, 0});
    double exact = 25 / 64.0 / 2;
    assertEquals(exact, index.half[0], 1e-5);
    assertTrue(index.half[0] < exact);
    assertTrue(index.allowance > 0 && index.allowance < 1e-4);
    assertEquals(exact - index.half[0], index.allowance, 1e-7);
  }

  /** The first attribute has code 2 in the new row only; it must not be taken for the second's. */
  @Test
  public void codesThatAreNotInTheIndexMatchNothing() {
    int n = 300;
    double[][] numbers = new double[n][1];
    int[][] codes = new int[n][2];
    for (int i = 0; i < n; i++) {
      numbers[i][0] = random.nextInt(3) / 10.0;
      codes[i][0] = random.nextInt(2);
      codes[i][1] = random.nextInt(2);
    }
    DensePoints stored = new DensePoints(numbers, codes);
    DensePoints others = new DensePoints(new double[][] {{0.1}, {0}}, new int[][] {{2, 1}, {5, 0}});
    SparseIndex index = SparseIndex.of(SparseTables.sparse(stored));
    for (int i = 0; i < 2; i++) {
      Neighbours expected = ExactSearch.nearest(others, i, stored, 7);
      Neighbours found = index.nearest(SparseTables.sparse(others), i, 7);
      assertArrayEquals(expected.index(), found.index());
      assertArrayEquals(expected.squared(), found.squared(), 1e-12);
    }
  }

  @Test
  public void oneNeighbourOrNoneCanBeAskedFor() {
    SparsePoints line = SparseTables.sparse(Points.of(new double[] {1}, new double[] {5}));
    SparsePoints other = SparseTables.sparse(Points.of(new double[][] {{4}}));
    assertArrayEquals(new int[] {1}, SparseIndex.of(line).nearest(other, 0, 1).index());
    assertEquals(0, SparseIndex.of(line).nearest(other, 0, 0).index().length);
  }

  @Test
  public void progressReachesAllRows() {
    int n = 3 * 64; // tasks of 64 rows
    SparsePoints points = SparseTables.sparse(SparseTables.random(n, 20, 0, 100, random));
    List<Integer> heard = new ArrayList<>();
    try (Workers one = new Workers(1)) {
      SearchProgress progress = new SearchProgress(n, (phase, done, total) -> heard.add(done));
      SparseIndex.of(points).compareAll(0, new NearestLists(n, 3), one, progress);
    }
    assertEquals(List.of(64, 128, 192), heard);
  }
}
