package labeldiffusion.spark.steps;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.util.Collections;
import java.util.concurrent.CancellationException;
import labeldiffusion.labels.LabelWeights;
import labeldiffusion.parallel.Progress;
import labeldiffusion.spark.TestSpark;
import labeldiffusion.spark.blocks.Block;
import labeldiffusion.spark.blocks.Parts;
import labeldiffusion.spark.blocks.TestBlocks;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.util.LongAccumulator;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;

/** Long runs: checkpoints, what they leave on disk, and runs that were interrupted. */
public class CheckpointsTest {
  private static final int BLOCKS = 3;

  @Rule public final TemporaryFolder folder = new TemporaryFolder();

  private final TestBlocks data = new TestBlocks(100, 4, 2, 6);

  private double[] run(SteppedMethod method, Checkpoints checkpoints, Progress progress) {
    JavaRDD<Block> parts = SteppedRun.keep(data.blocks(BLOCKS, method.ghosts()));
    StepSettings settings =
        new StepSettings(
            method,
            new TestRuns(data, folder.getRoot()).seeds(LabelWeights.ONE_HOT),
            3,
            9,
            0.3,
            true);
    return TestBlocks.byNode(
        parts, new SteppedRun(parts, settings, checkpoints, progress).run(), data.n, 2);
  }

  private Checkpoints checkpoints(String name, int interval) {
    return new TestRuns(data, folder.getRoot()).checkpoints(name, interval, BLOCKS);
  }

  @Test
  public void anInterruptedRunContinuesAndEndsWithTheSameBits() {
    for (SteppedMethod method : new SteppedMethod[] {SteppedMethod.LINEAR, SteppedMethod.SMOOTH}) {
      double[] undisturbed = run(method, checkpoints(method + "-whole", 100), Progress.NONE);
      Progress interrupted =
          (phase, done, total) -> {
            if (done == 7) {
              throw new CancellationException("killed");
            }
          };
      assertThrows(
          CancellationException.class,
          () -> run(method, checkpoints(method + "-broken", 2), interrupted));
      int[] first = {0};
      Checkpoints again = checkpoints(method + "-broken", 2);
      assertEquals(6, again.lastStep());
      double[] continued =
          run(method, again, (phase, done, total) -> first[0] = first[0] == 0 ? done : first[0]);
      assertEquals("the first step of the second run", 7, first[0]);
      assertArrayEquals(undisturbed, continued, 0);
    }
  }

  @Test
  public void aRunThatIsContinuedKeepsItsNumberOfBlocks() {
    TestRuns runs = new TestRuns(data, folder.getRoot());
    assertEquals(3, runs.checkpoints("cores", 2, 3).blocks());
    assertEquals(3, runs.checkpoints("cores", 2, 5).blocks());
  }

  @Test
  public void atMostTwoStatesAreKept() {
    run(SteppedMethod.ISOTROPIC, checkpoints("kept", 2), Progress.NONE);
    String[] left =
        new java.io.File(folder.getRoot(), "kept").list((d, name) -> name.startsWith("step"));
    assertEquals(2, left.length);
    checkpoints("kept", 2).deleteAllBut("step-8");
    assertArrayEquals(new String[] {"step-8"}, new java.io.File(folder.getRoot(), "kept").list());
  }

  @Test
  public void lostScoresOfAStepAreComputedOnce() {
    Checkpoints checkpoints = checkpoints("lost", 100);
    LongAccumulator computed = TestSpark.context().sc().longAccumulator();
    JavaRDD<double[]> F =
        SteppedRun.keep(
            TestSpark.context().parallelize(Collections.nCopies(BLOCKS, new double[1]), BLOCKS));
    int steps = 8;
    for (int step = 0; step < steps; step++) {
      JavaRDD<double[]> G =
          SteppedRun.keep(
              Parts.zip(
                  F,
                  F,
                  (a, b) -> {
                    computed.add(1);
                    return new double[] {a[0] + b[0] + 1};
                  }));
      G.count();
      checkpoints.release(F);
      F = G;
    }
    assertEquals(steps * BLOCKS, (long) computed.value());
    F.unpersist(true);
    assertEquals(255, F.collect().get(0)[0], 0);
    assertTrue("" + computed.value(), computed.value() <= 2L * steps * BLOCKS);
  }
}
