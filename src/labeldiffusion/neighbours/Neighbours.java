package labeldiffusion.neighbours;

import java.io.Serializable;

/**
 * N(i): the k nearest other points of each of n points, nearest first, equal distances by index.
 * Row i is at positions {@code i*k .. i*k+k-1} of both arrays. If fewer than k neighbours are known
 * it ends with {@link #NONE}.
 *
 * @param k neighbours per point, at most n - 1
 * @param index the neighbours
 * @param squared their squared distances
 */
public record Neighbours(int n, int k, int[] index, double[] squared) implements Serializable {
  /** Pads the lists of nodes with fewer than k neighbours. */
  public static final int NONE = -1;

  public Neighbours {
    if (index.length != n * k || squared.length != n * k) {
      throw new IllegalArgumentException(
          "n k must be the number of neighbours and of distances, were "
              + n
              + " * "
              + k
              + ", "
              + index.length
              + " and "
              + squared.length);
    }
  }

  /** |N(i)|. */
  public int count(int i) {
    int count = k;
    while (count > 0 && index[i * k + count - 1] == NONE) {
      count--;
    }
    return count;
  }

  /** The first neighbours of each list, at most the given number. */
  public Neighbours first(int number) {
    if (number >= k) {
      return this;
    }
    int[] firstIndex = new int[n * number];
    double[] firstSquared = new double[n * number];
    for (int i = 0; i < n; i++) {
      System.arraycopy(index, i * k, firstIndex, i * number, number);
      System.arraycopy(squared, i * k, firstSquared, i * number, number);
    }
    return new Neighbours(n, number, firstIndex, firstSquared);
  }

  /**
   * The places of each node in the lists of others: node i is at positions {@code
   * position[start[i]] .. position[start[i+1]-1]} of {@link #index}, ascending. Position p belongs
   * to the list of node p / k.
   */
  public record Reverse(int[] start, int[] position) {}

  /** For each node, where it occurs in the lists. O(nk). */
  public Reverse reversed() {
    int[] start = new int[n + 1];
    for (int j : index) {
      if (j != NONE) {
        start[j + 1]++;
      }
    }
    for (int i = 0; i < n; i++) {
      start[i + 1] += start[i];
    }
    int[] position = new int[start[n]];
    int[] end = start.clone();
    for (int p = 0; p < index.length; p++) {
      if (index[p] != NONE) {
        position[end[index[p]]++] = p;
      }
    }
    return new Reverse(start, position);
  }

  /** These lists after renumbering the nodes: new node v is old node order[v]. */
  public Neighbours inOrder(int[] order) {
    int[] newNumber = new int[n];
    for (int v = 0; v < n; v++) {
      newNumber[order[v]] = v;
    }
    int[] newIndex = new int[index.length];
    double[] newSquared = new double[squared.length];
    for (int v = 0; v < n; v++) {
      for (int r = 0; r < k; r++) {
        int j = index[order[v] * k + r];
        newIndex[v * k + r] = j == NONE ? NONE : newNumber[j];
      }
      System.arraycopy(squared, order[v] * k, newSquared, v * k, k);
    }
    return new Neighbours(n, k, newIndex, newSquared);
  }
}
