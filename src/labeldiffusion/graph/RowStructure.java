package labeldiffusion.graph;

import labeldiffusion.neighbours.Neighbours;
import labeldiffusion.parallel.Workers;

import java.util.Arrays;

/**
 * The pattern of a symmetric graph in compressed rows: row i lists N(i), nearest or strongest first, then all others joined
 * to i, ascending; and for each edge its two positions, edges ordered by their lower node.
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

  /** j is joined to i if it is in N(i) or i is in N(j). */
  static RowStructure of(Neighbours neighbours) {
    int n = neighbours.n();
    int k = neighbours.k();
    int[] index = neighbours.index();
    int[] counts = new int[n + 1];
    for (int i = 0; i < n; i++) {
      Workers.stopIfInterrupted(i);
      counts[i + 1] += neighbours.count(i);
      for (int p = i * k; p < i * k + neighbours.count(i); p++) {
        if (!neighbours.contains(index[p], i)) {
          counts[index[p] + 1]++;
        }
      }
    }
    RowStructure s = new RowStructure(counts);
    for (int i = 0; i < n; i++) {
      s.neighbourEnd[i] = s.rowStart[i] + neighbours.count(i);
    }
    int[] mirror = new int[s.column.length]; // position of (j, i) for that of (i, j)
    int[] end = s.neighbourEnd.clone();
    for (int i = 0; i < n; i++) {
      Workers.stopIfInterrupted(i);
      for (int r = 0; r < neighbours.count(i); r++) {
        int j = index[i * k + r];
        int p = s.rowStart[i] + r;
        int rank = neighbours.rank(j, i);
        int q = rank >= 0 ? s.rowStart[j] + rank : end[j]++;
        s.column[p] = j;
        s.column[q] = i;
        mirror[p] = q;
        mirror[q] = p;
      }
    }
    int e = 0;
    for (int i = 0; i < n; i++) {
      for (int p = s.rowStart[i]; p < s.rowStart[i + 1]; p++) {
        if (s.column[p] > i) {
          s.forward[e] = p;
          s.backward[e++] = mirror[p];
        }
      }
      s.edgeStart[i + 1] = e;
    }
    return s;
  }

  /** Given edges, ordered by their lower node; N(i) are the k strongest of i. */
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
    Arrays.sort(row, (e, f) -> {
      int byValue = Double.compare(value[f], value[e]);
      return byValue != 0 ? byValue : Integer.compare(low[e] + high[e], low[f] + high[f]); // both have i as one end
    });
    Arrays.sort(row, neighbourEnd[i] - from, row.length, (e, f) -> Integer.compare(low[e] + high[e], low[f] + high[f]));
    for (int r = 0; r < row.length; r++) {
      int e = row[r];
      column[from + r] = low[e] == i ? high[e] : low[e];
      (low[e] == i ? forward : backward)[e] = from + r;
    }
  }
}
