package labeldiffusion.selection;

import java.io.Serializable;
import labeldiffusion.diffusion.Diffusion;

/**
 * The parameters that were chosen.
 *
 * @param k number of neighbours
 * @param values the chosen parameters of the diffusion as text; empty if it has none
 * @param steps T
 * @param diffusion the diffusion with these values
 * @param validation how the choice was tested
 */
public record Choice(int k, String values, int steps, Diffusion diffusion, Validation validation)
    implements Serializable {
  private static final long serialVersionUID = 1L;

  /** Share of the hidden labels that were wrong with the chosen parameters. */
  public double error() {
    return errors()[steps];
  }

  /** Share of the hidden labels that were wrong after each number of steps. */
  public double[] errors() {
    return validation.errors();
  }

  /** Whether the diffusion has steps, whose number was chosen too. */
  public boolean hasSteps() {
    return errors().length > 1;
  }
}
