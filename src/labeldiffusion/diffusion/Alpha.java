package labeldiffusion.diffusion;

/** The share of a score that comes from the neighbours rather than from the own label, in the methods that have one. */
public final class Alpha {
  public static final double DEFAULT = 0.99;

  private Alpha() { }

  static double checked(double alpha) {
    if (!(alpha > 0 && alpha < 1)) {
      throw new IllegalArgumentException("alpha must lie between 0 and 1, was " + alpha);
    }
    return alpha;
  }
}
