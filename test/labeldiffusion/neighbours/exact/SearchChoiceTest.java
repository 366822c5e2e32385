package labeldiffusion.neighbours.exact;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import labeldiffusion.SilentTestCase;
import labeldiffusion.SparseTables;
import labeldiffusion.TestGraphs;
import labeldiffusion.neighbours.KnownLists;
import labeldiffusion.neighbours.NearestIndex;
import labeldiffusion.neighbours.Neighbours;
import labeldiffusion.neighbours.sparse.SparseIndex;
import labeldiffusion.parallel.Progress;
import labeldiffusion.points.Points;
import org.junit.Test;

/** Which index {@link ExactSearch} takes, and what it rejects. */
public class SearchChoiceTest extends SilentTestCase {
  private NearestIndex index(Points points) {
    return ExactSearch.index(points, workers);
  }

  private Points rows(int n, int d) {
    return Points.of(TestGraphs.randomPoints(n, d, random));
  }

  @Test
  public void theIndexSuitsThePoints() {
    assertTrue(index(rows(257, 3)) instanceof KdTree);
    assertTrue(index(rows(257, 20)) instanceof LeafIndex);
    assertTrue(index(SparseTables.sparse(rows(257, 20))) instanceof SparseIndex);
  }

  /** 256 rows are compared one by one, and so are rows without attributes. */
  @Test
  public void fewRowsHaveNoIndex() {
    for (Points points :
        new Points[] {
          rows(256, 3), rows(256, 20), SparseTables.sparse(rows(256, 20)), rows(300, 0)
        }) {
      NearestIndex index = index(points);
      assertFalse(index instanceof KdTree);
      assertFalse(index instanceof LeafIndex);
      assertFalse(index instanceof SparseIndex);
      Neighbours expected = ExactSearch.nearest(points, 3, points, 5);
      assertEquals(expected.index()[4], index.nearest(points, 3, 5).index()[4]);
    }
  }

  @Test
  public void listsOfOtherRowsOrAnotherLengthAreRejected() {
    Points points = rows(20, 2);
    Neighbours lists = ExactSearch.search(points, 4, workers, Progress.NONE);
    KnownLists known = new KnownLists(lists, KnownLists.none(20).rank());
    String message =
        assertThrows(
                IllegalArgumentException.class,
                () -> ExactSearch.extend(known, points, 5, workers, Progress.NONE))
            .getMessage();
    assertTrue(message, message.endsWith("20 of length 4 for 20 rows and K = 5"));
    assertThrows(
        IllegalArgumentException.class,
        () -> ExactSearch.extend(known, rows(19, 2), 4, workers, Progress.NONE));
    Neighbours same = ExactSearch.extend(known, points, 4, workers, Progress.NONE);
    assertEquals(lists.index()[7], same.index()[7]);
  }

  /** By all pairs, by a tree and by leaves. */
  @Test
  public void progressEndsWithAllRows() {
    progressEnds(rows(30, 2));
    progressEnds(rows(1500, 2));
    progressEnds(rows(1500, 12));
  }

  private void progressEnds(Points points) {
    int[] last = new int[2];
    ExactSearch.search(
        points,
        3,
        workers,
        (phase, done, total) -> {
          last[0] = done;
          last[1] = total;
        });
    assertEquals(points.size(), last[0]);
    assertEquals(points.size(), last[1]);
  }
}
