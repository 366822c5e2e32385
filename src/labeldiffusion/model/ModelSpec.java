package labeldiffusion.model;

import java.io.Serializable;
import labeldiffusion.diffusion.Diffusion;
import labeldiffusion.graph.GraphSpec;
import labeldiffusion.neighbours.SearchSpec;
import labeldiffusion.selection.SelectionSpec;

/**
 * How a model is made of points.
 *
 * @param graph with the K that is used unless one is chosen
 * @param diffusion the one that is used unless one is chosen
 * @param calibration how scores become probabilities
 * @param slots number of threads, 0 for one per core
 */
public record ModelSpec(
    SearchSpec search,
    GraphSpec graph,
    Diffusion diffusion,
    SelectionSpec selection,
    CalibrationRule calibration,
    int slots)
    implements Serializable {

  /** Without a choice of parameters, and with normalised scores for probabilities. */
  public ModelSpec(SearchSpec search, GraphSpec graph, Diffusion diffusion, int slots) {
    this(search, graph, diffusion, SelectionSpec.NONE, CalibrationRule.NONE, slots);
  }

  /** The most neighbours a node may be asked to have. */
  public int largestK() {
    return selection.largestK(graph.k());
  }
}
