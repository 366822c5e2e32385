package labeldiffusion.spark.search;

import labeldiffusion.spark.blocks.Sent;

/**
 * Candidates on their way to the block that owns the rows they are for.
 *
 * @param node the rows
 * @param count how many candidates each row has; they follow each other
 */
record SentOffers(int from, int to, int[] node, int[] count, int[] index, float[] squared)
    implements Sent {
  private static final long serialVersionUID = 1L;
}
