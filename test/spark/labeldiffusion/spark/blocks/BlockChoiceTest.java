package labeldiffusion.spark.blocks;

import static org.junit.Assert.assertArrayEquals;

import java.util.List;
import java.util.stream.IntStream;
import labeldiffusion.spark.TestSpark;
import org.junit.Test;

public class BlockChoiceTest {
  @Test
  public void firstBlocksAreContiguousInTheOrderOfTheLeaves() {
    assertArrayEquals(new short[] {1, 0, 1, 0}, BlockChoice.byOrder(new int[] {7, 2, 7, 2}, 2));
  }

  /** Two circles, each a block, and two nodes that want to leave theirs. */
  @Test
  public void nodesMoveToTheBlockOfTheirNeighboursTheMostEagerOnesFirst() {
    int n = 20;
    int k = 4;
    int[] index = new int[n * k];
    short[] first = new short[n];
    for (int i = 0; i < n; i++) {
      first[i] = (short) (i < n / 2 ? 0 : 1);
      for (int p = 0; p < k; p++) {
        index[i * k + p] = (i < n / 2 ? 0 : n / 2) + (i + p + 1) % (n / 2);
      }
    }
    // node 17 has three of four neighbours in block 0, node 18 all of them; there is room for one
    for (int p = 0; p < k; p++) {
      index[18 * k + p] = p;
      index[17 * k + p] = p < 3 ? p : 10;
    }
    Lists lists =
        new Lists(IntStream.range(0, n).toArray(), new int[n], k, index, new double[n * k]);
    short[] improved =
        BlockChoice.improved(
            TestSpark.context(), TestSpark.context().parallelize(List.of(lists), 1), first, 2);
    short[] expected = first.clone();
    expected[18] = 0;
    assertArrayEquals(expected, improved);
  }
}
