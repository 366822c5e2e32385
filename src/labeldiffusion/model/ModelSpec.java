package labeldiffusion.model;

import java.io.Serializable;
import labeldiffusion.diffusion.Diffusion;
import labeldiffusion.graph.GraphSpec;
import labeldiffusion.neighbours.SearchSpec;
import labeldiffusion.selection.SelectionSpec;
import labeldiffusion.selection.Tuning;

/**
 * How a model is made of points.
 *
 * @param graph with the K that is used unless one is chosen
 * @param diffusion the one that is used unless one is chosen
 * @param tuning what hidden labels decide
 * @param slots number of threads, 0 for one per core
 */
public record ModelSpec(
    SearchSpec search, GraphSpec graph, Diffusion diffusion, Tuning tuning, int slots)
    implements Serializable {

  /** Without a choice of parameters. */
  public ModelSpec(SearchSpec search, GraphSpec graph, Diffusion diffusion, int slots) {
    this(search, graph, diffusion, SelectionSpec.NONE, slots);
  }

  /** The most neighbours a node may be asked to have. */
  public int largestK() {
    return tuning.largestK(graph.k());
  }
}
