package labeldiffusion.diffusion.stepped;

import java.util.List;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.labels.Labels;
import labeldiffusion.parallel.BlockReduction;
import labeldiffusion.parallel.Workers;

/** The scores of a run and the steps that change them. */
final class EulerStepper {
  private final StepRows rows;
  private final TimeStep timeStep;
  private double[] F;
  private double[] G;
  private double change;

  EulerStepper(SimilarityGraph graph, Labels labels, EulerSpec spec, Workers workers) {
    F = labels.seeds(spec.labelWeights());
    G = F.clone();
    double[] degree = graph.degree().clone();
    boolean[] isClamped = new boolean[degree.length];
    for (int i = 0; i < degree.length; i++) {
      degree[i] += spec.selfLoops() ? 1 : 0;
      degree[i] = degree[i] > 0 ? degree[i] : 1;
      isClamped[i] = spec.labelRule() == LabelRule.CLAMP && labels.isLabelled(i);
    }
    rows = new StepRows(graph, degree, isClamped, labels.classes());
    timeStep = spec.scheme().on(rows, spec.delta(), BlockReduction.largest(F), workers);
  }

  /** F, G, degrees, flags of clamped rows, and what the scheme takes. */
  static long bytes(Scheme scheme, long nodes, long entries, int c) {
    return nodes * (16L * c + 8 + 1) + scheme.bytes(nodes, entries, c);
  }

  /** Takes one step; {@code isNew} says whether the weights differ from those of the last step. */
  void step(double[] wD, boolean isNew) {
    change = timeStep.take(wD, isNew, F, G);
    double[] old = F;
    F = G;
    G = old;
  }

  /** F, overwritten by later steps. */
  double[] scores() {
    return F;
  }

  /** The largest change of a score in the last step. */
  double change() {
    return change;
  }

  /** Whether node i can change. */
  boolean isFree(int i) {
    return !rows.isClamped()[i];
  }

  int guardedSteps() {
    return timeStep.guardedSteps();
  }

  List<String> remarks() {
    return timeStep.remarks();
  }
}
