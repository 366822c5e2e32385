package labeldiffusion.tools.operators;

/**
 * The tensor T of the limit: (1/d_i) sum_j w_ij s_ij (f_i - f_j) tends to -(R^2 / 2) div(T grad f)
 * as the radius R of the neighbourhoods shrinks and their size K grows. For points at distance R t
 * in direction u,
 *
 * <pre>
 * w = exp(-t^2 (m+1)^2 / m^2)                                   sigma_x = (mean distance)^2
 * q = exp(-w t^2 (u.grad F)^2 / sigma),   sigma = relative mean over t, u, x of w t^2 (u.grad F)^2
 * T = integral of w s t^2 u u' / integral of w                  over the unit ball
 * </pre>
 *
 * where s = q for the per-edge operator. For the consistent one s = u' D u within [nu, 1], where D
 * minimises the integral of w (u' D u - q)^2: this is what D_i tends to. By Proposition 1 of Kim et
 * al. 2015, div(T grad) is the Laplace-Beltrami operator of another metric, up to a density.
 */
final class LimitTensor {
  private static final int POINTS = 100;
  private static final double SLOPE_STEP = 1e-4;

  private final int m;
  private final double nu;
  private final double sigma;
  private final boolean isConsistent;

  /**
   * @param relative sigma_f^2 relative to the mean squared gradient
   * @param nu the least diffusivity of the consistent operator
   */
  LimitTensor(Manifold manifold, double relative, double nu, boolean isConsistent) {
    m = manifold.dimension;
    this.nu = nu;
    this.isConsistent = isConsistent;
    double mean = 0;
    for (int r = 0; r < POINTS; r++) {
      double t = (r + 0.5) / POINTS;
      mean += m * Math.pow(t, m + 1) * weight(t) / POINTS;
    }
    sigma = relative * mean * manifold.meanSquaredGradient / m;
  }

  private double weight(double t) {
    double ratio = t * (m + 1) / m;
    return Math.exp(-ratio * ratio);
  }

  Manifold.Tensor at(double y) {
    double[] here = eigenvalues(y);
    double slope = (eigenvalues(y + SLOPE_STEP)[0] - eigenvalues(y - SLOPE_STEP)[0]);
    return new Manifold.Tensor(here[0], slope / (2 * SLOPE_STEP), here[1]);
  }

  /** Along and across the gradient, whose squared length is y. */
  private double[] eigenvalues(double y) {
    double[] D = isConsistent ? fitted(y) : new double[2];
    double[] sums = new double[3]; // of w s t^2 cos^2, w s t^2 sin^2 and w
    forAll(
        (t, square, volume) -> {
          double w = volume * weight(t);
          double s =
              isConsistent
                  ? Math.min(1, Math.max(nu, D[0] * square + D[1] * (1 - square)))
                  : q(t, square, y);
          sums[0] += w * s * t * t * square;
          sums[1] += w * s * t * t * (1 - square);
          sums[2] += w;
        });
    return new double[] {sums[0] / sums[2], sums[1] / sums[2]};
  }

  /** The eigenvalues of D: the mean of q on a curve, else the least-squares fit. */
  private double[] fitted(double y) {
    double[] sums = new double[3]; // of w q cos^2, w q sin^2 and w
    forAll(
        (t, square, volume) -> {
          double w = volume * weight(t);
          sums[0] += w * q(t, square, y) * square;
          sums[1] += w * q(t, square, y) * (1 - square);
          sums[2] += w;
        });
    double along = sums[0] / sums[2];
    double across = sums[1] / sums[2];
    return m == 1
        ? new double[] {along, 0}
        : new double[] {
          3 * along - across, 3 * across - along
        }; // means of cos^4: 3/8, cos^2 sin^2: 1/8
  }

  private double q(double t, double square, double y) {
    return Math.exp(-weight(t) * t * t * square * y / sigma);
  }

  /** A function of the distance t, the squared cosine to the gradient, and the volume there. */
  private interface Integrand {
    void add(double t, double square, double volume);
  }

  /** Midpoint rule over the unit ball in one or two dimensions. */
  private void forAll(Integrand integrand) {
    for (int r = 0; r < POINTS; r++) {
      double t = (r + 0.5) / POINTS;
      if (m == 1) {
        integrand.add(t, 1, 1);
      }
      for (int a = 0; a < POINTS / 4 && m == 2; a++) {
        double cosine = Math.cos((a + 0.5) * Math.PI / 2 / (POINTS / 4));
        integrand.add(t, cosine * cosine, t);
      }
    }
  }
}
