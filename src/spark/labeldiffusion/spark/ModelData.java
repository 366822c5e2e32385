package labeldiffusion.spark;

import java.io.Serializable;
import java.util.stream.IntStream;
import labeldiffusion.spark.search.Forest;
import org.apache.spark.api.java.JavaPairRDD;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.storage.StorageLevel;
import scala.Tuple2;

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
    JavaPairRDD<Integer, double[]> vectors =
        nodes
            .rows()
            .flatMapToPair(
                part ->
                    IntStream.range(0, part.size())
                        .mapToObj(r -> new Tuple2<>(part.node()[r], part.row(r)))
                        .iterator());
    JavaRDD<Trained> rows =
        nodes
            .ids()
            .mapToPair(named -> new Tuple2<>(named.node(), named.id()))
            .join(fitted.scores())
            .join(vectors)
            .map(
                row -> new Trained(row._1(), row._2()._1()._1(), row._2()._2(), row._2()._1()._2()))
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
}
