package labeldiffusion.diffusion;

import java.io.Serializable;
import labeldiffusion.graph.KernelWidth;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.labels.Labels;
import labeldiffusion.neighbours.Neighbours;
import labeldiffusion.parallel.Workers;
import labeldiffusion.points.Points;

/** A method that spreads labels over a graph. Implementations are saved with the model. */
public interface Diffusion extends Serializable {
  /** Computes the scores of all nodes; graph and labels are not modified. */
  Scores run(SimilarityGraph graph, Labels labels, Workers workers, Watcher watcher);

  /**
   * The weights, up to a common factor, by which the scores of the nearest stored points are
   * averaged for a new point.
   *
   * @param i the new point's row in {@code others}
   * @param nearest its one list of neighbours among {@code stored}
   */
  default double[] weightsOfNewPoint(
      Points others, int i, Points stored, Neighbours nearest, KernelWidth width) {
    return width.weightsOfNewPoint(nearest);
  }

  /**
   * How much the label of each node contributes to the scores of node i, up to a common factor; 0
   * for nodes without labels. By default the share of random walks from i that meet it first.
   *
   * @param wD the weights of the last step, by position in the graph
   */
  default double[] origins(
      SimilarityGraph graph, Labels labels, double[] wD, int i, Workers workers) {
    return LabelWalk.from(i, graph.matrix().withValues(wD), labels, workers);
  }

  /**
   * An estimate of the memory that a run needs in addition to the graph, in bytes.
   *
   * @param entries number of entries in the graph's rows, two per edge
   * @param k number of neighbours
   * @param c number of classes
   */
  long bytes(long nodes, long entries, int k, int c);
}
