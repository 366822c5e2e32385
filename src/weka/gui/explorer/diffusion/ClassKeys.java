package weka.gui.explorer.diffusion;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * The digits that stand for classes. If the name of any class is a single digit, as in tables of
 * written digits, digits stand for the classes of these names. Otherwise 1 to 9 stand for the first
 * nine classes. Other classes are chosen by name.
 */
record ClassKeys(List<String> names) {
  private static final int LAST_DIGIT = 9;

  ClassKeys {
    names = List.copyOf(names);
  }

  private boolean hasNamesOfDigits() {
    return names.stream().anyMatch(name -> name.matches("[0-9]"));
  }

  /** The class of a digit; empty if it has none. */
  OptionalInt classOf(int digit) {
    return IntStream.range(0, names.size()).filter(k -> keyOf(k).equals("" + digit)).findFirst();
  }

  /** The digit of a class; an empty text if it has none. */
  String keyOf(int k) {
    if (hasNamesOfDigits()) {
      return names.get(k).matches("[0-9]") ? names.get(k) : "";
    }
    return k < LAST_DIGIT ? String.valueOf(k + 1) : "";
  }
}
