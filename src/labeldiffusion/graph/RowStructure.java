package labeldiffusion.graph;

import java.util.Arrays;
import labeldiffusion.neighbours.Neighbours;
import labeldiffusion.parallel.Workers;

/**
 * The pattern of a symmetric graph in compressed rows. Row i lists N(i), nearest or strongest
 * first, then all other nodes joined to i, ascending. Each edge is also listed with its two
 * positions, in the order of the lower nodes.
 */
final class RowStructure {
  final int[] rowStart;
  final int[] neighbourEnd;
  final int[] column;
  final int[] edgeStart;
  final int[] forward;
  final int[] backward;

  private RowStructure(int[] rowStart) {
    this.rowStart = rowStart;
    int n = rowStart.length - 1;
    for (int i = 0; i < n; i++) {
      rowStart[i + 1] = Math.addExact(rowStart[i], rowStart[i + 1]); // counts become starts
    }
    neighbourEnd = new int[n];
    column = new int[rowStart[n]];
    edgeStart = new int[n + 1];
    forward = new int[rowStart[n] / 2];
    backward = new int[rowStart[n] / 2];
  }

  private RowStructure(int[] rowStart, int[] neighbourEnd, int[] column) {
    this.rowStart = rowStart;
    this.neighbourEnd = neighbourEnd;
    this.column = column;
    edgeStart = new int[rowStart.length];
    forward = new int[column.length / 2];
    backward = new int[column.length / 2];
  }

  /** The pattern of given rows, which must be symmetric. O(entries). */
  static RowStructure ofRows(int[] rowStart, int[] neighbourEnd, int[] column) {
    RowStructure s = new RowStructure(rowStart, neighbourEnd, column);
    int n = neighbourEnd.length;
    int[] start = new int[n + 1];
    for (int j : column) {
      start[j + 1]++;
    }
    for (int i = 0; i < n; i++) {
      start[i + 1] += start[i];
    }
    int[] entry = new int[column.length]; // positions of (i, j), by j
    int[] rowOf = new int[column.length]; // i, by j
    for (int i = 0; i < n; i++) {
      for (int p = rowStart[i]; p < rowStart[i + 1]; p++) {
        rowOf[start[column[p]]] = i;
        entry[start[column[p]]++] = p;
      }
    }
    int[] place = new int[n];
    int[] mirror = new int[column.length];
    for (int j = 0, e = 0; j < n; j++) {
      for (int p = rowStart[j]; p < rowStart[j + 1]; p++) {
        place[column[p]] = p;
      }
      for (; e < start[j]; e++) { // start[j] has become the end of j
        mirror[entry[e]] = place[rowOf[e]];
      }
    }
    s.pairPositions(mirror);
    return s;
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
    s.pairPositions(mirror);
    return s;
  }

  private static void mark(int[] index, int from, int count, int[] place, boolean isOn) {
    for (int r = 0; r < count; r++) {
      place[index[from + r]] = isOn ? r + 1 : 0;
    }
  }

  private void pairPositions(int[] mirror) {
    int e = 0;
    for (int i = 0; i < neighbourEnd.length; i++) {
      for (int p = rowStart[i]; p < rowStart[i + 1]; p++) {
        if (column[p] > i) {
          forward[e] = p;
          backward[e++] = mirror[p];
        }
      }
      edgeStart[i + 1] = e;
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
    int[] end = Arrays.copyOf(s.rowStart, n);
    int[] edge = new int[s.column.length];
    for (int e = 0; e < low.length; e++) {
      edge[end[low[e]]++] = e;
      edge[end[high[e]]++] = e;
      s.edgeStart[low[e] + 1]++;
    }
    for (int i = 0; i < n; i++) {
      Workers.stopIfInterrupted(i);
      s.edgeStart[i + 1] += s.edgeStart[i];
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
      (low[e] == i ? forward : backward)[e] = from + r;
    }
  }
}
