package labeldiffusion.diffusion.linear;

import java.util.Arrays;
import labeldiffusion.points.Points;

/**
 * The weights that reconstruct a point from its neighbours (Wang, Zhang 2006): the point nearest to
 * x in the convex hull of the neighbours is sum_j w_j x_j with
 *
 * <pre>min w'Gw,   sum w = 1, w &gt;= 0,   G_jk = (x - x_j).(x - x_k)</pre>
 *
 * Solved exactly by Wolfe's method (1976). It walks over the faces of the hull: it adds the most
 * promising neighbour, moves to the nearest point of the face's affine hull, and drops neighbours
 * whose weight would become negative. A dropped neighbour may come back. The method is finite even
 * if G is singular.
 */
final class NeighbourhoodWeights {
  /** Added to the diagonal, relative to the trace, if there are more neighbours than dimensions. */
  private static final double RIDGE = 1e-3;

  /** Least gain, relative to the largest G_jj, for which a neighbour is added; less is rounding. */
  private static final double GAIN = 1e-13;

  private final int k;
  private final double[][] G;
  private final double[] w;
  private final int[] face;
  private final double[][] system;
  private int faceSize;

  NeighbourhoodWeights(int k) {
    this.k = k;
    G = new double[k][k];
    w = new double[k];
    face = new int[k];
    system = new double[k][k + 1];
  }

  /** Number of neighbours. */
  int size() {
    return k;
  }

  /**
   * The weights of row i of {@code others} over k stored points. The next call overwrites the
   * array.
   */
  double[] of(Points others, int i, Points stored, int[] index, int from) {
    double trace = 0;
    for (int a = 0; a < k; a++) {
      for (int b = 0; b <= a; b++) {
        G[a][b] = others.product(i, stored, index[from + a], index[from + b]);
        G[b][a] = G[a][b];
      }
      trace += G[a][a];
    }
    for (int a = 0; a < k && k > stored.dimension(); a++) {
      G[a][a] += RIDGE * trace;
    }
    return solve();
  }

  /** w for the current G. */
  double[] solve() {
    double scale = 0;
    int nearest = 0;
    for (int a = 0; a < k; a++) {
      scale = Math.max(scale, G[a][a]);
      nearest = G[a][a] < G[nearest][nearest] ? a : nearest;
    }
    if (!(scale > 0)) { // all neighbours coincide with the point: equal weights
      Arrays.fill(w, 1.0 / k);
      return w;
    }
    Arrays.fill(w, 0);
    w[nearest] = 1;
    face[0] = nearest;
    faceSize = 1;
    for (int round = 0; round < 10 * k; round++) {
      int best = mostPromising(scale);
      if (best < 0 || !descendWith(best)) {
        break;
      }
    }
    return w;
  }

  /**
   * The neighbour z_j with the least (z_j, z) for the current point z, if that is below (z, z);
   * else -1.
   */
  private int mostPromising(double scale) {
    double own = 0;
    double least = Double.POSITIVE_INFINITY;
    int best = -1;
    for (int a = 0; a < k; a++) {
      double slope = 0; // (G w)_a
      for (int f = 0; f < faceSize; f++) {
        slope += G[a][face[f]] * w[face[f]];
      }
      own += w[a] * slope;
      if (slope < least) {
        least = slope;
        best = a;
      }
    }
    return least < own - GAIN * scale && !onFace(best) ? best : -1;
  }

  private boolean onFace(int a) {
    for (int f = 0; f < faceSize; f++) {
      if (face[f] == a) {
        return true;
      }
    }
    return false;
  }

  /**
   * Adds a neighbour to the face and moves w to the nearest point of the face's affine hull,
   * dropping neighbours whose weight reaches 0 on the way.
   *
   * @return false if rounding has made the face degenerate, so that the neighbour brings no gain; w
   *     is unchanged then
   */
  private boolean descendWith(int neighbour) {
    face[faceSize++] = neighbour;
    while (true) {
      double[] target = affineMinimum();
      if (target == null) {
        return false;
      }
      double step = 1;
      for (int f = 0; f < faceSize; f++) {
        if (target[f] < 0) {
          step = Math.min(step, w[face[f]] / (w[face[f]] - target[f]));
        }
      }
      int kept = 0;
      for (int f = 0; f < faceSize; f++) {
        int a = face[f];
        double moved = step == 1 ? target[f] : w[a] + step * (target[f] - w[a]);
        boolean blocks = step < 1 && target[f] < 0 && w[a] / (w[a] - target[f]) <= step;
        w[a] = blocks ? 0 : Math.max(0, moved);
        if (w[a] > 0) {
          face[kept++] = a;
        }
      }
      boolean done = kept == faceSize;
      faceSize = kept;
      if (done) {
        return true;
      }
    }
  }

  /**
   * v over the face with sum 1 and G v constant: (G + g 11') v ~ 1, regular for affinely
   * independent points; else null.
   */
  private double[] affineMinimum() {
    double shift = 0;
    for (int f = 0; f < faceSize; f++) {
      shift = Math.max(shift, G[face[f]][face[f]]);
    }
    shift = shift > 0 ? shift : 1;
    for (int r = 0; r < faceSize; r++) {
      for (int s = 0; s < faceSize; s++) {
        system[r][s] = G[face[r]][face[s]] + shift;
      }
      system[r][faceSize] = 1;
    }
    double[] v = eliminate();
    double sum = 0;
    for (int f = 0; f < faceSize; f++) {
      sum += v[f];
    }
    for (int f = 0; f < faceSize; f++) {
      v[f] /= sum;
      if (!Double.isFinite(v[f])) {
        return null;
      }
    }
    return v;
  }

  /** Gaussian elimination with row pivoting; a vanishing pivot leaves its unknown at 0. */
  private double[] eliminate() {
    for (int p = 0; p < faceSize; p++) {
      int best = p;
      for (int r = p + 1; r < faceSize; r++) {
        best = Math.abs(system[r][p]) > Math.abs(system[best][p]) ? r : best;
      }
      double[] swap = system[p];
      system[p] = system[best];
      system[best] = swap;
      for (int r = p + 1; r < faceSize && system[p][p] != 0; r++) {
        double factor = system[r][p] / system[p][p];
        for (int s = p; s <= faceSize; s++) {
          system[r][s] -= factor * system[p][s];
        }
      }
    }
    double[] v = new double[faceSize];
    for (int p = faceSize - 1; p >= 0; p--) {
      double sum = system[p][faceSize];
      for (int s = p + 1; s < faceSize; s++) {
        sum -= system[p][s] * v[s];
      }
      v[p] = system[p][p] == 0 ? 0 : sum / system[p][p];
    }
    return v;
  }
}
