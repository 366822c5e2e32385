package labeldiffusion.model;

import labeldiffusion.diffusion.Diffusion;
import labeldiffusion.diffusion.Labels;
import labeldiffusion.diffusion.Scores;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.graph.BreadthFirstOrder;
import labeldiffusion.graph.Components;
import labeldiffusion.graph.GraphSpec;
import labeldiffusion.graph.KernelWidth;
import labeldiffusion.neighbours.Neighbours;
import labeldiffusion.neighbours.SearchSpec;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.parallel.Workers;
import labeldiffusion.points.Points;

import java.util.Locale;
import java.util.stream.IntStream;

/** One pass of the data through all stages: points, neighbours, graph, scores. */
record Run(SearchSpec.Found found, KernelWidth width, Scores scores, Report report) {

  /**
   * Diffuses labels over the nearest-neighbour graph of points.
   *
   * @param stored the neighbour lists of the first points among themselves, which are not searched again
   */
  static Run ofPoints(Points points, SearchSpec.Found stored, Labels labels, ModelSpec spec, Workers workers,
      Watcher watcher) {
    Clock clock = new Clock();
    SearchSpec.Found found = spec.search().find(stored, points, spec.graph().k(), workers, watcher);
    clock.searched = System.nanoTime();
    return ofNeighbours(points, found, labels, spec.graph(), spec.diffusion(), workers, watcher, clock);
  }

  /** Diffuses labels over the graph of given neighbour lists, which need not come from points. */
  static Run ofNeighbours(Neighbours neighbours, Labels labels, GraphSpec spec, Diffusion diffusion, Workers workers,
      Watcher watcher) {
    return ofNeighbours(null, new SearchSpec.Found(neighbours, true, 1), labels, spec, diffusion, workers, watcher,
        new Clock());
  }

  private static Run ofNeighbours(Points points, SearchSpec.Found found, Labels labels, GraphSpec spec,
      Diffusion diffusion, Workers workers, Watcher watcher, Clock clock) {
    watcher.at("graph", 0, 1);
    Neighbours neighbours = found.neighbours();
    KernelWidth width = KernelWidth.of(spec, neighbours);
    int[] order = BreadthFirstOrder.of(neighbours); // for speed; no result depends on it
    SimilarityGraph graph = SimilarityGraph.of(points == null ? null : points.rows(order), neighbours.inOrder(order),
        width.inOrder(order), workers);
    watcher.at("graph", 1, 1);
    String search = points == null ? "none, the distances were given" : found.isExact() ? "exact"
        : String.format(Locale.ROOT, "approximate, %.1f %% of the neighbours right by estimate", 100 * found.recall());
    watcher.starts(graph, labels.inOrder(order), order);
    Run run = ofGraph(graph, labels.inOrder(order), spec.k(), search, found.recall(), diffusion, workers, watcher, clock);
    return new Run(found, width, run.scores.backFrom(order), run.report);
  }

  /** Diffuses labels over a given graph. */
  static Run ofGraph(SimilarityGraph graph, Labels labels, int k, Diffusion diffusion, Workers workers,
      Watcher watcher) {
    watcher.starts(graph, labels, IntStream.range(0, graph.size()).toArray());
    return ofGraph(graph, labels, k, "none, the graph was given", 1, diffusion, workers, watcher, new Clock());
  }

  private static Run ofGraph(SimilarityGraph graph, Labels labels, int k, String search, double recall,
      Diffusion diffusion, Workers workers, Watcher watcher, Clock clock) {
    Components components = Components.of(graph);
    clock.built = System.nanoTime();
    Scores scores = diffusion.run(graph, labels, workers, watcher);
    clock.diffused = System.nanoTime();
    Report report = new Report(graph.size(), labels.counts(), k, mostNeighbours(graph), search, recall, graph.edgeCount(),
        graph.width() == null ? Double.NaN : graph.width().typical(), graph.width() != null && graph.width().isLocal(),
        components.count(), nodesWithoutLabels(components, labels), unreached(scores), scores.convergence(),
        Clock.seconds(clock.start, clock.searched), Clock.seconds(clock.searched, clock.built),
        Clock.seconds(clock.built, clock.diffused), workers.threads(),
        MemoryEstimate.bytes(graph.size(), graph.points() == null ? 0 : graph.points().dimension(), k, labels.classes(),
            diffusion));
    return new Run(null, graph.width(), scores, report);
  }

  private static int mostNeighbours(SimilarityGraph graph) {
    int most = 0;
    for (int i = 0; i < graph.size(); i++) {
      most = Math.max(most, graph.neighbourEnd()[i] - graph.rowStart()[i]);
    }
    return most;
  }

  private static int nodesWithoutLabels(Components components, Labels labels) {
    boolean[] labelled = new boolean[components.count()];
    for (int i = 0; i < labels.size(); i++) {
      labelled[components.of()[i]] |= labels.isLabelled(i);
    }
    int count = 0;
    for (int i = 0; i < labels.size(); i++) {
      count += labelled[components.of()[i]] ? 0 : 1;
    }
    return count;
  }

  private static int unreached(Scores scores) {
    int count = 0;
    for (int i = 0; i < scores.size(); i++) {
      count += scores.isReached(i) ? 0 : 1;
    }
    return count;
  }

  /** When the stages were over. */
  private static final class Clock {
    final long start = System.nanoTime();
    long searched = start;
    long built;
    long diffused;

    static double seconds(long from, long to) {
      return (to - from) / 1e9;
    }
  }
}
