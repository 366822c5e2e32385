package labeldiffusion.neighbours;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertSame;

import java.util.ArrayList;
import java.util.List;
import labeldiffusion.SilentTestCase;
import labeldiffusion.points.Points;
import org.junit.Test;

/** When a search is needed and when it is not. */
public class RecentListsTest extends SilentTestCase {
  private static final SearchSpec EXACT = new SearchSpec(Search.EXACT, 0.9);

  private final RecentLists recent = new RecentLists();
  private int searches;

  private static RecentLists.Key key(double x) {
    return key(x, EXACT);
  }

  private static RecentLists.Key key(double x, SearchSpec search) {
    Points points = Points.of(new double[] {0}, new double[] {1}, new double[] {x});
    return new RecentLists.Key(points.fingerprint(), search);
  }

  /** Lists of three points on a line. */
  private SearchSpec.Found lists(int k, boolean isExact) {
    searches++;
    int[] index = {1, 2, 0, 2, 1, 0};
    double[] squared = {1, 9, 1, 4, 4, 9};
    return new SearchSpec.Found(new Neighbours(3, 2, index, squared).first(k), isExact, 1);
  }

  private SearchSpec.Found find(RecentLists.Key key, int k) {
    return recent.find(key, k, () -> lists(k, true));
  }

  @Test
  public void samePointsAreSearchedOnce() {
    assertSame(find(key(3), 2), find(key(3), 2));
    assertEquals(1, searches);
  }

  @Test
  public void otherPointsAreSearched() {
    find(key(3), 2);
    find(key(Math.nextUp(3.0)), 2);
    assertEquals(2, searches);
  }

  @Test
  public void otherSearchSettingsAreSearched() {
    find(key(3), 2);
    find(key(3, new SearchSpec(Search.EXACT, 0.8)), 2);
    find(key(3, new SearchSpec(Search.AUTO, 0.9)), 2);
    assertEquals(3, searches);
  }

  @Test
  public void fewerNeighboursAreTheFirstOfTheExactLists() {
    find(key(3), 2);
    Neighbours one = find(key(3), 1).neighbours();
    assertEquals(1, searches);
    assertArrayEquals(new int[] {1, 0, 1}, one.index());
    assertArrayEquals(new double[] {1, 1, 4}, one.squared(), 0);
  }

  @Test
  public void moreNeighboursAreSearched() {
    find(key(3), 1);
    assertEquals(2, find(key(3), 2).neighbours().k());
    assertEquals(2, searches);
  }

  /** Shorter lists of an approximate search may differ from the beginnings of longer ones. */
  @Test
  public void approximateListsServeTheirOwnLengthOnly() {
    recent.find(key(3), 2, () -> lists(2, false));
    recent.find(key(3), 2, () -> lists(2, false));
    assertEquals(1, searches);
    recent.find(key(3), 1, () -> lists(1, false));
    assertEquals(2, searches);
  }

  @Test
  public void onlyTheLastSearchesAreRemembered() {
    for (int x = 3; x < 3 + RecentLists.MOST + 1; x++) {
      find(key(x), 2);
    }
    find(key(4), 2);
    assertEquals(RecentLists.MOST + 1, searches);
    find(key(3), 2);
    assertEquals(RecentLists.MOST + 2, searches);
  }

  @Test
  public void clearedListsAreSearchedAgain() {
    find(key(3), 2);
    recent.clear();
    find(key(3), 2);
    assertEquals(2, searches);
  }

  @Test
  public void threadsMayShareIt() throws Exception {
    List<Thread> threads = new ArrayList<>();
    List<Throwable> failures = new ArrayList<>();
    for (int t = 0; t < 4; t++) {
      int first = t;
      threads.add(
          new Thread(
              () -> {
                for (int r = 0; r < 2000; r++) {
                  double x = 3 + (first + r) % 4;
                  SearchSpec.Found found =
                      recent.find(
                          key(x),
                          1,
                          () ->
                              new SearchSpec.Found(
                                  new Neighbours(3, 1, new int[3], new double[] {x, x, x}),
                                  true,
                                  1));
                  if (found.neighbours().squared()[0] != x) {
                    failures.add(new AssertionError("lists of other points"));
                  }
                }
              }));
    }
    threads.forEach(Thread::start);
    for (Thread thread : threads) {
      thread.join();
    }
    assertEquals(List.of(), failures);
  }
}
