package labeldiffusion.diffusion.stepped;

import java.util.Arrays;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.parallel.Blocks;
import labeldiffusion.parallel.Workers;

/**
 * The smooth system A_S: an edge's diffusivity is averaged over the neighbours its ends share,
 *
 * <pre>
 * s_ij = sum_{k in N+(i) and N+(j)} (q_ij + q_ik q_kj) / (S_i + S_j)   (Eq. 16)
 * S_i  = sum_{k in N+(i)} q_ik,   q_ii = 1,   N+(i) = {i} and N(i)
 * </pre>
 *
 * The shared neighbours never change, so they are listed once. k = i and k = j contribute q_ij
 * each, as far as they are shared, and are counted instead of listed; at least one of them is, so
 * s_ij > 0. O(1) per edge and triangle.
 */
public final class SmoothDiffusivity implements Diffusivity {
  private final EdgeDiffusivity edges;
  private final SimilarityGraph graph;

  /** By edge: how often q_ij itself stands in the sum. */
  private final int[] ownCount;

  /** The triangles of edge e are triangleStart[e] .. triangleStart[e+1]-1. */
  private final int[] triangleStart;

  /** Positions of (i, k) and (j, k) for each triangle. */
  private int[] firstSide;

  private int[] secondSide;
  private final double[] S;
  private final double[] wD;

  public SmoothDiffusivity(EdgeDiffusivity edges) {
    this.edges = edges;
    graph = edges.graph;
    ownCount = new int[graph.edgeCount()];
    triangleStart = new int[graph.edgeCount() + 1];
    S = new double[graph.size()];
    wD = new double[graph.column().length];
    listTriangles();
  }

  private void listTriangles() {
    int n = graph.size();
    int[] rowStart = graph.rowStart();
    int[] neighbourEnd = graph.neighbourEnd();
    int[] column = graph.column();
    int[] positionInRow = new int[n];
    Arrays.fill(positionInRow, -1);
    int capacity = Math.max(16, 2 * graph.edgeCount());
    firstSide = new int[capacity];
    secondSide = new int[capacity];
    int count = 0;
    for (int i = 0; i < n; i++) {
      Workers.stopIfInterrupted(i);
      for (int p = rowStart[i]; p < neighbourEnd[i]; p++) {
        positionInRow[column[p]] = p; // N(i)
      }
      for (int e = graph.edgeStart()[i]; e < graph.edgeStart()[i + 1]; e++) {
        int j = column[graph.forward()[e]];
        boolean jInNi = positionInRow[j] >= 0;
        boolean iInNj = graph.backward()[e] < neighbourEnd[j];
        int ends = (jInNi ? 1 : 0) + (iInNj ? 1 : 0);
        int before = count;
        for (int p = rowStart[j]; p < neighbourEnd[j]; p++) {
          if (positionInRow[column[p]] >= 0) { // k in N(i) and N(j); k is neither i nor j
            if (count == firstSide.length) {
              firstSide = Arrays.copyOf(firstSide, grown(count));
              secondSide = Arrays.copyOf(secondSide, grown(count));
            }
            firstSide[count] = positionInRow[column[p]];
            secondSide[count++] = p;
          }
        }
        ownCount[e] =
            2 * ends + count - before; // q_ij of every shared k, and q_ik q_kj = q_ij of k = i, j
        triangleStart[e + 1] = count;
      }
      for (int p = rowStart[i]; p < neighbourEnd[i]; p++) {
        positionInRow[column[p]] = -1;
      }
    }
    firstSide = Arrays.copyOf(firstSide, count);
    secondSide = Arrays.copyOf(secondSide, count);
  }

  private static int grown(int length) {
    return Math.addExact(length, length / 2); // refuses to overflow
  }

  @Override
  public double[] weights(double[] F) {
    double[] q = edges.edges(F);
    Blocks blocks = edges.blocks;
    edges.workers.run(blocks, (from, to) -> sumNeighbourhoods(q, from, to));
    edges.workers.run(blocks, (from, to) -> smooth(q, from, to));
    return wD;
  }

  /** S_i = 1 + sum_{k in N(i)} q_ik. */
  private void sumNeighbourhoods(double[] q, int from, int to) {
    for (int i = from; i < to; i++) {
      double sum = 1;
      for (int p = graph.rowStart()[i]; p < graph.neighbourEnd()[i]; p++) {
        sum += q[p];
      }
      S[i] = sum;
    }
  }

  private void smooth(double[] q, int from, int to) {
    int[] edgeStart = graph.edgeStart();
    int[] forward = graph.forward();
    int[] backward = graph.backward();
    int[] column = graph.column();
    double[] weight = graph.weight();
    for (int i = from; i < to; i++) {
      for (int e = edgeStart[i]; e < edgeStart[i + 1]; e++) {
        int p = forward[e];
        double sum = ownCount[e] * q[p];
        for (int a = triangleStart[e]; a < triangleStart[e + 1]; a++) {
          sum += q[firstSide[a]] * q[secondSide[a]]; // q_ik q_kj
        }
        double value = weight[p] * (sum / (S[i] + S[column[p]])); // w_ij s_ij
        wD[p] = value;
        wD[backward[e]] = value;
      }
    }
  }
}
