package labeldiffusion.neighbours.sparse;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import labeldiffusion.SparseTables;
import labeldiffusion.neighbours.KnownLists;
import labeldiffusion.neighbours.NearestIndex;
import labeldiffusion.neighbours.NearestLists;
import labeldiffusion.neighbours.NeighbourSearchContract;
import labeldiffusion.neighbours.Neighbours;
import labeldiffusion.neighbours.Search;
import labeldiffusion.neighbours.SearchProgress;
import labeldiffusion.neighbours.SearchSpec;
import labeldiffusion.neighbours.approximate.NeighbourDescent;
import labeldiffusion.neighbours.exact.ExactSearch;
import labeldiffusion.parallel.Progress;
import labeldiffusion.parallel.Workers;
import labeldiffusion.points.Metric;
import labeldiffusion.points.Points;
import labeldiffusion.points.Preparation;
import labeldiffusion.points.Scaling;
import labeldiffusion.points.SparsePoints;
import org.junit.Test;

/**
 * The search by an index of non-zero entries ({@link SparseIndex}, {@link SparseQuery}): the lists
 * are those of the same rows stored in full, to the last bit.
 */
public class SparseIndexTest extends NeighbourSearchContract {
  @Override
  protected Neighbours search(Points points, int k) {
    return byIndex(SparseTables.sparse(points), k, workers);
  }

  private static Neighbours byIndex(SparsePoints points, int k, Workers workers) {
    int n = points.size();
    NearestLists lists = new NearestLists(n, Math.min(k, Math.max(0, n - 1)));
    if (lists.k() > 0) {
      SparseIndex.of(points).compareAll(0, lists, workers, new SearchProgress(n, Progress.NONE));
    }
    return lists.sorted(workers);
  }

  @Test
  public void listsAreThoseOfTheDenseSearch() {
    for (int valueCount : new int[] {1, 3, 1000}) {
      for (int codes : new int[] {0, 7}) {
        Points dense = SparseTables.random(700, 150, codes, valueCount, random);
        assertDense(dense, SparseTables.sparse(dense), 10);
      }
    }
  }

  @Test
  public void listsAreThoseOfTheDenseSearchForEveryK() {
    Points dense = SparseTables.random(300, 80, 2, 1000, random);
    for (int k : new int[] {1, 2, 50, 298, 299, 400}) {
      assertDense(dense, SparseTables.sparse(dense), k);
    }
  }

  @Test
  public void moreRowsThanAChunkHave() {
    Points dense = SparseTables.random(9001, 70, 1, 1000, random);
    assertDense(dense, SparseTables.sparse(dense), 3);
  }

  /** Standardized zeros are not 0: entries that are not stored have the origin of their column. */
  @Test
  public void shiftedZerosGiveTheListsOfTheDenseSearch() {
    Points raw = SparseTables.random(600, 100, 3, 1000, random);
    for (Scaling scaling : Scaling.values()) {
      Points sparse = prepared(SparseTables.sparse(raw), scaling);
      assertTrue(sparse instanceof SparsePoints);
      assertDense(prepared(SparseTables.dense(raw), scaling), (SparsePoints) sparse, 8);
    }
  }

  private static Points prepared(Points raw, Scaling scaling) {
    return Preparation.of(raw, scaling, Metric.EUCLIDEAN).prepare(raw);
  }

  /** One row is so long that, in units of its length, the others are equal in float. */
  @Test
  public void oneLongRowDoesNotBlurTheOthers() {
    Points dense = SparseTables.random(400, 60, 0, 1000, random);
    dense.numbers(17)[3] = 1e25;
    assertDense(dense, SparseTables.sparse(dense), 5);
  }

  /** All distances are a millionth of the rows' lengths: float loses all their digits. */
  @Test
  public void rowsThatDifferByAMillionthOfTheirLength() {
    Points dense = SparseTables.random(400, 60, 0, 1000, random);
    for (int i = 0; i < dense.size(); i++) {
      dense.numbers(i)[59] = 1e6 + 1e-3 * i;
    }
    assertDense(dense, SparseTables.sparse(dense), 5);
  }

  @Test
  public void scaleOfTheNumbersDoesNotMatter() {
    for (double unit : new double[] {1e-120, 1e-30, 1e30, 1e120}) {
      Points dense = SparseTables.random(300, 60, 0, 1000, random);
      for (int i = 0; i < dense.size(); i++) {
        double[] row = dense.numbers(i);
        Arrays.setAll(row, a -> row[a] * unit);
      }
      assertDense(dense, SparseTables.sparse(dense), 5);
    }
  }

  @Test
  public void numbersWhoseSquaresOverflowHaveNoIndexAndAreComparedPlainly() {
    Points dense = SparseTables.random(2000, 100, 0, 1000, random);
    dense.numbers(1)[0] = 1e160;
    SparsePoints sparse = SparseTables.sparse(dense);
    assertNull(SparseIndex.of(sparse));
    assertSame(
        ExactSearch.search(dense, 3, workers, Progress.NONE),
        ExactSearch.search(sparse, 3, workers, Progress.NONE));
  }

  @Test
  public void numberOfThreadsDoesNotMatter() {
    SparsePoints points = SparseTables.sparse(SparseTables.random(1500, 200, 4, 5, random));
    Neighbours expected = byIndex(points, 7, workers);
    for (int threads : new int[] {1, 3, 8}) {
      try (Workers other = new Workers(threads)) {
        assertSame(expected, byIndex(points, 7, other));
      }
    }
  }

  @Test
  public void extendedListsAreThoseOfAFullSearch() {
    SparsePoints all = SparseTables.sparse(SparseTables.random(1200, 150, 3, 6, random));
    Neighbours expected = ExactSearch.search(all, 6, workers, Progress.NONE);
    for (int first : new int[] {4, 600, 1190, 1199, 1200}) {
      SparsePoints stored = (SparsePoints) all.rows(IntStream.range(0, first).toArray());
      Neighbours lists = ExactSearch.search(stored, 6, workers, Progress.NONE);
      if (lists.k() == 6) {
        assertSame(
            expected,
            ExactSearch.extend(
                new KnownLists(lists, KnownLists.none(all.size()).rank()),
                all,
                6,
                workers,
                Progress.NONE));
      }
    }
  }

  @Test
  public void singleRowsFindTheNearestOfTheDenseSearch() {
    Points stored = SparseTables.random(900, 120, 3, 9, random);
    Points others = SparseTables.random(60, 120, 3, 9, random);
    others.numbers(3)[5] = 1e40; // far beyond the index
    others.codes(4)[1] = 7; // which no stored row has
    NearestIndex index = NearestIndex.of(SparseTables.sparse(stored), workers);
    for (int i = 0; i < others.size(); i++) {
      assertSame(
          ExactSearch.nearest(others, i, stored, 5),
          index.nearest(SparseTables.sparse(others), i, 5));
    }
  }

  @Test
  public void tablesOfFewDistinctRows() {
    Points few = SparseTables.random(12, 90, 2, 3, random);
    Points dense = few.rows(random.ints(1500, 0, 12).toArray());
    assertSame(
        ExactSearch.search(dense, 5, workers, Progress.NONE),
        ExactSearch.search(SparseTables.sparse(dense), 5, workers, Progress.NONE));
  }

  @Test
  public void approximateSearchOfSparseRowsIsExactAndSaysSo() {
    SparsePoints points = SparseTables.sparse(SparseTables.random(2500, 150, 0, 1000, random));
    SearchSpec.Found found =
        new SearchSpec(Search.APPROXIMATE, 0.9)
            .find(KnownLists.none(points.size()), points, 5, workers, Progress.NONE);
    assertTrue(found.isExact());
    assertSame(ExactSearch.search(points, 5, workers, Progress.NONE), found.neighbours());
    assertEquals(1, NeighbourDescent.search(points, 5, 0.9, 1, workers, Progress.NONE).recall(), 0);
  }

  private void assertDense(Points dense, SparsePoints sparse, int k) {
    List<Neighbours> found =
        List.of(byIndex(sparse, k, workers), ExactSearch.search(sparse, k, workers, Progress.NONE));
    for (Neighbours lists : found) {
      assertSame(ExactSearch.search(dense, k, workers, Progress.NONE), lists);
    }
  }

  private static void assertSame(Neighbours expected, Neighbours found) {
    assertEquals(expected.k(), found.k());
    assertArrayEquals(expected.index(), found.index());
    assertArrayEquals(expected.squared(), found.squared(), 0);
  }
}
