package labeldiffusion.diffusion.stepped;

import labeldiffusion.graph.SimilarityGraph;

/**
 * The consistent operator D^C of Kim et al. 2015, section 3: the values q_ij around a node are
 * replaced by those of one tensor on its tangent space, which has m (m+1) / 2 parameters instead of
 * K,
 *
 * <pre>
 * u_ij = direction of x_j - x_i in the tangent space at i        ({@link TangentDirections})
 * D_i  = argmin sum_j w_ij (u_ij' D u_ij - q_ij)^2, D &gt;= nu I    ({@link TensorFit})
 * s_ij = (u_ij' D_i u_ij + u_ji' D_j u_ji) / 2, within [nu, 1]
 * </pre>
 *
 * A reconstruction: the paper's supplement, which has the construction, is lost. Needs coordinates.
 * As n and K grow, L^{D^C} tends to div((tr(D) I + 2 D) / (m + 2) grad), up to a factor. O(m^4) per
 * position.
 *
 * @param dimension m, 0 to estimate it
 * @param least nu
 */
public record ConsistentDiffusivity(int dimension, double least) implements Diffusivity {
  private static final long serialVersionUID = 1L;
  public static final double LEAST_DEFAULT = 1e-3;

  /** Tensors of more dimensions have more parameters than any sensible neighbourhood has values. */
  public static final int MOST_DIMENSIONS = 10;

  public ConsistentDiffusivity {
    if (dimension < 0 || dimension > MOST_DIMENSIONS) {
      throw new IllegalArgumentException(
          "tangent dimension must be from 1 to "
              + MOST_DIMENSIONS
              + ", or 0 to estimate it, was "
              + dimension);
    }
    if (!(least > 0 && least <= 1)) {
      throw new IllegalArgumentException(
          "least diffusivity must be above 0 and at most 1, was " + least);
    }
  }

  @Override
  public DiffusionWeights on(DiffusivityContext context) {
    if (!context.graph().hasPoints()) {
      throw new IllegalArgumentException(
          "consistent diffusion needs the attributes of every node of the graph, but there are"
              + " nodes without any");
    }
    if (!context.graph().points().hasCoordinates()) {
      throw new IllegalArgumentException(
          "consistent diffusion needs one of the built-in metrics, which tell where a row lies, but"
              + " only distances are known");
    }
    int m = dimension == 0 ? TangentDimension.estimate(context) : dimension;
    return new Tensors(context, m, least);
  }

  /** q, w^D and the directions. */
  @Override
  public long bytes(long nodes, long entries, int k, int c) {
    int m = dimension == 0 ? TangentDimension.most(k) : dimension;
    return entries * (16 + 8L * m);
  }

  private static final class Tensors implements DiffusionWeights {
    private final DiffusivityContext context;
    private final SimilarityGraph graph;
    private final double nu;

    /** u_ij by position, m numbers each. */
    private final double[] u;

    /** By block. */
    private final TensorFit[] fits;

    private final double[] wD;

    Tensors(DiffusivityContext context, int m, double nu) {
      this.context = context;
      this.nu = nu;
      graph = context.graph();
      u = new double[Math.multiplyExact(graph.column().length, m)];
      wD = new double[graph.column().length];
      fits = new TensorFit[context.blocks().count()];
      int k = TangentDimension.largestNeighbourhood(graph);
      context.runBlocks(
          (b, from, to) -> {
            fits[b] = new TensorFit(m, nu);
            TangentDirections directions = new TangentDirections(graph, m, k);
            for (int i = from; i < to; i++) {
              directions.fill(i, u);
            }
          });
    }

    @Override
    public double[] at(double[] F) {
      double[] q = context.q(F);
      context.runBlocks(
          (b, from, to) -> {
            for (int i = from; i < to; i++) {
              fits[b].fit(graph.weight(), u, q, graph.rowStart()[i], graph.rowStart()[i + 1]);
            }
          });
      context.run((from, to) -> combine(q, from, to));
      return wD;
    }

    /** w_ij s_ij of the edges whose lower node is in the range, from u_ij' D_i u_ij. */
    private void combine(double[] form, int from, int to) {
      for (int i = from; i < to; i++) {
        for (int e = graph.edgeStart()[i]; e < graph.edgeStart()[i + 1]; e++) {
          int p = graph.forward()[e];
          int r = graph.backward()[e];
          double s = Math.min(1, Math.max(nu, (form[p] + form[r]) / 2));
          wD[p] = graph.weight()[p] * s;
          wD[r] = wD[p];
        }
      }
    }
  }
}
