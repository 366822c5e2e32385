package labeldiffusion.diffusion.stepped;

/**
 * The linear anisotropic system A_lin: s_ij = q_ij of the scores after the initial steps, kept for
 * all later steps, as Szlam et al. 2008 fix their kernel for the whole diffusion. The degrees
 * remain those of the isotropic weights.
 */
public record LinearDiffusivity() implements Diffusivity {
  private static final long serialVersionUID = 1L;

  @Override
  public DiffusionWeights on(DiffusivityContext context) {
    return new ConstantWeights(NonlinearDiffusivity.weights(context, context.initialScores()));
  }

  /** w^D, in the place of q. */
  @Override
  public long bytes(long nodes, long entries, int k, int c) {
    return 8 * entries;
  }
}
