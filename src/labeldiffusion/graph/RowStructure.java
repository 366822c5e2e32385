package labeldiffusion.graph;

import java.util.Arrays;
import labeldiffusion.neighbours.Neighbours;
import labeldiffusion.parallel.Workers;

/**
 * The pattern of a symmetric graph in compressed rows. Row i lists N(i), nearest or strongest
 * first, then all other nodes joined to i, ascending.
 */
final class RowStructure {
  final int[] rowStart;
  final int[] neighbourEnd;
  final int[] column;

  /** Null until it is asked for, if the rows were given: not every use of a graph needs it. */
  private EdgePositions edges;

  private RowStructure(int[] rowStart) {
    this.rowStart = rowStart;
    int n = rowStart.length - 1;
    for (int i = 0; i < n; i++) {
      rowStart[i + 1] = Math.addExact(rowStart[i], rowStart[i + 1]); // counts become starts
    }
    neighbourEnd = new int[n];
    column = new int[rowStart[n]];
  }

  /** The pattern of given rows, which must be symmetric. */
  RowStructure(int[] rowStart, int[] neighbourEnd, int[] column) {
    this.rowStart = rowStart;
    this.neighbourEnd = neighbourEnd;
    this.column = column;
  }

  /** Two threads may find the edges at the same time; they find the same. */
  EdgePositions edges() {
    EdgePositions known = edges;
    if (known == null) {
      known = EdgePositions.of(rowStart, column);
      edges = known;
    }
    return known;
  }

  /** Joins i and j if j is in N(i) or i is in N(j). O(nK). */
  static RowStructure of(Neighbours neighbours) {
    int n = neighbours.n();
    int k = neighbours.k();
    int[] index = neighbours.index();
    Neighbours.Reverse lists = neighbours.reversed();
    int[] reverseStart = lists.start();
    int[] reverse = lists.position();
    int[] place = new int[n]; // of j in the list of the current node, counted from 1
    int[] counts = new int[n + 1];
    for (int i = 0; i < n; i++) {
      Workers.stopIfInterrupted(i);
      int own = neighbours.count(i);
      mark(index, i * k, own, place, true);
      counts[i + 1] = own;
      for (int r = reverseStart[i]; r < reverseStart[i + 1]; r++) {
        counts[i + 1] += place[reverse[r] / k] == 0 ? 1 : 0;
      }
      mark(index, i * k, own, place, false);
    }
    RowStructure s = new RowStructure(counts);
    int[] mirror = new int[s.column.length]; // position of (j, i), by that of (i, j)
    for (int i = 0; i < n; i++) {
      Workers.stopIfInterrupted(i);
      int own = neighbours.count(i);
      s.neighbourEnd[i] = s.rowStart[i] + own;
      System.arraycopy(index, i * k, s.column, s.rowStart[i], own);
      mark(index, i * k, own, place, true);
      int tail = s.neighbourEnd[i];
      for (int r = reverseStart[i]; r < reverseStart[i + 1]; r++) {
        int j = reverse[r] / k;
        int q = s.rowStart[j] + reverse[r] % k; // (j, i)
        int p = place[j] > 0 ? s.rowStart[i] + place[j] - 1 : tail++; // (i, j)
        s.column[p] = j;
        mirror[p] = q;
        mirror[q] = p;
      }
      mark(index, i * k, own, place, false);
    }
    s.edges = EdgePositions.of(s.rowStart, s.column, mirror);
    return s;
  }

  private static void mark(int[] index, int from, int count, int[] place, boolean isOn) {
    for (int r = 0; r < count; r++) {
      place[index[from + r]] = isOn ? r + 1 : 0;
    }
  }

  /** The pattern of given edges, ordered by their lower node. N(i) are the k strongest of i. */
  static RowStructure of(int n, int[] low, int[] high, double[] value, int k) {
    int[] counts = new int[n + 1];
    for (int e = 0; e < low.length; e++) {
      counts[low[e] + 1]++;
      counts[high[e] + 1]++;
    }
    RowStructure s = new RowStructure(counts);
    s.edges = new EdgePositions(new int[n + 1], new int[low.length], new int[low.length]);
    int[] end = Arrays.copyOf(s.rowStart, n);
    int[] edge = new int[s.column.length];
    for (int e = 0; e < low.length; e++) {
      edge[end[low[e]]++] = e;
      edge[end[high[e]]++] = e;
      s.edges.start()[low[e] + 1]++;
    }
    for (int i = 0; i < n; i++) {
      Workers.stopIfInterrupted(i);
      s.edges.start()[i + 1] += s.edges.start()[i];
      s.neighbourEnd[i] = Math.min(s.rowStart[i] + k, s.rowStart[i + 1]);
      s.orderRow(i, edge, low, high, value);
    }
    return s;
  }

  private void orderRow(int i, int[] edge, int[] low, int[] high, double[] value) {
    int from = rowStart[i];
    Integer[] row = new Integer[rowStart[i + 1] - from];
    Arrays.setAll(row, r -> edge[from + r]);
    Arrays.sort(
        row,
        (e, f) -> {
          int byValue = Double.compare(value[f], value[e]);
          return byValue != 0
              ? byValue
              : Integer.compare(low[e] + high[e], low[f] + high[f]); // both have i as one end
        });
    Arrays.sort(
        row,
        neighbourEnd[i] - from,
        row.length,
        (e, f) -> Integer.compare(low[e] + high[e], low[f] + high[f]));
    for (int r = 0; r < row.length; r++) {
      int e = row[r];
      column[from + r] = low[e] == i ? high[e] : low[e];
      (low[e] == i ? edges.forward() : edges.backward())[e] = from + r;
    }
  }
}
