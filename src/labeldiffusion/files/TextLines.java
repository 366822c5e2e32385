package labeldiffusion.files;

import java.io.IOException;
import java.nio.file.Path;

/**
 * The lines of a text file, plain or gzip, divided into {@link Fields}. Empty lines and comments (#
 * or %) are skipped.
 */
final class TextLines implements AutoCloseable {
  private final LineReader lines;

  TextLines(Path file) throws IOException {
    lines = new LineReader(file);
  }

  /** The next line without a byte order mark, even if it is a comment; null at the end. */
  String firstLine() {
    String line = lines.next();
    return line != null && line.startsWith("\uFEFF") ? line.substring(1) : line;
  }

  /** The fields of the next line that is neither empty nor a comment; null at the end. */
  String[] next() {
    for (String line = firstLine(); line != null; line = lines.next()) {
      String text = line.trim();
      if (!text.isEmpty() && text.charAt(0) != '#' && text.charAt(0) != '%') {
        String[] fields = Fields.of(text);
        if (fields == null) {
          throw bad("a quoted field must end with its closing quote", text);
        }
        return fields;
      }
    }
    return null;
  }

  Path file() {
    return lines.file();
  }

  /** The number of the line that {@link #next} read last, counted from 1. */
  int number() {
    return lines.number();
  }

  /** A field as the id of a node. */
  String id(String field) {
    if (field.isEmpty() || field.length() > NodeNames.LONGEST_ID) {
      throw bad(
          "an id must have 1 to " + NodeNames.LONGEST_ID + " characters",
          field.length() + " characters");
    }
    return field;
  }

  /** A field as a finite number of at least 0. */
  double amount(String what, String field) {
    double value = isNumber(field) ? Double.parseDouble(field) : Double.NaN;
    if (!(value >= 0 && value < Double.POSITIVE_INFINITY)) {
      throw bad(what + " must be a number of 0 or more", field);
    }
    return value;
  }

  static boolean isNumber(String field) {
    try {
      Double.parseDouble(field);
      return true;
    } catch (NumberFormatException e) {
      return false;
    }
  }

  /** An exception that names the file and the current line. */
  IllegalArgumentException bad(String rule, String was) {
    return bad(number(), rule, was);
  }

  /** An exception that names the file and the given line. */
  IllegalArgumentException bad(int line, String rule, String was) {
    return lines.bad(line, rule, was);
  }

  @Override
  public void close() throws IOException {
    lines.close();
  }
}
