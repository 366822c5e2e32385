package labeldiffusion.spark.steps;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotSame;
import static org.junit.Assert.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.Random;
import labeldiffusion.diffusion.stepped.Triangles;
import labeldiffusion.spark.blocks.Block;
import labeldiffusion.spark.blocks.TestBlocks;
import org.apache.spark.util.SizeEstimator;
import org.junit.Test;

public class SteppingTest {
  private final TestBlocks data = new TestBlocks(400, 6, 3, 12);

  private static Object fromDisk(Object object) throws IOException, ClassNotFoundException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(object);
    }
    try (ObjectInputStream in =
        new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
      return in.readObject();
    }
  }

  /** Otherwise Spark would count too little and run out of memory. */
  @Test
  public void aBlockFromDiskTakesTheMemoryThatItTakesInSteps() throws Exception {
    SteppedMethod method = SteppedMethod.LOCAL_MATCH;
    Block block = data.blocks(2, method.ghosts()).first();
    long bare = SizeEstimator.estimate(block);
    Stepping stepping = new Stepping(block, method, 3, true).prepared();
    long prepared = SizeEstimator.estimate(stepping);
    assertTrue(bare + " and " + prepared, prepared > 1.2 * bare);
    assertEquals(prepared, SizeEstimator.estimate(fromDisk(stepping)), 0.01 * prepared);
  }

  @Test
  public void trianglesFromDiskGiveTheSameStep() throws Exception {
    SteppedMethod smooth = SteppedMethod.SMOOTH;
    Block block = data.blocks(2, smooth.ghosts()).first();
    Stepping stepping = new Stepping(block, smooth, 3, true);
    double[] F = new Random(1).doubles(block.rows().size() * 3L).toArray();
    double[] S = new Random(2).doubles(block.rows().size(), 1, 5).toArray();
    Triangles triangles = stepping.triangles();
    Triangles read = (Triangles) fromDisk(triangles);
    assertNotSame(triangles, read);
    Smoothed expected = stepping.smoothed(F, S, 0.5, triangles);
    Smoothed step = stepping.smoothed(F, S, 0.5, read);
    assertArrayEquals(expected.flow().inflow(), step.flow().inflow(), 0);
    assertArrayEquals(expected.flow().ratio(), step.flow().ratio(), 0);
    assertEquals(expected.ratio(), step.ratio(), 0);
  }
}
