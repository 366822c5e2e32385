package labeldiffusion.labelling;

import java.util.List;

/**
 * Whether it is worth going on: how many predicted classes the last answers have changed, and how
 * often rows drawn at random had been predicted wrongly before they were answered.
 *
 * @param changes rows whose predicted class changed, by update, the oldest first
 * @param checks number of rows drawn at random that were predicted and then answered
 * @param wrong how many of them were predicted wrongly
 */
public record StopSignal(List<Integer> changes, int checks, int wrong) {
  /** The normal quantile of intervals with 95 % confidence. */
  private static final double Z = 1.959963984540054;

  public StopSignal {
    changes = List.copyOf(changes);
  }

  /** The share of wrong ones; NaN without checks. */
  public double error() {
    return (double) wrong / checks;
  }

  /** The lower end of Wilson's 95 % interval of the error; 0 without checks. */
  public double low() {
    return checks == 0 || wrong == 0 ? 0 : Math.max(0, centre() - half());
  }

  /** The upper end; 1 without checks. */
  public double high() {
    return checks == 0 || wrong == checks ? 1 : Math.min(1, centre() + half());
  }

  /** (p + z^2 / 2N) / (1 + z^2 / N). */
  private double centre() {
    return (error() + Z * Z / (2 * checks)) / (1 + Z * Z / checks);
  }

  /** z sqrt(p (1 - p) / N + z^2 / 4N^2) / (1 + z^2 / N). */
  private double half() {
    double p = error();
    return Z
        * Math.sqrt(p * (1 - p) / checks + Z * Z / (4.0 * checks * checks))
        / (1 + Z * Z / checks);
  }
}
