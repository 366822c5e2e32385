package labeldiffusion.points;

import static org.junit.Assert.assertArrayEquals;

import java.util.Arrays;
import java.util.stream.IntStream;
import labeldiffusion.SilentTestCase;
import org.junit.Test;

public class PointIndexTest extends SilentTestCase {
  private static final int[] NONE = {};

  @Test
  public void allDuplicatesAreFoundInAscendingOrder() {
    Points points =
        Points.of(
            new double[] {1, 2}, new double[] {2, 1}, new double[] {1, 2}, new double[] {1, 2});
    assertArrayEquals(new int[] {0, 2, 3}, equalTo(new PointIndex(points), points, 2));
  }

  @Test
  public void rowsThatDifferInACodeAreNotEqual() {
    Points points = new DensePoints(new double[][] {{1}, {1}}, new int[][] {{0}, {1}});
    assertArrayEquals(new int[] {1}, equalTo(new PointIndex(points), points, 1));
  }

  @Test
  public void minusZeroEqualsZero() {
    Points zeros = Points.of(new double[] {0.0}, new double[] {-0.0}, new double[] {1});
    assertArrayEquals(
        new int[] {0, 1}, equalTo(new PointIndex(zeros), Points.of(new double[] {-0.0}), 0));
  }

  /** Their bits differ in the highest one only, which a small table ignores. */
  @Test
  public void minusZeroEqualsZeroInALargeTableToo() {
    double[][] rows = new double[1 << 18][];
    Arrays.setAll(rows, i -> new double[] {i});
    assertArrayEquals(
        new int[] {0}, equalTo(new PointIndex(Points.of(rows)), Points.of(new double[] {-0.0}), 0));
  }

  @Test
  public void nothingIsFoundAmongNoPoints() {
    assertArrayEquals(NONE, equalTo(new PointIndex(Points.of()), Points.of(new double[] {1}), 0));
  }

  @Test
  public void rowsWithoutAttributesAreAllEqual() {
    Points points = Points.of(new double[3][0]);
    assertArrayEquals(new int[] {0, 1, 2}, equalTo(new PointIndex(points), points, 1));
  }

  /**
   * The square of 1e-200 is 0, but 1e-200 is not: equality is of the values, not of the distance.
   */
  @Test
  public void numbersWhoseSquaredDifferenceUnderflowsAreNotEqual() {
    PointIndex index = new PointIndex(Points.of(new double[] {0}));
    assertArrayEquals(NONE, equalTo(index, Points.of(new double[] {1e-200}), 0));
  }

  @Test
  public void itFindsWhatALoopOverAllRowsFinds() {
    for (int n : new int[] {1, 2, 3, 10, 100, 1000}) {
      Points stored = fewDistinct(n);
      Points wanted = fewDistinct(50);
      PointIndex index = new PointIndex(stored);
      for (int i = 0; i < wanted.size(); i++) {
        int row = i;
        int[] expected =
            IntStream.range(0, n)
                .filter(
                    j ->
                        Arrays.equals(stored.numbers(j), wanted.numbers(row))
                            && Arrays.equals(stored.codes(j), wanted.codes(row)))
                .toArray();
        assertArrayEquals(expected, equalTo(index, wanted, i));
      }
    }
  }

  private static int[] equalTo(PointIndex index, Points points, int i) {
    int first = index.firstEqualTo(points, i);
    return first == PointIndex.NONE ? NONE : index.allFrom(first);
  }

  private Points fewDistinct(int n) {
    double[][] numbers = new double[n][3];
    int[][] codes = new int[n][2];
    for (int i = 0; i < n; i++) {
      Arrays.setAll(numbers[i], a -> random.nextInt(3) / 4.0);
      Arrays.setAll(codes[i], a -> random.nextInt(2));
    }
    return new DensePoints(numbers, codes);
  }
}
