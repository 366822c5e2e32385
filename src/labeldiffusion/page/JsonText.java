package labeldiffusion.page;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/** Writes JSON that may stand inside a script element: no text in it can end that element. */
final class JsonText {
  private JsonText() {}

  static String of(String text) {
    StringBuilder json = new StringBuilder("\"");
    for (int i = 0; i < text.length(); i++) {
      char letter = text.charAt(i);
      boolean isPlain =
          letter >= ' ' && letter < 127 && "\"\\<>&'".indexOf(letter) < 0 || letter >= 0xa0;
      // line separators and lone surrogates are letters from 0xa0 on, too
      boolean isSafe = letter != 0x2028 && letter != 0x2029 && !Character.isSurrogate(letter);
      json.append(isPlain && isSafe ? letter : String.format(Locale.ROOT, "\\u%04x", (int) letter));
    }
    return json.append('"').toString();
  }

  static String of(String[] texts) {
    return Arrays.stream(texts).map(JsonText::of).collect(Collectors.joining(",", "[", "]"));
  }

  static String of(double... numbers) {
    return Arrays.stream(numbers)
        .mapToObj(JsonText::number)
        .collect(Collectors.joining(",", "[", "]"));
  }

  /** A number with four digits; null if it is not one. */
  static String number(double number) {
    if (!Double.isFinite(number)) {
      return "null";
    }
    boolean isWhole = number == Math.rint(number) && Math.abs(number) < 1e9;
    return isWhole ? String.valueOf((long) number) : String.format(Locale.ROOT, "%.4g", number);
  }
}
