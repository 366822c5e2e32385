package labeldiffusion.model;

import java.util.List;
import labeldiffusion.diffusion.Diffusion;
import labeldiffusion.diffusion.Scores;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.graph.GraphFamily;
import labeldiffusion.graph.NumberedGraph;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.labels.Labels;
import labeldiffusion.parallel.Memory;
import labeldiffusion.parallel.Workers;
import labeldiffusion.selection.Selected;
import labeldiffusion.sizes.SizedScores;

/** Takes labels through the last stages: choice of parameters, graph, diffusion. */
final class Run {
  private final ModelSpec spec;
  private final Workers workers;
  private final Watcher watcher;

  Run(ModelSpec spec, Workers workers, Watcher watcher) {
    this.spec = spec;
    this.workers = workers;
    this.watcher = watcher;
  }

  /**
   * Throws if the run would not fit into the heap.
   *
   * @param searchBytes memory that a neighbour search takes
   */
  void requireMemory(Labels labels, long searchBytes) {
    Memory.require(
        MemoryEstimate.besidesPoints(
            labels.size(),
            spec.largestK(),
            labels.classes(),
            spec.diffusion(),
            spec.sizes(),
            searchBytes),
        "a graph of " + labels.size() + " rows");
  }

  /** Diffuses labels over one of the graphs: the given K, or the one that is chosen. */
  RunResult over(GraphFamily graphs, SearchFacts search, Labels labels) {
    requireMemory(labels, 0);
    long start = System.nanoTime();
    Selected selected = Selected.from(graphs, labels, spec.selection(), workers, watcher);
    int k = selected.k(spec.graph().k());
    Diffusion diffusion = selected.diffusion(spec.diffusion());
    long chosen = System.nanoTime();
    watcher.at("graph", 0, 1);
    NumberedGraph numbered = graphs.withK(k);
    SimilarityGraph graph = numbered.graph();
    Labels ordered = numbered.labelsOfNodes(labels);
    watcher.at("graph", 1, 1);
    long built = System.nanoTime();
    watcher.starts(graph, ordered, numbered.order());
    SizedScores sized =
        spec.sizes().applyTo(diffusion.run(graph, ordered, workers, watcher), ordered);
    Scores scores = sized.scores();
    long diffused = System.nanoTime();
    Report report =
        new Report(
            new LabelFacts(graph.size(), labels.counts(), scores.classCounts(), sized.facts()),
            GraphFacts.of(graph, k, ordered, scores),
            search,
            selected,
            scores.outcome(),
            new CostFacts(
                search.seconds(),
                selected.isNone() ? 0 : (chosen - start) / 1e9,
                (built - chosen) / 1e9,
                (diffused - built) / 1e9,
                workers.threads(),
                bytes(graph, labels, diffusion)),
            List.of());
    return new RunResult(
        k, diffusion, numbered.width(), scores.backFrom(numbered.order()), labels.prior(), report);
  }

  private long bytes(SimilarityGraph graph, Labels labels, Diffusion diffusion) {
    boolean hasPoints = graph.hasPoints();
    return (hasPoints ? graph.points().bytes() : 64L * graph.size())
        + MemoryEstimate.besidesPoints(
            graph.size(),
            spec.largestK(),
            labels.classes(),
            diffusion,
            spec.sizes(),
            hasPoints ? graph.points().searchBytes() : 0);
  }
}
