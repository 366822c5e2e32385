package labeldiffusion.model;

import java.util.Locale;
import labeldiffusion.diffusion.Diffusion;
import labeldiffusion.diffusion.Scores;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.graph.Components;
import labeldiffusion.graph.EdgeOrigin;
import labeldiffusion.graph.GraphFamily;
import labeldiffusion.graph.KernelWidth;
import labeldiffusion.graph.NumberedGraph;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.labels.Labels;
import labeldiffusion.neighbours.Neighbours;
import labeldiffusion.neighbours.SearchSpec;
import labeldiffusion.parallel.Memory;
import labeldiffusion.parallel.Workers;
import labeldiffusion.points.Points;
import labeldiffusion.selection.Choice;
import labeldiffusion.selection.Select;
import labeldiffusion.selection.Selection;

/**
 * One pass of the data through all stages: points, neighbours, graph, scores.
 *
 * @param found the neighbour lists, as long as the largest K that may be chosen; null if a graph
 *     was given
 * @param k the number of neighbours that was used
 * @param diffusion the diffusion that was used
 */
record Run(
    SearchSpec.Found found,
    int k,
    Diffusion diffusion,
    KernelWidth width,
    Scores scores,
    Report report) {

  /**
   * Diffuses labels over the nearest-neighbour graph of points.
   *
   * @param stored the neighbour lists of the first points among themselves, which are not searched
   *     again
   */
  static Run ofPoints(
      Points points,
      SearchSpec.Found stored,
      Labels labels,
      ModelSpec spec,
      Workers workers,
      Watcher watcher) {
    Clock clock = new Clock();
    requireMemory(points, labels, spec);
    SearchSpec.Found found = spec.search().find(stored, points, spec.largestK(), workers, watcher);
    clock.searched = System.nanoTime();
    String search =
        found.isExact()
            ? points.searchNote()
            : String.format(
                Locale.ROOT,
                "approximate, %.1f %% of the neighbours right by estimate",
                100 * found.recall());
    GraphFamily graphs = GraphFamily.of(points, found.neighbours(), spec.graph(), workers);
    return of(graphs, found, search, labels, spec, workers, watcher, clock);
  }

  /** Diffuses labels over the graph of given neighbour lists, which need not come from points. */
  static Run ofNeighbours(
      Neighbours neighbours, Labels labels, ModelSpec spec, Workers workers, Watcher watcher) {
    requireMemory(null, labels, spec);
    return of(
        GraphFamily.of(neighbours, spec.graph(), workers),
        new SearchSpec.Found(neighbours, true, 1),
        "none, the distances were given",
        labels,
        spec,
        workers,
        watcher,
        new Clock());
  }

  /** Diffuses labels over a given graph. */
  static Run ofGraph(
      GraphFamily graphs, Labels labels, ModelSpec spec, Workers workers, Watcher watcher) {
    requireMemory(null, labels, spec);
    return of(
        graphs,
        new SearchSpec.Found(null, true, 1),
        "none, the graph was given",
        labels,
        spec,
        workers,
        watcher,
        new Clock());
  }

  private static void requireMemory(Points points, Labels labels, ModelSpec spec) {
    Memory.require(
        MemoryEstimate.bytesBesidePoints(
            labels.size(), points, spec.largestK(), labels.classes(), spec.diffusion()),
        "a graph of " + labels.size() + " rows");
  }

  private static Run of(
      GraphFamily graphs,
      SearchSpec.Found found,
      String search,
      Labels labels,
      ModelSpec spec,
      Workers workers,
      Watcher watcher,
      Clock clock) {
    Choice choice =
        spec.selection().select() == Select.NONE
            ? null
            : Selection.choose(graphs, labels, spec.selection(), workers, watcher);
    int k = choice == null ? spec.graph().k() : choice.k();
    Diffusion diffusion = choice == null ? spec.diffusion() : choice.diffusion();
    clock.chosen = System.nanoTime();
    watcher.at("graph", 0, 1);
    NumberedGraph numbered = graphs.withK(k);
    SimilarityGraph graph = numbered.graph();
    Labels ordered = numbered.labelsOfNodes(labels);
    Components components = Components.of(graph);
    watcher.at("graph", 1, 1);
    clock.built = System.nanoTime();
    watcher.starts(graph, ordered, numbered.order());
    Scores scores = diffusion.run(graph, ordered, workers, watcher);
    clock.diffused = System.nanoTime();
    Report report =
        new Report(
            graph.size(),
            labels.counts(),
            k,
            mostNeighbours(graph),
            search,
            found.recall(),
            graph.edgeCount(),
            !(graph.origin() instanceof EdgeOrigin.Nearest),
            graph.origin() instanceof EdgeOrigin.Weighted weighted ? weighted.unmeasured() : 0,
            graph.origin().sigmaX(),
            graph.origin().isLocal(),
            components.count(),
            components.unreachableCount(ordered),
            unreached(scores),
            scores.outcome(),
            spec.selection().select(),
            choice,
            Clock.seconds(clock.start, clock.searched),
            Clock.seconds(clock.searched, clock.chosen),
            Clock.seconds(clock.chosen, clock.built),
            Clock.seconds(clock.built, clock.diffused),
            workers.threads(),
            MemoryEstimate.bytes(
                graph.size(),
                graph.hasPoints() ? graph.points() : null,
                spec.largestK(),
                labels.classes(),
                diffusion));
    return new Run(
        found, k, diffusion, numbered.width(), scores.backFrom(numbered.order()), report);
  }

  private static int mostNeighbours(SimilarityGraph graph) {
    int most = 0;
    for (int i = 0; i < graph.size(); i++) {
      most = Math.max(most, graph.neighbourEnd()[i] - graph.rowStart()[i]);
    }
    return most;
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
    long chosen;
    long built;
    long diffused;

    static double seconds(long from, long to) {
      return (to - from) / 1e9;
    }
  }
}
