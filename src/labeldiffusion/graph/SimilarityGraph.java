package labeldiffusion.graph;

import java.util.Optional;
import labeldiffusion.neighbours.Neighbours;
import labeldiffusion.parallel.Blocks;
import labeldiffusion.parallel.Workers;
import labeldiffusion.points.Points;
import labeldiffusion.sparse.SparseMatrix;

/**
 * The symmetric similarity graph: w_ij = exp(-||x_i - x_j||^2 / sigma_x) if j is in N(i) or i is in
 * N(j), else 0 (Kim et al. 2015, Eq. 14); no self loops. Row i of the matrix W lists N(i), nearest
 * first, then all other nodes that have i among their neighbours. So N(i) is a prefix of row i.
 * Each undirected edge is also one pair of positions, so symmetric values are computed once and
 * written twice. The arrays are shared for speed and read-only.
 *
 * <p>Nomenclature: {@code weight} w_ij, {@code degree} d_i, {@code neighbourEnd} the end of N(i) in
 * row i.
 */
public final class SimilarityGraph {
  /** Edges between nearly isolated nodes would become infinite; squares of weights must not. */
  private static final double LARGEST_WEIGHT = 1e150;

  private final SparseMatrix W;
  private final RowStructure structure;
  private final double[] degree;
  private final EdgeOrigin origin;
  private final Optional<Points> points;

  private SimilarityGraph(
      SparseMatrix W,
      RowStructure structure,
      double[] degree,
      EdgeOrigin origin,
      Optional<Points> points) {
    this.W = W;
    this.structure = structure;
    this.degree = degree;
    this.origin = origin;
    this.points = points;
  }

  private static SimilarityGraph of(RowStructure structure, double[] weight, EdgeOrigin origin) {
    SparseMatrix W = new SparseMatrix(structure.rowStart, structure.column, weight);
    return new SimilarityGraph(W, structure, W.rowSums(), origin, Optional.empty());
  }

  /** Joins every node to its neighbours. */
  public static SimilarityGraph of(Neighbours neighbours, KernelWidth width, Workers workers) {
    RowStructure s = RowStructure.of(neighbours);
    double[] weight = new double[s.column.length];
    workers.run(
        Blocks.ofEntries(s.rowStart, 16),
        (from, to) -> {
          for (int i = from; i < to; i++) {
            for (int p = s.rowStart[i]; p < s.neighbourEnd[i]; p++) {
              double squared = neighbours.squared()[i * neighbours.k() + p - s.rowStart[i]];
              weight[p] = width.weight(squared, i, s.column[p]);
            }
          }
        });
    // an edge in the list of only one of its ends has its weight there and 0 at the other end
    EdgePositions edges = s.edges();
    for (int e = 0; e < edges.count(); e++) {
      double value = Math.max(weight[edges.forward()[e]], weight[edges.backward()[e]]);
      weight[edges.forward()[e]] = value;
      weight[edges.backward()[e]] = value;
    }
    return of(s, weight, new EdgeOrigin.Nearest(width.typical(), width.isLocal()));
  }

  /**
   * The graph of given rows: symmetric, N(i) first in row i. The arrays are not copied.
   *
   * @param neighbourEnd N(i) is at positions rowStart[i] .. neighbourEnd[i]-1
   */
  public static SimilarityGraph ofRows(
      int[] rowStart, int[] neighbourEnd, int[] column, double[] weight) {
    return of(
        new RowStructure(rowStart, neighbourEnd, column), weight, new EdgeOrigin.Nearest(0, false));
  }

  /** Joins every point to its neighbours. */
  public static SimilarityGraph of(
      Points points, Neighbours neighbours, KernelWidth width, Workers workers) {
    return of(neighbours, width, workers).withPoints(points);
  }

  /** The graph of given edges with given weights. */
  public static SimilarityGraph ofEdges(int n, int[] low, int[] high, double[] value, int k) {
    return ofEdges(n, low, high, EdgeWeights.given(value), k);
  }

  /**
   * The graph of given edges, each listed once with its lower node first. N(i) are the k strongest
   * edges of i; ties go to the lower node.
   */
  public static SimilarityGraph ofEdges(int n, int[] low, int[] high, EdgeWeights weights, int k) {
    double[] value = weights.value();
    RowStructure s = RowStructure.of(n, low, high, value, k);
    double[] weight = new double[s.column.length];
    for (int e = 0; e < value.length; e++) {
      weight[s.edges().forward()[e]] = value[e];
      weight[s.edges().backward()[e]] = value[e];
    }
    return of(s, weight, weights.origin());
  }

  /** The same graph with the points at its nodes. */
  public SimilarityGraph withPoints(Points at) {
    return new SimilarityGraph(W, structure, degree, origin, Optional.of(at));
  }

  /**
   * The same graph with weights w_ij / (p_i p_j)^a, where p_i = sum_j w_ij estimates the density of
   * the points at i. With a = 1 the Laplacian no longer depends on it (Coifman, Lafon 2006).
   */
  public SimilarityGraph dividedByDensity(double a) {
    double[] factor = new double[size()];
    for (int i = 0; i < factor.length; i++) {
      factor[i] = Math.min(Math.pow(degree[i], -a), Double.MAX_VALUE); // finite: 0 * factor is 0
    }
    double[] weight = weight().clone();
    for (int e = 0; e < edgeCount(); e++) {
      int p = forward()[e];
      int r = backward()[e];
      double value = weight[p] * factor[column()[r]] * factor[column()[p]];
      weight[p] = Math.min(value, LARGEST_WEIGHT);
      weight[r] = weight[p];
    }
    SparseMatrix divided = W.withValues(weight);
    return new SimilarityGraph(
        divided, structure, divided.rowSums(), new EdgeOrigin.DividedByDensity(origin, a), points);
  }

  /** Number of nodes n. */
  public int size() {
    return degree.length;
  }

  /** Number of undirected edges. */
  public int edgeCount() {
    return edges().count();
  }

  /** Where the edges and their weights come from. */
  public EdgeOrigin origin() {
    return origin;
  }

  /** Whether the points of all nodes are known. */
  public boolean hasPoints() {
    return points.isPresent();
  }

  /** The points of the nodes; throws unless {@link #hasPoints}. */
  public Points points() {
    return points.orElseThrow();
  }

  /** W. */
  public SparseMatrix matrix() {
    return W;
  }

  /** Row i is at positions rowStart[i] .. rowStart[i+1]-1. */
  public int[] rowStart() {
    return W.rowStart();
  }

  /** N(i) is at positions rowStart[i] .. neighbourEnd[i]-1. */
  public int[] neighbourEnd() {
    return structure.neighbourEnd;
  }

  /** The node at the other end, by position. */
  public int[] column() {
    return W.column();
  }

  /** w_ij, by position. */
  public double[] weight() {
    return W.value();
  }

  /** d_i = sum_j w_ij. */
  public double[] degree() {
    return degree;
  }

  /** Where the undirected edges are. */
  public EdgePositions edges() {
    return structure.edges();
  }

  /** The edges from i to nodes above i are edgeStart[i] .. edgeStart[i+1]-1. */
  public int[] edgeStart() {
    return edges().start();
  }

  /** Position of edge e in the row of its lower end. */
  public int[] forward() {
    return edges().forward();
  }

  /** Position of edge e in the row of its upper end. */
  public int[] backward() {
    return edges().backward();
  }

  /** Throws unless the arrays are as promised above; for tests. */
  public void checkStructure() {
    W.checkStructure();
    RowStructure s = structure;
    for (int i = 0; i < size(); i++) {
      require(
          s.rowStart[i] <= s.neighbourEnd[i] && s.neighbourEnd[i] <= s.rowStart[i + 1],
          "N(" + i + ") lies within row " + i);
      for (int p = s.rowStart[i]; p < s.rowStart[i + 1]; p++) {
        require(s.column[p] != i, "row " + i + " has no self loop");
      }
      for (int e = edgeStart()[i]; e < edgeStart()[i + 1]; e++) {
        int j = s.column[forward()[e]];
        int back = backward()[e];
        require(j > i && s.column[back] == i, "edge " + e + " has both its positions");
        require(
            back >= s.rowStart[j] && back < s.rowStart[j + 1], "edge " + e + " ends in row " + j);
        require(weight()[forward()[e]] == weight()[back], "edge " + e + " is symmetric");
      }
    }
    require(2 * edgeCount() == W.entries(), "every position belongs to one edge");
  }

  private static void require(boolean holds, String what) {
    if (!holds) {
      throw new IllegalStateException("the graph is broken; this must hold: " + what);
    }
  }
}
