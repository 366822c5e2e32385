package labeldiffusion.picture;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.Arrays;
import java.util.stream.IntStream;
import labeldiffusion.SilentTestCase;
import labeldiffusion.TestGraphs;
import labeldiffusion.diffusion.stepped.NaiveEigen;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.labels.Labels;
import org.junit.Test;

/** {@link PrincipalLayout} and {@link SpectralLayout}, with {@link LeadingEigenvectors}. */
public class LayoutTest extends SilentTestCase {

  @Test
  public void columnsFillTheSquareAndMissingValuesAreInTheMiddle() {
    Layout layout = Layout.ofColumns(new double[] {2, 6, 4, Double.NaN}, new double[] {7, 7, 7, 7});
    assertArrayEquals(new float[] {0, 1, 0.5f, 0.5f}, layout.x(), 0);
    assertArrayEquals(new float[] {0.5f, 0.5f, 0.5f, 0.5f}, layout.y(), 0);
  }

  @Test
  public void pointsKeepTheirProportions() {
    Layout layout = Layout.ofPoints(new double[] {0, 4}, new double[] {1, 2});
    assertArrayEquals(new float[] {0, 1}, layout.x(), 0);
    assertArrayEquals(new float[] {0, 1}, layout.y(), 0);
    assertEquals(0.25, layout.aspect(), 0);
  }

  /** There are more points than landmarks, so both ways to place a point are tested. */
  @Test
  public void principalComponentsOfPointsInAPlaneKeepTheirDistances() {
    double[][] X = new double[500][];
    for (int i = 0; i < X.length; i++) {
      double a = random.nextGaussian();
      double b = 3 * random.nextGaussian();
      X[i] = new double[] {a + 2 * b, 2 * a - b, 2 * a + b, 5}; // a plane in four dimensions
    }
    Layout layout = PrincipalLayout.of(drawing(TestGraphs.nearest(X, 5)));
    double scale = distance(X, 0, 1) / distance(layout, 0, 1);
    for (int i = 2; i < X.length; i++) {
      assertEquals(distance(X, i - 1, i), scale * distance(layout, i - 1, i), 1e-4 * scale);
    }
  }

  @Test
  public void theFirstPrincipalComponentIsTheLongOne() {
    double[][] X = TestGraphs.randomPoints(100, 3, random);
    for (double[] row : X) {
      row[1] *= 10;
    }
    Layout layout = PrincipalLayout.of(drawing(TestGraphs.nearest(X, 5)));
    assertTrue(
        Math.abs(
                correlation(
                    layout.x(), IntStream.range(0, 100).mapToDouble(i -> X[i][1]).toArray()))
            > 0.99);
  }

  /** Rounding errors in the second direction must not look like one. */
  @Test
  public void pointsOfALineAreDrawnOnALine() {
    for (int n : new int[] {2, 3, 5, 20, 300}) {
      for (double unit : new double[] {1, Math.PI}) {
        double[][] X = new double[n][];
        Arrays.setAll(X, i -> new double[] {unit * i, 1 + 2 * unit * i});
        Layout layout = PrincipalLayout.of(drawing(TestGraphs.nearest(X, Math.min(3, n - 1))));
        assertEquals(0.2, layout.aspect(), 0);
        for (int i = 0; i < n; i++) {
          assertEquals(0.5, layout.y()[i], 0);
          double along = (double) i / (n - 1);
          assertEquals(layout.x()[0] < 0.5 ? along : 1 - along, layout.x()[i], 1e-5);
        }
      }
    }
  }

  @Test
  public void coincidentPointsArePlacedInTheMiddle() {
    Layout layout = PrincipalLayout.of(drawing(TestGraphs.path(5)));
    assertArrayEquals(new float[] {0.5f, 0.5f, 0.5f, 0.5f, 0.5f}, layout.x(), 0);
    assertEquals("a square", 1, layout.aspect(), 0);
  }

  /** Its second and third eigenvectors are cosine and sine of the angle, from any start. */
  @Test
  public void aRingIsDrawnAsARing() {
    Layout layout = SpectralLayout.of(drawing(TestGraphs.ring(20)));
    for (int i = 0; i < 20; i++) {
      double next = distance(layout, i, (i + 1) % 20);
      assertTrue(next < 0.35 && 0.6 < distance(layout, i, (i + 10) % 20));
    }
  }

  @Test
  public void cliquesAreDrawnApart() {
    Layout layout = SpectralLayout.of(drawing(TestGraphs.twoCliques(8)));
    for (int i = 0; i < 8; i++) {
      assertTrue((layout.x()[i] - 0.5) * (layout.x()[0] - 0.5) > 0);
      assertTrue((layout.x()[i + 8] - 0.5) * (layout.x()[0] - 0.5) < 0);
    }
  }

  @Test
  public void disconnectedPartsAreDrawnApart() {
    Layout layout =
        SpectralLayout.of(
            drawing(
                TestGraphs.unit(
                    new int[] {1},
                    new int[] {2},
                    new int[] {0},
                    new int[] {4},
                    new int[] {5},
                    new int[] {3})));
    for (int i = 0; i < 3; i++) {
      for (int j = 3; j < 6; j++) {
        assertTrue(distance(layout, i, j) > 0.5);
      }
    }
  }

  @Test
  public void aGraphWithoutEdgesHasALayout() {
    Layout layout =
        SpectralLayout.of(
            drawing(SimilarityGraph.ofEdges(3, new int[0], new int[0], new double[0], 2)));
    for (int i = 0; i < 3; i++) {
      assertTrue(
          layout.x()[i] >= 0 && layout.x()[i] <= 1 && layout.y()[i] >= 0 && layout.y()[i] <= 1);
    }
    assertTrue("places of their own", distance(layout, 0, 1) > 0.1);
  }

  private static Drawing drawing(SimilarityGraph graph) {
    Labels labels = TestGraphs.labelled(graph.size(), 2, 0, 0);
    return Drawing.of(graph, labels, IntStream.range(0, graph.size()).toArray(), graph.size());
  }

  private static double distance(double[][] X, int i, int j) {
    double sum = 0;
    for (int a = 0; a < X[i].length; a++) {
      sum += (X[i][a] - X[j][a]) * (X[i][a] - X[j][a]);
    }
    return Math.sqrt(sum);
  }

  private static double distance(Layout layout, int i, int j) {
    return Math.hypot(
        layout.x()[i] - layout.x()[j], aspect(layout) * (layout.y()[i] - layout.y()[j]));
  }

  private static double aspect(Layout layout) {
    return layout.aspect() == 0 ? 1 : layout.aspect();
  }

  private static double correlation(float[] x, double[] y) {
    double meanX = IntStream.range(0, x.length).mapToDouble(i -> x[i]).average().orElseThrow();
    double meanY = IntStream.range(0, y.length).mapToDouble(i -> y[i]).average().orElseThrow();
    double xy = 0;
    double xx = 0;
    double yy = 0;
    for (int i = 0; i < x.length; i++) {
      xy += (x[i] - meanX) * (y[i] - meanY);
      xx += (x[i] - meanX) * (x[i] - meanX);
      yy += (y[i] - meanY) * (y[i] - meanY);
    }
    return xy / Math.sqrt(xx * yy);
  }

  /**
   * The second and third eigenvectors of the matrix in {@link SpectralLayout}, by a dense solver;
   * of each, 0.7 of the rank and 0.3 of the value. The graph is a tree in which no two nodes can be
   * exchanged, so that ranks do not depend on rounding.
   */
  @Test
  public void spectralPlacesAreThoseOfTheDenseMatrix() {
    SimilarityGraph graph =
        SimilarityGraph.ofEdges(
            9,
            new int[] {0, 1, 2, 2, 3, 3, 4, 5},
            new int[] {1, 2, 3, 6, 4, 8, 5, 7},
            new double[] {1, 2, 3, 1, 0.5, 1, 1, 7},
            3);
    Layout layout = SpectralLayout.of(drawing(graph));
    double tau = 16 / 9.0; // the mean degree
    double[] root = new double[9];
    Arrays.setAll(root, i -> Math.sqrt(graph.rowStart()[i + 1] - graph.rowStart()[i] + tau));
    double[][] A = new double[9][9];
    for (int i = 0; i < 9; i++) {
      for (int j = 0; j < 9; j++) {
        A[i][j] = tau / 9 / root[i] / root[j];
      }
      for (int p = graph.rowStart()[i]; p < graph.rowStart()[i + 1]; p++) {
        A[i][graph.column()[p]] += 1 / root[i] / root[graph.column()[p]];
      }
    }
    NaiveEigen eigen = new NaiveEigen(A);
    assertPlaces(placed(eigen.vectors[1], root), layout.x());
    assertPlaces(placed(eigen.vectors[2], root), layout.y());
  }

  /** 0.7 rank / n + 0.3 (value - least) / range. */
  private static double[] placed(double[] vector, double[] root) {
    int n = vector.length;
    double[] value = new double[n];
    Arrays.setAll(value, i -> vector[i] / root[i]);
    double least = Arrays.stream(value).min().orElseThrow();
    double range = Arrays.stream(value).max().orElseThrow() - least;
    double[] placed = new double[n];
    for (int i = 0; i < n; i++) {
      double own = value[i];
      long rank = Arrays.stream(value).filter(other -> other < own - 1e-6).count();
      placed[i] = 0.7 * rank / n + 0.3 * (own - least) / range;
    }
    return placed;
  }

  /** Scaled to 0 .. 1, and up to the sign of the eigenvector, which also reverses the ranks. */
  private static void assertPlaces(double[] expected, float[] found) {
    double least = Arrays.stream(expected).min().orElseThrow();
    double most = Arrays.stream(expected).max().orElseThrow();
    double ahead = 0;
    double reversed = 0;
    for (int i = 0; i < found.length; i++) {
      double place = (expected[i] - least) / (most - least);
      ahead = Math.max(ahead, Math.abs(place - found[i]));
      reversed = Math.max(reversed, Math.abs(1 - place - found[i]));
    }
    assertEquals(0, Math.min(ahead, reversed), 1e-3);
  }
}
