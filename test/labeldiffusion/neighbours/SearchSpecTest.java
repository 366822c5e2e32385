package labeldiffusion.neighbours;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.util.Arrays;
import labeldiffusion.SilentTestCase;
import labeldiffusion.SparseTables;
import labeldiffusion.TestGraphs;
import labeldiffusion.neighbours.exact.ExactSearch;
import labeldiffusion.parallel.Progress;
import labeldiffusion.points.Points;
import org.junit.Test;

public class SearchSpecTest extends SilentTestCase {
  private static final int N = 3000;
  private static final int K = 6;

  private final double[][] X = TestGraphs.randomPoints(N, 6, random);
  private final Points all = Points.of(X);
  private final Neighbours exact = ExactSearch.search(all, K, workers, Progress.NONE);

  @Test
  public void exactAndAutomaticSearchOfFewRowsFindAllNeighbours() {
    for (Search search : new Search[] {Search.EXACT, Search.AUTO}) {
      SearchSpec.Found found = find(search, all);
      assertArrayEquals(exact.index(), found.neighbours().index());
      assertEquals(1, found.recall(), 0);
    }
  }

  @Test
  public void approximateSearchSaysHowGoodItIs() {
    SearchSpec.Found found = find(Search.APPROXIMATE, all);
    assertTrue("recall " + found.recall(), found.recall() >= 0.98);
    assertEquals(trueRecall(found.neighbours()), found.recall(), 0.02);
  }

  @Test
  public void listsOfTheFirstRowsAreExtended() {
    Neighbours first = find(Search.EXACT, Points.of(Arrays.copyOf(X, 2500))).neighbours();
    KnownLists known = new KnownLists(first, KnownLists.none(N).rank());
    assertArrayEquals(
        exact.index(),
        new SearchSpec(Search.EXACT, 0.98)
            .find(known, all, K, workers, Progress.NONE)
            .neighbours()
            .index());
  }

  /** Otherwise the same rows would have other neighbours if they arrived in two pieces. */
  @Test
  public void approximateSearchDoesNotDependOnWhatIsKnown() {
    SearchSpec spec = new SearchSpec(Search.APPROXIMATE, 0.98);
    Neighbours first = find(Search.APPROXIMATE, Points.of(Arrays.copyOf(X, 2500))).neighbours();
    KnownLists known = new KnownLists(first, KnownLists.none(N).rank());
    assertArrayEquals(
        find(Search.APPROXIMATE, all).neighbours().index(),
        spec.find(known, all, K, workers, Progress.NONE).neighbours().index());
  }

  @Test
  public void recallMustBeAShare() {
    for (double recall : new double[] {0, -1, 1.1, Double.NaN}) {
      assertThrows(IllegalArgumentException.class, () -> new SearchSpec(Search.AUTO, recall));
    }
  }

  private SearchSpec.Found find(Search search, Points points) {
    return new SearchSpec(search, 0.98)
        .find(KnownLists.none(points.size()), points, K, workers, Progress.NONE);
  }

  private double trueRecall(Neighbours found) {
    int right = 0;
    for (int p = 0; p < found.index().length; p++) {
      right += found.squared()[p] <= exact.squared()[p / K * K + K - 1] ? 1 : 0;
    }
    return (double) right / found.index().length;
  }

  @Test
  public void aRecallOfOneIsAShare() {
    assertEquals(1, new SearchSpec(Search.AUTO, 1).recall(), 0);
  }

  /** 3,000 rows of six numbers; sparse rows have no projections. */
  @Test
  public void whatIsSearchedExactlyDependsOnTheOptionAndThePoints() {
    assertTrue(new SearchSpec(Search.EXACT, 0.9).isExactFor(all));
    assertTrue(new SearchSpec(Search.AUTO, 0.9).isExactFor(all));
    assertFalse(new SearchSpec(Search.APPROXIMATE, 0.9).isExactFor(all));
    Points sparse = SparseTables.sparse(all);
    assertTrue(new SearchSpec(Search.APPROXIMATE, 0.9).isExactFor(sparse));
  }

  /** The approximate search compares all pairs of a few rows. */
  @Test
  public void listsAreCalledExactIfTheyAre() {
    assertTrue(find(Search.APPROXIMATE, Points.of(Arrays.copyOf(X, 500))).isExact());
    assertFalse(find(Search.APPROXIMATE, all).isExact());
  }
}
