package labeldiffusion.spark.blocks;

import java.io.Serializable;

/** A piece of a list of edges between numbered nodes. */
public record Edges(int[] low, int[] high, double[] weight) implements Serializable {
  private static final long serialVersionUID = 1L;

  /** The same for the same edges in any order. */
  public long hash() {
    long sum = 0;
    for (int e = 0; e < weight.length; e++) {
      long ends = (long) Math.min(low[e], high[e]) << Integer.SIZE | Math.max(low[e], high[e]);
      long hash = ends * 0x9E3779B97F4A7C15L + Double.doubleToLongBits(weight[e]);
      sum += (hash ^ hash >>> 31) * 0xBF58476D1CE4E5B9L;
    }
    return sum;
  }
}
