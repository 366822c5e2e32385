package labeldiffusion.diffusion.stepped;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.util.Arrays;
import labeldiffusion.DenseReference;
import labeldiffusion.TestGraphs;
import labeldiffusion.graph.GraphSpec;
import labeldiffusion.graph.KernelWidth;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.graph.WidthRule;
import labeldiffusion.neighbours.Neighbours;
import labeldiffusion.points.DensePoints;
import labeldiffusion.points.Points;
import org.junit.Test;

/**
 * The consistent operators, with {@link TangentDirections}, {@link TensorFit} and {@link
 * TangentDimension}.
 */
public class ConsistentDiffusivityTest extends DiffusivityContract {
  private static final int M = 2;
  private static final double NU = 0.01;

  @Override
  protected Diffusivity diffusivity() {
    return new ConsistentDiffusivity(M, NU);
  }

  /** Normal equations with a ridge of 1e-6 have a condition number of up to a million. */
  @Override
  protected double tolerance() {
    return 1e-9;
  }

  @Override
  protected double[][] definition(DenseReference dense, double[][] q) {
    return new DenseConsistent(M, NU).s(dense, q);
  }

  /** Flat scores have q = 1 on every edge: the tensors are I, the system is isotropic. */
  @Test
  public void constantScoresGiveTheIsotropicSystem() {
    for (int m = 1; m <= 4; m++) {
      SimilarityGraph graph = TestGraphs.nearest(TestGraphs.randomPoints(80, 5, random), 6);
      double[] F = new double[80 * 2];
      DiffusivityContext context = DiffusivityContext.of(graph, 2, F, 1, workers);
      double[] weights = new ConsistentDiffusivity(m, 1e-3).on(context).at(F);
      for (int p = 0; p < weights.length; p++) {
        assertEquals(graph.weight()[p], weights[p], 1e-14);
      }
    }
  }

  /** On a curve D_i is one number: the w-weighted mean of q around i. */
  @Test
  public void onACurveTheTensorIsTheMeanOfQ() {
    double[][] X = new double[40][];
    Arrays.setAll(X, i -> new double[] {Math.cos(0.05 * i), Math.sin(0.05 * i), 0.1 * i});
    SimilarityGraph graph = TestGraphs.nearest(X, 4);
    double[] F = random.doubles(40).toArray();
    DiffusivityContext context = DiffusivityContext.of(graph, 1, F, 2, workers);
    double[] q = context.q(F).clone();
    double[] weights = new ConsistentDiffusivity(1, 1e-9).on(context).at(F);
    double[] mean = new double[40];
    for (int i = 0; i < 40; i++) {
      for (int p = graph.rowStart()[i]; p < graph.rowStart()[i + 1]; p++) {
        mean[i] += graph.weight()[p] * q[p] / graph.degree()[i];
      }
    }
    for (int i = 0; i < 40; i++) {
      for (int p = graph.rowStart()[i]; p < graph.rowStart()[i + 1]; p++) {
        double expected = (mean[i] + mean[graph.column()[p]]) / 2;
        assertEquals(graph.weight()[p] * expected, weights[p], 1e-13);
      }
    }
  }

  /** Values of the tensor (0.7 0.2; 0.2 0.4): nothing is lost if q has the assumed form. */
  @Test
  public void valuesOfATensorAreReproduced() {
    double[] u = new double[2 * 6];
    double[] q = new double[6];
    double[] expected = new double[6];
    for (int p = 0; p < 6; p++) {
      u[2 * p] = Math.cos(p);
      u[2 * p + 1] = Math.sin(p);
      q[p] = 0.7 * u[2 * p] * u[2 * p] + 0.4 * u[2 * p + 1] * u[2 * p + 1];
      q[p] += 2 * 0.2 * u[2 * p] * u[2 * p + 1];
      expected[p] = q[p];
    }
    new TensorFit(2, 1e-3).fit(new double[] {1, 2, 1, 3, 1, 1}, u, q, 0, 6);
    for (int p = 0; p < 6; p++) {
      assertEquals(expected[p], q[p], 2e-6);
    }
  }

  @Test
  public void eigenvaluesAreRaisedToTheLeastValue() {
    double[] u = {1, 0, 0, 1, Math.sqrt(0.5), Math.sqrt(0.5)};
    double[] q = {1, 0, 0.5};
    new TensorFit(2, 0.1).fit(new double[] {1, 1, 1}, u, q, 0, 3);
    assertEquals(1, q[0], 1e-5);
    assertEquals(0.1, q[1], 1e-5);
  }

  @Test
  public void dimensionIsEstimated() {
    for (int d = 1; d <= 3; d++) {
      double[][] X = new double[2000][];
      int size = d;
      Arrays.setAll(X, i -> random.doubles(size).toArray());
      SimilarityGraph graph = TestGraphs.nearest(X, 15);
      assertEquals(d, TangentDimension.estimate(context(graph)));
    }
  }

  @Test
  public void estimateLeavesFewerParametersThanNeighbours() {
    SimilarityGraph graph = TestGraphs.nearest(TestGraphs.randomPoints(500, 10, random), 5);
    assertEquals(2, TangentDimension.estimate(context(graph)));
    assertEquals(1, TangentDimension.most(1));
    assertEquals(3, TangentDimension.most(10));
    assertEquals(5, TangentDimension.most(20));
  }

  private DiffusivityContext context(SimilarityGraph graph) {
    return DiffusivityContext.of(graph, 1, new double[graph.size()], 1, workers);
  }

  @Test
  public void graphWithoutAttributesIsRejected() {
    SimilarityGraph graph =
        SimilarityGraph.ofEdges(2, new int[] {0}, new int[] {1}, new double[] {1}, 1);
    IllegalArgumentException e =
        assertThrows(IllegalArgumentException.class, () -> diffusivity().on(context(graph)));
    assertTrue(
        e.getMessage(), e.getMessage().startsWith("consistent diffusion needs the attribut"));
  }

  @Test
  public void parametersAreChecked() {
    assertThrows(IllegalArgumentException.class, () -> new ConsistentDiffusivity(-1, 0.1));
    assertThrows(IllegalArgumentException.class, () -> new ConsistentDiffusivity(11, 0.1));
    assertThrows(IllegalArgumentException.class, () -> new ConsistentDiffusivity(2, 0));
  }

  /**
   * D = diag(0.8, 0.4) has these values along the axes, and 0.6 as the mean of all directions: an
   * edge without a direction agrees with it.
   */
  @Test
  public void anEdgeWithoutADirectionIsTheMeanOfAllDirections() {
    double[] u = {1, 0, 0, 1, 0, 0};
    double[] q = {0.8, 0.4, 0.6};
    new TensorFit(2, 1e-3).fit(new double[] {1, 3, 5}, u, q, 0, 3);
    assertArrayEquals(new double[] {0.8, 0.4, 0.6}, q, 1e-5);
  }

  /** Neighbours of a circle's points are at 1, 1, 2, 2, ... 5, 5 steps: 9 / 6.5 is about 1. */
  @Test
  public void aCircleHasOneDimension() {
    double[][] X = new double[400][];
    Arrays.setAll(
        X, i -> new double[] {Math.cos(2 * Math.PI * i / 400), Math.sin(2 * Math.PI * i / 400)});
    assertEquals(1, TangentDimension.estimate(context(TestGraphs.nearest(X, 10))));
  }

  @Test
  public void theUnitOfTheAttributesDoesNotMatter() {
    double[][] X = TestGraphs.randomPoints(50, 3, random);
    double[] F = random.doubles(50).toArray();
    double[] expected = weights(X, F);
    for (double unit : new double[] {0x1p-30, 0x1p30}) {
      double[][] scaled = new double[50][];
      Arrays.setAll(scaled, i -> Arrays.stream(X[i]).map(x -> x * unit).toArray());
      assertArrayEquals(expected, weights(scaled, F), 1e-9);
    }
  }

  private double[] weights(double[][] X, double[] F) {
    SimilarityGraph graph = TestGraphs.nearest(X, 6);
    return diffusivity().on(DiffusivityContext.of(graph, 1, F, 0.5, workers)).at(F);
  }

  /** A code is the same as a column per value, with sqrt(1/2) in that of its own. */
  @Test
  public void nominalAttributesAreAxesOfTheirOwn() {
    double[][] none = new double[40][0];
    int[][] codes = new int[40][3];
    double[][] columns = new double[40][9];
    for (int i = 0; i < 40; i++) {
      for (int a = 0; a < 3; a++) {
        codes[i][a] = random.nextInt(3);
        columns[i][3 * a + codes[i][a]] = Math.sqrt(0.5);
      }
    }
    double[] F = random.doubles(40).toArray();
    double[] expected = ofPoints(Points.of(columns), F);
    assertArrayEquals(expected, ofPoints(new DensePoints(none, codes), F), 1e-9);
  }

  /** Lists of the next six nodes: distances that are nearly equal must not decide. */
  private double[] ofPoints(Points points, double[] F) {
    int n = points.size();
    int[] index = new int[6 * n];
    double[] squared = new double[6 * n];
    for (int p = 0; p < index.length; p++) {
      index[p] = (p / 6 + 1 + p % 6) % n;
      squared[p] = points.squaredDistance(p / 6, points, index[p]);
    }
    Neighbours lists = new Neighbours(n, 6, index, squared);
    GraphSpec spec = new GraphSpec(6, WidthRule.GLOBAL, 0);
    SimilarityGraph graph = SimilarityGraph.of(points, lists, KernelWidth.of(spec, lists), workers);
    return diffusivity().on(DiffusivityContext.of(graph, 1, F, 0.5, workers)).at(F);
  }

  /**
   * Neighbours along a slanting line, and one at a right angle to it: it has no direction in the
   * line's tangent space, in spite of rounding.
   */
  @Test
  public void anEdgeAtARightAngleHasNoDirection() {
    double[][] X = new double[7][];
    Arrays.setAll(X, i -> new double[] {(i - 3) * Math.PI, (i - 3) * Math.E, (i - 3) / 3.0});
    X[6] = new double[] {-0.1 * Math.E, 0.1 * Math.PI, 0};
    SimilarityGraph graph = TestGraphs.nearest(X, 6);
    double[] u = new double[graph.column().length];
    new TangentDirections(graph, 1, 6).fill(3, u);
    for (int p = graph.rowStart()[3]; p < graph.rowStart()[4]; p++) {
      assertEquals(graph.column()[p] == 6 ? 0 : 1, Math.abs(u[p]), 1e-12);
    }
  }
}
