package labeldiffusion.spark.steps;

import java.io.Serializable;
import java.util.Arrays;
import java.util.List;
import labeldiffusion.parallel.Progress;
import labeldiffusion.spark.blocks.Block;
import labeldiffusion.spark.blocks.Parts;
import labeldiffusion.sparse.StoppingRule;
import org.apache.spark.api.java.JavaRDD;
import scala.Tuple2;

/**
 * Solves A X = B on blocks by conjugate gradients with the diagonal as preconditioner (Saad 2003,
 * algorithm 9.1), as the engine's ConjugateGradient does on one machine. All inner products are
 * exact sums, so the result does not depend on the number of blocks. Two jobs per iteration.
 */
public final class LinearRun {
  private final JavaRDD<LinearBlock> blocks;
  private final int c;
  private final StoppingRule rule;
  private final Checkpoints checkpoints;
  private final Progress progress;
  private final Spread spread;

  /** (b,b) of each class. */
  private double[] bb;

  /** (r,z) and (r,r) of each class. */
  private double[] rzrr;

  private int iterations;
  private double residual;

  public LinearRun(
      JavaRDD<Block> blocks,
      Problem problem,
      StoppingRule rule,
      Checkpoints checkpoints,
      Progress progress) {
    c = problem.classes();
    this.rule = rule;
    this.checkpoints = checkpoints;
    this.progress = progress;
    spread = Spread.of(List.of(blocks));
    this.blocks =
        blocks.map(b -> new LinearBlock(b, problem.method(), problem.alpha(), problem.classes()));
  }

  public record Problem(LinearMethod method, double alpha, int classes) implements Serializable {
    private static final long serialVersionUID = 1L;
  }

  public int iterations() {
    return iterations;
  }

  public double residual() {
    return residual;
  }

  public boolean converged() {
    return residual <= rule.tolerance();
  }

  /** The scores of the own nodes of each block, kept in memory. */
  public JavaRDD<double[]> run() {
    iterations = checkpoints.lastStep();
    JavaRDD<double[]> state =
        SteppedRun.keep(
            iterations > 0 ? checkpoints.read(iterations) : blocks.map(LinearBlock::start));
    bb = blocks.map(LinearBlock::rightSquares).reduce(ExactSums::add).values();
    rzrr = residuals(state);
    residual = worst(rzrr, bb);
    boolean isMoving = true;
    while (residual > rule.tolerance() && iterations < rule.maxIterations() && isMoving) {
      JavaRDD<double[]> next = next(state);
      isMoving = next != state;
      state = next;
      if (isMoving && checkpoints.isDue(iterations, rule.maxIterations())) {
        checkpoints.freeDisks();
        spread.renew();
      }
    }
    JavaRDD<double[]> F = SteppedRun.keep(Parts.zip(blocks, state, LinearBlock::scores));
    F.count();
    state.unpersist(false);
    return F;
  }

  /** The state after an iteration, or the same one if no class has a direction left. */
  private JavaRDD<double[]> next(JavaRDD<double[]> state) {
    JavaRDD<LinearBlock.Applied> applied = SteppedRun.keep(applied(state));
    double[] step = steps(applied.map(LinearBlock.Applied::sums).reduce(ExactSums::add).values());
    if (Arrays.stream(step).allMatch(length -> length == 0)) {
      applied.unpersist(false);
      return state;
    }
    JavaRDD<double[]> moved =
        SteppedRun.keep(
            Parts.zip(
                Parts.pair(blocks, state),
                applied,
                (b, a) -> b._1().advance(b._2(), a.AP(), step)));
    double[] before = rzrr;
    rzrr = residuals(moved);
    checkpoints.release(state);
    JavaRDD<double[]> next = turned(moved, before);
    applied.unpersist(false);
    residual = worst(rzrr, bb);
    iterations++;
    progress.at("diffusion", iterations, rule.maxIterations());
    return next;
  }

  private JavaRDD<LinearBlock.Applied> applied(JavaRDD<double[]> state) {
    JavaRDD<Tuple2<LinearBlock, double[]>> both = Parts.pair(blocks, state);
    return Parts.zip(
        both,
        Parts.exchange(both, b -> b._1().packDirections(b._2())),
        (b, packets) -> b._1().apply(b._2(), packets));
  }

  private double[] residuals(JavaRDD<double[]> state) {
    return Parts.zip(blocks, state, LinearBlock::residuals).reduce(ExactSums::add).values();
  }

  /** (r,z) / (p,Ap); 0 for a class that has converged or has no direction left. */
  private double[] steps(double[] pAp) {
    double[] step = new double[c];
    for (int t = 0; t < c; t++) {
      boolean solved = Math.sqrt(rzrr[c + t]) <= rule.tolerance() * Math.sqrt(bb[t]);
      double length = solved || !(pAp[t] > 0) ? 0 : rzrr[t] / pAp[t];
      step[t] = Double.isFinite(length) ? length : 0;
    }
    return step;
  }

  /** The next directions. */
  private JavaRDD<double[]> turned(JavaRDD<double[]> moved, double[] before) {
    double[] beta = new double[c];
    for (int t = 0; t < c; t++) {
      beta[t] = before[t] > 0 ? rzrr[t] / before[t] : 0;
    }
    JavaRDD<double[]> state = SteppedRun.keep(Parts.zip(blocks, moved, (b, s) -> b.turn(s, beta)));
    state.count();
    moved.unpersist(false);
    return checkpoints.after(iterations + 1, rule.maxIterations(), state, new double[0]);
  }

  /** sqrt(rr / bb) of the worst class. */
  private static double worst(double[] rzrr, double[] bb) {
    double largest = 0;
    for (int t = 0; t < bb.length; t++) {
      double rr = rzrr[bb.length + t];
      if (rr != 0) {
        largest = Math.max(largest, bb[t] > 0 ? Math.sqrt(rr / bb[t]) : Double.POSITIVE_INFINITY);
      }
    }
    return largest;
  }
}
