package labeldiffusion.spark.blocks;

import org.apache.spark.Partitioner;

/** Partition b is block b. */
final class BlockPartitioner extends Partitioner {
  private static final long serialVersionUID = 1L;

  private final int blocks;

  BlockPartitioner(int blocks) {
    this.blocks = blocks;
  }

  @Override
  public int numPartitions() {
    return blocks;
  }

  @Override
  public int getPartition(Object key) {
    return (Integer) key;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof BlockPartitioner that && that.blocks == blocks;
  }

  @Override
  public int hashCode() {
    return blocks;
  }
}
