package labeldiffusion.diffusion;

import java.io.Serializable;
import labeldiffusion.graph.KernelWidth;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.labels.Labels;
import labeldiffusion.neighbours.Neighbours;
import labeldiffusion.parallel.Workers;
import labeldiffusion.points.Points;

/** A way to spread labels over a graph. */
public interface Diffusion extends Serializable {
  /** The scores of all nodes; labels and graph stay as they are. */
  Scores run(SimilarityGraph graph, Labels labels, Workers workers, Watcher watcher);

  /** The same, stopped after another number of steps; itself for a method without steps. */
  default Diffusion withSteps(int steps) {
    return this;
  }

  /**
   * With what weights the scores of its nearest stored points are averaged for a new point, up to a
   * common factor.
   *
   * @param i the new point's row in {@code others}
   * @param nearest its one list of neighbours among {@code stored}
   */
  default double[] weightsOfNewPoint(
      Points others, int i, Points stored, Neighbours nearest, KernelWidth width) {
    return width.weightsOfNewPoint(nearest);
  }

  /**
   * About how much memory a run takes beside the graph, by the numbers of nodes and of entries in
   * the graph's rows.
   */
  long bytes(long nodes, long entries, int k, int c);
}
