package labeldiffusion.tools.paper;

/**
 * The parameters that were chosen.
 *
 * @param k number of neighbours
 * @param values the chosen parameters of the diffusion as text; empty if it has none
 * @param steps T
 * @param errors share of the hidden labels that were wrong after 0, 1, ... steps with these values
 */
record Choice(int k, String values, int steps, double[] errors) {

  /** Share of the hidden labels that were wrong with the chosen parameters. */
  double error() {
    return errors[steps];
  }
}
