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
import labeldiffusion.parallel.Workers;
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

  /** How often a search by one thread reports: once per task, and at the end. */
  private int reports(KnownLists known, Points points, int k) {
    int[] count = new int[1];
    try (Workers one = new Workers(1)) {
      ExactSearch.extend(known, points, k, one, (phase, done, total) -> count[0]++);
    }
    return count[0] - 1;
  }

  private int tasks(Points points, int k) {
    return reports(KnownLists.none(points.size()), points, k);
  }

  /**
   * 724 * 724 * 2 is less than 2^20, so all pairs are compared, in blocks of 65,536 / 1,448 rows.
   * One row more is worth a tree: 64 leaves in blocks of four.
   */
  @Test
  public void aTreePaysFromAMillionMultiplyAddsOn() {
    assertEquals(17, tasks(rows(724, 2), 3));
    assertEquals(16, tasks(rows(725, 2), 3));
    assertEquals(1, tasks(rows(30, 2), 3));
    assertEquals("512 x 512 x 4 = 2^20", 8, tasks(rows(512, 4), 3));
  }

  /** Of 700 rows 100 are new: 700 * 100 * 4 is less than 2^20. Blocks have 65,536 / 2,800 rows. */
  @Test
  public void onlyNewRowsCount() {
    assertEquals(31, reports(known(600, 700), rows(700, 4), 1));
  }

  /** Six leaves are each compared with themselves and with the others. */
  @Test
  public void manyColumnsAreSearchedByLeaves() {
    assertEquals(12, tasks(rows(1500, 12), 5));
  }

  /** Neighbours of a quarter of all rows; beyond that, blocks of 65,536 / 18,000 rows. */
  @Test
  public void neighboursOfNearlyAllRowsAreComparedPairByPair() {
    assertEquals(12, tasks(rows(1500, 12), 375));
    assertEquals(500, tasks(rows(1500, 12), 376));
  }

  @Test
  public void sparseRowsAreSearchedByTheirIndex() {
    assertEquals(24, tasks(SparseTables.sparse(rows(1500, 12)), 5)); // of 64 rows
  }

  /** Sixteen new rows are one leaf, fifteen are compared with every row in turn. */
  @Test
  public void fewNewRowsAreComparedPairByPair() {
    Points points = rows(7000, 12);
    assertEquals(2, reports(known(7000 - 16, 7000), points, 1));
    assertEquals(7000, reports(known(7000 - 15, 7000), points, 1));
  }

  /** Lists of one neighbour for the first rows; which one does not matter here. */
  private static KnownLists known(int first, int n) {
    int[] index = new int[first];
    double[] squared = new double[first];
    for (int i = 0; i < first; i++) {
      index[i] = (i + 1) % first;
      squared[i] = 1;
    }
    return new KnownLists(new Neighbours(first, 1, index, squared), KnownLists.none(n).rank());
  }

  /** Of 3,000 equal rows only six are searched. */
  @Test
  public void equalRowsOfManyColumnsAreLeftOut() {
    int[] last = new int[1];
    ExactSearch.search(
        Points.of(new double[3000][12]), 5, workers, (phase, done, total) -> last[0] = total);
    assertEquals(6, last[0]);
    ExactSearch.search(
        Points.of(new double[3000][2]), 5, workers, (phase, done, total) -> last[0] = total);
    assertEquals("a tree needs no help", 3000, last[0]);
  }

  @Test
  public void noNeighboursAreQuicklyFound() {
    Neighbours none = ExactSearch.search(rows(5, 2), 0, workers, Progress.NONE);
    assertEquals(5, none.n());
    assertEquals(0, none.k());
  }
}
