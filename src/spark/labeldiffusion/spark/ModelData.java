package labeldiffusion.spark;

import java.io.Serializable;
import java.util.Iterator;
import java.util.List;
import java.util.stream.IntStream;
import labeldiffusion.spark.blocks.IntIndex;
import labeldiffusion.spark.blocks.Parts;
import labeldiffusion.spark.search.Forest;
import labeldiffusion.spark.search.PointRows;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.storage.StorageLevel;

/**
 * What a model knows.
 *
 * @param rows the rows it was fitted on, with their scores
 * @param facts the rest, which is small
 */
record ModelData(JavaRDD<Trained> rows, Facts facts) {

  /**
   * @param x its vector; empty if the edges were given
   */
  record Trained(int number, String id, double[] x, double[] scores) implements Serializable {
    private static final long serialVersionUID = 1L;
  }

  /**
   * @param prior shares of the classes among the labels
   * @param d length of the vectors
   */
  record Facts(
      ClassNames classes, double[] prior, int k, int d, double sigmaX, Forest forest, String report)
      implements Serializable {
    private static final long serialVersionUID = 1L;

    boolean hasVectors() {
      return forest.trees() > 0;
    }
  }

  static ModelData of(Nodes nodes, Fitted fitted, int k) {
    int[] first = firstNodes(nodes);
    JavaRDD<List<NodeScores>> scores =
        Parts.gather(fitted.scores(), part -> part.split(first), first.length);
    JavaRDD<Trained> rows =
        Parts.pair(Parts.pair(nodes.rows(), nodes.ids()), scores)
            .flatMap(part -> trained(part._1()._1(), part._1()._2(), part._2()))
            .persist(StorageLevel.MEMORY_AND_DISK());
    rows.count();
    fitted.scores().unpersist(false);
    nodes.rows().unpersist(false);
    nodes.ids().unpersist(false);
    return new ModelData(
        rows,
        new Facts(
            nodes.facts().classes(),
            nodes.facts().prior(),
            k,
            nodes.facts().d(),
            fitted.sigmaX(),
            fitted.forest(),
            fitted.report().toString()));
  }

  /** The number of the first node of each partition; nodes are numbered consecutively. */
  private static int[] firstNodes(Nodes nodes) {
    int[] first = nodes.rows().map(PointRows::size).collect().stream().mapToInt(n -> n).toArray();
    int next = 0;
    for (int p = 0; p < first.length; p++) {
      int size = first[p];
      first[p] = next;
      next += size;
    }
    return first;
  }

  /** The rows of a partition, one after the other: they need not fit into memory as objects. */
  private static Iterator<Trained> trained(PointRows rows, String[] ids, List<NodeScores> scores) {
    double[][] all = new double[rows.size()][];
    IntIndex row = new IntIndex(rows.node());
    for (NodeScores part : scores) {
      for (int r = 0; r < part.node().length; r++) {
        all[row.of(part.node()[r])] = part.row(r);
      }
    }
    return IntStream.range(0, ids.length)
        .mapToObj(r -> new Trained(rows.node()[r], ids[r], rows.row(r), all[r]))
        .iterator();
  }
}
