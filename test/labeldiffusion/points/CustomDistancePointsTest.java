package labeldiffusion.points;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.function.DoubleBinaryOperator;
import java.util.stream.IntStream;
import labeldiffusion.DenseReference;
import labeldiffusion.SilentTestCase;
import labeldiffusion.neighbours.KnownLists;
import labeldiffusion.neighbours.NearestIndex;
import labeldiffusion.neighbours.Neighbours;
import labeldiffusion.neighbours.Search;
import labeldiffusion.neighbours.SearchSpec;
import labeldiffusion.neighbours.exact.ExactSearch;
import labeldiffusion.parallel.Progress;
import org.junit.Test;

/**
 * Rows of two numbers; most distances here depend on the first only. Also {@link NoPreparation}.
 */
public class CustomDistancePointsTest extends SilentTestCase {

  private record Pair(double seen, double unseen) implements CustomDistance.Row {
    private static final long serialVersionUID = 1L;

    @Override
    public int size() {
      return 2;
    }

    @Override
    public int compareTo(CustomDistance.Row other) {
      Pair pair = (Pair) other;
      return seen != pair.seen
          ? Double.compare(seen, pair.seen)
          : Double.compare(unseen, pair.unseen);
    }
  }

  private static CustomDistancePoints points(DoubleBinaryOperator between, Pair... rows) {
    return new CustomDistancePoints(
        new CustomDistance() {
          private static final long serialVersionUID = 1L;

          @Override
          public double between(Row x, Row y) {
            return between.applyAsDouble(((Pair) x).seen, ((Pair) y).seen);
          }

          @Override
          public String name() {
            return "ours";
          }
        },
        rows);
  }

  private static CustomDistancePoints apart(Pair... rows) {
    return points((x, y) -> Math.abs(x - y), rows);
  }

  @Test
  public void distancesAreWhatTheFunctionSays() {
    CustomDistancePoints points = apart(new Pair(1, 0), new Pair(4, 9));
    assertEquals(9, points.squaredDistance(0, points, 1), 0);
    assertEquals(9, points.squaredDistance(0, points.rows(new int[] {1}), 0), 0);
    assertEquals(
        9,
        points
            .rows(new int[] {0})
            .followedBy(List.of(points.rows(new int[] {1, 0})))
            .squaredDistance(1, points, 0),
        0);
  }

  @Test
  public void rowsAreEqualByTheirValuesNotByTheirDistance() {
    CustomDistancePoints points = apart(new Pair(1, 0), new Pair(1, 9), new Pair(1, 0));
    assertEquals(0, points.squaredDistance(0, points, 1), 0);
    assertFalse(points.isEqual(0, points, 1));
    assertArrayEquals(new int[] {0, 2}, new PointIndex(points).allFrom(0));
  }

  @Test
  public void badDistancesAreRejected() {
    for (double bad : new double[] {Double.NaN, -1, Double.POSITIVE_INFINITY, 1e200}) {
      CustomDistancePoints points = points((x, y) -> bad, new Pair(0, 0), new Pair(1, 0));
      Exception thrown =
          assertThrows(IllegalArgumentException.class, () -> points.squaredDistance(0, points, 1));
      assertEquals(
          "distances must be 0 or more, and finite when squared, but ours gave " + bad,
          thrown.getMessage());
    }
  }

  @Test
  public void asymmetricDistanceIsRejected() {
    CustomDistancePoints points = points((x, y) -> x < y ? 2 : 1, new Pair(0, 0), new Pair(1, 0));
    Exception thrown =
        assertThrows(
            IllegalArgumentException.class,
            () -> Preparation.of(points, Scaling.NONE, Metric.EUCLIDEAN));
    assertEquals(
        "distances must be symmetric, but ours gave 2.0 from row 1 to row 2 and 1.0 back",
        thrown.getMessage());
  }

  @Test
  public void rowsStayAsTheyAre() {
    CustomDistancePoints points = apart(new Pair(1, Double.NaN), new Pair(4, 9));
    Preparation preparation = Preparation.of(points, Scaling.NONE, Metric.EUCLIDEAN);
    assertTrue(preparation.prepare(points).isEqual(0, points, 0));
    assertTrue(preparation.prepare(points).isEqual(0, points, 0));
    assertTrue(
        preparation.agreesWith(
            Preparation.of(points.rows(new int[] {1}), Scaling.NONE, Metric.EUCLIDEAN)));
    assertFalse(
        preparation.agreesWith(
            Preparation.of(apart(new Pair(1, 2)), Scaling.NONE, Metric.EUCLIDEAN)));
  }

  /**
   * Ties go by index, also where thousands of rows are equal, or at distance 0 though they are not.
   */
  @Test
  public void searchFindsTheNearestPairByPair() {
    int n = 1500;
    Pair[] rows = new Pair[n];
    Arrays.setAll(
        rows,
        i -> new Pair(i % 2 == 0 ? random.nextInt(3) : random.nextDouble(), random.nextInt(2)));
    CustomDistancePoints points = apart(rows);
    for (Search search : Search.values()) {
      SearchSpec.Found found =
          new SearchSpec(search, 0.5)
              .find(KnownLists.none(points.size()), points, 4, workers, Progress.NONE);
      assertTrue(found.isExact());
      for (int i = 0; i < n; i += 7) {
        assertArrayEquals(
            DenseReference.nearest(points, i, points, i, 4),
            Arrays.copyOfRange(found.neighbours().index(), 4 * i, 4 * i + 4));
      }
    }
  }

  @Test
  public void extendedListsAreThoseOfASearchOverAll() {
    Pair[] rows = new Pair[900];
    Arrays.setAll(rows, i -> new Pair(random.nextInt(50), 0));
    CustomDistancePoints all = apart(rows);
    Neighbours first =
        ExactSearch.search(all.rows(IntStream.range(0, 500).toArray()), 6, workers, Progress.NONE);
    Neighbours extended =
        ExactSearch.extend(
            new KnownLists(first, KnownLists.none(all.size()).rank()),
            all,
            6,
            workers,
            Progress.NONE);
    assertArrayEquals(ExactSearch.search(all, 6, workers, Progress.NONE).index(), extended.index());
  }

  @Test
  public void singleRowFindsItsNearest() {
    Pair[] rows = new Pair[600];
    Arrays.setAll(rows, i -> new Pair(random.nextInt(50), i));
    CustomDistancePoints stored = apart(rows);
    CustomDistancePoints one = apart(new Pair(20.2, 0));
    assertArrayEquals(
        DenseReference.nearest(one, 0, stored, -1, 5),
        NearestIndex.of(stored, workers).nearest(one, 0, 5).index());
  }

  @Test
  public void thereAreNoCoordinates() {
    CustomDistancePoints points = apart(new Pair(1, 0));
    assertFalse(points.hasCoordinates());
    assertThrows(UnsupportedOperationException.class, () -> points.product(0, points, 0, 0));
  }
}
