package labeldiffusion.diffusion.stepped;

import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.sparse.SparseMatrix;

/**
 * The rows that a time step works on, and the loops over a range of them. The loops read and write
 * arrays only and return a maximum over their range; the caller combines the ranges. F may have
 * more rows than the graph: columns beyond the last row are ghosts, which are read, never written.
 *
 * @param degree d_i; 1 for a node without edges, which never changes
 * @param isClamped whether row i is reset to its label after every step
 * @param classes number of columns of F
 */
record StepRows(SimilarityGraph graph, double[] degree, boolean[] isClamped, int classes) {

  /** rowSum_i = sum_j w^D_ij; returns the range's r = max_i rowSum_i / d_i. */
  double sumRows(double[] wD, double[] rowSum, int from, int to) {
    int[] rowStart = graph.rowStart();
    double most = 0;
    for (int i = from; i < to; i++) {
      double sum = 0;
      for (int p = rowStart[i]; p < rowStart[i + 1]; p++) {
        sum += wD[p];
      }
      rowSum[i] = sum;
      most = Math.max(most, sum / degree[i]);
    }
    return most;
  }

  /**
   * G_i = F_i - (delta / d_i) sum_j w^D_ij (F_i - F_j) for the rows that are free; returns the
   * largest change of a score.
   */
  double explicitStep(
      double[] wD, double[] rowSum, double delta, double[] F, double[] G, int from, int to) {
    SparseMatrix matrix = graph.matrix().withValues(wD);
    double most = 0;
    for (int i = from; i < to; i++) {
      if (!isClamped[i]) {
        double factor = delta / degree[i];
        // the product is at most 1 except for rounding: the share of F_i is never negative
        double own = Math.max(0, 1 - factor * rowSum[i]);
        matrix.multiplyRow(i, own, factor, F, G, classes);
        most = Math.max(most, change(F, G, i));
      }
    }
    return most;
  }

  /** M_i = (1 / d_i) sum_j w^D_ij F_j for the rows that are free. */
  void inflow(double[] wD, double[] F, double[] M, int from, int to) {
    SparseMatrix matrix = graph.matrix().withValues(wD);
    for (int i = from; i < to; i++) {
      if (!isClamped[i]) {
        matrix.multiplyRow(i, 0, 1 / degree[i], F, M, classes);
      }
    }
  }

  boolean isClamped(int i) {
    return isClamped[i];
  }

  /** max_t |G_it - F_it|. */
  double change(double[] F, double[] G, int i) {
    double most = 0;
    for (int x = i * classes; x < (i + 1) * classes; x++) {
      most = Math.max(most, Math.abs(G[x] - F[x]));
    }
    return most;
  }
}
