package labeldiffusion.diffusion.stepped;

import labeldiffusion.graph.SimilarityGraph;

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

  private static final class Smoothing implements DiffusionWeights {
    private final DiffusivityContext context;
    private final SimilarityGraph graph;
    private final Triangles triangles;

    private final double[] S;
    private final double[] wD;

    Smoothing(DiffusivityContext context) {
      this.context = context;
      graph = context.graph();
      triangles = new Triangles(context.part(), context.blocks());
      S = new double[graph.size()];
      wD = new double[graph.column().length];
    }

    @Override
    public double[] at(double[] F) {
      double[] q = context.q(F);
      context.run((from, to) -> sumNeighbourhoods(q, from, to));
      context.runBlocks((b, from, to) -> triangles.smooth(graph, q, S, wD, b, from, to));
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
  }
}
