package labeldiffusion.selection;

import java.io.Serializable;
import labeldiffusion.diffusion.Diffusion;

/**
 * The parameters that were chosen, and why.
 *
 * @param k number of neighbours
 * @param values the diffusion's own ones, for people; empty if it has none
 * @param steps T
 * @param diffusion with these values
 * @param folds how often labels were hidden
 * @param foldsWanted how often they were to be hidden, had a class had so many
 * @param hidden how many in all
 * @param tried number of combinations of K and candidates
 * @param errors share of the hidden labels that were wrong after 0, 1, ... steps with the chosen K
 *     and values
 */
public record Choice(
    int k,
    String values,
    int steps,
    Diffusion diffusion,
    int folds,
    int foldsWanted,
    int hidden,
    int tried,
    double[] errors)
    implements Serializable {

  /** Share of the hidden labels that were wrong. */
  public double error() {
    return errors[steps];
  }

  /** Whether the diffusion has steps that were chosen among. */
  public boolean hasSteps() {
    return errors.length > 1;
  }
}
