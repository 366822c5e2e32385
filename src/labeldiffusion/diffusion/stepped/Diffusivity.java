package labeldiffusion.diffusion.stepped;

import java.io.Serializable;

/**
 * A rule for the diffusivity s_ij(F) of every edge, symmetric and positive. A rule is a record of
 * its parameters and nothing else, because it is saved with the model: no lambdas, no arrays.
 * {@link #on} makes the object that computes w^D_ij = w_ij s_ij (Eq. 11) during one run.
 *
 * <p>A new rule is one class of this package with its kernel; the classifier that offers it names
 * it in {@code diffusivity()}.
 */
public interface Diffusivity extends Serializable {
  /**
   * Whether s depends on F. If it does, the rule takes over after the initial, isotropic steps,
   * which give F the gradients the rule measures. If it does not, there is nothing to wait for: a
   * run has no initial steps.
   */
  default boolean dependsOnScores() {
    return true;
  }

  /**
   * Prepares a run; called once, after the initial steps. Throws an IllegalArgumentException if the
   * graph lacks what the rule needs, such as coordinates.
   */
  DiffusionWeights on(DiffusivityContext context);

  /**
   * An upper estimate of the memory that the rule takes during a run, in bytes, q of the context
   * included.
   *
   * @param entries number of entries in the graph's rows, two per edge
   * @param k number of neighbours
   * @param c number of classes
   */
  long bytes(long nodes, long entries, int k, int c);
}
