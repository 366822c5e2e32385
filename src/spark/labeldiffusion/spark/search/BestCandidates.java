package labeldiffusion.spark.search;

import java.util.Arrays;
import labeldiffusion.neighbours.Neighbours;

/** The nearest candidates of one node, without repetitions, by distance and then by number. */
final class BestCandidates {
  private final int[] index;
  private final double[] squared;
  private int size;

  BestCandidates(int most) {
    index = new int[most];
    squared = new double[most];
  }

  void clear() {
    size = 0;
  }

  /** Takes over a list that ends with {@link Neighbours#NONE}. */
  void set(int[] from, double[] distances, int start) {
    size = 0;
    while (size < index.length && from[start + size] != Neighbours.NONE) {
      index[size] = from[start + size];
      squared[size] = distances[start + size];
      size++;
    }
  }

  boolean contains(int j) {
    for (int p = 0; p < size; p++) {
      if (index[p] == j) {
        return true;
      }
    }
    return false;
  }

  /** Inserts j unless it is there or too far away. */
  void offer(int j, double distance) {
    if (size == index.length && !isBefore(distance, j, size - 1) || contains(j)) {
      return;
    }
    int p = size < index.length ? size++ : size - 1;
    for (; p > 0 && isBefore(distance, j, p - 1); p--) {
      index[p] = index[p - 1];
      squared[p] = squared[p - 1];
    }
    index[p] = j;
    squared[p] = distance;
  }

  private boolean isBefore(double distance, int j, int p) {
    return distance < squared[p] || distance == squared[p] && j < index[p];
  }

  /** Copies the list to a row of length k, which may be shorter or longer. */
  void store(int[] to, double[] distances, int start, int k) {
    for (int p = 0; p < k; p++) {
      to[start + p] = p < size ? index[p] : Neighbours.NONE;
      distances[start + p] = p < size ? squared[p] : Double.POSITIVE_INFINITY;
    }
  }

  int[] nodes() {
    return Arrays.copyOf(index, size);
  }
}
