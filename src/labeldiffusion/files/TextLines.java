package labeldiffusion.files;

import java.io.IOException;
import java.nio.file.Path;

/**
 * The lines of a text file, plain or gzip, that hold something: empty ones and comments (# or %)
 * are passed over. Fields are separated by commas, semicolons, tabs or spaces; quotes around a
 * field are taken off.
 */
final class TextLines implements AutoCloseable {
  private final LineReader lines;

  TextLines(Path file) throws IOException {
    lines = new LineReader(file);
  }

  /** The next line, comments included if they are the first; null at the end. */
  String firstLine() {
    String line = lines.next();
    return line != null && line.startsWith("\uFEFF")
        ? line.substring(1)
        : line; // a byte order mark
  }

  /** The fields of the next line that holds something; null at the end. */
  String[] next() {
    for (String line = firstLine(); line != null; line = lines.next()) {
      String text = line.trim();
      if (!text.isEmpty() && text.charAt(0) != '#' && text.charAt(0) != '%') {
        return fields(text);
      }
    }
    return null;
  }

  static String[] fields(String line) {
    char separator =
        line.indexOf(',') >= 0
            ? ','
            : line.indexOf(';') >= 0 ? ';' : line.indexOf('\t') >= 0 ? '\t' : ' ';
    String[] fields =
        separator == ' ' ? line.split(" +") : line.split(String.valueOf(separator), -1);
    for (int f = 0; f < fields.length; f++) {
      String field = fields[f].trim();
      boolean quoted =
          field.length() >= 2
              && (field.charAt(0) == '"' || field.charAt(0) == '\'')
              && field.charAt(field.length() - 1) == field.charAt(0);
      fields[f] = quoted ? field.substring(1, field.length() - 1) : field;
    }
    return fields;
  }

  Path file() {
    return lines.file();
  }

  /** The line {@link #next} came from, counted from 1. */
  int number() {
    return lines.number();
  }

  /** What a node is called. */
  String id(String field) {
    if (field.isEmpty() || field.length() > NodeNames.LONGEST_ID) {
      throw bad(
          "an id must have 1 to " + NodeNames.LONGEST_ID + " characters",
          field.length() + " characters");
    }
    return field;
  }

  /** A number that may not be negative. */
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

  /** A refusal that names the line. */
  IllegalArgumentException bad(String rule, String was) {
    return bad(number(), rule, was);
  }

  IllegalArgumentException bad(int line, String rule, String was) {
    return lines.bad(line, rule, was);
  }

  @Override
  public void close() throws IOException {
    lines.close();
  }
}
