package labeldiffusion.graph;

import java.util.Arrays;
import labeldiffusion.neighbours.Neighbours;
import labeldiffusion.parallel.Blocks;
import labeldiffusion.parallel.Workers;
import labeldiffusion.points.Points;

/**
 * The symmetric similarity graph in compressed rows: w_ij = exp(-||x_i - x_j||^2 / sigma_x) if j is
 * in N(i) or i is in N(j), else 0 (Kim et al. 2015, Eq. 14); no self loops. Row i lists N(i),
 * nearest first, then the nodes that have i among theirs without being in N(i). Each undirected
 * edge is one pair of positions, so what is symmetric is computed once. The arrays are shared for
 * speed: read, never write.
 *
 * <p>Nomenclature: {@code weight} w_ij, {@code degree} d_i, {@code neighbourEnd} the end of N(i) in
 * row i.
 */
public final class SimilarityGraph {
  private final Points points;
  private final KernelWidth width;
  private final boolean isGiven;
  private final int unmeasured;
  private final int[] rowStart;
  private final int[] neighbourEnd;
  private final int[] column;
  private final double[] weight;
  private final double[] degree;
  private final int[] edgeStart;
  private final int[] forward;
  private final int[] backward;

  private SimilarityGraph(
      Points points,
      KernelWidth width,
      boolean isGiven,
      int unmeasured,
      RowStructure s,
      double[] weight) {
    this.points = points;
    this.width = width;
    this.isGiven = isGiven;
    this.unmeasured = unmeasured;
    this.rowStart = s.rowStart;
    this.neighbourEnd = s.neighbourEnd;
    this.column = s.column;
    this.edgeStart = s.edgeStart;
    this.forward = s.forward;
    this.backward = s.backward;
    this.weight = weight;
    degree = new double[neighbourEnd.length];
    for (int i = 0; i < degree.length; i++) {
      for (int p = rowStart[i]; p < rowStart[i + 1]; p++) {
        degree[i] += weight[p];
      }
    }
  }

  /** Joins every point to its neighbours. */
  public static SimilarityGraph of(
      Points points, Neighbours neighbours, KernelWidth width, Workers workers) {
    RowStructure s = RowStructure.of(neighbours);
    double[] weight = new double[s.column.length];
    Blocks blocks = Blocks.ofEntries(s.rowStart, 16);
    workers.run(
        blocks,
        (from, to) -> {
          for (int i = from; i < to; i++) {
            for (int p = s.rowStart[i]; p < s.neighbourEnd[i]; p++) {
              double squared = neighbours.squared()[i * neighbours.k() + p - s.rowStart[i]];
              weight[p] = width.weight(squared, i, s.column[p]);
            }
          }
        });
    // an edge that is in the list of one end only has its weight there
    for (int e = 0; e < s.forward.length; e++) {
      double value = Math.max(weight[s.forward[e]], weight[s.backward[e]]);
      weight[s.forward[e]] = value;
      weight[s.backward[e]] = value;
    }
    return new SimilarityGraph(points, width, false, 0, s, weight);
  }

  /**
   * A graph that is given by its edges, lower node first, each once. N(i) are the k strongest edges
   * of i, equal ones by the other node's number.
   */
  public static SimilarityGraph ofEdges(int n, int[] low, int[] high, double[] value, int k) {
    return ofEdges(null, n, low, high, new EdgeWeights(value, null, 0), k);
  }

  /**
   * The same with weights by the nodes' attributes.
   *
   * @param points the nodes' coordinates; null if not all have any
   */
  public static SimilarityGraph ofEdges(
      Points points, int n, int[] low, int[] high, EdgeWeights weights, int k) {
    double[] value = weights.value();
    RowStructure s = RowStructure.of(n, low, high, value, k);
    double[] weight = new double[s.column.length];
    for (int e = 0; e < value.length; e++) {
      weight[s.forward[e]] = value[e];
      weight[s.backward[e]] = value[e];
    }
    return new SimilarityGraph(points, weights.width(), true, weights.unmeasured(), s, weight);
  }

  /** Number of nodes n. */
  public int size() {
    return degree.length;
  }

  /** Number of undirected edges. */
  public int edgeCount() {
    return forward.length;
  }

  /** Whether the edges were given rather than found between neighbours. */
  public boolean isGiven() {
    return isGiven;
  }

  /** Given edges that attributes were to weigh, but of which an end has none. */
  public int unmeasured() {
    return unmeasured;
  }

  /** The nodes' coordinates; null unless all have some. */
  public Points points() {
    return points;
  }

  /** The width of the Gaussian; null if the graph came with weights. */
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

  /** Fails unless the arrays are what the class promises; for tests. */
  public void checkStructure() {
    for (int i = 0; i < size(); i++) {
      require(
          rowStart[i] <= neighbourEnd[i] && neighbourEnd[i] <= rowStart[i + 1],
          "rows are in order");
      int[] row = Arrays.copyOfRange(column, rowStart[i], rowStart[i + 1]);
      Arrays.sort(row);
      for (int p = 0; p < row.length; p++) {
        require(
            row[p] != i && row[p] >= 0 && row[p] < size(),
            "row " + i + " has no self loop and only nodes");
        require(p == 0 || row[p] != row[p - 1], "row " + i + " names every node once");
      }
      for (int e = edgeStart[i]; e < edgeStart[i + 1]; e++) {
        int j = column[forward[e]];
        require(j > i && column[backward[e]] == i, "edge " + e + " has both its positions");
        require(
            backward[e] >= rowStart[j] && backward[e] < rowStart[j + 1],
            "edge " + e + " ends in row " + j);
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
