package labeldiffusion.spark.blocks;

/** Neighbour lists on their way to the block that owns their nodes. */
public record SentLists(int from, int to, Lists lists) implements Sent {
  private static final long serialVersionUID = 1L;
}
