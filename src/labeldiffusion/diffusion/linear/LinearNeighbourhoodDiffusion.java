package labeldiffusion.diffusion.linear;

import java.util.Arrays;
import labeldiffusion.diffusion.Scores;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.graph.KernelWidth;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.labels.LabelWeights;
import labeldiffusion.labels.Labels;
import labeldiffusion.neighbours.Neighbours;
import labeldiffusion.parallel.Blocks;
import labeldiffusion.parallel.Workers;
import labeldiffusion.points.Points;
import labeldiffusion.sparse.BiconjugateGradient;
import labeldiffusion.sparse.Solution;
import labeldiffusion.sparse.StoppingRule;

/**
 * Linear neighbourhood propagation (Wang, Zhang 2006): a point's score is the mean of its
 * neighbours' with the {@link NeighbourhoodWeights} that reconstruct the point itself,
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
  public Scores run(SimilarityGraph graph, Labels labels, Workers workers, Watcher watcher) {
    double[] W = weights(graph, workers);
    double[] B =
        Arrays.stream(labels.seeds(LabelWeights.ONE_HOT)).map(y -> (1 - alpha) * y).toArray();
    double[] F = B.clone();
    watcher.at("diffusion", 0, 1);
    Solution solution =
        new BiconjugateGradient(
                graph.rowStart(), graph.neighbourEnd(), graph.column(), labels.classes(), workers)
            .solve(alpha, W, B, F, rule);
    watcher.at("diffusion", 1, 1);
    return solved(graph, Scores.clip(F), labels.classes(), solution, watcher);
  }

  /** W by position in the rows of the graph, 0 beyond N(i). */
  static double[] weights(SimilarityGraph graph, Workers workers) {
    Points points = graph.points();
    if (points == null) {
      throw new IllegalArgumentException(
          "linear neighbourhoods need the attributes of every node of the graph, but there are"
              + " nodes without any");
    }
    if (!points.hasCoordinates()) {
      throw new IllegalArgumentException(
          "linear neighbourhoods need one of the built-in metrics, which tell where a row lies,"
              + " but only distances are known");
    }
    double[] W = new double[graph.column().length];
    workers.run(
        Blocks.ofEntries(graph.rowStart(), 16L * (1 + points.terms())),
        (from, to) -> {
          NeighbourhoodWeights weights = null;
          for (int i = from; i < to; i++) {
            int k = graph.neighbourEnd()[i] - graph.rowStart()[i];
            weights =
                weights != null && weights.size() == k ? weights : new NeighbourhoodWeights(k);
            double[] row = weights.of(points, i, points, graph.column(), graph.rowStart()[i]);
            System.arraycopy(row, 0, W, graph.rowStart()[i], k);
          }
        });
    return W;
  }

  /** A new point is reconstructed from its neighbours like all others. */
  @Override
  public double[] weightsOfNewPoint(
      Points others, int i, Points stored, Neighbours nearest, KernelWidth width) {
    return new NeighbourhoodWeights(nearest.k()).of(others, i, stored, nearest.index(), 0);
  }

  @Override
  public long bytes(long nodes, long entries, int k, int c) {
    return 8 * (7 * nodes * c + entries);
  }
}
