package labeldiffusion.picture;

import java.util.Arrays;
import labeldiffusion.graph.Components;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.parallel.Workers;

/**
 * A graph at one level of detail: its nodes stand for groups of nodes of a finer graph, and its
 * edges count the edges between two groups.
 *
 * @param rowStart row i is at positions rowStart[i] .. rowStart[i+1]-1
 * @param column the node at the other end, by position; no self loops
 * @param count the number of edges that an edge stands for, by position
 * @param component component of each node
 * @param components number of components
 */
record MapGraph(int[] rowStart, int[] column, float[] count, int[] component, int components) {

  /** The finest level: every edge of positive weight counts 1, whatever its weight. */
  static MapGraph of(SimilarityGraph graph) {
    int n = graph.size();
    int[] rowStart = new int[n + 1];
    int[] column = new int[graph.column().length];
    int end = 0;
    for (int i = 0; i < n; i++) {
      for (int p = graph.rowStart()[i]; p < graph.rowStart()[i + 1]; p++) {
        if (graph.weight()[p] > 0) {
          column[end++] = graph.column()[p];
        }
      }
      rowStart[i + 1] = end;
    }
    float[] count = new float[end];
    Arrays.fill(count, 1);
    Components parts = Components.of(graph);
    return new MapGraph(rowStart, Arrays.copyOf(column, end), count, parts.of(), parts.count());
  }

  int size() {
    return rowStart.length - 1;
  }

  /**
   * Groups of neighbouring nodes, numbered from 0. Every node in turn that has no group yet forms
   * one with its ungrouped neighbour of the most edges relative to both degrees; if all its
   * neighbours have groups, it joins one of theirs. So the number of nodes halves at least, except
   * for isolated nodes, and also if the graph is a star. O(entries).
   */
  int[] groups() {
    float[] degree = degrees();
    int[] group = new int[size()];
    Arrays.fill(group, -1);
    int groups = 0;
    for (int i = 0; i < size(); i++) {
      Workers.stopIfInterrupted(i);
      if (group[i] < 0) {
        int mate = mate(i, group, degree, true);
        int host = mate < 0 ? mate(i, group, degree, false) : -1;
        group[i] = host < 0 ? groups++ : group[host];
        if (mate >= 0) {
          group[mate] = group[i];
        }
      }
    }
    return group;
  }

  /** The neighbour of i most closely joined to it, with or without a group; -1 if there is none. */
  private int mate(int i, int[] group, float[] degree, boolean free) {
    int best = -1;
    float most = 0;
    for (int p = rowStart[i]; p < rowStart[i + 1]; p++) {
      float closeness = count[p] / degree[column[p]];
      if (group[column[p]] < 0 == free && closeness > most) {
        best = column[p];
        most = closeness;
      }
    }
    return best;
  }

  private float[] degrees() {
    float[] degree = new float[size()];
    for (int i = 0; i < size(); i++) {
      for (int p = rowStart[i]; p < rowStart[i + 1]; p++) {
        degree[i] += count[p];
      }
    }
    return degree;
  }

  /** The graph whose nodes are these groups. O(entries). */
  MapGraph coarse(int[] group) {
    int m = Arrays.stream(group).max().orElse(-1) + 1;
    int[][] members = members(group, m);
    int[] start = new int[m + 1];
    int[] to = new int[column.length];
    float[] sum = new float[column.length];
    int[] part = new int[m];
    int[] place =
        new int[m]; // the position of a group in the present row, if at or after its start
    Arrays.fill(place, -1);
    int end = 0;
    for (int g = 0; g < m; g++) {
      Workers.stopIfInterrupted(g);
      for (int i : members[g]) {
        part[g] = component[i];
        for (int p = rowStart[i]; p < rowStart[i + 1]; p++) {
          int h = group[column[p]];
          if (h != g && place[h] < start[g]) {
            place[h] = end;
            to[end++] = h;
          }
          if (h != g) {
            sum[place[h]] += count[p];
          }
        }
      }
      start[g + 1] = end;
    }
    return new MapGraph(start, Arrays.copyOf(to, end), Arrays.copyOf(sum, end), part, components);
  }

  private static int[][] members(int[] group, int m) {
    int[] size = new int[m];
    for (int g : group) {
      size[g]++;
    }
    int[][] members = new int[m][];
    Arrays.setAll(members, g -> new int[size[g]]);
    for (int i = group.length - 1; i >= 0; i--) {
      members[group[i]][--size[group[i]]] = i;
    }
    return members;
  }
}
