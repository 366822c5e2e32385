package labeldiffusion.neighbours;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.Arrays;
import labeldiffusion.DenseReference;
import labeldiffusion.SilentTestCase;
import labeldiffusion.TestGraphs;
import labeldiffusion.points.DensePoints;
import labeldiffusion.points.Points;
import org.junit.Test;

/** What every exact search for nearest neighbours must do; subclasses call their own search. */
public abstract class NeighbourSearchContract extends SilentTestCase {
  protected abstract Neighbours search(Points points, int k);

  @Test
  public void randomPointsHaveTheNeighboursOfTheNaiveSearch() {
    for (int d = 1; d <= 9; d++) {
      assertNaive(Points.of(TestGraphs.randomPoints(100, d, random)), 6);
    }
  }

  @Test
  public void equalDistancesGoByIndex() {
    // a 5 x 5 grid: every distance occurs several times
    double[][] X = new double[25][];
    Arrays.setAll(X, i -> new double[] {i % 5, i / 5});
    for (int k = 1; k <= 24; k++) {
      assertNaive(Points.of(X), k);
    }
  }

  @Test
  public void duplicatesAreNeighboursByIndex() {
    double[][] X = new double[40][];
    Arrays.setAll(X, i -> new double[] {random.nextInt(3), random.nextInt(2)});
    assertNaive(Points.of(X), 12);
  }

  @Test
  public void pointsWithoutAttributesAreNeighboursByIndex() {
    Neighbours found = search(Points.of(new double[4][0]), 2);
    assertArrayEquals(new int[] {1, 2, 0, 2, 0, 1, 0, 1}, found.index());
    assertArrayEquals(new double[8], found.squared(), 0);
  }

  @Test
  public void nominalMismatchesCount() {
    double[][] numbers = TestGraphs.randomPoints(50, 2, random);
    int[][] codes = new int[50][3];
    for (int[] row : codes) {
      Arrays.setAll(row, a -> random.nextInt(3));
    }
    assertNaive(new DensePoints(numbers, codes), 5);
  }

  /** Here ||x||^2 - 2 x.y + ||y||^2 would lose all digits. */
  @Test
  public void distanceFromTheOriginDoesNotMatter() {
    double[][] X = TestGraphs.randomPoints(60, 3, random);
    for (double[] row : X) {
      Arrays.setAll(row, a -> 1e6 + 1e-3 * row[a]);
    }
    assertNaive(Points.of(X), 7);
  }

  @Test
  public void noPointsHaveNoNeighbours() {
    assertEquals(new Shape(0, 0, 0), shape(search(Points.of(), 3)));
  }

  @Test
  public void onePointHasNoNeighbours() {
    assertEquals(new Shape(1, 0, 0), shape(search(Points.of(new double[] {5}), 3)));
  }

  @Test
  public void ofTwoPointsEachIsTheOthersNeighbour() {
    Neighbours found = search(Points.of(new double[] {5}, new double[] {3}), 3);
    assertEquals(new Shape(2, 1, 2), shape(found));
    assertArrayEquals(new int[] {1, 0}, found.index());
    assertArrayEquals(new double[] {4, 4}, found.squared(), 0);
  }

  @Test
  public void withFewPointsAllOthersAreNeighbours() {
    double[][] X = TestGraphs.randomPoints(6, 2, random);
    assertNaive(Points.of(X), 5);
    assertEquals(new Shape(6, 5, 30), shape(search(Points.of(X), 6)));
    assertEquals(new Shape(6, 5, 30), shape(search(Points.of(X), 1000)));
  }

  @Test
  public void noPointIsItsOwnNeighbour() {
    Neighbours found = search(Points.of(new double[30][2]), 29);
    for (int p = 0; p < found.index().length; p++) {
      assertTrue("node " + p / 29, found.index()[p] != p / 29);
    }
  }

  private void assertNaive(Points points, int k) {
    Neighbours found = search(points, k);
    assertEquals(new Shape(points.size(), k, points.size() * k), shape(found));
    for (int i = 0; i < points.size(); i++) {
      int[] expected = DenseReference.nearest(points, i, points, i, k);
      assertArrayEquals(
          "N(" + i + ")", expected, Arrays.copyOfRange(found.index(), i * k, (i + 1) * k));
      for (int r = 0; r < k; r++) {
        assertEquals(points.squaredDistance(i, points, expected[r]), found.squared()[i * k + r], 0);
      }
    }
  }

  private record Shape(int n, int k, int length) {}

  private static Shape shape(Neighbours found) {
    return new Shape(found.n(), found.k(), found.index().length);
  }
}
