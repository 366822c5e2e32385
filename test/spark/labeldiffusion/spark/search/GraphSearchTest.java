package labeldiffusion.spark.search;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import labeldiffusion.parallel.Progress;
import labeldiffusion.spark.TestSpark;
import labeldiffusion.spark.blocks.Lists;
import labeldiffusion.spark.blocks.TestBlocks;
import org.apache.spark.api.java.JavaRDD;
import org.junit.Test;

/**
 * The search over leaves, with {@link LeafSearch}, {@link Refinement}, {@link RecallCheck} and
 * {@link TrueLists}.
 */
public class GraphSearchTest {
  private static final int N = 1500;
  private static final int K = 5;

  private final TestBlocks data = new TestBlocks(N, K, 3, 30);

  private JavaRDD<PointRows> points(int pieces) {
    List<PointRows> all = new ArrayList<>();
    for (int piece = 0; piece < pieces; piece++) {
      int rest = piece;
      int[] node = IntStream.range(0, N).filter(i -> i % pieces == rest).toArray();
      double[] x =
          Arrays.stream(node).boxed().flatMapToDouble(i -> Arrays.stream(data.points[i])).toArray();
      int[] label = Arrays.stream(node).map(i -> data.labels.classOf()[i]).toArray();
      all.add(new PointRows(node, label, 2, x));
    }
    return TestSpark.context().parallelize(all, pieces);
  }

  private static int[] lists(GraphSearch.Found found) {
    int[] index = new int[N * K];
    for (Lists lists : found.lists().collect()) {
      for (int r = 0; r < lists.size(); r++) {
        System.arraycopy(lists.index(), r * K, index, lists.node()[r] * K, K);
      }
    }
    return index;
  }

  private GraphSearch.Found search(int leafRows, int pieces, int blocks) {
    SearchSettings settings = new SearchSettings(K, 2, leafRows, 0.98);
    return new GraphSearch(TestSpark.context(), settings, Progress.NONE)
        .search(points(pieces), N, blocks);
  }

  @Test
  public void oneLeafGivesTheExactNeighbours() {
    GraphSearch.Found found = search(10_000, 2, 3);
    assertArrayEquals(data.neighbours.index(), lists(found));
    assertEquals(1, found.recall(), 0);
  }

  @Test
  public void distancesHaveTheBitsOfTheEngine() {
    for (Lists lists : search(10_000, 2, 3).lists().collect()) {
      for (int r = 0; r < lists.size(); r++) {
        int from = lists.node()[r] * K;
        assertArrayEquals(
            Arrays.copyOfRange(data.neighbours.squared(), from, from + K),
            Arrays.copyOfRange(lists.squared(), r * K, r * K + K),
            0);
      }
    }
  }

  @Test
  public void manyLeavesFindNearlyAllNeighboursAndSaySo() {
    GraphSearch.Found found = search(200, 2, 3);
    assertTrue(found.forest().leaves() + " leaves", found.forest().leaves() >= 12);
    int[] index = lists(found);
    int right = 0;
    for (int i = 0; i < N; i++) {
      for (int p = i * K; p < (i + 1) * K; p++) {
        int j = index[p];
        right +=
            Arrays.stream(data.neighbours.index(), i * K, (i + 1) * K).anyMatch(t -> t == j)
                ? 1
                : 0;
      }
    }
    double recall = (double) right / (N * K);
    assertTrue("recall " + recall, recall > 0.98);
    assertEquals(recall, found.recall(), 0.01);
  }

  @Test
  public void roundsEndWhenTheyAreOfNoUse() {
    assertTrue(GraphSearch.isWorthARound(0.97, 0.006, 0.98));
    assertFalse("cannot be reached", GraphSearch.isWorthARound(0.97, 0.004, 0.98));
    assertTrue(GraphSearch.isWorthARound(0.982, 0.002, 0.98));
    assertFalse("nothing was gained", GraphSearch.isWorthARound(0.982, 0, 0.98));
    assertFalse("reached", GraphSearch.isWorthARound(0.983, 0.1, 0.98));
  }

  /**
   * Leaves of so many rows are searched with a low recall. The first round compares rows of
   * different leaves and finds nothing, because each leaf is a cluster of its own.
   */
  @Test
  public void largeLeavesFindNearlyAllNeighbours() {
    int n = 16_000;
    int d = 8;
    Random random = new Random(1);
    double[] x = new double[n * d];
    Arrays.setAll(x, p -> random.nextDouble() + (p < x.length / 2 ? 0 : 100));
    PointRows rows = new PointRows(IntStream.range(0, n).toArray(), new int[n], d, x);
    SearchSettings settings = new SearchSettings(K, 2, 10_000, 0.98);
    GraphSearch.Found found =
        new GraphSearch(TestSpark.context(), settings, Progress.NONE)
            .search(TestSpark.context().parallelize(List.of(rows), 1), n, 2);
    assertEquals(4, found.leaves());
    assertTrue("recall " + found.recall(), found.recall() > 0.98);
  }

  /** At least 20,000 rows, 400 per leaf if they hold 32 million numbers, 50 per leaf anyway. */
  @Test
  public void theSampleIsAsLargeAsTheDriverCanHold() {
    assertEquals(20_000, GraphSearch.sampleSize(1_000_000, 20, 100_000));
    assertEquals(400_000, GraphSearch.sampleSize(100_000_000, 20, 100_000));
    assertEquals(50_000, GraphSearch.sampleSize(100_000_000, 1000, 100_000));
  }

  @Test
  public void listsDependNeitherOnPartitionsNorOnBlocks() {
    assertArrayEquals(lists(search(200, 2, 3)), lists(search(200, 5, 7)));
  }

  @Test
  public void blocksOfNeighboursHaveAboutTheSameSize() {
    short[] owner = search(200, 2, 4).owner();
    int[] size = new int[4];
    for (short b : owner) {
      size[b]++;
    }
    assertTrue(Arrays.toString(size), Arrays.stream(size).allMatch(s -> s > 250 && s <= 413));
    int[] index = data.neighbours.index();
    long apart =
        IntStream.range(0, index.length).filter(p -> owner[p / K] != owner[index[p]]).count();
    assertTrue(apart + " of " + index.length, apart < index.length / 6);
  }
}
