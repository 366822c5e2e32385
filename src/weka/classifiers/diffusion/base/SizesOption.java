package weka.classifiers.diffusion.base;

import java.util.Arrays;
import java.util.Locale;
import labeldiffusion.sizes.ClassSizes;
import labeldiffusion.sizes.GivenSizes;
import labeldiffusion.sizes.SizeRule;

/** The text of the option classSizes: the name of a rule, or one number per class. */
final class SizesOption {
  private SizesOption() {}

  static ClassSizes parse(String text, int classes) {
    String word = text.trim().toUpperCase(Locale.ROOT);
    for (SizeRule rule : SizeRule.values()) {
      if (rule.name().equals(word)) {
        return rule;
      }
    }
    try {
      double[] numbers = NumberGrid.of("class-sizes", text);
      if (numbers.length != classes) {
        throw new IllegalArgumentException("there are " + classes + " classes");
      }
      return GivenSizes.of(numbers);
    } catch (IllegalArgumentException e) {
      throw invalid(text, classes);
    }
  }

  private static IllegalArgumentException invalid(String text, int classes) {
    return new IllegalArgumentException(
        "-class-sizes: expected one of "
            + String.join(", ", names())
            + ", or "
            + classes
            + " comma-separated numbers above 0, one per class, that sum to 1 or are whole, was '"
            + text
            + "'");
  }

  private static String[] names() {
    return Arrays.stream(SizeRule.values()).map(SizeRule::name).toArray(String[]::new);
  }
}
