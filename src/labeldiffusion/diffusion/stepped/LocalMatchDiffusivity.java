package labeldiffusion.diffusion.stepped;

import labeldiffusion.graph.SimilarityGraph;

/**
 * The local-match system A_LM: an edge conducts well if the neighbours of one end find matches
 * among the neighbours of the other,
 *
 * <pre>
 * s_ij   = q_ij (h_ij + h_ji) / 2
 * h_ij   = (1 + sum_{k in N+(i)} m(k,j)) / (|N+(i)| + 1)
 * m(k,j) = max_{l in N+(j)} q_kl,   q_kk = 1,   q_kl = 0 where (k,l) is no edge
 * </pre>
 *
 * Differs from Eq. 17 as literally stated, sum_k (1 + q*)/(K + 1), which is unstable at delta = 1,
 * and averages both directions because a diffusivity must be symmetric. m depends on the pair (k,j)
 * only and is 1 for k in N+(j). All other pairs that occur are two hops apart; they and the
 * positions of their q_kl never change and are listed once per run. O(K) per position.
 */
public record LocalMatchDiffusivity() implements Diffusivity {
  private static final long serialVersionUID = 1L;

  @Override
  public DiffusionWeights on(DiffusivityContext context) {
    return new Matching(context);
  }

  /**
   * q, h and w^D, one slot for each position and node of N+(i), and the pairs with their matches.
   * These depend on the data: measured for random points, they take from 4 (on a line) to 10 (in 20
   * dimensions) bytes per node and k^2. 8 is within 30 % of the whole for all of them.
   */
  @Override
  public long bytes(long nodes, long entries, int k, int c) {
    return entries * (24 + 4 * (k + 1L)) + nodes * 16 + 8 * nodes * k * k;
  }

  private static final class Matching implements DiffusionWeights {
    private final DiffusivityContext context;
    private final SimilarityGraph graph;

    /** By block. */
    private final TwoHopPairs[] pairs;

    /** m(k,j) by slot, for the node j at hand; one array per block. */
    private final double[][] m;

    /** h_ij at the position of (j, i). */
    private final double[] h;

    private final double[] wD;

    Matching(DiffusivityContext context) {
      this.context = context;
      graph = context.graph();
      pairs = TwoHopPairs.of(graph, context.blocks());
      m = new double[pairs.length][];
      for (int b = 0; b < m.length; b++) {
        m[b] = new double[pairs[b].mostSlots()];
        m[b][TwoHopPairs.SURE] = 1;
      }
      h = new double[graph.column().length];
      wD = new double[graph.column().length];
    }

    @Override
    public double[] at(double[] F) {
      double[] q = context.q(F);
      context.runBlocks((b, from, to) -> match(q, pairs[b], m[b], from, to));
      context.run((from, to) -> combine(q, from, to));
      return wD;
    }

    /** h_ij for all j in the range and all i joined to j. */
    private void match(double[] q, TwoHopPairs pairs, double[] m, int from, int to) {
      int[] rowStart = graph.rowStart();
      int[] neighbourEnd = graph.neighbourEnd();
      int[] column = graph.column();
      int[] slot = pairs.slots();
      int s = 0;
      for (int j = from; j < to; j++) {
        pairs.fillBest(j - from, q, m);
        for (int p = rowStart[j]; p < rowStart[j + 1]; p++) {
          int i = column[p];
          int size = neighbourEnd[i] - rowStart[i] + 1; // |N+(i)|
          double sum = 1;
          for (int end = s + size; s < end; s++) {
            sum += m[slot[s]];
          }
          h[p] = sum / (size + 1);
        }
      }
    }

    /** w_ij s_ij of the edges whose lower node is in the range. */
    private void combine(double[] q, int from, int to) {
      for (int i = from; i < to; i++) {
        for (int e = graph.edgeStart()[i]; e < graph.edgeStart()[i + 1]; e++) {
          int p = graph.forward()[e];
          int r = graph.backward()[e];
          double value = graph.weight()[p] * (q[p] * (h[p] + h[r]) / 2); // w_ij s_ij
          wD[p] = value;
          wD[r] = value;
        }
      }
    }
  }
}
