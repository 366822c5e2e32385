package labeldiffusion.spark;

import java.util.Arrays;
import labeldiffusion.sizes.ClassSizes;
import labeldiffusion.sizes.GivenSizes;
import labeldiffusion.sizes.SizeRule;

/** Class sizes as users write them: the name of a rule, or one number per class. */
final class SizesText {
  private SizesText() {}

  static ClassSizes of(String text, int classes) {
    String word = text.trim();
    for (SizeRule rule : SizeRule.values()) {
      if (rule.name().equals(word)) {
        return rule;
      }
    }
    try {
      double[] sizes = Arrays.stream(word.split(",")).mapToDouble(Double::parseDouble).toArray();
      InvalidInput.require(sizes.length == classes, "wrong number");
      return GivenSizes.of(sizes);
    } catch (IllegalArgumentException e) {
      throw new InvalidInput(
          "classSizes must be one of "
              + Arrays.toString(SizeRule.values())
              + ", or "
              + classes
              + " comma-separated numbers above 0, one per class, that sum to 1 or are whole, was '"
              + text
              + "'");
    }
  }
}
