package labeldiffusion.diffusion.stepped;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntPredicate;
import labeldiffusion.graph.SimilarityGraph;

/**
 * Counts the nodes that a diffusivity still lets move. With a very small sigma_f nearly all stand
 * still, which the report should say.
 */
final class MovingNodes {
  /** A node moves if it can change by more than this share of its change in isotropic diffusion. */
  private static final double MOVING = 1e-3;

  private final SimilarityGraph graph;
  private final EdgeKernels kernels;
  private final AtomicInteger moving = new AtomicInteger();
  private final AtomicInteger movable = new AtomicInteger();

  MovingNodes(SimilarityGraph graph, int classes) {
    this.graph = graph;
    kernels = new EdgeKernels(graph, classes);
  }

  /** Counts the rows of a range that are free to move. */
  void count(double[] F, double[] wD, IntPredicate isFree, int from, int to) {
    int some = 0;
    int all = 0;
    for (int i = from; i < to; i++) {
      if (isFree.test(i)) {
        double isotropic = kernels.movement(F, graph.weight(), i);
        some += kernels.movement(F, wD, i) > MOVING * isotropic ? 1 : 0;
        all += isotropic > 0 ? 1 : 0;
      }
    }
    moving.addAndGet(some);
    movable.addAndGet(all);
  }

  /** The share of moving nodes among those that isotropic diffusion would move; 1 if none. */
  double share() {
    return movable.get() == 0 ? 1 : (double) moving.get() / movable.get();
  }
}
