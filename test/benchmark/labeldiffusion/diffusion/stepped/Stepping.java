package labeldiffusion.diffusion.stepped;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import labeldiffusion.benchmark.Engine;
import labeldiffusion.benchmark.ListsFile;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.labels.Labels;
import labeldiffusion.neighbours.Neighbours;
import labeldiffusion.parallel.Workers;
import labeldiffusion.points.Points;

/**
 * Single steps of each kind on stored neighbour lists. The initial steps have been taken, so the
 * scores look as they do in a real run. In this package because the stepper is package-private.
 */
final class Stepping {
  private static final int LABELS_PER_CLASS = 10;

  final SimilarityGraph graph;
  private final EulerStepper stepper;
  private final DiffusivityContext context;
  private DiffusionWeights smooth;
  private DiffusionWeights localMatch;

  Stepping(SimilarityGraph graph, int c, Workers workers) {
    this.graph = graph;
    int[] classOf = new int[graph.size()];
    Arrays.fill(classOf, Labels.UNLABELLED);
    int labelled = Math.min(classOf.length, c * LABELS_PER_CLASS);
    for (int r = 0; r < labelled; r++) {
      classOf[(int) ((long) r * classOf.length / labelled)] = r % c; // spread over the graph
    }
    stepper = new EulerStepper(graph, new Labels(classOf, c), Engine.steps(1), workers);
    for (int t = 0; t < EulerDiffusion.INITIAL_STEPS_DEFAULT; t++) {
      stepper.step(graph.weight(), t == 0);
    }
    context =
        DiffusivityContext.of(graph, c, stepper.scores(), EulerDiffusion.SIGMA_F_DEFAULT, workers);
  }

  /** The graph of stored lists, without coordinates: no step needs them. */
  static SimilarityGraph graph(Path lists, int k, boolean renumbered, Workers workers)
      throws IOException {
    Neighbours neighbours = ListsFile.read(lists, k);
    return Engine.graph(Points.of(new double[neighbours.n()][0]), neighbours, renumbered, workers);
  }

  /** One step on the weights of the graph. */
  double[] isotropic() {
    stepper.step(graph.weight(), false);
    return stepper.scores();
  }

  /** Computes q of every edge without a step. */
  double[] edgeDiffusivity() {
    return context.q(stepper.scores());
  }

  /** q, the averages over triangles, and a step. */
  double[] smooth() {
    if (smooth == null) {
      smooth = new SmoothDiffusivity().on(context);
    }
    stepper.step(smooth.at(stepper.scores()), true);
    return stepper.scores();
  }

  /** q, the matches, and a step. */
  double[] localMatch() {
    if (localMatch == null) {
      localMatch = new LocalMatchDiffusivity().on(context);
    }
    stepper.step(localMatch.at(stepper.scores()), true);
    return stepper.scores();
  }
}
