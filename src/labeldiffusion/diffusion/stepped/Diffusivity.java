package labeldiffusion.diffusion.stepped;

/**
 * The symmetric, positive diffusivity s_ij(F) of every edge, delivered as w^D_ij = w_ij s_ij (Eq.
 * 11).
 */
public interface Diffusivity {
  /** w^D at F, by position in the graph; the array is overwritten by the next call. */
  double[] weights(double[] F);

  /** Whether further calls will give the same weights whatever F is. */
  default boolean isConstant() {
    return false;
  }
}
