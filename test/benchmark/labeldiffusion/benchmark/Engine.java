package labeldiffusion.benchmark;

import java.util.List;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.diffusion.stepped.Diffusivity;
import labeldiffusion.diffusion.stepped.EulerDiffusion;
import labeldiffusion.diffusion.stepped.EulerSpec;
import labeldiffusion.diffusion.stepped.LabelRule;
import labeldiffusion.diffusion.stepped.Scheme;
import labeldiffusion.graph.BreadthFirstOrder;
import labeldiffusion.graph.GraphSpec;
import labeldiffusion.graph.KernelWidth;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.graph.WidthRule;
import labeldiffusion.labels.LabelWeights;
import labeldiffusion.neighbours.Neighbours;
import labeldiffusion.neighbours.SearchSpec;
import labeldiffusion.neighbours.approximate.NeighbourDescent;
import labeldiffusion.neighbours.exact.ExactSearch;
import labeldiffusion.parallel.Workers;
import labeldiffusion.points.Points;

/** Calls of the engine used by several jobs and kernels, with the defaults of the classifiers. */
public final class Engine {
  private Engine() {}

  public static Neighbours exact(Points points, int k, Workers workers) {
    return ExactSearch.search(points, k, workers, Watcher.NONE);
  }

  /** Approximate neighbours and the recall estimated by the search. */
  public record Approximate(Neighbours neighbours, double recall) {}

  public static Approximate approximate(Points points, int k, Workers workers) {
    NeighbourDescent.Result result =
        NeighbourDescent.search(points, k, SearchSpec.RECALL_DEFAULT, 1, workers, Watcher.NONE);
    return new Approximate(result.neighbours(), result.recall());
  }

  /** The options of a classifier that choose a search: EXACT, APPROXIMATE, or AUTO, the default. */
  static List<String> searchOptions(String search) {
    return List.of("-search", search);
  }

  public static GraphSpec spec(int k) {
    return new GraphSpec(k, WidthRule.GLOBAL, 0);
  }

  /** The graph as the model builds it, renumbered or not. */
  public static SimilarityGraph graph(
      Points points, Neighbours neighbours, boolean renumbered, Workers workers) {
    KernelWidth width = KernelWidth.of(spec(neighbours.k()), neighbours);
    if (!renumbered) {
      return SimilarityGraph.of(points, neighbours, width, workers);
    }
    int[] order = BreadthFirstOrder.of(neighbours);
    return SimilarityGraph.of(
        points.rows(order), neighbours.inOrder(order), width.inOrder(order), workers);
  }

  public static EulerSpec steps(int steps) {
    return new EulerSpec(
        steps,
        EulerSpec.DELTA_DEFAULT,
        Scheme.EXPLICIT,
        LabelWeights.BALANCED,
        LabelRule.CLAMP,
        false);
  }

  /** The diffusion of a classifier with its defaults. */
  public static EulerDiffusion anisotropic(int steps, Diffusivity rule) {
    return EulerDiffusion.anisotropic(
        steps(steps), EulerDiffusion.INITIAL_STEPS_DEFAULT, EulerDiffusion.SIGMA_F_DEFAULT, rule);
  }
}
