package labeldiffusion.spark.steps;

import static org.junit.Assert.assertEquals;

import labeldiffusion.diffusion.stepped.AutoSteps;
import labeldiffusion.spark.blocks.Block;
import labeldiffusion.spark.blocks.Ghosts;
import labeldiffusion.spark.blocks.TestBlocks;
import org.apache.spark.api.java.JavaRDD;
import org.junit.Test;

/** Distances to the nearest label decide the number of steps, as in the engine. */
public class LabelHopsTest {
  @Test
  public void stepsAreThoseOfTheEngine() {
    TestBlocks data = new TestBlocks(300, 4, 2, 2);
    JavaRDD<Block> blocks = SteppedRun.keep(data.blocks(4, Ghosts.JOINED));
    LabelHops hops = LabelHops.of(blocks);
    assertEquals(
        new AutoSteps().plan(data.graph, data.labels).steps(),
        AutoSteps.steps(hops.mean(), hops.largest()));
  }
}
