package labeldiffusion.points;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import labeldiffusion.SilentTestCase;
import labeldiffusion.SparseTables;
import org.junit.Test;

public class RowOrderTest extends SilentTestCase {
  /** Numbers, codes, zeros, missing values and equal rows. */
  private final DensePoints table = table(300);

  @Test
  public void permutedRowsHaveTheSameSequenceOfContents() {
    for (Points points : List.of(table, SparseTables.sparse(table))) {
      Points sorted = points.rows(RowOrder.of(points));
      for (int round = 0; round < 5; round++) {
        Points permuted = points.rows(permutation(points.size()));
        Points again = permuted.rows(RowOrder.of(permuted));
        for (int p = 0; p < points.size(); p++) {
          assertTrue("position " + p, sorted.isEqual(p, again, p));
        }
      }
    }
  }

  @Test
  public void equalRowsAreAdjacentAndAscend() {
    int[] order = RowOrder.of(table);
    PointIndex index = new PointIndex(table);
    assertTrue(index.repeats() > 20);
    for (int p = 0; p < order.length; ) {
      int[] equal = index.allFrom(index.firstEqualTo(table, order[p]));
      assertArrayEquals(equal, Arrays.copyOfRange(order, p, p + equal.length));
      p += equal.length;
    }
  }

  @Test
  public void sparseRowsHaveTheOrderOfDenseOnes() {
    assertArrayEquals(RowOrder.of(table), RowOrder.of(SparseTables.sparse(table)));
  }

  /** Standardizing shifts zeros, which sparse points do not store. */
  @Test
  public void preparedSparseRowsHaveTheOrderOfDenseOnes() {
    for (Scaling scaling : Scaling.values()) {
      Points dense = prepared(SparseTables.dense(table), scaling);
      Points sparse = prepared(SparseTables.sparse(table), scaling);
      assertTrue(sparse instanceof SparsePoints);
      assertArrayEquals(RowOrder.of(dense), RowOrder.of(sparse));
    }
  }

  private static Points prepared(Points raw, Scaling scaling) {
    return Preparation.of(raw, scaling, Metric.EUCLIDEAN).prepare(raw);
  }

  @Test
  public void zerosOfEitherSignAndMissingValuesAreEqual() {
    double nan = Double.NaN;
    Points points =
        Points.of(
            new double[] {0.0, nan},
            new double[] {5, 5},
            new double[] {-0.0, nan},
            new double[] {nan, 0});
    int[] order = RowOrder.of(points);
    int place = IntStream.range(0, 4).filter(p -> order[p] == 0).findFirst().getAsInt();
    assertEquals(2, order[place + 1]);
  }

  /** All rows have the same hash, so that contents decide. */
  @Test
  public void contentDecidesWhereHashesCollide() {
    CustomDistance distance =
        new CustomDistance() {
          private static final long serialVersionUID = 1L;

          @Override
          public double between(Row x, Row y) {
            return 0;
          }

          @Override
          public String name() {
            return "zero";
          }
        };
    int[] value = random.ints(50, 0, 20).toArray();
    CustomDistancePoints points =
        new CustomDistancePoints(
            distance, Arrays.stream(value).mapToObj(Colliding::new).toArray(Colliding[]::new));
    int[] sorted = Arrays.stream(RowOrder.of(points)).map(i -> value[i]).toArray();
    Arrays.sort(value);
    assertArrayEquals(value, sorted);
  }

  private record Colliding(int value) implements CustomDistance.Row {
    private static final long serialVersionUID = 1L;

    @Override
    public int size() {
      return 1;
    }

    @Override
    public int hashCode() {
      return 7;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Colliding row && row.value == value;
    }

    @Override
    public int compareTo(CustomDistance.Row other) {
      return Integer.compare(value, ((Colliding) other).value);
    }
  }

  /** Contents decide by numbers first, in ascending columns, then by codes. */
  @Test
  public void comparisonOfContentsIsThatOfTheFirstDifference() {
    DensePoints dense =
        new DensePoints(
            new double[][] {{0, 1}, {0, -1}, {-0.0, 1}, {0, 1}, {Double.NaN, 0}},
            new int[][] {{2}, {3}, {2}, {Points.MISSING}, {0}});
    for (Points points : List.of(dense, SparseTables.sparse(dense))) {
      assertTrue(points.compare(0, 1) > 0 && points.compare(1, 0) < 0);
      assertEquals(0, points.compare(0, 2));
      assertTrue(points.compare(0, 3) > 0);
      assertTrue(points.compare(4, 0) > 0);
      assertEquals(0, points.compare(4, 4));
    }
  }

  @Test
  public void noRowsAndRowsWithoutColumns() {
    assertArrayEquals(new int[0], RowOrder.of(Points.of()));
    assertArrayEquals(new int[] {0, 1, 2}, RowOrder.of(Points.of(new double[3][0])));
  }

  private int[] permutation(int n) {
    Integer[] order = new Integer[n];
    Arrays.setAll(order, i -> i);
    Collections.shuffle(Arrays.asList(order), random);
    return Arrays.stream(order).mapToInt(i -> i).toArray();
  }

  private DensePoints table(int n) {
    DensePoints rows = SparseTables.random(n, 80, 2, 1000, random);
    for (int i = 0; i < n; i += 7) {
      rows.numbers(i)[5] = Double.NaN;
      rows.numbers(i)[6] = -1;
      rows.codes(i)[1] = Points.MISSING;
    }
    return rows;
  }
}
