package labeldiffusion.neighbours.exact;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import java.util.Arrays;
import labeldiffusion.SilentTestCase;
import labeldiffusion.SparseTables;
import labeldiffusion.TestGraphs;
import labeldiffusion.points.DensePoints;
import labeldiffusion.points.Points;
import org.junit.Test;

public class ProjectionTest extends SilentTestCase {
  private Projection of(Points points, int directions) {
    return Projection.of(points, directions, workers);
  }

  private static float[][] coordinates(Projection projection, DensePoints points) {
    float[][] p = new float[points.size()][];
    projection.project(points, 0, points.size(), p, new double[points.size()]);
    return p;
  }

  private static double squared(float[] p, float[] q) {
    double sum = 0;
    for (int t = 0; t < p.length; t++) {
      sum += ((double) p[t] - q[t]) * ((double) p[t] - q[t]);
    }
    return sum;
  }

  /** As many directions as features only turn the points, which have codes as well. */
  @Test
  public void allDirectionsKeepAllDistances() {
    int n = 60;
    double[][] numbers = TestGraphs.randomPoints(n, 5, random);
    int[][] codes = new int[n][2];
    for (int[] row : codes) {
      Arrays.setAll(row, a -> random.nextInt(3));
    }
    DensePoints points = new DensePoints(numbers, codes);
    Projection projection = of(points, 96);
    assertEquals(5 + 3 + 3, projection.features());
    assertEquals(12, projection.coordinates());
    float[][] p = coordinates(projection, points);
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        double found = squared(p[i], p[j]) / projection.unit() / projection.unit();
        assertEquals(points.squaredDistance(i, points, j), found, 1e-4);
      }
    }
  }

  /** The sum of what 40 products of unit vectors round to: neither 0 nor more than that. */
  @Test
  public void theDefectIsARoundingError() {
    double defect = of(Points.of(TestGraphs.randomPoints(300, 60, random)), 40).defect();
    assertTrue("defect " + defect, defect > 0 && defect < 40 * 1e-15);
  }

  /** Of 20 columns of falling scale 4 directions are taken: never longer, mostly nearly as long. */
  @Test
  public void fewDirectionsTakeMostOfEveryDistance() {
    double[][] x = TestGraphs.randomPoints(300, 20, random);
    for (double[] row : x) {
      for (int a = 4; a < 20; a++) {
        row[a] *= 0.01;
      }
    }
    DensePoints points = Points.of(x);
    Projection projection = of(points, 4);
    float[][] p = coordinates(projection, points);
    for (int i = 1; i < 300; i++) {
      double truth = points.squaredDistance(i, points, 0) * projection.unit() * projection.unit();
      double found = squared(p[i], p[0]);
      assertTrue(found <= truth * (1 + 1e-6) && found >= truth * 0.98);
    }
  }

  @Test
  public void coordinatesVaryLessAndLess() {
    double[][] x = TestGraphs.randomPoints(400, 8, random);
    for (double[] row : x) {
      for (int a = 0; a < 8; a++) {
        row[a] *= Math.pow(3, (5 * a) % 8); // 1, 243, 9, ... in no order
      }
    }
    DensePoints points = Points.of(x);
    float[][] p = coordinates(of(points, 8), points);
    double last = Double.POSITIVE_INFINITY;
    for (int t = 0; t < 8; t++) {
      int coordinate = t;
      double variance = Arrays.stream(p).mapToDouble(q -> q[coordinate] * q[coordinate]).sum();
      assertTrue("coordinate " + t, variance < last);
      last = variance;
    }
  }

  /** Directions of nearly equal variance have not converged, but they are sorted. */
  @Test
  public void directionsAreSortedEvenIfTheyVaryAlmostEqually() {
    DensePoints points = Points.of(TestGraphs.randomPoints(400, 8, random));
    float[][] p = coordinates(of(points, 8), points);
    double last = Double.POSITIVE_INFINITY;
    for (int t = 0; t < 8; t++) {
      int coordinate = t;
      double variance = Arrays.stream(p).mapToDouble(q -> q[coordinate] * q[coordinate]).sum();
      assertTrue("coordinate " + t, variance < last * (1 + 1e-5));
      last = variance;
    }
  }

  /** Two rows differ in one direction only; the others become 0 and count for nothing. */
  @Test
  public void directionsThatDependOnOthersAreZero() {
    DensePoints points = Points.of(new double[] {1, 5, 2}, new double[] {4, 5, 6});
    Projection projection = of(points, 3);
    float[][] p = coordinates(projection, points);
    assertEquals(25, squared(p[0], p[1]) / projection.unit() / projection.unit(), 1e-5);
    assertEquals(0, projection.defect(), 1e-14);
  }

  @Test
  public void directionsAreOrthonormal() {
    assertEquals(0, of(Points.of(TestGraphs.randomPoints(200, 40, random)), 16).defect(), 1e-13);
  }

  /** Numbers within 5 of their mean, and the same in other units. */
  @Test
  public void theUnitIsAPowerOfTwoThatBringsNumbersNearOne() {
    DensePoints points = Points.of(new double[] {-5}, new double[] {5});
    assertEquals(0.25, of(points, 1).unit(), 0);
    for (double scale : new double[] {0x1p-300, 0x1p300}) {
      Points scaled = Points.of(new double[] {-5 * scale}, new double[] {5 * scale});
      assertEquals(0.25 / scale, of(scaled, 1).unit(), 0);
    }
    assertEquals(1, of(Points.of(new double[] {7}, new double[] {7}), 1).unit(), 0);
  }

  /** Squares of squares of such numbers would over- or underflow. */
  @Test
  public void coordinatesDoNotDependOnTheUnitOfTheNumbers() {
    double[][] x = TestGraphs.randomPoints(100, 9, random);
    DensePoints points = Points.of(x);
    float[][] expected = coordinates(of(points, 5), points);
    for (double scale : new double[] {0x1p-300, 0x1p300}) {
      double[][] scaled = new double[100][];
      Arrays.setAll(scaled, i -> Arrays.stream(x[i]).map(value -> value * scale).toArray());
      DensePoints others = Points.of(scaled);
      assertArrayEquals(expected, coordinates(of(others, 5), others));
    }
  }

  @Test
  public void featuresAreCentredAndScaled() {
    DensePoints points = Points.of(new double[] {-5, 1}, new double[] {5, 3});
    double[] f = new double[2];
    assertEquals(1.25 * 1.25 + 0.25 * 0.25, of(points, 1).features(points, 1, f), 1e-15);
    assertArrayEquals(new double[] {1.25, 0.25}, f, 1e-15);
  }

  /** An attribute of 40 codes has 16 columns: codes 3 and 19 are the same there, 3 and 4 not. */
  @Test
  public void manyCodesShareColumns() {
    int[][] codes = new int[40][];
    Arrays.setAll(codes, i -> new int[] {i});
    DensePoints points = new DensePoints(new double[40][3], codes);
    Projection projection = of(points, 96);
    assertEquals(3 + 16, projection.features());
    double[] f3 = new double[19];
    double[] f19 = new double[19];
    double[] f4 = new double[19];
    projection.features(points, 3, f3);
    projection.features(points, 19, f19);
    projection.features(points, 4, f4);
    assertArrayEquals(f3, f19, 0);
    double apart = 0;
    for (int a = 0; a < 19; a++) {
      apart += (f3[a] - f4[a]) * (f3[a] - f4[a]) / projection.unit() / projection.unit();
    }
    assertEquals(1, apart, 1e-12);
  }

  @Test
  public void aSinglePointIsProjectedAsInATable() {
    DensePoints points = Points.of(TestGraphs.randomPoints(50, 37, random));
    Projection projection = of(points, 10);
    float[][] p = new float[50][];
    double[] norm = new double[50];
    projection.project(points, 20, 50, p, norm);
    assertNull("only the rows that were asked for", p[19]);
    for (int i = 20; i < 50; i++) {
      double[] f = new double[37];
      assertEquals(projection.features(points, i, f), norm[i], 0);
      assertArrayEquals(projection.project(f), p[i], 1e-6f);
      double direct = Arrays.stream(f).map(x -> x * x).sum();
      assertEquals(direct, norm[i], 1e-12 * direct);
    }
  }

  @Test
  public void numbersOutOfRangeHaveNoProjection() {
    for (double scale : new double[] {1e-130, 1e130, Double.NaN}) {
      assertNull(of(Points.of(new double[] {scale}, new double[] {-scale}), 1));
    }
    for (double scale : new double[] {1e-100, 1e100}) {
      assertNotNull(of(Points.of(new double[] {scale}, new double[] {-scale}), 1));
    }
  }

  @Test
  public void sparseRowsAndVeryManyColumnsHaveNoProjection() {
    assertNull(of(SparseTables.sparse(Points.of(TestGraphs.randomPoints(9, 3, random))), 2));
    double[][] wide = new double[1000][];
    Arrays.fill(wide, new double[60_000]); // a sample of 384 rows would have 23 million numbers
    assertNull(of(Points.of(wide), 96));
  }
}
