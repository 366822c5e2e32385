package labeldiffusion.neighbours;

import java.lang.ref.SoftReference;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Supplier;
import labeldiffusion.points.Fingerprint;

/**
 * The neighbour lists of the last searches, for runs over the same points. Points are the same if
 * all their values and scales are, whatever table they come from: the folds of a cross-validation
 * share one search, because training rows and test rows together are always the same rows. Lists
 * are held softly, so that they never stand in the way of other work, and at most {@link #MOST} of
 * them. An answer is the same with and without this memory, to the last bit.
 */
public final class RecentLists {
  /**
   * The one place in the engine that remembers something from run to run: Weka's copies of a
   * classifier have nothing else in common.
   */
  public static final RecentLists SHARED = new RecentLists();

  /** The number of searches that are remembered. */
  static final int MOST = 2;

  /**
   * What lists depend on, apart from K.
   *
   * @param points raw rows and how they are prepared
   */
  public record Key(Fingerprint points, SearchSpec search) {}

  private record Entry(Key key, int k, SoftReference<SearchSpec.Found> found) {}

  /** The latest first. */
  private final Deque<Entry> entries = new ArrayDeque<>();

  /** The k nearest of the points with this key: remembered, or found by the search. */
  public SearchSpec.Found find(Key key, int k, Supplier<SearchSpec.Found> search) {
    SearchSpec.Found found = recall(key, k);
    if (found == null) {
      found = search.get();
      remember(key, k, found);
    }
    return found;
  }

  /** Forgets all lists. */
  public synchronized void clear() {
    entries.clear();
  }

  /** Exact lists for a larger K will do: shorter ones are their beginnings. */
  private synchronized SearchSpec.Found recall(Key key, int k) {
    for (Entry entry : entries) {
      SearchSpec.Found found = entry.found.get();
      if (found != null && entry.key.equals(key) && entry.k >= k) {
        if (entry.k == k) {
          return found;
        } else if (found.isExact()) {
          return found.first(k);
        }
      }
    }
    return null;
  }

  private synchronized void remember(Key key, int k, SearchSpec.Found found) {
    entries.removeIf(entry -> entry.found.get() == null || entry.key.equals(key));
    entries.addFirst(new Entry(key, k, new SoftReference<>(found)));
    while (entries.size() > MOST) {
      entries.removeLast();
    }
  }
}
