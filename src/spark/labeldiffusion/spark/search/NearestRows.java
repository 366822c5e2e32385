package labeldiffusion.spark.search;

import java.io.Serializable;
import java.util.Arrays;
import labeldiffusion.neighbours.Neighbours;

/**
 * The nearest of all candidates offered to each of n rows, by distance and then by number, without
 * repetitions. The best of a set do not depend on the order in which its members arrive. The list
 * of row i is at positions i length .. i length + length-1 and may end with {@link Neighbours#NONE}
 * at infinite distance.
 */
final class NearestRows implements Serializable {
  private static final long serialVersionUID = 1L;

  static final int REJECTED = -1;

  final int length;
  final int[] index;
  final float[] squared;

  /** Whether a candidate entered since the last call of {@link #settled}. */
  final boolean[] fresh;

  /** Empty lists. */
  NearestRows(int n, int length) {
    this(
        length,
        new int[Math.multiplyExact(n, length)],
        new float[n * length],
        new boolean[n * length]);
    clear();
  }

  private NearestRows(int length, int[] index, float[] squared, boolean[] fresh) {
    this.length = length;
    this.index = index;
    this.squared = squared;
    this.fresh = fresh;
  }

  /** A copy in which nothing is fresh. */
  NearestRows settled() {
    return new NearestRows(length, index.clone(), squared.clone(), new boolean[index.length]);
  }

  /** A copy in which everything is fresh. */
  NearestRows unsettled() {
    boolean[] all = new boolean[index.length];
    Arrays.fill(all, true);
    return new NearestRows(length, index.clone(), squared.clone(), all);
  }

  /** A copy, to which offers can be made without changing this. */
  NearestRows copy() {
    return new NearestRows(length, index.clone(), squared.clone(), fresh.clone());
  }

  /** The distance that candidates of row i must not exceed. */
  float reach(int i) {
    return squared[i * length + length - 1];
  }

  /** Inserts j unless it is there or too far away; returns its position, or {@link #REJECTED}. */
  int offer(int i, int j, float distance) {
    int first = i * length;
    int last = first + length - 1;
    int p = last + 1;
    while (p > first
        && (distance < squared[p - 1] || distance == squared[p - 1] && j < index[p - 1])) {
      p--;
    }
    if (p > last || p > first && index[p - 1] == j) { // a pair has only one distance
      return REJECTED;
    }
    System.arraycopy(index, p, index, p + 1, last - p);
    System.arraycopy(squared, p, squared, p + 1, last - p);
    System.arraycopy(fresh, p, fresh, p + 1, last - p);
    index[p] = j;
    squared[p] = distance;
    fresh[p] = true;
    return p;
  }

  void clear() {
    Arrays.fill(index, Neighbours.NONE);
    Arrays.fill(squared, Float.POSITIVE_INFINITY);
  }

  boolean contains(int i, int j) {
    for (int p = i * length; p < (i + 1) * length; p++) {
      if (index[p] == j) {
        return true;
      }
    }
    return false;
  }
}
