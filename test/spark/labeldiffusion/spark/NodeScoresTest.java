package labeldiffusion.spark;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;

import java.util.List;
import org.junit.Test;

public class NodeScoresTest {
  private final NodeScores scores =
      new NodeScores(4, 0, new int[] {5, 0, 3}, new double[] {5, 6, 0, 0, 3, 4});

  @Test
  public void scoresGoToThePartitionsOfTheirNodes() {
    int[] first = {0, 3, 3, 5, 6}; // the second and the last partition are empty
    List<NodeScores> parts = scores.split(first);
    assertEquals(3, parts.size());
    int[] to = {0, 2, 3};
    int[] node = {0, 3, 5};
    double[][] F = {{0, 0}, {3, 4}, {5, 6}};
    for (int p = 0; p < to.length; p++) {
      assertEquals(to[p], parts.get(p).to());
      assertArrayEquals(new int[] {node[p]}, parts.get(p).node());
      assertArrayEquals(F[p], parts.get(p).F(), 0);
    }
  }

  @Test
  public void rowsWithoutAPositiveScoreAreNotReached() {
    assertEquals(2, scores.reached());
  }
}
