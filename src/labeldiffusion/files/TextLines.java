package labeldiffusion.files;

import labeldiffusion.parallel.Workers;

import java.io.BufferedInputStream;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.MalformedInputException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPInputStream;

/**
 * The lines of a text file, plain or gzip, that hold something: empty ones and comments (# or %) are passed over. Fields are
 * separated by commas, semicolons, tabs or spaces; quotes around a field are taken off.
 */
final class TextLines implements AutoCloseable {
  private final Path file;
  private final BufferedReader reader;
  private int number;

  TextLines(Path file) throws IOException {
    this.file = file;
    if (!Files.isRegularFile(file)) {
      throw new IllegalArgumentException(file + " must be a file, but "
          + (Files.isDirectory(file) ? "is a folder" : "there is none of that name"));
    }
    InputStream bytes = new BufferedInputStream(Files.newInputStream(file), 1 << 16);
    try {
      bytes.mark(2);
      boolean zipped = bytes.read() == 0x1f && bytes.read() == 0x8b; // the first bytes of every gzip file
      bytes.reset();
      reader = new BufferedReader(new InputStreamReader(zipped ? new GZIPInputStream(bytes) : bytes,
          StandardCharsets.UTF_8.newDecoder()), 1 << 16);
    } catch (IOException e) {
      bytes.close();
      throw e;
    }
  }

  /** The next line, comments included if they are the first; null at the end. */
  String firstLine() throws IOException {
    String line = read();
    return line != null && line.startsWith("\uFEFF") ? line.substring(1) : line; // a byte order mark
  }

  /** The fields of the next line that holds something; null at the end. */
  String[] next() throws IOException {
    for (String line = firstLine(); line != null; line = read()) {
      String text = line.trim();
      if (!text.isEmpty() && text.charAt(0) != '#' && text.charAt(0) != '%') {
        return fields(text);
      }
    }
    return null;
  }

  private String read() throws IOException {
    number++;
    Workers.stopIfInterrupted(number);
    try {
      return reader.readLine();
    } catch (MalformedInputException e) {
      throw bad("text must be UTF-8", "other bytes");
    } catch (IOException e) {
      throw bad("file must be readable to its end", e.getMessage());
    }
  }

  static String[] fields(String line) {
    char separator = line.indexOf(',') >= 0 ? ',' : line.indexOf(';') >= 0 ? ';' : line.indexOf('\t') >= 0 ? '\t' : ' ';
    String[] fields = separator == ' ' ? line.split(" +") : line.split(String.valueOf(separator), -1);
    for (int f = 0; f < fields.length; f++) {
      String field = fields[f].trim();
      boolean quoted = field.length() >= 2 && (field.charAt(0) == '"' || field.charAt(0) == '\'')
          && field.charAt(field.length() - 1) == field.charAt(0);
      fields[f] = quoted ? field.substring(1, field.length() - 1) : field;
    }
    return fields;
  }

  Path file() {
    return file;
  }

  /** The line {@link #next} came from, counted from 1. */
  int number() {
    return number;
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
    return bad(number, rule, was);
  }

  IllegalArgumentException bad(int line, String rule, String was) {
    return new IllegalArgumentException(file + ", line " + line + ": " + rule + ", was " + was);
  }

  @Override
  public void close() throws IOException {
    reader.close();
  }
}
