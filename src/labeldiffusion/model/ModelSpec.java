package labeldiffusion.model;

import java.io.Serializable;
import labeldiffusion.diffusion.Diffusion;
import labeldiffusion.graph.GraphSpec;
import labeldiffusion.neighbours.SearchSpec;
import labeldiffusion.parallel.Workers;
import labeldiffusion.selection.SelectionSpec;
import labeldiffusion.selection.Tuning;
import labeldiffusion.sizes.ClassSizes;
import labeldiffusion.sizes.SizeRule;

/**
 * How a model is made of points.
 *
 * @param graph with the K that is used unless one is chosen
 * @param diffusion the one that is used unless one is chosen
 * @param tuning what hidden labels decide
 * @param sizes what is known of the classes' shares
 * @param calibration how scores become probabilities
 * @param slots number of threads, 0 for one per core
 */
public record ModelSpec(
    SearchSpec search,
    GraphSpec graph,
    Diffusion diffusion,
    Tuning tuning,
    ClassSizes sizes,
    CalibrationRule calibration,
    int slots)
    implements Serializable {

  public ModelSpec {
    Workers.requireSlots(slots);
  }

  /** Without a choice of parameters, with scores as they are. */
  public ModelSpec(SearchSpec search, GraphSpec graph, Diffusion diffusion, int slots) {
    this(search, graph, diffusion, SelectionSpec.NONE, SizeRule.FREE, CalibrationRule.NONE, slots);
  }

  /** The most neighbours that must be known of a node. */
  public int largestK() {
    return tuning.largestK(graph.searched());
  }
}
