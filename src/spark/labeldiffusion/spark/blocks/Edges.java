package labeldiffusion.spark.blocks;

import java.io.Serializable;

/** A piece of a list of edges between numbered nodes. */
public record Edges(int[] low, int[] high, double[] weight) implements Serializable {
  private static final long serialVersionUID = 1L;
}
