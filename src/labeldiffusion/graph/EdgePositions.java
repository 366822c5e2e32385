package labeldiffusion.graph;

/**
 * Where the undirected edges of a graph are in its rows, in the order of their lower nodes. So
 * symmetric values are computed once and written twice.
 *
 * @param start the edges from i to nodes above i are start[i] .. start[i+1]-1
 * @param forward position of edge e in the row of its lower end
 * @param backward position of edge e in the row of its upper end
 */
public record EdgePositions(int[] start, int[] forward, int[] backward) {
  /** The edges of given rows, which must be symmetric. O(entries). */
  static EdgePositions of(int[] rowStart, int[] column) {
    int n = rowStart.length - 1;
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
    return of(rowStart, column, mirror);
  }

  /**
   * The edges of rows.
   *
   * @param mirror position of (j, i), by that of (i, j)
   */
  static EdgePositions of(int[] rowStart, int[] column, int[] mirror) {
    EdgePositions edges =
        new EdgePositions(
            new int[rowStart.length], new int[column.length / 2], new int[column.length / 2]);
    int e = 0;
    for (int i = 0; i + 1 < rowStart.length; i++) {
      for (int p = rowStart[i]; p < rowStart[i + 1]; p++) {
        if (column[p] > i) {
          edges.forward[e] = p;
          edges.backward[e++] = mirror[p];
        }
      }
      edges.start[i + 1] = e;
    }
    return edges;
  }

  /** Number of edges. */
  public int count() {
    return forward.length;
  }
}
