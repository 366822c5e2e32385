package labeldiffusion.spark;

import java.io.Serializable;
import java.util.stream.IntStream;
import labeldiffusion.labels.Labels;
import labeldiffusion.spark.blocks.Parts;
import labeldiffusion.spark.search.PointRows;
import org.apache.spark.api.java.JavaPairRDD;
import org.apache.spark.api.java.JavaRDD;
import scala.Tuple2;

/**
 * The checked and numbered rows of a run.
 *
 * @param rows packed rows; without coordinates if the edges are given
 * @param ids the ids of each element of rows, as text
 * @param facts what one pass over the rows has found
 */
record Nodes(JavaRDD<PointRows> rows, JavaRDD<String[]> ids, Facts facts) {

  /** The number of the node of each id. */
  JavaPairRDD<String, Integer> numbers() {
    return Parts.pair(rows, ids)
        .flatMapToPair(
            part ->
                IntStream.range(0, part._2().length)
                    .mapToObj(r -> new Tuple2<>(part._2()[r], part._1().node()[r]))
                    .iterator());
  }

  /**
   * @param counts labels of each class
   * @param hash of all rows and labels; independent of their order
   */
  record Facts(int n, int d, long[] counts, ClassNames classes, long hash) implements Serializable {
    private static final long serialVersionUID = 1L;

    long labelled() {
      long sum = 0;
      for (long count : counts) {
        sum += count;
      }
      return sum;
    }

    double[] prior() {
      double[] prior = new double[counts.length];
      for (int t = 0; t < prior.length; t++) {
        prior[t] = (double) counts[t] / labelled();
      }
      return prior;
    }

    int[] intCounts() {
      int[] all = new int[counts.length];
      for (int t = 0; t < all.length; t++) {
        all[t] = Math.toIntExact(counts[t]);
      }
      return all;
    }
  }

  static boolean isLabelled(int label) {
    return label != Labels.UNLABELLED;
  }
}
