package labeldiffusion.spark.search;

import labeldiffusion.spark.blocks.Sent;

/** Rows on their way to a leaf or a block. */
record SentPoints(int from, int to, PointRows rows) implements Sent {
  private static final long serialVersionUID = 1L;
}
