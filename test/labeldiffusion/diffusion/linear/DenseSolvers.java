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
    return harmonic(dense.W, dense.components(), labels);
  }

  private static double[][] harmonic(double[][] W, int[] component, Labels labels) {
    double[][] A = identity(W.length);
    for (int i = 0; i < W.length; i++) {
      if (!labels.isLabelled(i) && hasLabel(component, component[i], labels)) {
        for (int j = 0; j < W.length; j++) {
          A[i][j] = (i == j ? Arrays.stream(W[i]).sum() : 0) - W[i][j];
        }
      }
    }
    return DenseReference.solve(A, seeds(labels, 1));
  }

  /**
   * The harmonic function on w_i W_ij w_j, where (1.0001 D - W) w = 1 at the labels less their
   * share; share and minimum of w are those of the component.
   */
  public static double[][] reweighted(DenseReference dense, Labels labels) {
    int n = dense.n;
    int[] component = dense.components();
    double[][] A = new double[n][n];
    double[][] b = new double[n][1];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        A[i][j] = (i == j ? 1.0001 * dense.d[i] : 0) - dense.W[i][j];
      }
      A[i][i] = dense.d[i] > 0 ? A[i][i] : 1;
      int which = component[i];
      int[] members = IntStream.range(0, n).filter(j -> component[j] == which).toArray();
      double share = (double) IntStream.of(members).filter(labels::isLabelled).count();
      b[i][0] = (labels.isLabelled(i) ? 1 : 0) - share / members.length;
    }
    double[][] w = DenseReference.solve(A, b);
    double[] weight = new double[n];
    for (int i = 0; i < n; i++) {
      int which = component[i];
      double least =
          IntStream.range(0, n)
              .filter(j -> component[j] == which)
              .mapToDouble(j -> w[j][0])
              .min()
              .orElseThrow();
      weight[i] = w[i][0] - least + 1e-5;
    }
    double[][] heavy = new double[n][n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        heavy[i][j] = weight[i] * dense.W[i][j] * weight[j];
      }
    }
    return harmonic(heavy, component, labels);
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

  /**
   * U with ((1 + damping) D - W) U = y_j - mean y at the labels, the mean over all labels; a node
   * without edges has 1 on its diagonal.
   */
  public static double[][] dampedPotential(DenseReference dense, Labels labels, double damping) {
    double[][] A = new double[dense.n][dense.n];
    double[][] B = seeds(labels, 1);
    for (int i = 0; i < dense.n; i++) {
      for (int j = 0; j < dense.n; j++) {
        A[i][j] = (i == j ? (1 + damping) * dense.d[i] : 0) - dense.W[i][j];
      }
      A[i][i] = dense.d[i] > 0 ? A[i][i] : 1;
      for (int t = 0; t < labels.classes() && labels.isLabelled(i); t++) {
        B[i][t] -= labels.prior()[t];
      }
    }
    return DenseReference.solve(A, B);
  }

  /**
   * Scores of Poisson learning, exp((U - largest of the row) / median gap), 0 for classes that do
   * not reach a node. Without damping, a class reaches the components in which it has labels; with
   * damping, every class that has labels reaches all components that have any. Null if two
   * potentials of a row are so close that rounding decides whether their gap counts.
   */
  public static double[][] poisson(DenseReference dense, Labels labels, double damping) {
    double[][] U =
        damping == 0 ? poissonPotential(dense, labels) : dampedPotential(dense, labels, damping);
    int[] component = dense.components();
    boolean isAlone = Arrays.stream(labels.prior()).filter(share -> share > 0).count() == 1;
    double largest = 0;
    double[] gaps = new double[dense.n];
    int count = 0;
    for (int i = 0; i < dense.n; i++) {
      double[] own = mean(component, component[i], labels);
      for (int t = 0; t < own.length; t++) {
        boolean reaches =
            damping == 0
                ? own[t] > 0
                : labels.prior()[t] > 0 && hasLabel(component, component[i], labels);
        U[i][t] = reaches ? U[i][t] : Double.NEGATIVE_INFINITY;
        largest = Math.max(largest, reaches ? Math.abs(U[i][t]) : 0);
      }
      double[] sorted = Arrays.stream(U[i]).filter(Double::isFinite).sorted().toArray();
      if (sorted.length > 1) {
        gaps[count++] = sorted[sorted.length - 1] - sorted[sorted.length - 2];
      }
    }
    Arrays.sort(gaps, 0, count);
    if (count > 0 && !isAlone && gaps[0] <= 1e-9 * largest) {
      return null;
    }
    double m = count == 0 || isAlone ? 1 : gaps[count / 2];
    for (double[] row : U) {
      double most = Arrays.stream(row).max().orElse(0);
      Arrays.setAll(row, t -> Double.isFinite(row[t]) ? Math.exp((row[t] - most) / m) : 0);
    }
    return U;
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
