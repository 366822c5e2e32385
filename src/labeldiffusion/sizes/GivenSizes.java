package labeldiffusion.sizes;

import java.util.Arrays;

/**
 * The shares of the classes are known. A class without labels is never predicted; its share goes to
 * the other classes in proportion.
 *
 * @param shares positive numbers that sum to 1, one per class
 */
public record GivenSizes(double[] shares) implements ClassSizes {
  private static final long serialVersionUID = 1L;

  /** How far the sum of shares may be from 1, since they are written with few digits. */
  private static final double ROUNDING = 0.02;

  /**
   * Shares that sum to about 1, or whole numbers in the same proportions, such as counts or
   * percentages.
   */
  public static GivenSizes of(double... numbers) {
    for (double number : numbers) {
      if (!(number > 0 && Double.isFinite(number))) {
        throw new IllegalArgumentException("class sizes must be numbers above 0, was " + number);
      }
    }
    double sum = Arrays.stream(numbers).sum();
    boolean areWhole = Arrays.stream(numbers).allMatch(number -> number == Math.rint(number));
    if (!areWhole && Math.abs(sum - 1) > ROUNDING) {
      throw new IllegalArgumentException(
          "class sizes must be whole numbers or sum to 1, but their sum was " + sum);
    }
    return new GivenSizes(Arrays.stream(numbers).map(number -> number / sum).toArray());
  }

  @Override
  public SizeBounds bounds(int[] labelled, int[] predicted) {
    if (labelled.length != shares.length) {
      throw new IllegalArgumentException(
          "class sizes must be one number per class, were "
              + shares.length
              + " for "
              + labelled.length
              + " classes");
    }
    return SizeBounds.exactly(shares, labelled, CAP_STATED);
  }
}
