package labeldiffusion.spark.steps;

import java.io.Serializable;
import java.util.Arrays;
import java.util.List;
import labeldiffusion.diffusion.stepped.Diffusivity;
import labeldiffusion.diffusion.stepped.PartSteps;
import labeldiffusion.labels.Labels;
import labeldiffusion.spark.blocks.Block;
import labeldiffusion.spark.blocks.LocalRows;
import labeldiffusion.spark.blocks.Packet;

/** A block and the engine's steps on it. Its own arrays stay inside: results are new arrays. */
final class Stepping implements Serializable {
  private static final long serialVersionUID = 1L;

  private final Block block;
  private final Diffusivity rule;
  private final int classes;
  private final boolean clamps;

  /** Made again, with its lists of triangles, after a block has moved. */
  private transient PartSteps steps;

  private transient double[] isotropicSums;

  Stepping(Block block, Diffusivity rule, int classes, boolean clamps) {
    this.block = block;
    this.rule = rule;
    this.classes = classes;
    this.clamps = clamps;
  }

  Block block() {
    return block;
  }

  private PartSteps steps() {
    if (steps == null) {
      LocalRows rows = block.rows();
      double[] degree = Arrays.stream(rows.degree()).map(d -> d > 0 ? d : 1).toArray();
      boolean[] isClamped = new boolean[rows.size()];
      for (int v = 0; v < isClamped.length; v++) {
        isClamped[v] = clamps && rows.label()[v] != Labels.UNLABELLED;
      }
      steps = new PartSteps(block.part(), degree, isClamped, classes, rule);
      isotropicSums = steps.rowSums(rows.weight());
    }
    return steps;
  }

  List<Packet> pack(double[] F) {
    return block.pack(F, classes);
  }

  double[] unpack(double[] F, List<Packet> packets) {
    return block.unpack(F, packets, classes);
  }

  /** F - L F of the graph itself. */
  synchronized double[] isotropicStep(double[] F) {
    return steps().step(block.rows().weight(), isotropicSums, 1, F);
  }

  /** w^D at F. */
  synchronized double[] weights(double[] F, double sigmaF2) {
    return steps().weights(F, sigmaF2).clone();
  }

  /**
   * A step on given weights, none of which exceeds that of the graph: the guard has nothing to do.
   */
  synchronized double[] step(double[] wD, double[] F) {
    PartSteps steps = steps();
    return steps.step(wD, steps.rowSums(wD), 1, F);
  }

  /** A step on the rule's weights at F; as above. */
  synchronized double[] step(double[] F, double sigmaF2) {
    PartSteps steps = steps();
    double[] wD = steps.weights(F, sigmaF2);
    return steps.step(wD, steps.rowSums(wD), 1, F);
  }

  /** The first half of a smooth step: q and the neighbourhood sums of the own nodes. */
  synchronized Smoothed.Sums sums(double[] F, double sigmaF2) {
    PartSteps steps = steps();
    double[] q = steps.q(F, sigmaF2);
    return new Smoothed.Sums(F, q, steps.sums(q));
  }

  /** The second half: w^D, given the sums of the ghosts. */
  synchronized Smoothed weights(Smoothed.Sums sums, List<Packet> packets) {
    PartSteps steps = steps();
    double[] wD = steps.smooth(sums.q(), block.unpack(sums.S(), packets, 1));
    double[] rowSum = steps.rowSums(wD);
    return new Smoothed(sums.F(), wD, rowSum, steps.largestRatio(rowSum));
  }

  synchronized double[] step(Smoothed weights, double delta) {
    return steps().step(weights.wD(), weights.rowSum(), delta, weights.F());
  }

  synchronized ExactSum squaredGradients(double[] F) {
    ExactSum sum = new ExactSum();
    steps().squaredGradients(F, sum::add);
    return sum;
  }
}
