package labeldiffusion.diffusion.linear;

import java.util.Arrays;
import java.util.stream.IntStream;
import labeldiffusion.DenseReference;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.labels.LabelWeights;
import labeldiffusion.labels.Labels;
import labeldiffusion.parallel.Workers;
import labeldiffusion.sparse.SparseMatrix;

/**
 * The methods that solve a linear system, as their equations are written, on full matrices. Unlike
 * the references of the methods' own tests they hold for graphs with several components and nodes
 * without edges.
 */
public final class DenseSolvers {
  private DenseSolvers() {}

  /** (1 - alpha) (I - alpha D^-1/2 W D^-1/2)^-1 Y. */
  public static double[][] spreading(DenseReference dense, Labels labels, double alpha) {
    double[][] A = identity(dense.n);
    for (int i = 0; i < dense.n; i++) {
      for (int j = 0; j < dense.n; j++) {
        A[i][j] -=
            dense.edge[i][j] ? alpha * dense.W[i][j] / Math.sqrt(dense.d[i] * dense.d[j]) : 0;
      }
    }
    return DenseReference.solve(A, seeds(labels, 1 - alpha));
  }

  /**
   * (I + mu L_V)^-1 Y, V = [w_ij^2], mu = alpha gamma / (1 - alpha), gamma = 0.5 / max_i d_V(i).
   */
  public static double[][] fick(DenseReference dense, Labels labels, double alpha) {
    double[] dV =
        Arrays.stream(dense.W)
            .mapToDouble(row -> Arrays.stream(row).map(w -> w * w).sum())
            .toArray();
    double most = Arrays.stream(dV).max().orElse(0);
    double mu = most > 0 ? alpha * 0.5 / most / (1 - alpha) : 0;
    double[][] A = identity(dense.n);
    for (int i = 0; i < dense.n; i++) {
      A[i][i] += mu * dV[i];
      for (int j = 0; j < dense.n; j++) {
        A[i][j] -= mu * dense.W[i][j] * dense.W[i][j];
      }
    }
    return DenseReference.solve(A, seeds(labels, 1));
  }

  /** F = Y at the labels, L F = 0 elsewhere; 0 in components without labels. */
  public static double[][] harmonic(DenseReference dense, Labels labels) {
    int[] component = dense.components();
    double[][] A = identity(dense.n);
    for (int i = 0; i < dense.n; i++) {
      if (!labels.isLabelled(i) && hasLabel(component, component[i], labels)) {
        for (int j = 0; j < dense.n; j++) {
          A[i][j] = (i == j ? dense.d[i] : 0) - dense.W[i][j];
        }
      }
    }
    return DenseReference.solve(A, seeds(labels, 1));
  }

  /** (1 - alpha) (I - alpha W)^-1 Y; the weights themselves have tests of their own. */
  public static double[][] linearNeighbourhood(
      SimilarityGraph graph, Labels labels, double alpha, Workers workers) {
    SparseMatrix W = LinearNeighbourhoodDiffusion.weights(graph, workers);
    double[][] A = identity(graph.size());
    for (int i = 0; i < graph.size(); i++) {
      for (int p = W.rowStart()[i]; p < W.rowStart()[i + 1]; p++) {
        A[i][W.column()[p]] -= alpha * W.value()[p];
      }
    }
    return DenseReference.solve(A, seeds(labels, 1 - alpha));
  }

  /**
   * U with L U = B and sum_i d_i U_i = 0 in each component, from L + d d' within the components; B
   * is y_j - mean y at the labels, the mean over the component.
   */
  public static double[][] poissonPotential(DenseReference dense, Labels labels) {
    int[] component = dense.components();
    double[][] A = new double[dense.n][dense.n];
    double[][] B = seeds(labels, 1);
    for (int i = 0; i < dense.n; i++) {
      for (int j = 0; j < dense.n; j++) {
        A[i][j] =
            (i == j ? dense.d[i] : 0)
                - dense.W[i][j]
                + (component[i] == component[j] ? dense.d[i] * dense.d[j] : 0);
      }
      A[i][i] = dense.d[i] > 0 ? A[i][i] : 1;
      double[] mean = mean(component, component[i], labels);
      for (int t = 0; t < mean.length && labels.isLabelled(i); t++) {
        B[i][t] -= mean[t];
      }
    }
    return DenseReference.solve(A, B);
  }

  /** The shares of the classes among the labels of a component; 0 if it has none. */
  private static double[] mean(int[] component, int which, Labels labels) {
    double[] share = new double[labels.classes()];
    int[] labelled =
        IntStream.of(labels.labelledNodes()).filter(i -> component[i] == which).toArray();
    for (int i : labelled) {
      share[labels.classOf()[i]] += 1.0 / labelled.length;
    }
    return Arrays.stream(share).map(s -> s > 1 - 1e-9 ? 1 : s).toArray();
  }

  private static boolean hasLabel(int[] component, int which, Labels labels) {
    return IntStream.of(labels.labelledNodes()).anyMatch(i -> component[i] == which);
  }

  private static double[][] identity(int n) {
    double[][] I = new double[n][n];
    for (int i = 0; i < n; i++) {
      I[i][i] = 1;
    }
    return I;
  }

  /** One-hot Y times a factor. */
  private static double[][] seeds(Labels labels, double factor) {
    double[] Y = labels.seeds(LabelWeights.ONE_HOT);
    return DenseReference.rows(Arrays.stream(Y).map(y -> factor * y).toArray(), labels.classes());
  }
}
