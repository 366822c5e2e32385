package labeldiffusion;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads the JSON of the golden files (Weka's own reader does not know exponents): maps, lists,
 * doubles, text, flags.
 */
final class Json {
  private final String text;
  private int at;

  private Json(String text) {
    this.text = text;
  }

  static Map<?, ?> object(String text) {
    return (Map<?, ?>) new Json(text).value();
  }

  private Object value() {
    return switch (peek()) {
      case '{' -> map();
      case '[' -> list();
      case '"' -> string();
      default -> word();
    };
  }

  private Map<String, Object> map() {
    Map<String, Object> map = new LinkedHashMap<>();
    expect('{');
    while (peek() != '}') {
      String key = string();
      expect(':');
      map.put(key, value());
      if (peek() == ',') {
        at++;
      }
    }
    expect('}');
    return map;
  }

  private List<Object> list() {
    List<Object> list = new ArrayList<>();
    expect('[');
    while (peek() != ']') {
      list.add(value());
      if (peek() == ',') {
        at++;
      }
    }
    expect(']');
    return list;
  }

  private String string() {
    expect('"');
    int end = text.indexOf('"', at);
    String string = text.substring(at, end);
    at = end + 1;
    return string;
  }

  private Object word() {
    int start = at;
    while (at < text.length() && ",]} \n".indexOf(text.charAt(at)) < 0) {
      at++;
    }
    String word = text.substring(start, at);
    return switch (word) {
      case "true" -> true;
      case "false" -> false;
      default -> Double.valueOf(word);
    };
  }

  private char peek() {
    while (Character.isWhitespace(text.charAt(at))) {
      at++;
    }
    return text.charAt(at);
  }

  private void expect(char wanted) {
    if (peek() != wanted) {
      throw new IllegalArgumentException(
          "expected " + wanted + " at character " + at + ", was " + peek());
    }
    at++;
  }
}
