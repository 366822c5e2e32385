package labeldiffusion.spark.blocks;

/**
 * Asks a block for something of its nodes.
 *
 * @param nodes numbers of nodes that block {@code to} owns
 */
record Request(int from, int to, int[] nodes) implements Sent {
  private static final long serialVersionUID = 1L;
}
