package labeldiffusion.model;

import labeldiffusion.diffusion.Diffusion;
import labeldiffusion.diffusion.Labels;
import labeldiffusion.diffusion.Scores;
import labeldiffusion.graph.BreadthFirstOrder;
import labeldiffusion.graph.Components;
import labeldiffusion.graph.ExactSearch;
import labeldiffusion.graph.GraphSpec;
import labeldiffusion.graph.KernelWidth;
import labeldiffusion.graph.Neighbours;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.parallel.Progress;
import labeldiffusion.parallel.Workers;
import labeldiffusion.points.Points;

/** One pass of the data through all stages: points, neighbours, graph, scores. */
record Run(KernelWidth width, Scores scores, Report report) {

  static Run of(Points points, Labels labels, GraphSpec spec, Diffusion diffusion, Workers workers, Progress progress) {
    long start = System.nanoTime();
    Neighbours neighbours = ExactSearch.search(points, spec.k(), workers, progress);
    long searched = System.nanoTime();
    progress.at("graph", 0, 1);
    KernelWidth width = KernelWidth.of(spec, neighbours);
    int[] order = BreadthFirstOrder.of(neighbours); // for speed; no result depends on it
    Labels ordered = labels.inOrder(order);
    SimilarityGraph graph =
        SimilarityGraph.of(points.rows(order), neighbours.inOrder(order), width.inOrder(order), workers);
    Components components = Components.of(graph);
    progress.at("graph", 1, 1);
    long built = System.nanoTime();
    Scores scores = diffusion.run(graph, ordered, workers, progress).backFrom(order);
    long diffused = System.nanoTime();
    Report report = new Report(graph.size(), labels.counts(), spec.k(), neighbours.k(), graph.edgeCount(),
        width.typical(), width.isLocal(), components.count(), nodesWithoutLabels(components, ordered),
        unreached(scores), scores.convergence(), seconds(start, searched), seconds(searched, built),
        seconds(built, diffused), workers.threads());
    return new Run(width, scores, report);
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

  private static double seconds(long from, long to) {
    return (to - from) / 1e9;
  }
}
