package labeldiffusion.diffusion.linear;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.Random;
import java.util.stream.IntStream;
import labeldiffusion.points.DensePoints;
import labeldiffusion.points.Points;
import org.junit.Test;

/**
 * The reconstruction weights of linear neighbourhoods are the exact solution of their quadratic
 * programme.
 */
public class NeighbourhoodWeightsTest {
  private static final double KKT_TOLERANCE = 1e-8;

  /** At the minimum the slope (Gw)_j is the same wherever w_j > 0 and nowhere less. */
  @Test
  public void karushKuhnTuckerConditionsHoldOnTenThousandRandomProblems() {
    Random random = new Random(1);
    for (int problem = 0; problem < 10_000; problem++) {
      int k = 1 + random.nextInt(15);
      int d = 1 + random.nextInt(20);
      double[][] rows = rows(random, k, d, problem % 4);
      assertOptimal("problem " + problem + ", k " + k + ", d " + d, rows);
    }
  }

  /** Gaussian rows; the same with duplicates; on a line; far from the neighbours' hull. */
  private static double[][] rows(Random random, int k, int d, int kind) {
    double[][] rows = new double[k + 1][d];
    double[] direction = random.doubles(d).toArray();
    for (int i = 0; i <= k; i++) {
      double along = random.nextGaussian();
      for (int a = 0; a < d; a++) {
        rows[i][a] = kind == 2 ? along * direction[a] : random.nextGaussian();
        rows[i][a] += kind == 3 && i == 0 ? 1000 : 0;
      }
      if (kind == 1 && i > 1 && random.nextBoolean()) {
        rows[i] = rows[random.nextInt(i)].clone();
      }
    }
    return rows;
  }

  private static void assertOptimal(String problem, double[][] rows) {
    int k = rows.length - 1;
    int d = rows[0].length;
    double[] w = weights(rows);
    double[] point = new double[d + k]; // z = sum w_j z_j, with the ridge as further coordinates
    double[][] z = new double[k][d + k];
    double trace = 0;
    for (int j = 0; j < k; j++) {
      for (int a = 0; a < d; a++) {
        z[j][a] = rows[0][a] - rows[j + 1][a];
        trace += z[j][a] * z[j][a];
      }
    }
    double largest = 0;
    for (int j = 0; j < k; j++) {
      z[j][d + j] = k > d ? Math.sqrt(1e-3 * trace) : 0;
      largest = Math.max(largest, dot(z[j], z[j]));
      for (int a = 0; a < d + k; a++) {
        point[a] += w[j] * z[j][a];
      }
    }
    assertEquals(problem, 1, IntStream.range(0, k).mapToDouble(j -> w[j]).sum(), 1e-12);
    double own = dot(point, point);
    for (int j = 0; j < k; j++) {
      assertTrue(problem + ": weight " + w[j], w[j] >= 0);
      double slope = dot(z[j], point) - own;
      assertTrue(problem + ": slope " + slope, slope >= -KKT_TOLERANCE * largest);
      assertTrue(
          problem + ": slope " + slope + " at weight " + w[j],
          w[j] * slope <= KKT_TOLERANCE * largest);
    }
  }

  @Test
  public void aPointInsideTheHullIsReconstructedWithoutError() {
    double[] w = weights(new double[][] {{0.2, 0.3, 0}, {0, 0, 0}, {1, 0, 0}, {0, 1, 0}});
    assertArrayEquals(new double[] {0.5, 0.2, 0.3}, w, 1e-12);
  }

  @Test
  public void aPointBeyondAnEndTakesTheNearestNeighbourAlone() {
    assertArrayEquals(
        new double[] {1, 0}, weights(new double[][] {{-1, 0, 0}, {0, 0, 0}, {1, 0, 0}}), 0);
  }

  @Test
  public void neighboursThatCoincideWithThePointShareTheWeight() {
    assertArrayEquals(
        new double[] {0.5, 0.5}, weights(new double[][] {{1, 2, 3}, {1, 2, 3}, {1, 2, 3}}), 0);
  }

  @Test
  public void nominalAttributesCountAsCoordinatesAtDistanceOne() {
    Points points =
        new DensePoints(new double[4][0], new int[][] {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {0, 0, 1}});
    double[] w = new NeighbourhoodWeights(3).of(points, 0, points, new int[] {1, 2, 3}, 0);
    assertArrayEquals(new double[] {1 / 3.0, 1 / 3.0, 1 / 3.0}, w, 1e-12);
  }

  private static double[] weights(double[][] rows) {
    int k = rows.length - 1;
    Points points = Points.of(rows);
    return new NeighbourhoodWeights(k)
        .of(points, 0, points, IntStream.rangeClosed(1, k).toArray(), 0);
  }

  private static double dot(double[] x, double[] y) {
    return IntStream.range(0, x.length).mapToDouble(a -> x[a] * y[a]).sum();
  }
}
