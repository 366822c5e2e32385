package labeldiffusion.sizes;

import java.util.Arrays;

/**
 * How many of the free nodes, those whose class can change, each class should get.
 *
 * @param low smallest numbers of nodes
 * @param high largest numbers of nodes
 */
record SizeTargets(double[] low, double[] high) {
  /** The part of the free nodes by which a class may miss its size, since shares jump. */
  private static final double TOLERANCE = 1e-3;

  /**
   * Shares of all nodes, less the labelled nodes, whose class is known. If such targets cannot be
   * met together, they are scaled until they can.
   *
   * @param labelled number of labelled nodes of each class
   */
  static SizeTargets of(SizeBounds bounds, int[] labelled, int free) {
    int c = bounds.classes();
    double all = free + Arrays.stream(labelled).sum();
    double[] low = new double[c];
    double[] high = new double[c];
    for (int t = 0; t < c; t++) {
      low[t] = Math.max(0, bounds.low()[t] * all - labelled[t]);
      high[t] = Math.max(low[t], bounds.high()[t] * all - labelled[t]);
    }
    double least = Arrays.stream(low).sum();
    double most = Arrays.stream(high).sum();
    for (int t = 0; t < c; t++) {
      low[t] *= least > free ? free / least : 1;
      high[t] = Math.max(low[t], most > 0 && most < free ? high[t] * (free / most) : high[t]);
    }
    return new SizeTargets(low, high);
  }

  /** Nodes by which a class of this size is outside its bounds. */
  double missed(int t, int count) {
    return Math.max(0, Math.max(low[t] - count, count - high[t]));
  }

  /** Whether every class misses its size by no more than can be expected. */
  boolean areMet(int[] counts) {
    double slack = Math.max(1, TOLERANCE * Arrays.stream(counts).sum());
    for (int t = 0; t < counts.length; t++) {
      if (missed(t, counts[t]) > slack) {
        return false;
      }
    }
    return true;
  }

  /** The targets of some classes only. */
  SizeTargets of(int[] classes) {
    return new SizeTargets(
        Arrays.stream(classes).mapToDouble(t -> low[t]).toArray(),
        Arrays.stream(classes).mapToDouble(t -> high[t]).toArray());
  }
}
