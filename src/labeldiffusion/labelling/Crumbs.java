package labeldiffusion.labelling;

import java.util.Arrays;
import labeldiffusion.graph.Components;
import labeldiffusion.graph.SimilarityGraph;

/**
 * How much an answer at each node can be worth: an answer tells about its component only, so that
 * of one with m nodes counts m / 20, at most 1. Crumbs of the graph are asked about last.
 */
final class Crumbs {
  private static final double LARGE = 20;

  private Crumbs() {}

  static double[] worth(SimilarityGraph graph) {
    Components components = Components.of(graph);
    double[] size = new double[components.count()];
    for (int component : components.of()) {
      size[component]++;
    }
    return Arrays.stream(components.of()).mapToDouble(m -> Math.min(1, size[m] / LARGE)).toArray();
  }
}
