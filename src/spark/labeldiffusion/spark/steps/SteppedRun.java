package labeldiffusion.spark.steps;

import java.util.ArrayList;
import java.util.List;
import labeldiffusion.diffusion.stepped.PartSteps;
import labeldiffusion.diffusion.stepped.Triangles;
import labeldiffusion.parallel.Progress;
import labeldiffusion.spark.blocks.Block;
import labeldiffusion.spark.blocks.Outgoing;
import labeldiffusion.spark.blocks.Parts;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.storage.StorageLevel;

/**
 * The diffusions in time on blocks:
 *
 * <pre>F &lt;- F - delta' L^D F,   delta' = 1 / max(1, r),   r = max_i sum_j w^D_ij / d_i</pre>
 *
 * Each step sends one array per pair of blocks. Only the smooth system can have r above 1, because
 * its s_ij may exceed 1; it sends its neighbourhood sums in a second exchange and then asks all
 * blocks for r. F is kept in memory until the next one is there.
 */
public final class SteppedRun {
  private final JavaRDD<Block> source;
  private final JavaRDD<Stepping> blocks;
  private final JavaRDD<Outgoing> outgoing;

  /** Used by the smooth system only, and listed in its first step. */
  private final JavaRDD<Triangles> triangles;

  private final StepSettings settings;
  private final Checkpoints checkpoints;
  private final Progress progress;

  /** Weights that stay the same after the initial steps. */
  private JavaRDD<double[]> frozen;

  /** What may be forgotten after the current step. */
  private final List<JavaRDD<?>> temporary = new ArrayList<>();

  private double sigmaF2 = Double.NaN;
  private int guardedSteps;

  /**
   * @param blocks which this forgets when it has prepared them
   */
  public SteppedRun(
      JavaRDD<Block> blocks, StepSettings settings, Checkpoints checkpoints, Progress progress) {
    this.settings = settings;
    this.checkpoints = checkpoints;
    this.progress = progress;
    SteppedMethod method = settings.method();
    int c = settings.seeds().classes();
    boolean clamps = settings.clamps();
    this.source = blocks;
    this.blocks = keep(blocks.map(block -> new Stepping(block, method, c, clamps).prepared()));
    outgoing = keep(this.blocks.map(block -> block.block().outgoing()));
    triangles = keep(this.blocks.map(Stepping::triangles));
  }

  /** How many steps were made smaller so that every score is an average of others. */
  public int guardedSteps() {
    return guardedSteps;
  }

  /** The scores of the own nodes of each block, kept in memory. */
  public JavaRDD<double[]> run() {
    outgoing.count();
    source.unpersist(false);
    boolean isSmooth = settings.method() == SteppedMethod.SMOOTH;
    Spread spread =
        Spread.of(isSmooth ? List.of(blocks, outgoing, triangles) : List.of(blocks, outgoing));
    int step = checkpoints.lastStep();
    JavaRDD<double[]> F = keep(step > 0 ? checkpoints.read(step) : start());
    if (step > settings.first()) {
      restore(step);
    }
    for (; step < settings.total(); step++) {
      F = checkpoints.after(step + 1, settings.total(), next(F, step), state());
      if (checkpoints.isDue(step + 1, settings.total())) {
        checkpoints.freeDisks();
        spread.renew();
      }
      progress.at("diffusion", step + 1, settings.total());
    }
    F.count();
    if (frozen != null) {
      frozen.unpersist(false);
    }
    triangles.unpersist(false);
    outgoing.unpersist(false);
    blocks.unpersist(false);
    return F;
  }

  private JavaRDD<double[]> start() {
    Seeds seeds = settings.seeds();
    return blocks.map(b -> seeds.rows(b.block().rows(), b.block().own()));
  }

  private double[] state() {
    return new double[] {sigmaF2, guardedSteps};
  }

  /** Continues a run of which this many steps are done. */
  private void restore(int step) {
    double[] state = checkpoints.state(step);
    sigmaF2 = state[0];
    guardedSteps = (int) state[1];
    if (settings.method() == SteppedMethod.LINEAR) {
      frozen = keep(checkpoints.readFrozen());
    }
  }

  private JavaRDD<double[]> next(JavaRDD<double[]> F, int step) {
    if (step == settings.first()) {
      fixWidth(F);
    }
    JavaRDD<double[]> G = keep(step < settings.first() ? isotropic(F) : anisotropic(F));
    G.count();
    checkpoints.release(F);
    temporary.forEach(data -> data.unpersist(false));
    temporary.clear();
    return G;
  }

  /** sigma_f^2, and the weights if they depend on nothing else. */
  private void fixWidth(JavaRDD<double[]> F) {
    if (settings.method() == SteppedMethod.ISOTROPIC) {
      return;
    }
    JavaRDD<double[]> all = withGhosts(F);
    double sum = Parts.zip(blocks, all, Stepping::squaredGradients).reduce(ExactSum::add).value();
    long entries =
        blocks.map(b -> (long) b.block().rows().start()[b.block().own()]).reduce(Long::sum);
    // every edge is in two rows
    sigmaF2 = PartSteps.sigmaF2(settings.sigmaF(), sum / 2, entries / 2);
    if (settings.method() == SteppedMethod.LINEAR) {
      double width = sigmaF2;
      frozen = keep(checkpoints.frozen(Parts.zip(blocks, all, (b, f) -> b.weights(f, width))));
    }
  }

  private JavaRDD<double[]> withGhosts(JavaRDD<double[]> F) {
    return withGhosts(F, settings.seeds().classes());
  }

  /** Rows of c numbers of all nodes of each block, given those of the own nodes. */
  private JavaRDD<double[]> withGhosts(JavaRDD<double[]> own, int c) {
    return Parts.zip(
        Parts.pair(blocks, own),
        Parts.exchange(Parts.pair(outgoing, own), sent -> sent._1().pack(sent._2(), c)),
        (b, packets) -> b._1().block().unpack(b._2(), packets, c));
  }

  private JavaRDD<double[]> isotropic(JavaRDD<double[]> F) {
    return Parts.zip(blocks, withGhosts(F), Stepping::isotropicStep);
  }

  private JavaRDD<double[]> anisotropic(JavaRDD<double[]> F) {
    double width = sigmaF2;
    return switch (settings.method()) {
      case ISOTROPIC -> isotropic(F);
      case LINEAR ->
          Parts.zip(Parts.pair(blocks, frozen), withGhosts(F), (b, f) -> b._1().step(b._2(), f));
      case NONLINEAR, LOCAL_MATCH -> Parts.zip(blocks, withGhosts(F), (b, f) -> b.step(f, width));
      case SMOOTH -> smooth(F, width);
    };
  }

  /** What is large, such as q, is computed where it is needed and never kept. */
  private JavaRDD<double[]> smooth(JavaRDD<double[]> F, double width) {
    JavaRDD<double[]> all = withGhosts(F);
    JavaRDD<double[]> sums = keep(Parts.zip(blocks, all, (b, f) -> b.sums(f, width)));
    JavaRDD<Smoothed> smoothed =
        keep(
            Parts.zip(
                Parts.pair(blocks, triangles),
                Parts.pair(all, withGhosts(sums, 1)),
                (b, fs) -> b._1().smoothed(fs._1(), fs._2(), width, b._2())));
    temporary.addAll(List.of(sums, smoothed));
    double delta = PartSteps.guarded(1, smoothed.map(Smoothed::ratio).reduce(Math::max));
    guardedSteps += delta < 1 ? 1 : 0;
    return Parts.zip(F, smoothed, (f, step) -> step.flow().step(f, delta));
  }

  static <T> JavaRDD<T> keep(JavaRDD<T> data) {
    return data.persist(StorageLevel.MEMORY_AND_DISK());
  }
}
