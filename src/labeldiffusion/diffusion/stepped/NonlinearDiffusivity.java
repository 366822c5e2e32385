package labeldiffusion.diffusion.stepped;

/** The nonlinear anisotropic system A_nlin: s_ij = q_ij of the current scores (Eq. 15). */
public record NonlinearDiffusivity() implements Diffusivity {
  private static final long serialVersionUID = 1L;

  @Override
  public DiffusionWeights on(DiffusivityContext context) {
    return F -> weights(context, F);
  }

  /** w^D_ij = w_ij q_ij at F, in the array of q. */
  static double[] weights(DiffusivityContext context, double[] F) {
    int[] rowStart = context.graph().rowStart();
    double[] weight = context.graph().weight();
    double[] q = context.q(F);
    context.run(
        (from, to) -> {
          for (int p = rowStart[from]; p < rowStart[to]; p++) {
            q[p] = weight[p] * q[p];
          }
        });
    return q;
  }

  /** w^D, in the place of q. */
  @Override
  public long bytes(long nodes, long entries, int k, int c) {
    return 8 * entries;
  }
}
