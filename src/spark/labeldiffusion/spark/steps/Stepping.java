package labeldiffusion.spark.steps;

import java.io.Serializable;
import java.util.Arrays;
import labeldiffusion.diffusion.stepped.PartSteps;
import labeldiffusion.diffusion.stepped.Triangles;
import labeldiffusion.labels.Labels;
import labeldiffusion.spark.blocks.Block;
import labeldiffusion.spark.blocks.LocalRows;

/** A block and the engine's steps on it. Results are new arrays, which may be kept. */
final class Stepping implements Serializable {
  private static final long serialVersionUID = 1L;

  private final Block block;
  private final SteppedMethod method;
  private final int classes;
  private final boolean clamps;

  Stepping(Block block, SteppedMethod method, int classes, boolean clamps) {
    this.block = block;
    this.method = method;
    this.classes = classes;
    this.clamps = clamps;
  }

  Block block() {
    return block;
  }

  /** This with all that takes memory, so that Spark counts it when it decides what to keep. */
  Stepping prepared() {
    steps();
    if (method.listsEdges()) {
      block.part().graph().edges();
    }
    return this;
  }

  /**
   * A block that comes back from a disk takes as much memory as before, and Spark must count it.
   */
  private Object readResolve() {
    return prepared();
  }

  private PartSteps steps() {
    return block.work(
        PartSteps.class,
        () -> {
          LocalRows rows = block.rows();
          double[] degree = Arrays.stream(rows.degree()).map(d -> d > 0 ? d : 1).toArray();
          boolean[] isClamped = new boolean[rows.size()];
          for (int v = 0; v < isClamped.length; v++) {
            isClamped[v] = clamps && rows.label()[v] != Labels.UNLABELLED;
          }
          return new PartSteps(block.part(), degree, isClamped, classes, method.rule());
        });
  }

  /** F - L F of the graph itself. */
  double[] isotropicStep(double[] F) {
    // the sum of a row of weights is its degree
    double[] rowSum = Arrays.copyOf(block.rows().degree(), block.own());
    return steps().step(block.rows().weight(), rowSum, 1, F);
  }

  /** w^D at F. */
  double[] weights(double[] F, double sigmaF2) {
    return steps().weights(F, sigmaF2).clone();
  }

  /**
   * A step on given weights, none of which exceeds that of the graph: the guard has nothing to do.
   */
  double[] step(double[] wD, double[] F) {
    PartSteps steps = steps();
    return steps.step(wD, steps.rowSums(wD), 1, F);
  }

  /** A step on the rule's weights at F; as above. */
  double[] step(double[] F, double sigmaF2) {
    PartSteps steps = steps();
    double[] wD = steps.weights(F, sigmaF2);
    return steps.step(wD, steps.rowSums(wD), 1, F);
  }

  /** The neighbourhood sums of the own nodes, which a smooth step needs of all nodes. */
  double[] sums(double[] F, double sigmaF2) {
    return steps().sums(F, sigmaF2);
  }

  /** What smooth steps need besides the block. */
  Triangles triangles() {
    return Triangles.of(block.newPart());
  }

  /** A smooth step, given the neighbourhood sums. */
  Smoothed smoothed(double[] F, double[] S, double sigmaF2, Triangles triangles) {
    PartSteps steps = steps();
    double[] wD = steps.smooth(F, S, sigmaF2, triangles);
    double[] rowSum = steps.rowSums(wD);
    return new Smoothed(steps.flow(wD, rowSum, F), steps.largestRatio(rowSum));
  }

  ExactSum squaredGradients(double[] F) {
    ExactSum sum = new ExactSum();
    steps().squaredGradients(F, sum::add);
    return sum;
  }
}
