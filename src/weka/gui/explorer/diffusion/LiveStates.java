package weka.gui.explorer.diffusion;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import labeldiffusion.labelling.Snapshot;
import labeldiffusion.model.Answer;
import labeldiffusion.picture.Drawing;
import labeldiffusion.picture.Frame;
import labeldiffusion.picture.Layout;
import weka.classifiers.diffusion.base.LabelDiffusionClassifier;
import weka.classifiers.diffusion.labelling.LabellingDesk;
import weka.core.Instances;

/**
 * Prepares what the windows show of each update, in the background: with many rows it takes longer
 * than their thread may be busy.
 */
final class LiveStates {
  private final LabelDiffusionClassifier classifier;
  private final LabellingDesk desk;
  private final LiveGraph graph;
  private final Map<LayoutChoice, Layout> layouts = new ConcurrentHashMap<>();

  /** Chooses the nodes to draw; the graph must be there. */
  LiveStates(LabelDiffusionClassifier classifier, LabellingDesk desk) {
    this.classifier = classifier;
    this.desk = desk;
    graph = new LiveGraph(desk.graph(), desk.snapshot());
  }

  /**
   * A moment of a labelling session.
   *
   * @param drawing with the labels of the moment
   */
  record State(DiffusionResult result, Drawing drawing, Frame frame) {}

  /**
   * An update as a result.
   *
   * @param shown the table with the labels so far
   */
  State of(Snapshot snapshot, Instances shown) {
    List<Answer> answers = new ArrayList<>(snapshot.size());
    for (int row = 0; row < snapshot.size(); row++) {
      answers.add(new Answer(snapshot.distribution(row), snapshot.isReached(row)));
    }
    String report =
        snapshot
            .report()
            .map(facts -> facts.text(title(), desk.classes().toArray(new String[0])))
            .orElse("There are no labels yet.\n");
    return new State(
        new DiffusionResult(classifier, shown, shown, answers, graph.film(), report, layouts),
        graph.drawing(snapshot),
        graph.frame(snapshot));
  }

  private String title() {
    String name = classifier.getClass().getSimpleName();
    return desk.substitute()
        .map(other -> "In place of " + name + ": " + other + ", over the labels so far")
        .orElse(name + " over the labels so far");
  }
}
