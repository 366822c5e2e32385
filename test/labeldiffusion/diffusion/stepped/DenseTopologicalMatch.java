package labeldiffusion.diffusion.stepped;

import java.util.Arrays;
import java.util.stream.IntStream;
import labeldiffusion.DenseReference;

/**
 * The topological match on full matrices. The scale of the differences is that of the first call,
 * which has the scores after the initial steps.
 */
public final class DenseTopologicalMatch implements DenseSteps.Rule {
  private final double width;
  private double scale = Double.NaN;

  /**
   * @param width r
   */
  public DenseTopologicalMatch(double width) {
    this.width = width;
  }

  @Override
  public double[][] s(DenseReference dense, double[][] q) {
    double[][] lambda = spectra(dense, q);
    double[][] difference = new double[dense.n][dense.n];
    double sum = 0;
    int edges = 0;
    for (int i = 0; i < dense.n; i++) {
      for (int j = 0; j < dense.n; j++) {
        for (int a = 0; a < lambda[i].length; a++) {
          difference[i][j] += Math.pow(lambda[i][a] - lambda[j][a], 2);
        }
        sum += dense.edge[i][j] && i < j ? difference[i][j] : 0;
        edges += dense.edge[i][j] && i < j ? 1 : 0;
      }
    }
    if (Double.isNaN(scale)) {
      scale = width * Math.max(sum / Math.max(1, edges), 1e-16);
    }
    double[][] s = new double[dense.n][dense.n];
    for (int i = 0; i < dense.n; i++) {
      for (int j = 0; j < dense.n; j++) {
        s[i][j] = dense.edge[i][j] ? q[i][j] * Math.exp(-difference[i][j] / scale) : 0;
      }
    }
    return s;
  }

  /** lambda(i) of every node, with zeros in front of those of small neighbourhoods. */
  private static double[][] spectra(DenseReference dense, double[][] q) {
    int[][] vertices = new int[dense.n][];
    int most = 0;
    for (int i = 0; i < dense.n; i++) {
      int node = i;
      vertices[i] = IntStream.range(0, dense.n).filter(k -> dense.inN[node][k]).toArray();
      most = Math.max(most, vertices[i].length);
    }
    double[][] lambda = new double[dense.n][most];
    for (int i = 0; i < dense.n; i++) {
      double[] values = eigenvalues(dense, q, vertices[i]);
      System.arraycopy(values, 0, lambda[i], most - values.length, values.length);
    }
    return lambda;
  }

  /** Those of D^-1/2 A D^-1/2, ascending, for the weights w q among these nodes. */
  private static double[] eigenvalues(DenseReference dense, double[][] q, int[] vertices) {
    int size = vertices.length;
    double[][] A = new double[size][size];
    double[] d = new double[size];
    for (int a = 0; a < size; a++) {
      for (int b = 0; b < size; b++) {
        int k = vertices[a];
        int l = vertices[b];
        A[a][b] = a == b ? 0 : dense.W[k][l] * q[k][l];
        d[a] += A[a][b];
      }
    }
    for (int a = 0; a < size; a++) {
      for (int b = 0; b < size; b++) {
        A[a][b] = A[a][b] == 0 ? 0 : A[a][b] / Math.sqrt(d[a] * d[b]);
      }
    }
    return Arrays.stream(new NaiveEigen(A).values).sorted().toArray();
  }
}
