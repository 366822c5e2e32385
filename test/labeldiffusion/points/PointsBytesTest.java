package labeldiffusion.points;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.function.DoubleBinaryOperator;
import java.util.stream.IntStream;
import labeldiffusion.SparseTables;
import org.junit.Test;

/** Memory and cost of points, counted by hand, and what is said of them. */
public class PointsBytesTest {
  private static final double[][] NUMBERS = {{1, 2, 0}, {0, 0, 0.1}};

  @Test
  public void aPackedRowTakesItsNumbersAndAHeader() {
    assertEquals(32 + 3, PackedRow.of(1, 2, 3).bytes());
    assertEquals(32 + 2 * 3, PackedRow.of(1, 2, 300).bytes());
    assertEquals(32 + 4 * 3, PackedRow.of(1, 2, 0.5).bytes());
    assertEquals(32 + 8 * 3, PackedRow.of(1, 2, 0.1).bytes());
    double[] few = new double[100];
    few[7] = 0.1;
    few[9] = 5;
    assertEquals(48 + 2 * 2 + 32 + 8 * 2, PackedRow.of(few).bytes());
  }

  /** 48 + (2 + 8) m of m numbers other than 0 against 8 per column. */
  @Test
  public void zerosAreLeftOutIfThatIsSmaller() {
    assertTrue(PackedRow.of(row(32, 20)) instanceof PackedRow.Few); // 248 against 256
    assertTrue(PackedRow.of(row(32, 21)) instanceof PackedRow.Doubles); // 258
    assertTrue(PackedRow.of(row(31, 20)) instanceof PackedRow.Doubles); // 248 against 248
  }

  private static double[] row(int columns, int others) {
    double[] row = new double[columns];
    Arrays.fill(row, 0, others, 0.1);
    return row;
  }

  @Test
  public void plainRowsTakeEightBytesPerNumber() {
    assertEquals(2 * (24 + 8 * 3), new NumberRows.Plain(NUMBERS).bytes());
    assertEquals(0, new NumberRows.Plain(new double[0][]).bytes());
    NumberRows.Packed packed =
        new NumberRows.Packed(new PackedRow[] {PackedRow.of(1, 2), PackedRow.of(0.1)});
    assertEquals(4 + 34 + 4 + 40, packed.bytes());
    assertEquals(8, new NumberRows.ScaledWhenRead(packed, null, null, null).bytes());
  }

  @Test
  public void densePointsTakeNumbersAndCodes() {
    DensePoints numbers = Points.of(NUMBERS);
    assertEquals(2 * (24 + 8 * 3) + 2 * 4, numbers.bytes());
    assertEquals(2 * (24 + 8 * 3) + 2 * 4, numbers.preparedBytes());
    assertEquals(8 * 2 * 3, numbers.searchBytes());
    DensePoints both = new DensePoints(NUMBERS, new int[][] {{0, 1}, {1, 0}});
    assertEquals(2 * (24 + 8 * 3) + 2 * (4 + 16 + 4 * 2), both.bytes());
    assertEquals(both.bytes(), both.preparedBytes());
    assertEquals(8 * 2 * 5, both.searchBytes());
  }

  @Test
  public void sparsePointsTakeTheirEntries() {
    SparsePoints sparse = SparseTables.sparse(Points.of(NUMBERS));
    assertEquals(3, sparse.entries());
    assertEquals(12 * 3 + 64 * 2, sparse.bytes());
    assertEquals(sparse.bytes(), sparse.preparedBytes());
    assertEquals(12 * 3 + 16 * (2 + 3), sparse.searchBytes());
    assertEquals("two rows meet with their 3 / 2 entries each", 3, sparse.terms());
    assertEquals(0, SparseTables.sparse(Points.of(new double[0][])).terms());
  }

  /** 64 columns or more, and at most one entry in ten of them. */
  @Test
  public void tablesAtTheLimitAreKeptSparse() {
    assertTrue(SparsePoints.isWorthwhile(640, 100, 64));
    assertFalse(SparsePoints.isWorthwhile(641, 100, 64));
    assertFalse(SparsePoints.isWorthwhile(0, 100, 63));
  }

  @Test
  public void pointsSayHowTheyAreSearched() {
    assertEquals("exact", Points.of(NUMBERS).searchNote());
    assertEquals(
        "exact, by an index of the non-zero entries",
        SparseTables.sparse(Points.of(NUMBERS)).searchNote());
    assertEquals(
        "exact, by ours, which is slower than the built-in metrics",
        custom((x, y) -> 0, 1, 2).searchNote());
  }

  @Test
  public void coordinatesAreThereUnlessOnlyDistancesAre() {
    assertTrue(Points.of(NUMBERS).hasCoordinates());
    assertFalse(custom((x, y) -> 0, 1).hasCoordinates());
  }

  @Test
  public void customRowsCountTheirValues() {
    CustomDistancePoints rows = custom((x, y) -> 0, 1, 2, 3);
    assertEquals(2, rows.terms());
    assertEquals(2, rows.dimension());
    assertEquals(8 * 6 + 128 * 3, rows.bytes());
    assertEquals(0, custom((x, y) -> 0).terms());
  }

  /** Differences of 1e-9 times the larger distance are rounding. */
  @Test
  public void customDistancesMayDifferByRounding() {
    custom((x, y) -> x < y ? 1000 : 1000 + 1e-8, 1, 2).requireSymmetry();
    custom((x, y) -> 0, 1, 2).requireSymmetry();
    CustomDistancePoints uneven = custom((x, y) -> x < y ? 1000 : 1000.1, 1, 2);
    assertThrows(IllegalArgumentException.class, uneven::requireSymmetry);
  }

  @Test
  public void severalTablesCanFollow() {
    Points first = custom((x, y) -> Math.abs(x - y), 1, 2);
    Points all = first.followedBy(List.of(custom((x, y) -> 0, 3, 4), custom((x, y) -> 0, 5)));
    double[] fromFirst =
        IntStream.range(0, 5).mapToDouble(j -> all.squaredDistance(0, all, j)).toArray();
    assertArrayEquals(new double[] {0, 1, 4, 9, 16}, fromFirst, 0);
    assertArrayEquals(custom((x, y) -> 0, 1, 2, 3, 4, 5).hashes(), all.hashes());
    assertNotEquals(all.hashes()[0], all.hashes()[1]);
  }

  @Test
  public void hashesOfFollowingRowsAreTheirOwn() {
    Points one = Points.of(new double[] {1});
    Points all = one.followedBy(List.of(Points.of(new double[] {2}), Points.of(new double[] {3})));
    assertArrayEquals(
        Points.of(new double[] {1}, new double[] {2}, new double[] {3}).hashes(), all.hashes());
  }

  /** Single values at two places of a row; hashes spread over all bits. */
  @Test
  public void hashesUseTheUpperHalfToo() {
    long[] seen =
        IntStream.range(1, 1000).mapToLong(x -> ContentHash.of(x % 7, x)).sorted().toArray();
    assertEquals(999, Arrays.stream(seen).distinct().count());
    assertTrue(Arrays.stream(seen).map(h -> h >>> 32).distinct().count() > 990);
    assertTrue(Arrays.stream(seen).map(h -> h & 0xffffffffL).distinct().count() > 990);
  }

  @Test
  public void theNumberThatIsTooLargeIsNamed() {
    Points raw = Points.of(new double[] {0}, new double[] {1e-300});
    Preparation learned = Preparation.of(raw, Scaling.NORMALIZE, Metric.EUCLIDEAN);
    assertEquals(
        "numbers must be finite when scaled as the training data's are, but 1.0E300 is not",
        assertThrows(
                IllegalArgumentException.class,
                () -> learned.prepare(Points.of(new double[] {1e300})))
            .getMessage());
  }

  private static CustomDistancePoints custom(DoubleBinaryOperator between, double... values) {
    return new CustomDistancePoints(
        new CustomDistance() {
          private static final long serialVersionUID = 1L;

          @Override
          public double between(Row x, Row y) {
            return between.applyAsDouble(((One) x).value, ((One) y).value);
          }

          @Override
          public String name() {
            return "ours";
          }
        },
        Arrays.stream(values).mapToObj(One::new).toArray(One[]::new));
  }

  /** A row of two values, of which one is always 0. */
  private record One(double value) implements CustomDistance.Row {
    private static final long serialVersionUID = 1L;

    @Override
    public int size() {
      return 2;
    }

    @Override
    public int compareTo(CustomDistance.Row other) {
      return Double.compare(value, ((One) other).value);
    }
  }
}
