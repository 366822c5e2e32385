package labeldiffusion.diffusion.stepped;

/** The weights w^D_ij = w_ij s_ij(F) of all edges during one run (Eq. 11). */
public interface DiffusionWeights {
  /** w^D at F, by position in the graph; the next call overwrites the array. */
  double[] at(double[] F);

  /** Whether the weights are the same for every F. */
  default boolean isConstant() {
    return false;
  }
}
