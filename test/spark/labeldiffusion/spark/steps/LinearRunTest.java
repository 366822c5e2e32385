package labeldiffusion.spark.steps;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertTrue;

import labeldiffusion.diffusion.Diffusion;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.diffusion.linear.HarmonicDiffusion;
import labeldiffusion.diffusion.linear.SpreadingDiffusion;
import labeldiffusion.parallel.Progress;
import labeldiffusion.parallel.Workers;
import labeldiffusion.spark.blocks.Block;
import labeldiffusion.spark.blocks.Ghosts;
import labeldiffusion.spark.blocks.TestBlocks;
import labeldiffusion.sparse.StoppingRule;
import org.apache.spark.api.java.JavaRDD;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;

/** LGC and GRF on blocks ({@link LinearBlock}), compared with the engine on the same lists. */
public class LinearRunTest {
  @Rule public final TemporaryFolder folder = new TemporaryFolder();

  private final TestBlocks data = new TestBlocks(200, 5, 3, 20);
  private final StoppingRule rule = new StoppingRule(1e-12, 500);

  private double[] run(LinearMethod method, double alpha, int blocks) {
    JavaRDD<Block> parts = SteppedRun.keep(data.blocks(blocks, Ghosts.JOINED));
    LinearRun run =
        new LinearRun(
            parts,
            new LinearRun.Problem(method, alpha, data.labels.classes()),
            rule,
            new TestRuns(data, folder.getRoot()).checkpoints(method + "-" + blocks, 10, blocks),
            Progress.NONE);
    double[] F = TestBlocks.byNode(parts, run.run(), data.n, data.labels.classes());
    assertTrue(run.converged());
    return F;
  }

  private void assertEqualsEngine(Diffusion engine, LinearMethod method, double alpha) {
    double[] expected = engine.run(data.graph, data.labels, new Workers(1), Watcher.NONE).values();
    double[] two = run(method, alpha, 2);
    assertArrayEquals(expected, two, 1e-9);
    assertArrayEquals(two, run(method, alpha, 7), 0);
  }

  @Test
  public void spreadingIsThatOfTheEngineForAnyNumberOfBlocks() {
    assertEqualsEngine(new SpreadingDiffusion(0.9, rule), LinearMethod.LGC, 0.9);
  }

  @Test
  public void harmonicScoresAreThoseOfTheEngineForAnyNumberOfBlocks() {
    assertEqualsEngine(new HarmonicDiffusion(rule), LinearMethod.GRF, 0);
  }
}
