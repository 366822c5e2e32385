package labeldiffusion.neighbours;

import java.util.Arrays;
import java.util.function.IntUnaryOperator;
import labeldiffusion.parallel.Blocks;
import labeldiffusion.parallel.Workers;

/**
 * The k nearest candidates of each of n points, ordered by (distance, rank). The rank is the index
 * unless another one is given. The result depends on the set of offered candidates, not on the
 * order of the offers. Each list is a heap with its farthest entry on top, so k may be large.
 */
public final class NearestLists {
  private final int n;
  private final int k;
  private final int[] size;
  private final int[] index;
  private final double[] squared;
  private final IntUnaryOperator rank;

  public NearestLists(int n, int k) {
    this(n, k, j -> j);
  }

  /**
   * @param rank decides between candidates at equal distance: the lower one is nearer
   */
  public NearestLists(int n, int k, IntUnaryOperator rank) {
    this.n = n;
    this.k = k;
    this.rank = rank;
    size = new int[n];
    index = new int[Math.multiplyExact(n, k)];
    squared = new double[index.length];
    Arrays.fill(index, Neighbours.NONE);
  }

  /** The length of the lists. */
  public int k() {
    return k;
  }

  /** The distance that a candidate of i must not exceed to enter: that of the k-th so far. */
  public double limit(int i) {
    return size[i] < k ? Double.POSITIVE_INFINITY : squared[i * k];
  }

  /** Whether j would enter the list of i at the distance of its k-th entry so far. */
  public boolean winsTie(int i, int j) {
    return size[i] < k || rank(j) < rank(index[i * k]);
  }

  private int rank(int j) {
    return rank.applyAsInt(j);
  }

  /**
   * Adds j to the list of i if it belongs there, and returns whether it does. No j may be offered
   * twice.
   */
  public boolean offer(int i, int j, double distance) {
    int top = i * k;
    if (size[i] < k) {
      rise(top, size[i]++, j, distance);
      return true;
    }
    if (k == 0 || !isBefore(distance, j, top)) {
      return false;
    }
    sink(top, k, j, distance);
    return true;
  }

  private void rise(int top, int place, int j, double distance) {
    int p = place;
    for (int parent; p > 0 && isAfter(distance, j, top + (parent = (p - 1) / 2)); p = parent) {
      move(top + parent, top + p);
    }
    index[top + p] = j;
    squared[top + p] = distance;
  }

  /** Replaces the top of a heap of the given length. */
  private void sink(int top, int length, int j, double distance) {
    int p = 0;
    for (int child; (child = 2 * p + 1) < length; p = child) {
      if (child + 1 < length
          && isAfter(squared[top + child + 1], index[top + child + 1], top + child)) {
        child++;
      }
      if (!isBefore(distance, j, top + child)) {
        break;
      }
      move(top + child, top + p);
    }
    index[top + p] = j;
    squared[top + p] = distance;
  }

  private void move(int from, int to) {
    index[to] = index[from];
    squared[to] = squared[from];
  }

  private boolean isBefore(double distance, int j, int p) {
    return distance < squared[p] || distance == squared[p] && rank(j) < rank(index[p]);
  }

  private boolean isAfter(double distance, int j, int p) {
    return distance > squared[p] || distance == squared[p] && rank(j) > rank(index[p]);
  }

  /** All lists, nearest first. This object must not be used afterwards. */
  public Neighbours sorted(Workers workers) {
    workers.run(
        Blocks.ofRows(n, 16L * k),
        (from, to) -> {
          for (int i = from; i < to; i++) {
            sort(i);
          }
        });
    return new Neighbours(n, k, index, squared);
  }

  /** As {@link #sorted(Workers)}, in the calling thread. */
  public Neighbours sorted() {
    for (int i = 0; i < n; i++) {
      sort(i);
    }
    return new Neighbours(n, k, index, squared);
  }

  /** Heap sort: repeatedly moves the farthest entry to the end. */
  private void sort(int i) {
    int top = i * k;
    for (int length = size[i] - 1; length > 0; length--) {
      int j = index[top + length];
      double distance = squared[top + length];
      move(top, top + length);
      sink(top, length, j, distance);
    }
  }
}
