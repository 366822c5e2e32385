package labeldiffusion.diffusion.linear;

import labeldiffusion.graph.KernelWidth;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.labels.Labels;
import labeldiffusion.neighbours.Neighbours;
import labeldiffusion.parallel.Workers;
import labeldiffusion.points.Points;
import labeldiffusion.sparse.BiconjugateGradient;
import labeldiffusion.sparse.Laplacian;
import labeldiffusion.sparse.LinearSystem;
import labeldiffusion.sparse.Solution;
import labeldiffusion.sparse.SparseMatrix;
import labeldiffusion.sparse.StoppingRule;

/**
 * Linear neighbourhood propagation (Wang, Zhang 2006). The score of a point is a mean of its
 * neighbours' scores, with the {@link NeighbourhoodWeights} that reconstruct the point itself from
 * its neighbours:
 *
 * <pre>F = (1 - alpha) (I - alpha W)^-1 Y</pre>
 *
 * with one-hot Y. W has row sums 1 and is not symmetric. Needs coordinates, not only a graph.
 */
public final class LinearNeighbourhoodDiffusion extends AlphaDiffusion {
  private static final long serialVersionUID = 1L;

  public LinearNeighbourhoodDiffusion(double alpha, StoppingRule rule) {
    super(alpha, rule);
  }

  @Override
  Solution solve(SimilarityGraph graph, Labels labels, Workers workers) {
    SparseMatrix alphaW = weights(graph, workers).map((i, j, w) -> alpha * w);
    double[] B = ownShare(labels);
    LinearSystem system = new LinearSystem(Laplacian.identityMinus(alphaW), B, labels.classes());
    return new BiconjugateGradient(system, workers).solve(B.clone(), rule).clip();
  }

  /** W is not symmetric, so the row of the inverse takes the transposed system. */
  @Override
  public double[] origins(
      SimilarityGraph graph, Labels labels, double[] wD, int i, Workers workers) {
    SparseMatrix alphaW = weights(graph, workers).map((r, j, w) -> alpha * w);
    double[] e = new double[graph.size()];
    e[i] = 1;
    LinearSystem system =
        new LinearSystem(Laplacian.identityMinus(alphaW.transposed()), e.clone(), 1);
    double[] x = new BiconjugateGradient(system, workers).solve(e, rule).clip().X();
    for (int l = 0; l < x.length; l++) {
      x[l] = labels.isLabelled(l) ? x[l] : 0;
    }
    return x;
  }

  /** W: row i has the weights of N(i). */
  static SparseMatrix weights(SimilarityGraph graph, Workers workers) {
    if (!graph.hasPoints()) {
      throw new IllegalArgumentException(
          "linear neighbourhoods need the attributes of every node of the graph, but there are"
              + " nodes without any");
    }
    Points points = graph.points();
    if (!points.hasCoordinates()) {
      throw new IllegalArgumentException(
          "linear neighbourhoods need one of the built-in metrics, which tell where a row lies,"
              + " but only distances are known");
    }
    SparseMatrix W = neighbourhoods(graph);
    workers.run(
        W.blocks(16L * (1 + points.terms())),
        (from, to) -> {
          NeighbourhoodWeights weights = new NeighbourhoodWeights(0);
          for (int i = from; i < to; i++) {
            int start = W.rowStart()[i];
            int k = W.rowStart()[i + 1] - start;
            weights = weights.size() == k ? weights : new NeighbourhoodWeights(k);
            double[] row = weights.of(points, i, points, W.column(), start);
            System.arraycopy(row, 0, W.value(), start, k);
          }
        });
    return W;
  }

  /** A matrix of zeros whose row i has the columns N(i), nearest first. */
  private static SparseMatrix neighbourhoods(SimilarityGraph graph) {
    int n = graph.size();
    int[] rowStart = new int[n + 1];
    for (int i = 0; i < n; i++) {
      rowStart[i + 1] = rowStart[i] + graph.neighbourEnd()[i] - graph.rowStart()[i];
    }
    int[] column = new int[rowStart[n]];
    for (int i = 0; i < n; i++) {
      System.arraycopy(
          graph.column(), graph.rowStart()[i], column, rowStart[i], rowStart[i + 1] - rowStart[i]);
    }
    return new SparseMatrix(rowStart, column, new double[column.length]);
  }

  /** Reconstructs a new point from its neighbours like all others. */
  @Override
  public double[] weightsOfNewPoint(
      Points others, int i, Points stored, Neighbours nearest, KernelWidth width) {
    return new NeighbourhoodWeights(nearest.k()).of(others, i, stored, nearest.index(), 0);
  }

  /** W has k entries per node and a pattern of its own, which alpha W shares. */
  @Override
  public long bytes(long nodes, long entries, int k, int c) {
    return BiconjugateGradient.bytes(nodes, 0, c) + 20L * nodes * k;
  }
}
