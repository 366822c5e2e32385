package labeldiffusion.neighbours.exact;

/** The innermost loops of the exact search, in the form that the JIT turns into vector code. */
final class LeafKernels {
  private LeafKernels() {}

  /**
   * g_j -= sum_t y_t panel_tj for t = from .. to-1, a multiple of four. The search spends most of
   * its time here. The JIT vectorises four products over rows of their own (31 to 37 GF/s at this
   * width). It vectorises eight products, or two y at once, for some constant widths only, and
   * otherwise silently does not (8 GF/s). A test guards this.
   */
  static void subtractProducts(float[] y, float[][] panel, int from, int to, float[] g) {
    for (int t = from; t < to; t += 4) {
      subtractFour(
          y[t],
          panel[t],
          y[t + 1],
          panel[t + 1],
          y[t + 2],
          panel[t + 2],
          y[t + 3],
          panel[t + 3],
          g);
    }
  }

  private static void subtractFour(
      float y0,
      float[] x0,
      float y1,
      float[] x1,
      float y2,
      float[] x2,
      float y3,
      float[] x3,
      float[] g) {
    for (int j = 0; j < Leaves.WIDTH; j++) {
      g[j] -= y0 * x0[j] + y1 * x1[j] + y2 * x2[j] + y3 * x3[j];
    }
  }

  /** sums_j += x_j. */
  static void add(int[] x, int[] sums) {
    for (int j = 0; j < Leaves.WIDTH; j++) {
      sums[j] += x[j];
    }
  }

  /** sums_j -= z0 x_j0 + z1 x_j1 + z2 x_j2 + z3 x_j3 with the bytes of each word, lowest first. */
  static void subtractBytes(int z0, int z1, int z2, int z3, int[] words, int[] sums) {
    for (int j = 0; j < Leaves.WIDTH; j++) {
      sums[j] -=
          z0 * (words[j] & 255)
              + z1 * ((words[j] >>> 8) & 255)
              + z2 * ((words[j] >> 16) & 255) // two shifts of the same kind are not vectorised
              + z3 * (words[j] >>> 24);
    }
  }

  /** Whether any of the sums is at most {@code most}: the sign bits of differences, by OR. */
  static boolean isAnyAtMost(int most, int[] sums) {
    int above = most + 1;
    int signs = 0;
    for (int j = 0; j < Leaves.WIDTH; j++) {
      signs |= sums[j] - above;
    }
    return signs < 0;
  }

  /** sums_b += (2 max(0, |y - centre_b| - halfWidth_b))^2, without a branch. */
  static void addSquaredGaps(float y, float[] centre, float[] halfWidth, float[] sums) {
    for (int b = 0; b < sums.length; b++) {
      float gap = Math.abs(y - centre[b]) - halfWidth[b];
      float twice = gap + Math.abs(gap);
      sums[b] += twice * twice;
    }
  }

  /** ||p - q||^2 / 2 over coordinates from .. to-1, multiples of four. */
  static float halfSquare(float[] p, float[] q, int from, int to) {
    float sum = 0;
    for (int t = from; t < to; t += 4) {
      float d0 = p[t] - q[t];
      float d1 = p[t + 1] - q[t + 1];
      float d2 = p[t + 2] - q[t + 2];
      float d3 = p[t + 3] - q[t + 3];
      sum += d0 * d0 + d1 * d1 + (d2 * d2 + d3 * d3);
    }
    return sum / 2;
  }

  /**
   * Whether ||x - y||^2 exceeds {@code most}. Four sums at a time, and no further than needed: a
   * quarter of the time of a true distance, whose single sum has to wait for each term.
   */
  static boolean isBeyond(double[] x, double[] y, double most) {
    double bar = most + most * 1e-9;
    double sum = 0;
    int a = 0;
    while (a + 4 <= x.length && sum <= bar) {
      double s0 = 0;
      double s1 = 0;
      double s2 = 0;
      double s3 = 0;
      for (int end = Math.min(a + 64, x.length - 3); a < end; a += 4) {
        double d0 = x[a] - y[a];
        double d1 = x[a + 1] - y[a + 1];
        double d2 = x[a + 2] - y[a + 2];
        double d3 = x[a + 3] - y[a + 3];
        s0 += d0 * d0;
        s1 += d1 * d1;
        s2 += d2 * d2;
        s3 += d3 * d3;
      }
      sum += s0 + s1 + (s2 + s3);
    }
    return sum > bar;
  }
}
