package labeldiffusion.files;

import java.util.ArrayList;
import java.util.List;

/**
 * The fields of a line, separated by commas, semicolons, tabs or spaces: by the first of these that
 * occurs outside quotes. A field in double quotes may contain separators, and quotes if they are
 * doubled (RFC 4180). Single quotes around a field are removed.
 */
final class Fields {
  private static final char QUOTE = '"';

  private Fields() {}

  /** The fields of a trimmed line; null if a quoted field does not end with its closing quote. */
  static String[] of(String line) {
    return line.indexOf(QUOTE) < 0 ? plain(line) : quoted(line);
  }

  private static String[] plain(String line) {
    char separator = separator(line);
    String[] fields =
        separator == ' ' ? line.split(" +") : line.split(String.valueOf(separator), -1);
    for (int f = 0; f < fields.length; f++) {
      fields[f] = content(fields[f]);
    }
    return fields;
  }

  private static char separator(String line) {
    for (char candidate : new char[] {',', ';', '\t'}) {
      if (line.indexOf(candidate) >= 0) {
        return candidate;
      }
    }
    return ' ';
  }

  private static String[] quoted(String line) {
    String outside = outsideQuotes(line);
    if (outside == null) {
      return null;
    }
    char separator = separator(outside);
    List<String> fields = new ArrayList<>();
    for (int at = 0; ; ) {
      int start = skipSpaces(line, at);
      int end = end(line, start, separator);
      if (end < 0) {
        return null;
      }
      fields.add(content(line.substring(start, end)));
      int next = skipSpaces(line, end);
      if (next == line.length()) {
        return fields.toArray(new String[0]);
      }
      if (line.charAt(next) != separator && !(separator == ' ' && next > end)) {
        return null;
      }
      at = separator == ' ' ? next : next + 1;
    }
  }

  /** The line without its quoted parts; null if one is not closed. */
  private static String outsideQuotes(String line) {
    StringBuilder outside = new StringBuilder();
    for (int at = 0; at < line.length(); at++) {
      boolean isFieldStart = at == 0 || ",;\t ".indexOf(line.charAt(at - 1)) >= 0;
      if (line.charAt(at) == QUOTE && isFieldStart) {
        at = closingQuote(line, at);
        if (at < 0) {
          return null;
        }
      } else {
        outside.append(line.charAt(at));
      }
    }
    return outside.toString();
  }

  /** Where the field that starts here ends; negative if it is quoted and not closed. */
  private static int end(String line, int start, char separator) {
    if (start < line.length() && line.charAt(start) == QUOTE) {
      return closingQuote(line, start) + 1;
    }
    int end = line.indexOf(separator, start);
    return end < 0 ? line.length() : end;
  }

  /** The closing quote, which is not doubled; far below 0 if there is none. */
  private static int closingQuote(String line, int opening) {
    for (int at = opening + 1; at < line.length(); at++) {
      if (line.charAt(at) == QUOTE) {
        if (at + 1 == line.length() || line.charAt(at + 1) != QUOTE) {
          return at;
        }
        at++;
      }
    }
    return Integer.MIN_VALUE;
  }

  private static int skipSpaces(String line, int from) {
    int at = from;
    while (at < line.length() && line.charAt(at) == ' ') {
      at++;
    }
    return at;
  }

  /** A field without surrounding spaces and quotes, doubled double quotes made single. */
  private static String content(String field) {
    String text = field.trim();
    char first = text.isEmpty() ? ' ' : text.charAt(0);
    boolean isQuoted =
        text.length() >= 2
            && (first == QUOTE || first == '\'')
            && text.charAt(text.length() - 1) == first;
    if (!isQuoted) {
      return text;
    }
    String inner = text.substring(1, text.length() - 1);
    return first == QUOTE ? inner.replace("\"\"", "\"") : inner;
  }
}
