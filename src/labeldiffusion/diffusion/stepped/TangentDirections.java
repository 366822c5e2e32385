package labeldiffusion.diffusion.stepped;

import java.util.Arrays;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.points.Points;

/**
 * The directions u_ij of edges in the tangent space at i: the projection of x_j - x_i on the m
 * leading principal axes of {x_k - x_i, k in N(i)}, of unit length. Only products (x_j - x_i).(x_k
 * - x_i) are used, so nominal attributes count as in distances. A pivoted Cholesky factorisation G
 * = C C' of these products gives coordinates c_j in the span of the neighbours, at most min(K,
 * dimension) of them; the principal axes are those of sum_k c_k c_k'.
 *
 * <p>The arrays serve one node after the other.
 */
final class TangentDirections {
  /** Squared lengths below this share of the largest one are rounding errors. */
  private static final double NEGLIGIBLE = 1e-12;

  private final SimilarityGraph graph;
  private final Points points;
  private final int m;

  /** c_k of N(i), by pivot and neighbour. */
  private final double[][] C;

  /** What is left of ||x_k - x_i||^2. */
  private final double[] rest;

  private final int[] pivot;
  private final double[][] scatter;
  private final SymmetricEigenvectors axes;
  private final double[] c;

  /** Number of pivots of the node at hand. */
  private int rank;

  /**
   * @param m dimension of the tangent spaces
   * @param k size of the largest neighbourhood
   */
  TangentDirections(SimilarityGraph graph, int m, int k) {
    this.graph = graph;
    this.m = m;
    points = graph.points();
    int most = Math.max(1, Math.min(k, most(points)));
    C = new double[most][k];
    rest = new double[k];
    pivot = new int[most];
    scatter = new double[most][most];
    axes = new SymmetricEigenvectors(most);
    c = new double[most];
  }

  /** The largest rank; a nominal attribute may stand for any number of coordinates. */
  private static int most(Points points) {
    return points.dimension() == points.numberCount() ? points.numberCount() : Integer.MAX_VALUE;
  }

  /**
   * Writes u_ij for every position p of row i to u[p m] .. u[p m + m - 1]; zeros where the
   * projection vanishes, as for coincident points.
   */
  void fill(int i, double[] u) {
    factor(i);
    findAxes(graph.neighbourEnd()[i] - graph.rowStart()[i]);
    for (int p = graph.rowStart()[i]; p < graph.rowStart()[i + 1]; p++) {
      double squared = coordinates(i, p);
      project(squared, u, p * m);
    }
  }

  /** C of N(i), pivots in the order of what is left of their length. */
  private void factor(int i) {
    int start = graph.rowStart()[i];
    int size = graph.neighbourEnd()[i] - start;
    int[] column = graph.column();
    int best = 0;
    for (int k = 0; k < size; k++) {
      rest[k] = points.product(i, points, column[start + k], column[start + k]);
      best = rest[k] > rest[best] ? k : best;
    }
    double least = size == 0 ? 0 : NEGLIGIBLE * rest[best];
    for (rank = 0; rank < C.length && size > 0 && rest[best] > least; rank++) {
      pivot[rank] = best;
      double root = Math.sqrt(rest[best]);
      int next = 0;
      for (int k = 0; k < size; k++) {
        double sum = points.product(i, points, column[start + best], column[start + k]);
        for (int a = 0; a < rank; a++) {
          sum -= C[a][best] * C[a][k];
        }
        C[rank][k] = sum / root;
        rest[k] = k == best ? 0 : Math.max(0, rest[k] - C[rank][k] * C[rank][k]);
        next = rest[k] > rest[next] ? k : next;
      }
      best = next;
    }
  }

  /** The principal axes of sum_k c_k c_k'. */
  private void findAxes(int size) {
    for (int a = 0; a < rank; a++) {
      for (int b = 0; b <= a; b++) {
        double sum = 0;
        for (int k = 0; k < size; k++) {
          sum += C[a][k] * C[b][k];
        }
        scatter[a][b] = sum;
        scatter[b][a] = sum;
      }
    }
    axes.decompose(scatter, rank);
  }

  /** c_j of the node at position p of row i; returns ||x_j - x_i||^2. */
  private double coordinates(int i, int p) {
    int start = graph.rowStart()[i];
    int j = graph.column()[p];
    boolean isNeighbour = p < graph.neighbourEnd()[i];
    for (int a = 0; a < rank; a++) {
      if (isNeighbour) {
        c[a] = C[a][p - start];
      } else {
        double sum = points.product(i, points, graph.column()[start + pivot[a]], j);
        for (int b = 0; b < a; b++) {
          sum -= C[b][pivot[a]] * c[b];
        }
        c[a] = sum / C[a][pivot[a]];
      }
    }
    return points.product(i, points, j, j);
  }

  private void project(double squaredLength, double[] u, int at) {
    Arrays.fill(u, at, at + m, 0);
    double squared = 0;
    for (int a = 0; a < m && a < rank; a++) {
      double sum = 0;
      for (int b = 0; b < rank; b++) {
        sum += axes.vectors()[a][b] * c[b];
      }
      u[at + a] = sum;
      squared += sum * sum;
    }
    boolean vanishes = !(squared > NEGLIGIBLE * squaredLength);
    double factor = vanishes ? 0 : 1 / Math.sqrt(squared);
    for (int a = 0; a < m; a++) {
      u[at + a] *= factor;
    }
  }
}
