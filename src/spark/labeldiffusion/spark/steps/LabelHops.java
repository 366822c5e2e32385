package labeldiffusion.spark.steps;

import java.util.Arrays;
import labeldiffusion.labels.Labels;
import labeldiffusion.spark.blocks.Block;
import labeldiffusion.spark.blocks.LocalRows;
import labeldiffusion.spark.blocks.Parts;
import org.apache.spark.api.java.JavaRDD;
import scala.Tuple2;

/**
 * How many edges lead to the nearest label, over the nodes that a label can reach: a breadth-first
 * search from all labelled nodes at once, one exchange per edge. Within a block, a round follows
 * paths of any length, so there are at most as many rounds as a shortest path changes blocks.
 *
 * @param mean h
 * @param largest H
 */
public record LabelHops(double mean, int largest) {

  public static LabelHops of(JavaRDD<Block> blocks) {
    JavaRDD<double[]> hops = SteppedRun.keep(blocks.map(b -> relaxed(b, start(b))));
    for (boolean isMoving = true; isMoving; ) {
      JavaRDD<double[]> before = hops;
      JavaRDD<Tuple2<Block, double[]>> both = Parts.pair(blocks, before);
      JavaRDD<double[]> after =
          SteppedRun.keep(
              Parts.zip(
                  both,
                  Parts.exchange(both, b -> b._1().outgoing().pack(b._2(), 1)),
                  (b, packets) -> relaxed(b._1(), b._1().unpack(b._2(), packets, 1))));
      isMoving =
          Parts.zip(before, after, (a, b) -> !Arrays.equals(a, b)).reduce(Boolean::logicalOr);
      before.unpersist(false);
      hops = after;
    }
    double[] all = hops.map(LabelHops::summary).reduce(LabelHops::merged);
    hops.unpersist(false);
    return new LabelHops(all[1] == 0 ? 0 : all[0] / all[1], (int) all[2]);
  }

  /** 0 at labels, infinite elsewhere. */
  private static double[] start(Block block) {
    double[] hops = new double[block.rows().size()];
    Arrays.setAll(
        hops, v -> block.rows().label()[v] != Labels.UNLABELLED ? 0 : Double.POSITIVE_INFINITY);
    return hops;
  }

  /** Distances of the own nodes, given some of all local nodes; edges of weight 0 lead nowhere. */
  private static double[] relaxed(Block block, double[] hops) {
    LocalRows rows = block.rows();
    for (boolean isMoving = true; isMoving; ) {
      isMoving = false;
      for (int v = 0; v < rows.own(); v++) {
        for (int p = rows.start()[v]; p < rows.start()[v + 1]; p++) {
          if (rows.weight()[p] > 0 && hops[rows.column()[p]] + 1 < hops[v]) {
            hops[v] = hops[rows.column()[p]] + 1;
            isMoving = true;
          }
        }
      }
    }
    return Arrays.copyOf(hops, rows.own());
  }

  /** Sum, number and largest of the finite distances. */
  private static double[] summary(double[] hops) {
    double[] finite = Arrays.stream(hops).filter(Double::isFinite).toArray();
    return new double[] {
      Arrays.stream(finite).sum(), finite.length, Arrays.stream(finite).max().orElse(0)
    };
  }

  private static double[] merged(double[] a, double[] b) {
    return new double[] {a[0] + b[0], a[1] + b[1], Math.max(a[2], b[2])};
  }
}
