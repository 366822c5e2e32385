package labeldiffusion.spark.search;

import labeldiffusion.spark.blocks.Sent;

/**
 * Rows on their way to a block that compares them with its own.
 *
 * @param reach the distance that candidates of each row must not exceed
 */
record SentGhosts(int from, int to, Sketches rows, float[] reach) implements Sent {
  private static final long serialVersionUID = 1L;
}
