package labeldiffusion.diffusion.stepped;

import labeldiffusion.DenseReference;
import labeldiffusion.labels.Labels;

/** Stepped diffusions as they are defined, on full matrices. */
public final class DenseSteps {
  private final DenseReference dense;
  private final Labels labels;
  private final EulerSpec spec;
  private final int steps;

  /** d_i, with the self loop if there is one; 1 for a node without edges. */
  private final double[] degree;

  public DenseSteps(DenseReference dense, Labels labels, EulerSpec spec, int steps) {
    this.steps = steps;
    this.dense = dense;
    this.labels = labels;
    this.spec = spec;
    degree = dense.d.clone();
    for (int i = 0; i < degree.length; i++) {
      degree[i] += spec.selfLoops() ? 1 : 0;
      degree[i] = degree[i] > 0 ? degree[i] : 1;
    }
  }

  /** A diffusivity s, given the diffusivity q of single edges. */
  public interface Rule {
    double[][] s(DenseReference dense, double[][] q);
  }

  /** F after T steps with s = 1. */
  public double[][] isotropic() {
    return steps(seeds(), steps);
  }

  /**
   * F after isotropic steps and T steps of a rule.
   *
   * @param isFixed whether s stays as it is after the initial steps
   */
  public double[][] anisotropic(int initialSteps, double sigmaF, boolean isFixed, Rule rule) {
    double[][] F = steps(seeds(), initialSteps);
    double sigmaF2 = Math.max(dense.sigmaF2(F, sigmaF), Double.MIN_VALUE);
    double[][] s = rule.s(dense, dense.q(F, sigmaF2));
    for (int t = 0; t < steps; t++) {
      s = t == 0 || isFixed ? s : rule.s(dense, dense.q(F, sigmaF2));
      F = step(F, s);
    }
    return F;
  }

  private double[][] seeds() {
    return DenseReference.rows(labels.seeds(spec.labelWeights()), labels.classes());
  }

  private double[][] steps(double[][] F, int count) {
    double[][] now = F;
    for (int t = 0; t < count; t++) {
      now = step(now, dense.isotropic());
    }
    return now;
  }

  private double[][] step(double[][] F, double[][] s) {
    double[][] G = spec.scheme() == Scheme.EXPLICIT ? explicit(F, s) : implicit(F, s);
    for (int i = 0; i < dense.n; i++) {
      G[i] = isClamped(i) ? F[i].clone() : G[i];
    }
    return G;
  }

  private boolean isClamped(int i) {
    return spec.labelRule() == LabelRule.CLAMP && labels.isLabelled(i);
  }

  /** F - delta' D^-1 (R - W^D) F with delta' = min(delta / max(1, r), 1 / r). */
  private double[][] explicit(double[][] F, double[][] s) {
    double r = 0;
    for (int i = 0; i < dense.n; i++) {
      r = Math.max(r, rowSum(s, i) / degree[i]);
    }
    double delta = Math.min(spec.delta() / Math.max(1, r), 1 / r);
    double[][] L = new double[dense.n][dense.n];
    for (int i = 0; i < dense.n; i++) {
      for (int j = 0; j < dense.n; j++) {
        L[i][j] = ((i == j ? rowSum(s, i) : 0) - dense.W[i][j] * s[i][j]) / degree[i];
      }
    }
    return DenseReference.explicit(L, delta, F);
  }

  /** (D + delta (R - W^D)) G = D F for the free nodes, G = F for the clamped ones. */
  private double[][] implicit(double[][] F, double[][] s) {
    double[][] A = new double[dense.n][dense.n];
    double[][] B = new double[dense.n][];
    for (int i = 0; i < dense.n; i++) {
      boolean isClamped = isClamped(i);
      double own = isClamped ? 1 : degree[i];
      B[i] = F[i].clone();
      for (int t = 0; t < B[i].length; t++) {
        B[i][t] *= own;
      }
      for (int j = 0; j < dense.n && !isClamped; j++) {
        A[i][j] = -spec.delta() * dense.W[i][j] * s[i][j];
      }
      A[i][i] = own + (isClamped ? 0 : spec.delta() * rowSum(s, i));
    }
    return DenseReference.solve(A, B);
  }

  private double rowSum(double[][] s, int i) {
    double sum = 0;
    for (int j = 0; j < dense.n; j++) {
      sum += dense.W[i][j] * s[i][j];
    }
    return sum;
  }
}
