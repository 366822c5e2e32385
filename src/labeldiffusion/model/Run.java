package labeldiffusion.model;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import labeldiffusion.diffusion.AverageOutcome;
import labeldiffusion.diffusion.MeanScores;
import labeldiffusion.diffusion.Scores;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.graph.GraphFamily;
import labeldiffusion.graph.GraphSpec;
import labeldiffusion.graph.NumberedGraph;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.labels.Labels;
import labeldiffusion.parallel.Memory;
import labeldiffusion.parallel.Workers;
import labeldiffusion.selection.HiddenAnswers;
import labeldiffusion.selection.Selected;
import labeldiffusion.sizes.ClassSizes;
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

  /** Throws if the run would not fit into the heap beside the neighbour lists, if there are any. */
  private void requireMemory(Labels labels) {
    Memory.require(
        MemoryEstimate.afterSearch(labels.size(), labels.classes(), spec),
        "a graph of " + labels.size() + " rows");
  }

  /** Diffuses labels over the graphs: the given one, or those that are chosen. */
  RunResult over(GraphFamily graphs, SearchFacts search, Labels labels) {
    requireMemory(labels);
    long start = System.nanoTime();
    Selected selected = spec.tuning().by(labels, graphs, spec.sizes(), workers, watcher);
    List<Selected.Part> parts = selected.parts(spec.graph(), spec.diffusion());
    long chosen = System.nanoTime();
    Map<GraphSpec, NumberedGraph> built = build(parts, graphs);
    long graphed = System.nanoTime();
    Diffused first = diffuse(parts.get(0), built, labels, watcher);
    List<PartResult> results = new ArrayList<>(List.of(first.result()));
    for (Selected.Part part : parts.subList(1, parts.size())) {
      results.add(diffuse(part, built, labels, watcher::at).result()); // a film shows the first
    }
    ClassSizes sizes = selected.sizes(spec.sizes());
    SizedScores sized = sizes.applyTo(mean(parts, results, labels), labels);
    Scores scores = sized.scores();
    if (parts.size() > 1) {
      first.announce(scores, watcher);
    }
    HiddenAnswers hidden =
        hide(labels, selected, sized, given -> scores(given, parts, built, sizes));
    Calibrated answers = Calibrated.of(scores, labels, spec.calibration(), hidden);
    CostFacts cost =
        new CostFacts(
            search.seconds(),
            selected.isNone() ? 0 : (chosen - start) / 1e9,
            (graphed - chosen) / 1e9,
            (System.nanoTime() - graphed) / 1e9,
            workers.threads(),
            bytes(first.numbered.graph(), labels));
    Report report =
        new Report(
            new LabelFacts(labels.size(), labels.counts(), scores.classCounts(), sized.facts()),
            first.graphFacts(labels, scores),
            search,
            selected,
            scores.outcome(),
            cost,
            CalibrationFacts.of(spec.calibration(), hidden, answers, labels));
    return new RunResult(withSizes(results, sized, labels), answers, report);
  }

  /** The graphs of all methods, each once. */
  private Map<GraphSpec, NumberedGraph> build(List<Selected.Part> parts, GraphFamily graphs) {
    Map<GraphSpec, NumberedGraph> built = new HashMap<>();
    for (int p = 0; p < parts.size(); p++) {
      watcher.at("graph", p, parts.size());
      built.computeIfAbsent(parts.get(p).graph(), graphs::with);
    }
    watcher.at("graph", parts.size(), parts.size());
    return built;
  }

  /** Hides labels if the calibration asks for it and the choice of parameters has not done so. */
  private HiddenAnswers hide(
      Labels labels, Selected selected, SizedScores sized, Function<Labels, Scores> diffusion) {
    return spec.calibration() == CalibrationRule.LABELS
        ? selected
            .hiddenAnswers()
            .map(known -> known.times(sized.factors()))
            .orElseGet(() -> HiddenAnswers.of(labels, diffusion, watcher))
        : HiddenAnswers.NONE;
  }

  /** The scores of all methods together, with the wanted class sizes. */
  private Scores scores(
      Labels labels,
      List<Selected.Part> parts,
      Map<GraphSpec, NumberedGraph> built,
      ClassSizes sizes) {
    List<PartResult> results =
        parts.stream().map(part -> diffuse(part, built, labels, Watcher.NONE).result()).toList();
    return sizes.applyTo(mean(parts, results, labels), labels).scores();
  }

  /** The mean of all methods; the scores of the only one stay as they are. */
  private static Scores mean(List<Selected.Part> parts, List<PartResult> results, Labels labels) {
    if (results.size() == 1) {
      return results.get(0).scores();
    }
    MeanScores mean = new MeanScores(labels.size(), labels.prior());
    List<AverageOutcome.Part> outcomes = new ArrayList<>();
    for (int m = 0; m < results.size(); m++) {
      Scores scores = results.get(m).scores();
      mean.add(results.get(m).weight(), scores);
      outcomes.add(new AverageOutcome.Part(parts.get(m).name(), scores.outcome()));
    }
    return mean.scores(new AverageOutcome(outcomes));
  }

  /** The methods with the factors of their mean, for the answers to new points. */
  private static List<PartResult> withSizes(
      List<PartResult> results, SizedScores sized, Labels labels) {
    return results.size() == 1
        ? List.of(results.get(0).with(sized.scores()))
        : results.stream().map(part -> part.with(sized.alsoTo(part.scores(), labels))).toList();
  }

  private long bytes(SimilarityGraph graph, Labels labels) {
    boolean hasPoints = graph.hasPoints();
    return (hasPoints ? graph.points().bytes() : 64L * graph.size())
        + MemoryEstimate.besidesPoints(
            graph.size(), labels.classes(), spec, hasPoints ? graph.points().searchBytes() : 0);
  }

  /** One of the methods over its graph, with nodes numbered as in the graph. */
  private record Diffused(Selected.Part part, NumberedGraph numbered, Scores scores) {

    PartResult result() {
      return new PartResult(
          part.weight(),
          part.graph().k(),
          part.diffusion(),
          numbered.width(),
          scores.backFrom(numbered.order()));
    }

    /** The facts of this method's graph and how far the labels got with all methods together. */
    GraphFacts graphFacts(Labels labels, Scores ofAll) {
      return GraphFacts.of(
          numbered.graph(),
          part.graph().k(),
          numbered.labelsOfNodes(labels),
          ofAll.inOrder(numbered.order()));
    }

    /** Shows the mean of all methods after the steps of this one. */
    void announce(Scores mean, Watcher watcher) {
      watcher.averaged(mean.inOrder(numbered.order()).values());
    }
  }

  private Diffused diffuse(
      Selected.Part part, Map<GraphSpec, NumberedGraph> built, Labels labels, Watcher partWatcher) {
    NumberedGraph numbered = built.get(part.graph());
    Labels ordered = numbered.labelsOfNodes(labels);
    partWatcher.starts(numbered.graph(), ordered, numbered.order());
    Scores scores = part.diffusion().run(numbered.graph(), ordered, workers, partWatcher);
    return new Diffused(part, numbered, scores);
  }
}
