package labeldiffusion.diffusion.stepped;

import java.util.Arrays;
import labeldiffusion.graph.GraphPart;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.parallel.Blocks;
import labeldiffusion.parallel.Workers;

/**
 * The smooth system A_S: the diffusivity of an edge is averaged over the neighbours that its two
 * ends share,
 *
 * <pre>
 * s_ij = sum_{k in N+(i) and N+(j)} (q_ij + q_ik q_kj) / (S_i + S_j)   (Eq. 16)
 * S_i  = sum_{k in N+(i)} q_ik,   q_ii = 1,   N+(i) = {i} and N(i)
 * </pre>
 *
 * The shared neighbours never change, so they are listed once per run. k = i and k = j contribute
 * q_ij twice each if they are shared; they are counted instead of listed. At least one of them is
 * shared, so s_ij > 0. O(1) per edge and triangle.
 */
public record SmoothDiffusivity() implements Diffusivity {
  private static final long serialVersionUID = 1L;

  @Override
  public DiffusionWeights on(DiffusivityContext context) {
    return new Smoothing(context);
  }

  /**
   * q and w^D, two counts per edge, S, and two positions per triangle. There are at most about
   * nodes * k * (k - 1) / 2 triangles, as many as in separate cliques of k + 1 nodes; points in the
   * plane and handwritten digits have two thirds of that, clusters in ten dimensions a tenth.
   */
  @Override
  public long bytes(long nodes, long entries, int k, int c) {
    long triangles = nodes * k * Math.max(0, k - 1) / 4;
    return entries * (16 + 4) + nodes * (8 + 4) + 8 * triangles;
  }

  /** The steps from q to w^D. A part of a graph receives the sums of its ghosts in between. */
  static final class Smoothing implements DiffusionWeights {
    private final DiffusivityContext context;
    private final SimilarityGraph graph;
    private final Triangles triangles;

    /** Allocated by the first step: a part of a graph uses arrays of its own. */
    private double[] S = {};

    private double[] wD = {};

    Smoothing(DiffusivityContext context) {
      this.context = context;
      graph = context.graph();
      triangles = new Triangles(context.part(), context.blocks());
    }

    @Override
    public double[] at(double[] F) {
      double[] q = context.q(F);
      if (S.length < graph.size()) {
        S = new double[graph.size()];
        wD = new double[q.length];
      }
      sumNeighbourhoods(q, S);
      smooth(q, S, wD);
      return wD;
    }

    void sumNeighbourhoods(double[] q, double[] S) {
      context.run((from, to) -> sumNeighbourhoods(q, S, from, to));
    }

    void smooth(double[] q, double[] S, double[] wD) {
      context.runBlocks((b, from, to) -> smooth(q, S, wD, b, from, to));
    }

    /** S_i = 1 + sum_{k in N(i)} q_ik. */
    private void sumNeighbourhoods(double[] q, double[] S, int from, int to) {
      for (int i = from; i < to; i++) {
        double sum = 1;
        for (int p = graph.rowStart()[i]; p < graph.neighbourEnd()[i]; p++) {
          sum += q[p];
        }
        S[i] = sum;
      }
    }

    /** w_ij s_ij of the edges whose lower node is in block b, rows from .. to-1. */
    private void smooth(double[] q, double[] S, double[] wD, int b, int from, int to) {
      int[] edgeStart = graph.edgeStart();
      int[] forward = graph.forward();
      int[] backward = graph.backward();
      int[] column = graph.column();
      double[] weight = graph.weight();
      int[] firstSide = triangles.firstSide[b];
      int[] secondSide = triangles.secondSide[b];
      int a = 0;
      for (int i = from; i < to; i++) {
        for (int e = edgeStart[i]; e < edgeStart[i + 1]; e++) {
          int p = forward[e];
          double sum = triangles.ownCount[e] * q[p];
          for (int end = triangles.end[e]; a < end; a++) {
            sum += q[firstSide[a]] * q[secondSide[a]]; // q_ik q_kj
          }
          double value = weight[p] * (sum / (S[i] + S[column[p]])); // w_ij s_ij
          wD[p] = value;
          wD[backward[e]] = value;
        }
      }
    }
  }

  /** The neighbours shared by the two ends of every edge, listed block by block. */
  private static final class Triangles {
    /** By edge: how often q_ij itself occurs in the sum. */
    final int[] ownCount;

    /** By edge: where its triangles end in the lists of its block. */
    final int[] end;

    /** By block: the position of (i, k) for each triangle. */
    final int[][] firstSide;

    /** By block: the position of (j, k) for each triangle. */
    final int[][] secondSide;

    private final GraphPart part;
    private final SimilarityGraph graph;

    /** The position of k in row i, for k in N(i) of the row at hand; -1 for all others. */
    private final int[] positionInRow;

    Triangles(GraphPart part, Blocks blocks) {
      this.part = part;
      graph = part.graph();
      ownCount = new int[graph.edgeCount()];
      end = new int[graph.edgeCount()];
      firstSide = new int[blocks.count()][];
      secondSide = new int[blocks.count()][];
      positionInRow = new int[graph.size()];
      Arrays.fill(positionInRow, -1);
      IntBuffer first = new IntBuffer();
      IntBuffer second = new IntBuffer();
      for (int b = 0; b < blocks.count(); b++) {
        first.clear();
        second.clear();
        for (int i = blocks.from(b); i < blocks.to(b); i++) {
          Workers.stopIfInterrupted(i);
          listRow(i, first, second);
        }
        firstSide[b] = first.toArray();
        secondSide[b] = second.toArray();
      }
    }

    private void listRow(int i, IntBuffer first, IntBuffer second) {
      int[] rowStart = graph.rowStart();
      int[] neighbourEnd = graph.neighbourEnd();
      int[] column = graph.column();
      for (int p = rowStart[i]; p < neighbourEnd[i]; p++) {
        positionInRow[column[p]] = p; // N(i)
      }
      for (int e = graph.edgeStart()[i]; e < graph.edgeStart()[i + 1]; e++) {
        int j = column[graph.forward()[e]];
        boolean jInNi = positionInRow[j] >= 0;
        boolean iInNj = graph.backward()[e] < neighbourEnd[j];
        int ends = (jInNi ? 1 : 0) + (iInNj ? 1 : 0);
        int before = first.size();
        listShared(i, j, first, second);
        // q_ij of every shared k, and q_ik q_kj = q_ij of k = i and k = j
        ownCount[e] = 2 * ends + first.size() - before;
        end[e] = first.size();
      }
      for (int p = rowStart[i]; p < neighbourEnd[i]; p++) {
        positionInRow[column[p]] = -1;
      }
    }

    /**
     * Lists the k in N(i) and N(j), which are neither i nor j, in the order of N(j) if j is the
     * later node of the whole graph, else in that of N(i). So a sum has the same bits in both parts
     * that an edge between two parts belongs to.
     */
    private void listShared(int i, int j, IntBuffer first, IntBuffer second) {
      int[] column = graph.column();
      int[] start = graph.rowStart();
      int[] end = graph.neighbourEnd();
      if (part.isBefore(i, j)) {
        for (int p = start[j]; p < end[j]; p++) {
          if (positionInRow[column[p]] >= 0) {
            first.add(positionInRow[column[p]]);
            second.add(p);
          }
        }
        return;
      }
      for (int p = start[i]; p < end[i]; p++) {
        for (int r = start[j]; r < end[j]; r++) {
          if (column[r] == column[p]) {
            first.add(p);
            second.add(r);
          }
        }
      }
    }
  }
}
