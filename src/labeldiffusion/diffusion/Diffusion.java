package labeldiffusion.diffusion;

import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.parallel.Progress;
import labeldiffusion.parallel.Workers;

import java.io.Serializable;

/** A way to spread labels over a graph. */
public interface Diffusion extends Serializable {
  /** The scores of all nodes; labels and graph stay as they are. */
  Scores run(SimilarityGraph graph, Labels labels, Workers workers, Progress progress);
}
