package labeldiffusion.points;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertSame;
import static org.junit.Assert.assertThrows;

import java.util.Arrays;
import java.util.List;
import labeldiffusion.SilentTestCase;
import labeldiffusion.TestGraphs;
import org.junit.Test;

public class PointsTest extends SilentTestCase {
  @Test
  public void distanceOfNumbersIsEuclidean() {
    Points points = Points.of(new double[] {0, 0}, new double[] {3, -4});
    assertEquals(25, points.squaredDistance(0, points, 1), 0);
  }

  @Test
  public void everyNominalMismatchAddsOne() {
    Points points =
        new DensePoints(
            new double[][] {{0}, {2}, {0}}, new int[][] {{0, 1, 2}, {0, 2, 0}, {0, 1, 2}});
    assertEquals(4 + 2, points.squaredDistance(0, points, 1), 0);
    assertEquals(0, points.squaredDistance(0, points, 2), 0);
  }

  @Test
  public void distanceIsTheSameBitsInBothDirections() {
    Points points = Points.of(TestGraphs.randomPoints(20, 7, random));
    for (int i = 0; i < 20; i++) {
      for (int j = 0; j < i; j++) {
        assertEquals(points.squaredDistance(i, points, j), points.squaredDistance(j, points, i), 0);
      }
    }
  }

  /** Also where the number of others is not a multiple of four, and for codes and other metrics. */
  @Test
  public void distancesOfSeveralRowsHaveTheBitsOfSingleOnes() {
    double[][] numbers = TestGraphs.randomPoints(20, 7, random);
    int[][] codes = new int[20][];
    Arrays.setAll(codes, i -> new int[] {i % 3});
    for (DensePoints points :
        List.of(
            Points.of(numbers),
            new DensePoints(numbers, codes),
            new DensePoints(numbers, new int[20][0], Metric.MANHATTAN))) {
      for (int count = 0; count < 10; count++) {
        int[] others = random.ints(count, 0, 20).toArray();
        double[] squared = new double[count];
        points.squaredDistances(5, others, squared);
        for (int q = 0; q < count; q++) {
          assertEquals(points.squaredDistance(5, points, others[q]), squared[q], 0);
        }
      }
    }
  }

  @Test
  public void dimensionCountsNumbersAndCodes() {
    assertEquals(3, new DensePoints(new double[][] {{1, 2}}, new int[][] {{0}}).dimension());
    assertEquals(0, Points.of().dimension());
  }

  @Test
  public void followedByAppendsAllRows() {
    Points all =
        new DensePoints(new double[][] {{1}}, new int[][] {{5}})
            .followedBy(
                List.of(
                    new DensePoints(new double[][] {{2}}, new int[][] {{6}}),
                    new DensePoints(new double[][] {{3}, {4}}, new int[][] {{7}, {8}})));
    assertEquals(4, all.size());
    assertEquals(4, all.numbers(3)[0], 0);
    assertEquals(7, all.codes(2)[0]);
    assertEquals(3, all.numbers(2)[0], 0);
    assertEquals(6, all.codes(1)[0]);
  }

  @Test
  public void rowsPicksRowsInTheGivenOrder() {
    Points points = Points.of(new double[] {0}, new double[] {1}, new double[] {2});
    Points picked = points.rows(new int[] {2, 0});
    assertEquals(2, picked.size());
    assertSame(points.numbers(2), picked.numbers(0));
    assertSame(points.numbers(0), picked.numbers(1));
  }

  @Test
  public void numbersAndCodesMustHaveEquallyManyRows() {
    assertThrows(
        IllegalArgumentException.class, () -> new DensePoints(new double[2][0], new int[3][0]));
  }
}
