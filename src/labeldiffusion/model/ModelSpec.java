package labeldiffusion.model;

import java.io.Serializable;
import labeldiffusion.diffusion.Diffusion;
import labeldiffusion.graph.GraphSpec;
import labeldiffusion.neighbours.SearchSpec;
import labeldiffusion.selection.SelectionSpec;
import labeldiffusion.sizes.ClassSizes;
import labeldiffusion.sizes.SizeRule;

/**
 * How a model is made of points.
 *
 * @param graph with the K that is used unless one is chosen
 * @param diffusion the one that is used unless one is chosen
 * @param sizes what is known of the classes' shares
 * @param slots number of threads, 0 for one per core
 */
public record ModelSpec(
    SearchSpec search,
    GraphSpec graph,
    Diffusion diffusion,
    SelectionSpec selection,
    ClassSizes sizes,
    int slots)
    implements Serializable {

  /** Without a choice of parameters and with scores as they are. */
  public ModelSpec(SearchSpec search, GraphSpec graph, Diffusion diffusion, int slots) {
    this(search, graph, diffusion, SelectionSpec.NONE, SizeRule.FREE, slots);
  }

  /** The most neighbours a node may be asked to have. */
  public int largestK() {
    return selection.largestK(graph.k());
  }
}
