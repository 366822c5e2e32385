package labeldiffusion.sizes;

/** The Beta(a, b) distribution of a share; a and b must be at least 1/2. */
record BetaDistribution(double a, double b) {
  private static final int HALVINGS = 60;
  private static final int TERMS = 500;
  private static final double PRECISION = 1e-14;

  /** Coefficients of Lanczos' approximation of the gamma function for g = 7. */
  private static final double[] LANCZOS = {
    0.9999999999998099,
    676.5203681218851,
    -1259.1392167224028,
    771.3234287776531,
    -176.6150291621406,
    12.507343278686905,
    -0.13857109526572012,
    9.984369578019572e-6,
    1.5056327351493116e-7
  };

  /** The x at which a share p of the distribution is below x, by bisection. */
  double quantile(double p) {
    double low = 0;
    double high = 1;
    for (int round = 0; round < HALVINGS; round++) {
      double middle = (low + high) / 2;
      if (below(middle) < p) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return (low + high) / 2;
  }

  /** I_x(a, b), the share of the distribution below x. */
  double below(double x) {
    if (x <= 0 || x >= 1) {
      return x <= 0 ? 0 : 1;
    }
    // the continued fraction converges fast below the mean; I_x(a, b) = 1 - I_{1-x}(b, a)
    return x > (a + 1) / (a + b + 2) ? 1 - new BetaDistribution(b, a).fraction(1 - x) : fraction(x);
  }

  /**
   * x^a (1-x)^b / (a B(a, b)) times the continued fraction 1/(1+ d_1/(1+ d_2/(1+ ...))) by Lentz's
   * method (Press et al. 2007, 6.4).
   */
  private double fraction(double x) {
    double logBeta = logGamma(a) + logGamma(b) - logGamma(a + b);
    double front = Math.exp(a * Math.log(x) + b * Math.log1p(-x) - logBeta) / a;
    double f = 1;
    double numerator = 1;
    double denominator = 0;
    for (int m = 0; m < TERMS; m++) {
      double d = coefficient(m, x);
      denominator = 1 / awayFromZero(1 + d * denominator);
      numerator = awayFromZero(1 + d / numerator);
      f *= numerator * denominator;
      if (Math.abs(numerator * denominator - 1) < PRECISION) {
        break;
      }
    }
    return front * (f - 1);
  }

  private double coefficient(int m, double x) {
    int h = m / 2;
    if (m == 0) {
      return 1;
    }
    return m % 2 == 0
        ? h * (b - h) * x / ((a + 2 * h - 1) * (a + 2 * h))
        : -(a + h) * (a + b + h) * x / ((a + 2 * h) * (a + 2 * h + 1));
  }

  private static double awayFromZero(double x) {
    return Math.abs(x) < 1e-300 ? 1e-300 : x;
  }

  /** log of the gamma function at z of at least 1/2. */
  static double logGamma(double z) {
    double sum = LANCZOS[0];
    for (int i = 1; i < LANCZOS.length; i++) {
      sum += LANCZOS[i] / (z - 1 + i);
    }
    double t = z + 6.5;
    return 0.5 * Math.log(2 * Math.PI) + (z - 0.5) * Math.log(t) - t + Math.log(sum);
  }
}
