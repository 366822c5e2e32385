package labeldiffusion.spark.steps;

import java.util.Arrays;
import labeldiffusion.labels.LabelWeights;
import labeldiffusion.parallel.Progress;
import labeldiffusion.spark.TestSpark;
import labeldiffusion.spark.blocks.Block;
import labeldiffusion.spark.blocks.TestBlocks;
import org.apache.hadoop.fs.Path;
import org.apache.spark.api.java.JavaRDD;

/** Runs a diffusion on blocks and gathers its scores. */
final class TestRuns {
  static final int INITIAL = 6;
  static final int STEPS = 6;

  private final TestBlocks data;
  private final Path folder;
  int guardedSteps;

  TestRuns(TestBlocks data, java.io.File folder) {
    this.data = data;
    this.folder = new Path(folder.toURI());
  }

  Seeds seeds(LabelWeights weights) {
    return Seeds.of(Arrays.stream(data.labels.counts()).asLongStream().toArray(), weights);
  }

  Checkpoints checkpoints(String name, int interval, int blocks) {
    return new Checkpoints(TestSpark.context(), new Path(folder, name), interval, blocks);
  }

  double[] stepped(SteppedMethod method, double sigmaF, boolean clamps, int blocks) {
    JavaRDD<Block> parts = SteppedRun.keep(data.blocks(blocks, method.ghosts()));
    StepSettings settings =
        new StepSettings(method, seeds(LabelWeights.BALANCED), INITIAL, STEPS, sigmaF, clamps);
    SteppedRun run =
        new SteppedRun(
            parts,
            settings,
            checkpoints(method + "-" + sigmaF + clamps + blocks, 10, blocks),
            Progress.NONE);
    JavaRDD<double[]> F = run.run();
    guardedSteps = run.guardedSteps();
    return TestBlocks.byNode(parts, F, data.n, data.labels.classes());
  }
}
