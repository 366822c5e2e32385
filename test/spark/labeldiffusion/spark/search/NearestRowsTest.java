package labeldiffusion.spark.search;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;

import org.junit.Test;

public class NearestRowsTest {
  @Test
  public void theNearestStayInWhateverOrderTheyCome() {
    float[] distance = {4, 1, 3, 2, 5};
    int[][] orders = {{0, 1, 2, 3, 4}, {4, 3, 2, 1, 0}, {2, 4, 0, 3, 1}};
    for (int[] order : orders) {
      NearestRows rows = new NearestRows(2, 3);
      for (int j : order) {
        rows.offer(1, j, distance[j]);
      }
      assertArrayEquals(new int[] {-1, -1, -1, 1, 3, 2}, rows.index);
      assertEquals(3, rows.reach(1), 0);
    }
  }

  @Test
  public void equalDistancesAreOrderedByNumber() {
    NearestRows rows = new NearestRows(1, 2);
    rows.offer(0, 9, 1);
    rows.offer(0, 7, 1);
    rows.offer(0, 8, 1);
    assertArrayEquals(new int[] {7, 8}, rows.index);
  }

  @Test
  public void aCandidateIsTakenOnce() {
    NearestRows rows = new NearestRows(1, 3);
    rows.offer(0, 5, 2);
    assertEquals(NearestRows.REJECTED, rows.offer(0, 5, 2));
    assertArrayEquals(new int[] {5, -1, -1}, rows.index);
  }

  @Test
  public void onlyCandidatesAfterTheCopyAreNew() {
    NearestRows rows = new NearestRows(1, 3);
    rows.offer(0, 5, 2);
    NearestRows later = rows.settled();
    later.offer(0, 6, 1);
    assertArrayEquals(new int[] {6, 5, -1}, later.index);
    assertArrayEquals(new boolean[] {true, false, false}, later.fresh);
    assertArrayEquals(new int[] {5, -1, -1}, rows.index);
  }
}
