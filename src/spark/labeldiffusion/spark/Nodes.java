package labeldiffusion.spark;

import java.io.Serializable;
import labeldiffusion.labels.Labels;
import labeldiffusion.spark.search.PointRows;
import org.apache.spark.api.java.JavaRDD;

/**
 * The checked and numbered rows of a run.
 *
 * @param rows packed rows; without coordinates if the edges are given
 * @param ids the id of each node
 * @param facts what one pass over the rows has found
 */
record Nodes(JavaRDD<PointRows> rows, JavaRDD<Named> ids, Facts facts) {

  /** The id of a node, as text. */
  record Named(int node, String id) implements Serializable {
    private static final long serialVersionUID = 1L;
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
