package labeldiffusion.diffusion.stepped;

import java.util.function.IntPredicate;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.parallel.Blocks;
import labeldiffusion.parallel.Workers;

/**
 * The edges' own diffusivity, s = q of the nonlinear system A_nlin:
 *
 * <pre>q_ij = exp(-w_ij ||F_i - F_j||^2 / sigma_f^2)   (Eq. 15 with the gradient of Eq. 4)</pre>
 *
 * sigma_f^2 is given relative to the mean of w_ij ||F_i - F_j||^2 over the edges of the F it is
 * made with, because F has no natural size: it shrinks with the share of labelled nodes. O(c) and
 * one exponential per edge.
 */
public final class EdgeDiffusivity implements Diffusivity {
  private static final double MOVING = 1e-3;

  final SimilarityGraph graph;
  final Workers workers;

  /** Rows of about equal numbers of edges. */
  final Blocks blocks;

  private final int classes;
  private final double sigmaF2;
  private final double[] q;
  private double[] wD;

  /**
   * @param relative sigma_f^2 as a multiple of the mean squared gradient of F
   */
  EdgeDiffusivity(
      SimilarityGraph graph, int classes, double[] F, double relative, Workers workers) {
    this.graph = graph;
    this.classes = classes;
    this.workers = workers;
    blocks = Blocks.ofEntries(graph.rowStart(), 8 + classes);
    q = new double[graph.column().length];
    // at least MIN_VALUE: 0 / MIN_VALUE = 0, so a flat F has q = 1 rather than NaN
    sigmaF2 = Math.max(relative * meanSquaredGradient(F), Double.MIN_VALUE);
  }

  double sigmaF2() {
    return sigmaF2;
  }

  /** Mean over the edges of w_ij ||F_i - F_j||^2. */
  private double meanSquaredGradient(double[] F) {
    double[] part = new double[blocks.count()];
    workers.run(
        blocks.count(),
        b -> {
          double sum = 0;
          for (int i = blocks.from(b); i < blocks.to(b); i++) {
            for (int e = graph.edgeStart()[i]; e < graph.edgeStart()[i + 1]; e++) {
              int p = graph.forward()[e];
              sum += graph.weight()[p] * squaredDifference(F, i, graph.column()[p]);
            }
          }
          part[b] = sum;
        });
    double sum = 0;
    for (double share : part) {
      sum += share;
    }
    return graph.edgeCount() == 0 ? 0 : sum / graph.edgeCount();
  }

  /**
   * The share of the free nodes that still move, at more than a thousandth of what they would with
   * w in place of w^D; among those that would move at all.
   */
  double shareOfMovingNodes(double[] F, double[] wD, IntPredicate isFree) {
    int[] moving = new int[2 * blocks.count()];
    workers.run(
        blocks.count(),
        b -> {
          for (int i = blocks.from(b); i < blocks.to(b); i++) {
            double isotropic = 0;
            double actual = 0;
            for (int p = graph.rowStart()[i]; p < graph.rowStart()[i + 1] && isFree.test(i); p++) {
              double difference = Math.sqrt(squaredDifference(F, i, graph.column()[p]));
              isotropic += graph.weight()[p] * difference;
              actual += wD[p] * difference;
            }
            moving[2 * b] += actual > MOVING * isotropic ? 1 : 0;
            moving[2 * b + 1] += isotropic > 0 ? 1 : 0;
          }
        });
    int some = 0;
    int all = 0;
    for (int b = 0; b < blocks.count(); b++) {
      some += moving[2 * b];
      all += moving[2 * b + 1];
    }
    return all == 0 ? 1 : (double) some / all;
  }

  /** q at F, by position; the array is overwritten by the next call. */
  double[] edges(double[] F) {
    workers.run(blocks, (from, to) -> fill(F, from, to));
    return q;
  }

  private void fill(double[] F, int from, int to) {
    int[] edgeStart = graph.edgeStart();
    int[] forward = graph.forward();
    int[] backward = graph.backward();
    int[] column = graph.column();
    double[] weight = graph.weight();
    for (int i = from; i < to; i++) {
      for (int e = edgeStart[i]; e < edgeStart[i + 1]; e++) {
        int p = forward[e];
        double value = Math.exp(-weight[p] * squaredDifference(F, i, column[p]) / sigmaF2);
        q[p] = value;
        q[backward[e]] = value;
      }
    }
  }

  /** ||F_i - F_j||^2 over the classes. */
  private double squaredDifference(double[] F, int i, int j) {
    double sum = 0;
    for (int a = i * classes, b = j * classes, end = a + classes; a < end; a++, b++) {
      double difference = F[a] - F[b];
      sum += difference * difference;
    }
    return sum;
  }

  @Override
  public double[] weights(double[] F) {
    if (wD == null) {
      wD = new double[q.length];
    }
    edges(F);
    workers.run(
        blocks,
        (from, to) -> {
          for (int p = graph.rowStart()[from]; p < graph.rowStart()[to]; p++) {
            wD[p] = graph.weight()[p] * q[p]; // w^D_ij = w_ij q_ij
          }
        });
    return wD;
  }
}
