package weka.classifiers.diffusion.base;

import java.util.Arrays;

/** Numbers to choose among, written with commas between. */
final class NumberGrid {
  private NumberGrid() {}

  static double[] of(String option, String text) {
    try {
      // -1: an empty word is none, also at the end
      return Arrays.stream(text.split(",", -1))
          .mapToDouble(word -> Double.parseDouble(word.trim()))
          .toArray();
    } catch (NumberFormatException e) {
      throw refusal(option, "numbers", text);
    }
  }

  static IllegalArgumentException refusal(String option, String expected, String text) {
    return new IllegalArgumentException(
        "-" + option + ": expected " + expected + " with commas between, was '" + text + "'");
  }

  /** A number as short as it can be written. */
  static String text(double value) {
    return value == (long) value ? String.valueOf((long) value) : String.valueOf(value);
  }
}
