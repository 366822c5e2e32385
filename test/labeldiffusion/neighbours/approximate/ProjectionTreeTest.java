package labeldiffusion.neighbours.approximate;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.Arrays;
import java.util.stream.IntStream;
import labeldiffusion.SilentTestCase;
import org.junit.Test;

public class ProjectionTreeTest extends SilentTestCase {
  /** Rows on the line through this direction. */
  private FloatRows line(int n, float... direction) {
    FloatRows rows = new FloatRows(n, direction.length, 1);
    int[] place = random.ints(0, 1 << 20).distinct().limit(n).toArray();
    for (int i = 0; i < n; i++) {
      for (int a = 0; a < direction.length; a++) {
        rows.value[i * rows.width + a] = direction[a] * place[i];
      }
    }
    return rows;
  }

  private ProjectionTree tree(FloatRows rows, int leafSize, long seed) {
    return new ProjectionTree(rows, leafSize, seed, workers);
  }

  @Test
  public void leavesHaveAtLeastTheWantedRowsAndAtMostTwice() {
    for (int n : new int[] {1, 31, 32, 63, 64, 1000, 1023, 1024}) {
      ProjectionTree tree = tree(line(n, 1), 32, 1);
      for (int leaf = 0; leaf < tree.leaves(); leaf++) {
        int size = tree.start(leaf + 1) - tree.start(leaf);
        assertTrue(size + " of " + n, size <= 64 && size >= Math.min(n, 32));
      }
      assertEquals(0, tree.start(0));
      assertEquals(n, tree.start(tree.leaves()));
      int[] sorted = tree.order().clone();
      Arrays.sort(sorted);
      assertArrayEquals(IntStream.range(0, n).toArray(), sorted);
    }
  }

  /** Whichever two rows of a line are chosen, each half is one side of the median. */
  @Test
  public void leavesOfALineAreIntervals() {
    for (int n : new int[] {500, 10_000}) {
      FloatRows rows = line(n, 1);
      for (long seed = 0; seed < 5; seed++) {
        assertIntervals(rows, tree(rows, 30, seed));
      }
    }
  }

  /**
   * Rows of 32 columns come in blocks of 2,048, and the halves of 12,290 rows meet at 6,145: the
   * last row of the first half is alone in its block.
   */
  @Test
  public void rowsAreProjectedWithTheirOwnHalf() {
    float[] direction = new float[32];
    Arrays.fill(direction, 1);
    FloatRows rows = line(12_290, direction);
    for (long seed = 0; seed < 5; seed++) {
      assertIntervals(rows, tree(rows, 1_000, seed));
    }
  }

  private static void assertIntervals(FloatRows rows, ProjectionTree tree) {
    float[][] range = new float[tree.leaves()][];
    for (int leaf = 0; leaf < range.length; leaf++) {
      float low = Float.POSITIVE_INFINITY;
      float high = Float.NEGATIVE_INFINITY;
      for (int p = tree.start(leaf); p < tree.start(leaf + 1); p++) {
        float x = rows.value[tree.order()[p] * rows.width];
        low = Math.min(low, x);
        high = Math.max(high, x);
      }
      range[leaf] = new float[] {low, high};
    }
    Arrays.sort(range, (a, b) -> Float.compare(a[0], b[0]));
    for (int leaf = 1; leaf < range.length; leaf++) {
      assertTrue(range[leaf - 1][1] < range[leaf][0]);
    }
  }

  @Test
  public void equalRowsAreDividedByTheirNumbers() {
    for (int n : new int[] {300, 9_000}) {
      ProjectionTree tree = tree(new FloatRows(n, 4, 1), 32, 3);
      for (int leaf = 0; leaf < tree.leaves(); leaf++) {
        int[] rows = Arrays.copyOfRange(tree.order(), tree.start(leaf), tree.start(leaf + 1));
        Arrays.sort(rows);
        int from = tree.start(leaf);
        assertArrayEquals(IntStream.range(from, from + rows.length).toArray(), rows);
      }
    }
  }

  /**
   * Rows 0 and 2 are at the origin, 1 and 3 at a point b. Two trees of three take the line through
   * the two places, which tells them apart; the others take two equal rows. If a column had the
   * wrong sign, b would seem to be at the origin, since its squares are equal in two columns.
   */
  @Test
  public void everyColumnCounts() {
    for (int a = 1; a < 8; a++) {
      FloatRows rows = new FloatRows(4, 8, 1);
      for (int i : new int[] {1, 3}) {
        rows.value[i * 8] = 10;
        rows.value[i * 8 + a] = -10;
      }
      int apart = 0;
      for (long seed = 0; seed < 60; seed++) {
        int[] order = tree(rows, 2, seed).order();
        apart += (order[0] + order[1]) % 2 == 0 ? 1 : 0;
      }
      assertEquals("column " + a, 40, apart, 12);
    }
  }

  /** Places (10, 10) and (10, -10): they differ in the second column, their sum is in the first. */
  @Test
  public void theLineGoesThroughBothRows() {
    FloatRows rows = new FloatRows(4, 4, 1);
    for (int i = 0; i < 4; i++) {
      rows.value[4 * i] = 10;
      rows.value[4 * i + 1] = i % 2 == 0 ? 10 : -10;
    }
    int apart = 0;
    for (long seed = 0; seed < 60; seed++) {
      int[] order = tree(rows, 2, seed).order();
      apart += (order[0] + order[1]) % 2 == 0 ? 1 : 0;
    }
    assertEquals(40, apart, 12);
  }

  @Test
  public void treesOfDifferentSeedsDiffer() {
    FloatRows rows = new FloatRows(200, 4, 1);
    for (int p = 0; p < rows.value.length; p++) {
      rows.value[p] = (float) random.nextGaussian();
    }
    assertTrue(!Arrays.equals(tree(rows, 20, 1).order(), tree(rows, 20, 2).order()));
  }

  @Test
  public void aRenumberedTreeHasTheSameLeaves() {
    FloatRows rows = line(300, 1);
    ProjectionTree tree = tree(rows, 30, 1);
    ProjectionTree again = tree.renumbered(rows.inOrder(tree.order(), workers));
    assertArrayEquals(IntStream.range(0, 300).toArray(), again.order());
    assertEquals(tree.leaves(), again.leaves());
    assertEquals(tree.start(3), again.start(3));
  }
}
