package labeldiffusion.neighbours;

import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.util.Arrays;
import java.util.Random;
import labeldiffusion.points.DensePoints;
import labeldiffusion.points.Points;
import org.junit.Test;

/** The rule by which AUTO chooses, at points on both sides of its bounds. */
public class SearchCostTest {
  @Test
  public void fewRowsAreSearchedExactly() {
    assertTrue(SearchCost.isLeastForExact(Points.of(shared(9_999, 20))));
    assertTrue(SearchCost.isLeastForExact(Points.of(shared(9_999, 784))));
  }

  @Test
  public void manyRowsAreNot() {
    assertFalse(SearchCost.isLeastForExact(Points.of(shared(10_000, 20))));
    assertFalse(SearchCost.isLeastForExact(Points.of(shared(10_000, 784))));
    assertFalse(SearchCost.isLeastForExact(Points.of(shared(100_000, 8))));
  }

  @Test
  public void manyRowsOfFewNumbersAreSearchedByTheTree() {
    assertTrue(SearchCost.isLeastForExact(Points.of(shared(1_000_000, 3))));
    assertTrue(SearchCost.isLeastForExact(Points.of(shared(100_000, 6))));
  }

  @Test
  public void theTreeIsTooSlowForManyRowsOfEightNumbers() {
    assertTrue(SearchCost.isLeastForExact(Points.of(shared(30_000, 8))));
    assertFalse(SearchCost.isLeastForExact(Points.of(shared(30_001, 8))));
    assertFalse(SearchCost.isLeastForExact(Points.of(shared(30_000, 9))));
  }

  @Test
  public void nominalCodesHaveNoTree() {
    int[][] codes = new int[50_000][];
    Arrays.fill(codes, new int[2]);
    assertFalse(SearchCost.isLeastForExact(new DensePoints(shared(50_000, 3), codes)));
  }

  @Test
  public void hardDataIsSearchedExactly() {
    Random random = new Random(1);
    double[][] rows = new double[20_000][60];
    for (double[] row : rows) {
      Arrays.setAll(row, a -> random.nextGaussian());
    }
    assertTrue(SearchCost.isLeastForExact(Points.of(rows)));
  }

  /** Rows of which many are the same array: their number is what counts. */
  private static double[][] shared(int n, int d) {
    double[][] some = new double[8][d];
    for (int i = 0; i < some.length; i++) {
      some[i][0] = i;
    }
    double[][] rows = new double[n][];
    Arrays.setAll(rows, i -> some[i % some.length]);
    return rows;
  }

  @Test
  public void hardDataIsSearchedExactlyUpToALimit() {
    Random random = new Random(1);
    double[][] some = new double[4_999][100];
    for (double[] row : some) {
      Arrays.setAll(row, a -> random.nextGaussian());
    }
    double[][] rows = new double[400_001][];
    Arrays.setAll(rows, i -> some[i % some.length]);
    assertFalse(SearchCost.isHard(Points.of(rows)));
    assertTrue(SearchCost.isHard(Points.of(Arrays.copyOf(rows, 400_000))));
  }
}
