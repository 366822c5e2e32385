package labeldiffusion.spark.blocks;

/** The rows that a block has asked another one for. */
record Answer(int from, int to, GraphRows rows) implements Sent {
  private static final long serialVersionUID = 1L;
}
