package labeldiffusion.spark;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.Arrays;
import java.util.List;
import labeldiffusion.labels.Labels;
import labeldiffusion.spark.blocks.Block;
import labeldiffusion.spark.blocks.Ghosts;
import labeldiffusion.spark.blocks.TestBlocks;
import org.apache.spark.api.java.JavaRDD;
import org.junit.Test;

public class SizedBlocksTest {
  private static final int N = 60;

  private final TestBlocks data = new TestBlocks(N, 3, 2, 6);

  /** The scores that all rows get if these are theirs, by factors found on one of so many rows. */
  private double[] sized(double first, double second, int every) {
    long[] counts = Arrays.stream(data.labels.counts()).asLongStream().toArray();
    Nodes.Facts facts = new Nodes.Facts(N, 2, counts, ClassNames.of(List.of("a", "b"), false), 0);
    JavaRDD<Block> blocks = data.blocks(2, Ghosts.JOINED).cache();
    JavaRDD<double[]> F =
        blocks.map(
            block -> {
              double[] own = new double[block.own() * 2];
              for (int v = 0; v < block.own(); v++) {
                own[v * 2] = first * (1 + block.rows().number()[v]);
                own[v * 2 + 1] = second;
              }
              return own;
            });
    SizedBlocks sizes =
        new SizedBlocks(FitSettingsTest.settings("EVEN", 2), facts, new FitReport());
    return TestBlocks.byNode(blocks, sizes.of(blocks, F, every), N, 2);
  }

  /** Of the labelled rows 0, 10, 20 ..., only row 0 is one of every seven rows. */
  @Test
  public void aClassWithoutALabelInTheSampleKeepsItsScores() {
    assertTrue(Arrays.stream(data.labels.counts()).allMatch(count -> count > 0));
    double[] F = sized(1, 0.1, 7);
    for (double score : F) {
      assertTrue("score " + score, score > 0);
    }
  }

  @Test
  public void aSampleMakesTheClassesEvenInAllRows() {
    double[] F = sized(1, 0.1, 3);
    int second = 0;
    int free = 0;
    for (int i = 0; i < N; i++) {
      if (data.labels.classOf()[i] == Labels.UNLABELLED) {
        second += F[i * 2 + 1] > F[i * 2] ? 1 : 0;
        free++;
      }
    }
    assertEquals(0.5, (double) second / free, 0.1);
  }
}
