package labeldiffusion.diffusion.stepped;

import labeldiffusion.graph.SimilarityGraph;

/**
 * Topological match, after the discussion in Kim et al. 2015: an edge conducts well if the local
 * graphs of its two ends have similar spectra lambda ({@link LocalSpectra}),
 *
 * <pre>
 * s_ij = q_ij exp(-||lambda(i) - lambda(j)||^2 / (r m))
 * m    = mean over the edges of ||lambda(i) - lambda(j)||^2 after the initial steps
 * </pre>
 *
 * The paper gives the idea without a formula; this one is ours. O(K^3) per node.
 *
 * @param width r
 */
public record TopologicalMatchDiffusivity(double width) implements Diffusivity {
  private static final long serialVersionUID = 1L;
  public static final double WIDTH_DEFAULT = 1;

  /** Smaller mean squared differences of eigenvalues, which lie in [-1, 1], are rounding errors. */
  private static final double LEAST_MEAN = 1e-16;

  public TopologicalMatchDiffusivity {
    if (!(width > 0 && width < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException("match width must be a number above 0, was " + width);
    }
  }

  @Override
  public DiffusionWeights on(DiffusivityContext context) {
    return new Matching(context, width);
  }

  /** q, w^D and the spectra with the lists they are computed from. */
  @Override
  public long bytes(long nodes, long entries, int k, int c) {
    return 16 * entries + LocalSpectra.bytes(nodes, k);
  }

  private static final class Matching implements DiffusionWeights {
    private final DiffusivityContext context;
    private final SimilarityGraph graph;
    private final LocalSpectra spectra;

    /** r m. */
    private final double scale;

    private final double[] wD;

    Matching(DiffusivityContext context, double width) {
      this.context = context;
      graph = context.graph();
      spectra = new LocalSpectra(graph, context.blocks());
      wD = new double[graph.column().length];
      fillSpectra(context.q(context.initialScores()));
      double mean = context.sum(this::sumDifferences) / Math.max(1, graph.edgeCount());
      scale = width * Math.max(mean, LEAST_MEAN);
    }

    @Override
    public double[] at(double[] F) {
      double[] q = context.q(F);
      fillSpectra(q);
      context.run((from, to) -> match(q, from, to));
      return wD;
    }

    private void fillSpectra(double[] q) {
      context.runBlocks((b, from, to) -> spectra.fill(q, b, from, to));
    }

    /** The sum of ||lambda(i) - lambda(j)||^2 over the edges whose lower node is in the range. */
    private double sumDifferences(int from, int to) {
      double sum = 0;
      for (int i = from; i < to; i++) {
        for (int e = graph.edgeStart()[i]; e < graph.edgeStart()[i + 1]; e++) {
          sum += spectra.squaredDifference(i, graph.column()[graph.forward()[e]]);
        }
      }
      return sum;
    }

    /** w_ij s_ij of the edges whose lower node is in the range. */
    private void match(double[] q, int from, int to) {
      for (int i = from; i < to; i++) {
        for (int e = graph.edgeStart()[i]; e < graph.edgeStart()[i + 1]; e++) {
          int p = graph.forward()[e];
          double difference = spectra.squaredDifference(i, graph.column()[p]);
          double value = graph.weight()[p] * (q[p] * Math.exp(-difference / scale)); // w_ij s_ij
          wD[p] = value;
          wD[graph.backward()[e]] = value;
        }
      }
    }
  }
}
