package labeldiffusion.diffusion.stepped;

import java.util.Arrays;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.parallel.Blocks;
import labeldiffusion.parallel.Workers;

/**
 * The spectrum lambda(i) of the local graph of every node: vertices N+(i), all edges of the
 * similarity graph among them, weights w q. It consists of the eigenvalues of D^-1/2 A D^-1/2 in
 * ascending order; a smaller neighbourhood has zeros in front. The edges of the local graphs never
 * change and are listed once. O(K^3) per node.
 */
final class LocalSpectra {
  private static final int NO_EDGE = -1;

  private final SimilarityGraph graph;
  private final int length;

  /**
   * By block: for every node, the positions of the edges between its vertices a and b, (1,0),
   * (2,0), (2,1), ...; vertex 0 is the node itself, the others are N(i), nearest first.
   */
  private final int[][] position;

  private final Kernel[] kernel;

  /** lambda(i) is at i * length .. (i+1) * length - 1. */
  private final double[] lambda;

  LocalSpectra(SimilarityGraph graph, Blocks blocks) {
    this.graph = graph;
    int largest = 0;
    for (int i = 0; i < graph.size(); i++) {
      largest = Math.max(largest, graph.neighbourEnd()[i] - graph.rowStart()[i]);
    }
    length = largest + 1;
    lambda = new double[Math.multiplyExact(graph.size(), length)];
    position = new int[blocks.count()][];
    kernel = new Kernel[blocks.count()];
    Lister lister = new Lister();
    for (int b = 0; b < position.length; b++) {
      position[b] = lister.list(blocks.from(b), blocks.to(b));
      kernel[b] = new Kernel();
    }
  }

  /** Lists, spectra, and about one matrix per block. */
  static long bytes(long nodes, int k) {
    return 8 * nodes * (k + 1) + 2 * nodes * k * (k + 1);
  }

  /** Computes lambda(i) for all i in block b, rows from .. to-1. */
  void fill(double[] q, int b, int from, int to) {
    int next = 0;
    for (int i = from; i < to; i++) {
      next = kernel[b].fill(q, i, position[b], next);
    }
  }

  /** ||lambda(i) - lambda(j)||^2. */
  double squaredDifference(int i, int j) {
    double sum = 0;
    for (int x = i * length, y = j * length, end = x + length; x < end; x++, y++) {
      double difference = lambda[x] - lambda[y];
      sum += difference * difference;
    }
    return sum;
  }

  /** The arrays of one block. */
  private final class Kernel {
    private final double[][] A = new double[length][length];
    private final double[] root = new double[length];
    private final SymmetricEigenvalues eigenvalues = new SymmetricEigenvalues(length);

    /** lambda(i), from positions that begin at {@code next}; returns where they end. */
    int fill(double[] q, int i, int[] position, int next) {
      double[] weight = graph.weight();
      int size = graph.neighbourEnd()[i] - graph.rowStart()[i] + 1;
      int p = next;
      for (int a = 0; a < size; a++) {
        A[a][a] = 0;
        root[a] = 0;
        for (int b = 0; b < a; b++, p++) {
          int edge = position[p];
          double value = edge == NO_EDGE ? 0 : weight[edge] * q[edge];
          A[a][b] = value;
          root[a] += value;
          root[b] += value;
        }
      }
      for (int a = 0; a < size; a++) {
        root[a] = root[a] > 0 ? 1 / Math.sqrt(root[a]) : 0; // isolated vertices: 0
        for (int b = 0; b < a; b++) {
          A[a][b] = A[a][b] * root[a] * root[b]; // in this order: the product of roots may overflow
        }
      }
      Arrays.fill(lambda, i * length, (i + 1) * length - size, 0);
      eigenvalues.ascending(A, size, lambda, (i + 1) * length - size);
      return p;
    }
  }

  /** Lists the edges of the local graphs of one block after the other. */
  private final class Lister {
    private final int[] rowStart = graph.rowStart();
    private final int[] neighbourEnd = graph.neighbourEnd();
    private final int[] column = graph.column();

    /** The vertex that a node is in the local graph at hand; 0 if it is none of N(i). */
    private final int[] vertexOf = new int[graph.size()];

    private final IntBuffer positions = new IntBuffer();

    /** Positions by vertices a and b of the local graph at hand. */
    private final int[][] edge = new int[length][length];

    int[] list(int from, int to) {
      positions.clear();
      for (int i = from; i < to; i++) {
        Workers.stopIfInterrupted(i);
        listNode(i);
      }
      return positions.toArray();
    }

    private void listNode(int i) {
      int size = neighbourEnd[i] - rowStart[i] + 1;
      for (int a = 1; a < size; a++) {
        Arrays.fill(edge[a], 0, a, NO_EDGE);
        edge[a][0] = rowStart[i] + a - 1;
        vertexOf[column[edge[a][0]]] = a;
      }
      for (int a = 1; a < size; a++) {
        findEdges(a, column[edge[a][0]]);
      }
      for (int a = 1; a < size; a++) {
        for (int b = 0; b < a; b++) {
          boolean isKnown = b == 0 || edge[a][b] != NO_EDGE;
          positions.add(isKnown ? edge[a][b] : inTail(column[edge[a][0]], column[edge[b][0]]));
        }
      }
      for (int p = rowStart[i]; p < neighbourEnd[i]; p++) {
        vertexOf[column[p]] = 0;
      }
    }

    /** The edges from vertex a, which is node v, to those vertices that are in N(v). */
    private void findEdges(int a, int v) {
      for (int p = rowStart[v]; p < neighbourEnd[v]; p++) {
        int b = vertexOf[column[p]];
        if (b > 0) {
          edge[Math.max(a, b)][Math.min(a, b)] = p;
        }
      }
    }

    /**
     * The position of (v, u) behind N(v), where nodes ascend: only given graphs have such edges.
     */
    private int inTail(int v, int u) {
      int p = Arrays.binarySearch(column, neighbourEnd[v], rowStart[v + 1], u);
      return p >= 0 ? p : NO_EDGE;
    }
  }
}
