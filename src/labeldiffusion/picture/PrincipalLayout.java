package labeldiffusion.picture;

import labeldiffusion.parallel.Workers;
import labeldiffusion.points.Points;

/**
 * The first two principal components, computed from distances only, so that numbers, nominal values
 * and all metrics are treated as the graph treats them. The Gram matrix of a sample of the points,
 * the landmarks, is
 *
 * <pre>B = -1/2 J D J,   J = I - 1/m,   D the squared distances among the m landmarks</pre>
 *
 * with leading eigenvectors u and values lambda; any point lies at -1/2 u.(delta - mean row of D) /
 * sqrt(lambda), delta its squared distances from the landmarks (de Silva and Tenenbaum 2004). For
 * Euclidean distances and as many landmarks as points these are the principal components
 * themselves.
 */
public final class PrincipalLayout {
  private static final int LANDMARKS = 200;
  private static final int STEPS = 1000;

  private PrincipalLayout() {}

  /** The places of the nodes of a drawing, whose graph must have points. */
  public static Layout of(Drawing drawing) {
    Points points = drawing.graph().points();
    int n = drawing.size();
    int m = Math.min(n, LANDMARKS);
    int[] landmarks = new int[m];
    for (int l = 0; l < m; l++) {
      landmarks[l] = drawing.nodes()[(int) ((long) l * n / m)];
    }
    double[][] D = new double[m][];
    for (int l = 0; l < m; l++) {
      D[l] = distances(points, landmarks[l], landmarks);
    }
    double[] mean = means(D);
    LeadingEigenvectors pair =
        new LeadingEigenvectors((x, y) -> multiply(D, mean, x, y), m, new double[m], STEPS);
    double[] u = scaled(pair.first, pair.firstValue);
    double[] v = scaled(pair.second, pair.secondValue);
    double[] x = new double[n];
    double[] y = new double[n];
    for (int i = 0; i < n; i++) {
      Workers.stopIfInterrupted(i);
      double[] delta = distances(points, drawing.nodes()[i], landmarks);
      for (int l = 0; l < m; l++) {
        x[i] -= u[l] * (delta[l] - mean[l]) / 2;
        y[i] -= v[l] * (delta[l] - mean[l]) / 2;
      }
    }
    return Layout.ofPoints(x, y);
  }

  private static double[] distances(Points points, int i, int[] landmarks) {
    double[] squared = new double[landmarks.length];
    for (int l = 0; l < landmarks.length; l++) {
      squared[l] = points.squaredDistance(i, points, landmarks[l]);
    }
    return squared;
  }

  private static double[] means(double[][] D) {
    double[] mean = new double[D.length];
    for (int l = 0; l < D.length; l++) {
      for (double squared : D[l]) {
        mean[l] += squared / D.length;
      }
    }
    return mean;
  }

  /** y = B x = -1/2 (D x - mean (1.x) - 1 (mean.x) + 1 (1.x) (mean of mean)). */
  private static void multiply(double[][] D, double[] mean, double[] x, double[] y) {
    double sum = 0;
    double grand = 0;
    for (int l = 0; l < x.length; l++) {
      sum += x[l];
      grand += mean[l] / x.length;
    }
    double shift = LeadingEigenvectors.product(mean, x) - sum * grand;
    for (int l = 0; l < x.length; l++) {
      y[l] = -(LeadingEigenvectors.product(D[l], x) - mean[l] * sum - shift) / 2;
    }
  }

  /** u / sqrt(lambda); 0 if the points do not vary in that direction. */
  private static double[] scaled(double[] u, double lambda) {
    double[] scaled = new double[u.length];
    for (int l = 0; l < u.length; l++) {
      scaled[l] = lambda > 0 ? u[l] / Math.sqrt(lambda) : 0;
    }
    return scaled;
  }
}
