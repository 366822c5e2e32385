package labeldiffusion.neighbours.approximate;

import static org.junit.Assert.assertEquals;

import java.util.Arrays;
import labeldiffusion.SilentTestCase;
import labeldiffusion.points.DensePoints;
import labeldiffusion.points.Points;
import org.junit.Test;

public class RecallSampleTest extends SilentTestCase {
  private static final int N = 100;

  /** Points 0, 1, ... on a line, which the lists number from the end. */
  private final DensePoints points = line(N);

  private final int[] home = new int[N];
  private final FloatRows rows = new FloatRows(N, 1, 2);

  private static DensePoints line(int n) {
    double[][] x = new double[n][1];
    Arrays.setAll(x, i -> new double[] {i});
    return Points.of(x);
  }

  /** The rows are in a unit of 2: half of the points' numbers. */
  public RecallSampleTest() {
    for (int i = 0; i < N; i++) {
      home[i] = N - 1 - i;
      rows.value[4 * i] = home[i] / 2f;
    }
  }

  /** Lists of three by the distances in the rows, to the rows at least this far away. */
  private NearestSets lists(int least) {
    NearestSets lists = new NearestSets(N, 3);
    for (int i = 0; i < N; i++) {
      for (int j = 0; j < N; j++) {
        if (Math.abs(i - j) >= (i % 2 == 0 ? least : 1)) {
          lists.offer(i, j, (i - j) * (i - j));
        }
      }
    }
    return lists;
  }

  private RecallSample sample(int k, NearestSets lists) {
    RecallSample sample = new RecallSample(points, k, home, 9, 1);
    sample.findExact(rows, lists, workers);
    return sample;
  }

  @Test
  public void listsOfAllTrueNeighboursHaveRecallOne() {
    assertEquals(1, sample(2, lists(1)).recall(lists(1)), 0);
  }

  /**
   * Every second row has lists that begin at distance 2. Of its two true neighbours, at distance 1,
   * it has none; only row 0, with true neighbours at 1 and 2, has one. The sample has all rows.
   */
  @Test
  public void missedNeighboursLowerIt() {
    NearestSets worse = lists(2);
    RecallSample sample = sample(2, worse);
    assertEquals(N, sample.size());
    assertEquals((2 * 50 + 1) / 200.0, sample.recall(worse), 1e-12);
    assertEquals("better lists later", 1, sample.recall(lists(1)), 0);
    assertEquals("worse ones later", 101 / 200.0, sample(2, lists(1)).recall(worse), 1e-12);
  }

  /** With k = 1 both rows at distance 1 are as good as the first; more than k do not count. */
  @Test
  public void anyRowAsNearAsTheLastTrueOneCounts() {
    assertEquals(1, sample(1, lists(1)).recall(lists(1)), 0);
    assertEquals(0.5, sample(1, lists(2)).recall(lists(2)), 1e-12);
  }

  @Test
  public void manyRowsAreSampled() {
    int n = 2000;
    int[] all = new int[n];
    Arrays.setAll(all, i -> i);
    assertEquals(512, new RecallSample(line(n), 3, all, 9, 1).size());
  }

  @Test
  public void listsNeedNotBeLongWhereTheProjectionLosesNothing() {
    assertEquals(2, sample(2, lists(1)).lengthFor(1, 2));
    assertEquals("not below the least", 3, sample(2, lists(1)).lengthFor(0.5, 3));
  }

  /**
   * All rows are at the same place, so that lists have the first rows. Of the 200 neighbours, two
   * are first in a list, three second, and two at each place from there on.
   */
  @Test
  public void listsMustBeLongerWhereTheProjectionLosesNeighbours() {
    FloatRows same = new FloatRows(N, 1, 2);
    RecallSample sample = new RecallSample(points, 2, home, N - 1, 1);
    sample.findExact(same, lists(1), workers);
    assertEquals(49, sample.lengthFor(99 / 200.0, 2));
    assertEquals(50, sample.lengthFor(100 / 200.0, 2));
    assertEquals("the last neighbour is the last row", N - 1, sample.lengthFor(1, 2));
    RecallSample shorter = new RecallSample(points, 2, home, 9, 1);
    shorter.findExact(same, lists(1), workers);
    assertEquals("the longest do not suffice", 10, shorter.lengthFor(0.5, 2));
  }
}
