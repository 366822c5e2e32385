package labeldiffusion;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;
import labeldiffusion.graph.GraphSpec;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.graph.WidthRule;
import labeldiffusion.points.Points;

/**
 * Every formula of graph and diffusions as it is written, on full matrices, with loops over all
 * nodes: slow, and simple enough to be read.
 */
public final class DenseReference {
  public final int n;

  /** Whether j is in N+(i), that is in N(i) or i itself. */
  public final boolean[][] inN;

  public final boolean[][] edge;
  public final double[][] W;
  public final double[] d;

  /** The points of the nodes; null if the graph has none. */
  public final Points points;

  private DenseReference(Points points, boolean[][] inN, boolean[][] edge, Entry weight) {
    this.points = points;
    this.inN = inN;
    this.edge = edge;
    n = inN.length;
    W = matrix((i, j) -> edge[i][j] ? weight.at(i, j) : 0);
    d = Arrays.stream(W).mapToDouble(row -> Arrays.stream(row).sum()).toArray();
  }

  /** Nodes are joined if one is in the neighbourhood of the other. */
  private static boolean[][] joined(boolean[][] inN) {
    int n = inN.length;
    boolean[][] edge = new boolean[n][n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        edge[i][j] = i != j && (inN[i][j] || inN[j][i]);
      }
    }
    return edge;
  }

  /** The neighbourhoods, edges and weights a graph has. */
  public static DenseReference of(SimilarityGraph graph) {
    int n = graph.size();
    boolean[][] inN = new boolean[n][n];
    boolean[][] edge = new boolean[n][n];
    double[][] weight = new double[n][n];
    for (int i = 0; i < n; i++) {
      inN[i][i] = true;
      for (int p = graph.rowStart()[i]; p < graph.rowStart()[i + 1]; p++) {
        inN[i][graph.column()[p]] = p < graph.neighbourEnd()[i];
        edge[i][graph.column()[p]] = true;
        weight[i][graph.column()[p]] = graph.weight()[p];
      }
    }
    return new DenseReference(
        graph.hasPoints() ? graph.points() : null, inN, edge, (i, j) -> weight[i][j]);
  }

  /** The neighbourhoods and weights the definition gives to points. */
  public static DenseReference of(Points points, GraphSpec spec) {
    int n = points.size();
    boolean[][] inN = new boolean[n][n];
    double[] sigma = new double[n];
    boolean isScaled = spec.rule() == WidthRule.SCALED && hasHubs(points, spec.k());
    for (int i = 0; i < n; i++) {
      inN[i][i] = true;
      int[] nearest =
          isScaled ? nearestByScale(points, i, spec.k()) : nearest(points, i, points, i, spec.k());
      for (int j : nearest) {
        inN[i][j] = true;
        sigma[i] += Math.sqrt(points.squaredDistance(i, points, j)) / nearest.length;
      }
    }
    double mean = Arrays.stream(sigma).sum() / n;
    return new DenseReference(
        points,
        inN,
        joined(inN),
        (i, j) -> {
          double sigmaX =
              switch (spec.rule()) {
                case GLOBAL -> mean * mean;
                case LOCAL, SCALED -> sigma[i] * sigma[j];
                case FIXED -> spec.fixedWidth();
              };
          return Math.exp(-points.squaredDistance(i, points, j) / sigmaX);
        });
  }

  /** Whether the variance of the numbers of lists that a point is in exceeds 1.5 k. */
  private static boolean hasHubs(Points points, int k) {
    double squares = 0;
    for (int j = 0; j < points.size(); j++) {
      int lists = 0;
      for (int i = 0; i < points.size(); i++) {
        for (int neighbour : nearest(points, i, points, i, k)) {
          lists += neighbour == j ? 1 : 0;
        }
      }
      squares += (lists - k) * (lists - k);
    }
    return squares / points.size() > 1.5 * k;
  }

  /** Of the 1.5 k nearest points, the k with the smallest squared distance over sigma_j. */
  private static int[] nearestByScale(Points points, int i, int k) {
    return Arrays.stream(nearest(points, i, points, i, (3 * k + 1) / 2))
        .boxed()
        .sorted(
            Comparator.comparingDouble(
                j -> points.squaredDistance(i, points, j) / meanDistance(points, j, k)))
        .limit(k)
        .mapToInt(j -> j)
        .toArray();
  }

  private static double meanDistance(Points points, int j, int k) {
    return Arrays.stream(nearest(points, j, points, j, k))
        .mapToDouble(l -> Math.sqrt(points.squaredDistance(j, points, l)))
        .average()
        .orElseThrow();
  }

  /** The k nearest rows of {@code stored} other than {@code self}, nearest first, ties by index. */
  public static int[] nearest(Points from, int i, Points stored, int self, int k) {
    double[] distance =
        IntStream.range(0, stored.size())
            .mapToDouble(
                j -> j == self ? Double.POSITIVE_INFINITY : from.squaredDistance(i, stored, j))
            .toArray();
    double[] sorted = distance.clone();
    Arrays.sort(sorted);
    double limit = sorted.length > k && k > 0 ? sorted[k - 1] : Double.POSITIVE_INFINITY;
    return IntStream.range(0, stored.size())
        .filter(j -> j != self && !(distance[j] > limit))
        .boxed()
        .sorted(Comparator.comparingDouble((Integer j) -> distance[j]).thenComparingInt(j -> j))
        .limit(k)
        .mapToInt(j -> j)
        .toArray();
  }

  /** A number for each node, the same for nodes that are joined by edges of positive weight. */
  public int[] components() {
    int[] component = IntStream.range(0, n).toArray();
    for (int round = 0; round < n; round++) {
      for (int i = 0; i < n; i++) {
        for (int j = 0; j < n; j++) {
          component[i] = W[i][j] > 0 ? Math.min(component[i], component[j]) : component[i];
        }
      }
    }
    return component;
  }

  /** sigma_f^2: the mean of w_ij ||F_i - F_j||^2 over the edges, times a factor. */
  public double sigmaF2(double[][] F, double relative) {
    double sum = 0;
    int count = 0;
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < i; j++) {
        if (edge[i][j]) {
          sum += W[i][j] * squaredDifference(F[i], F[j]);
          count++;
        }
      }
    }
    return count == 0 ? 0 : relative * sum / count;
  }

  /** q_ij on the edges, q_ii = 1, else 0. */
  public double[][] q(double[][] F, double sigmaF2) {
    return matrix(
        (i, j) ->
            i == j
                ? 1
                : edge[i][j] ? Math.exp(-W[i][j] * squaredDifference(F[i], F[j]) / sigmaF2) : 0);
  }

  public double[][] smooth(double[][] q) {
    double[] S = new double[n];
    for (int i = 0; i < n; i++) {
      for (int k = 0; k < n; k++) {
        S[i] += inN[i][k] ? q[i][k] : 0;
      }
    }
    return matrix(
        (i, j) -> {
          double sum = 0;
          for (int k = 0; k < n; k++) {
            sum += inN[i][k] && inN[j][k] ? q[i][j] + q[i][k] * q[k][j] : 0;
          }
          return edge[i][j] ? sum / (S[i] + S[j]) : 0;
        });
  }

  public double[][] localMatch(double[][] q) {
    double[][] m =
        matrix(
            (k, j) -> {
              double best = 0;
              for (int l = 0; l < n; l++) {
                best = inN[j][l] ? Math.max(best, q[k][l]) : best;
              }
              return best;
            });
    double[][] h =
        matrix(
            (i, j) -> {
              double sum = 1;
              int size = 0;
              for (int k = 0; k < n; k++) {
                sum += inN[i][k] ? m[k][j] : 0;
                size += inN[i][k] ? 1 : 0;
              }
              return sum / (size + 1);
            });
    return matrix((i, j) -> edge[i][j] ? q[i][j] * (h[i][j] + h[j][i]) / 2 : 0);
  }

  /** s = 1 on the edges. */
  public double[][] isotropic() {
    return matrix((i, j) -> edge[i][j] ? 1 : 0);
  }

  /** r = max_i sum_j w_ij s_ij / d_i. */
  public double largestRow(double[][] s) {
    double r = 0;
    for (int i = 0; i < n; i++) {
      double sum = 0;
      for (int j = 0; j < n; j++) {
        sum += W[i][j] * s[i][j];
      }
      r = Math.max(r, sum / d[i]);
    }
    return r;
  }

  /** L^D for the diffusivity s. */
  public double[][] laplacian(double[][] s) {
    return matrix(
        (i, j) -> {
          double sum = 0;
          for (int k = 0; k < n && i == j; k++) {
            sum += W[i][k] * s[i][k];
          }
          return ((i == j ? sum : 0) - W[i][j] * s[i][j]) / d[i];
        });
  }

  /** F - delta L F. */
  public static double[][] explicit(double[][] L, double delta, double[][] F) {
    double[][] result = new double[F.length][];
    for (int i = 0; i < F.length; i++) {
      result[i] = F[i].clone();
      for (int j = 0; j < F.length; j++) {
        for (int t = 0; t < F[i].length; t++) {
          result[i][t] -= delta * L[i][j] * F[j][t];
        }
      }
    }
    return result;
  }

  /** A^-1 B by Gaussian elimination with pivots. */
  public static double[][] solve(double[][] A, double[][] B) {
    int n = A.length;
    double[][] M = new double[n][];
    for (int i = 0; i < n; i++) {
      M[i] = Arrays.copyOf(A[i], n + B[i].length);
      System.arraycopy(B[i], 0, M[i], n, B[i].length);
    }
    for (int k = 0; k < n; k++) {
      int column = k;
      int pivot =
          IntStream.range(k, n)
              .boxed()
              .max(Comparator.comparingDouble(i -> Math.abs(M[i][column])))
              .get();
      double[] row = M[pivot];
      M[pivot] = M[k];
      M[k] = row;
      for (int i = 0; i < n; i++) {
        double factor = i == k ? 0 : M[i][k] / row[k];
        for (int j = k; j < row.length; j++) {
          M[i][j] -= factor * row[j];
        }
      }
    }
    double[][] X = new double[n][];
    for (int i = 0; i < n; i++) {
      double diagonal = M[i][i];
      X[i] = Arrays.stream(M[i], n, M[i].length).map(value -> value / diagonal).toArray();
    }
    return X;
  }

  /** Rows of c numbers as a matrix, and back. */
  public static double[][] rows(double[] F, int c) {
    return IntStream.range(0, F.length / c)
        .mapToObj(i -> Arrays.copyOfRange(F, i * c, (i + 1) * c))
        .toArray(double[][]::new);
  }

  public static double[] flat(double[][] F) {
    return Arrays.stream(F).flatMapToDouble(Arrays::stream).toArray();
  }

  private interface Entry {
    double at(int i, int j);
  }

  private double[][] matrix(Entry entry) {
    double[][] result = new double[n][n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        result[i][j] = entry.at(i, j);
      }
    }
    return result;
  }

  private static double squaredDifference(double[] a, double[] b) {
    return IntStream.range(0, a.length).mapToDouble(t -> (a[t] - b[t]) * (a[t] - b[t])).sum();
  }
}
