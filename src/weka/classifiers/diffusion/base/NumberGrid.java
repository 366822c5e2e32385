package weka.classifiers.diffusion.base;

import java.util.Arrays;

/** Parses comma-separated numbers to choose from. */
public final class NumberGrid {
  private NumberGrid() {}

  public static double[] of(String option, String text) {
    try {
      // -1 keeps empty words at the end, which are errors
      return Arrays.stream(text.split(",", -1))
          .mapToDouble(word -> Double.parseDouble(word.trim()))
          .toArray();
    } catch (NumberFormatException e) {
      throw invalid(option, "numbers", text);
    }
  }

  public static IllegalArgumentException invalid(String option, String expected, String text) {
    return new IllegalArgumentException(
        "-" + option + ": expected comma-separated " + expected + ", was '" + text + "'");
  }

  /** The shortest text of a number. */
  public static String text(double value) {
    return value == (long) value ? String.valueOf((long) value) : String.valueOf(value);
  }
}
