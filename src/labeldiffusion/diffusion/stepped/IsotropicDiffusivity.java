package labeldiffusion.diffusion.stepped;

/** The isotropic system I: s_ij = 1, so labels flow evenly in all directions. */
public record IsotropicDiffusivity() implements Diffusivity {
  private static final long serialVersionUID = 1L;

  @Override
  public boolean dependsOnScores() {
    return false;
  }

  @Override
  public DiffusionWeights on(DiffusivityContext context) {
    return new ConstantWeights(context.graph().weight());
  }

  /** The weights are those of the graph. */
  @Override
  public long bytes(long nodes, long entries, int k, int c) {
    return 0;
  }
}
