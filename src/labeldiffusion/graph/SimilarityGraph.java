package labeldiffusion.graph;

import labeldiffusion.parallel.Blocks;
import labeldiffusion.parallel.Workers;
import labeldiffusion.points.Points;

import java.util.Arrays;

/**
 * The symmetric similarity graph in compressed rows: w_ij = exp(-||x_i - x_j||^2 / sigma_x) if j is in N(i) or i is in
 * N(j), else 0 (Kim et al. 2015, Eq. 14); no self loops. Row i lists N(i), nearest first, then the nodes that have i
 * among theirs without being in N(i). Each undirected edge is one pair of positions, so what is symmetric is
 * computed once. The arrays are shared for speed: read, never write.
 *
 * <p>Nomenclature: {@code weight} w_ij, {@code degree} d_i, {@code neighbourEnd} the end of N(i) in row i.
 */
public final class SimilarityGraph {
  private final Points points;
  private final KernelWidth width;
  private final int[] rowStart;
  private final int[] neighbourEnd;
  private final int[] column;
  private final double[] weight;
  private final double[] degree;
  private final int[] edgeStart;
  private final int[] forward;
  private final int[] backward;

  private SimilarityGraph(Points points, KernelWidth width, Structure s, double[] weight, double[] degree) {
    this.points = points;
    this.width = width;
    this.rowStart = s.rowStart;
    this.neighbourEnd = s.neighbourEnd;
    this.column = s.column;
    this.edgeStart = s.edgeStart;
    this.forward = s.forward;
    this.backward = s.backward;
    this.weight = weight;
    this.degree = degree;
  }

  /** Joins every point to its neighbours. */
  public static SimilarityGraph of(Points points, Neighbours neighbours, KernelWidth width, Workers workers) {
    Structure s = new Structure(neighbours);
    int n = neighbours.n();
    double[] weight = new double[s.column.length];
    double[] degree = new double[n];
    Blocks blocks = Blocks.ofEntries(s.rowStart, 16);
    workers.run(blocks, (from, to) -> {
      for (int i = from; i < to; i++) {
        for (int p = s.rowStart[i]; p < s.neighbourEnd[i]; p++) {
          double squared = neighbours.squared()[i * neighbours.k() + p - s.rowStart[i]];
          weight[p] = width.weight(squared, i, s.column[p]);
          weight[s.mirror[p]] = weight[p]; // of a mutual pair both ends write this, the very same bits
        }
      }
    });
    workers.run(blocks, (from, to) -> {
      for (int i = from; i < to; i++) {
        for (int p = s.rowStart[i]; p < s.rowStart[i + 1]; p++) {
          degree[i] += weight[p];
        }
      }
    });
    return new SimilarityGraph(points, width, s, weight, degree);
  }

  /** Number of nodes n. */
  public int size() {
    return degree.length;
  }

  /** Number of undirected edges. */
  public int edgeCount() {
    return forward.length;
  }

  /** The coordinates the graph was made from. */
  public Points points() {
    return points;
  }

  public KernelWidth width() {
    return width;
  }

  /** Row i is at positions rowStart[i] .. rowStart[i+1]-1. */
  public int[] rowStart() {
    return rowStart;
  }

  /** N(i) is at positions rowStart[i] .. neighbourEnd[i]-1. */
  public int[] neighbourEnd() {
    return neighbourEnd;
  }

  /** The node at the other end, by position. */
  public int[] column() {
    return column;
  }

  /** w_ij, by position. */
  public double[] weight() {
    return weight;
  }

  /** d_i = sum_j w_ij. */
  public double[] degree() {
    return degree;
  }

  /** The edges from i to nodes above i are edgeStart[i] .. edgeStart[i+1]-1. */
  public int[] edgeStart() {
    return edgeStart;
  }

  /** Position of edge e in the row of its lower end. */
  public int[] forward() {
    return forward;
  }

  /** Position of edge e in the row of its upper end. */
  public int[] backward() {
    return backward;
  }

  /** Pattern of the graph: rows, and the pairs of positions that are one edge. */
  private static final class Structure {
    final int[] rowStart;
    final int[] neighbourEnd;
    final int[] column;
    /** Position of (j, i) for the position of (i, j). */
    final int[] mirror;
    final int[] edgeStart;
    final int[] forward;
    final int[] backward;

    Structure(Neighbours neighbours) {
      int n = neighbours.n();
      int k = neighbours.k();
      int[] index = neighbours.index();
      rowStart = new int[n + 1];
      for (int i = 0; i < n; i++) {
        rowStart[i + 1] += k;
        for (int p = i * k; p < (i + 1) * k; p++) {
          if (!neighbours.contains(index[p], i)) {
            rowStart[index[p] + 1]++;
          }
        }
      }
      for (int i = 0; i < n; i++) {
        rowStart[i + 1] = Math.addExact(rowStart[i], rowStart[i + 1]);
      }
      neighbourEnd = new int[n];
      for (int i = 0; i < n; i++) {
        neighbourEnd[i] = rowStart[i] + k;
      }
      column = new int[rowStart[n]];
      mirror = new int[rowStart[n]];
      int[] end = neighbourEnd.clone();
      for (int i = 0; i < n; i++) {
        for (int r = 0; r < k; r++) {
          int j = index[i * k + r];
          int p = rowStart[i] + r;
          int rank = neighbours.rank(j, i);
          int q = rank >= 0 ? rowStart[j] + rank : end[j]++;
          column[p] = j;
          column[q] = i;
          mirror[p] = q;
          mirror[q] = p;
        }
      }
      edgeStart = new int[n + 1];
      forward = new int[rowStart[n] / 2];
      backward = new int[rowStart[n] / 2];
      pairPositions();
    }

    private void pairPositions() {
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
  }

  /** Fails unless the arrays are what the class promises; for tests. */
  public void checkStructure() {
    for (int i = 0; i < size(); i++) {
      require(rowStart[i] <= neighbourEnd[i] && neighbourEnd[i] <= rowStart[i + 1], "rows are in order");
      int[] row = Arrays.copyOfRange(column, rowStart[i], rowStart[i + 1]);
      Arrays.sort(row);
      for (int p = 0; p < row.length; p++) {
        require(row[p] != i && row[p] >= 0 && row[p] < size(), "row " + i + " has no self loop and only nodes");
        require(p == 0 || row[p] != row[p - 1], "row " + i + " names every node once");
      }
      for (int e = edgeStart[i]; e < edgeStart[i + 1]; e++) {
        int j = column[forward[e]];
        require(j > i && column[backward[e]] == i, "edge " + e + " has both its positions");
        require(backward[e] >= rowStart[j] && backward[e] < rowStart[j + 1], "edge " + e + " ends in row " + j);
        require(weight[forward[e]] == weight[backward[e]], "edge " + e + " is symmetric");
      }
    }
    require(2 * edgeCount() == column.length, "every position belongs to one edge");
  }

  private static void require(boolean holds, String what) {
    if (!holds) {
      throw new IllegalStateException("graph is broken: not true that " + what);
    }
  }
}
