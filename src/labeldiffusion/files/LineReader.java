package labeldiffusion.files;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.zip.GZIPInputStream;
import labeldiffusion.parallel.Workers;

/**
 * Reads a text file, plain or gzip, line by line. Lines must be valid UTF-8 and of bounded length;
 * otherwise the reader throws an exception that names the line.
 */
final class LineReader implements AutoCloseable {
  /** In bytes. A distance matrix with rows this long does not fit into any memory. */
  static final int LONGEST_LINE = 1 << 22;

  /**
   * Every gzip file may unpack to this many bytes, a large one to {@link #UNPACKED_TIMES} its own
   * size.
   */
  static final long UNPACKED = 1L << 28;

  static final int UNPACKED_TIMES = 100;

  /** How many characters of a bad field a message shows. */
  private static final int MESSAGE = 60;

  private final Path file;
  private final InputStream bytes;
  private final CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder(); // throws if invalid
  private final byte[] buffer = new byte[1 << 16];
  private int at;
  private int end;
  private byte[] line = new byte[1 << 10];
  private boolean isAfterReturn;
  private int number;
  private long unread = Long.MAX_VALUE;

  LineReader(Path file) throws IOException {
    this.file = file;
    if (!Files.isRegularFile(file)) {
      throw new IllegalArgumentException(
          Files.isDirectory(file)
              ? "expected a file, but " + file + " is a folder"
              : "file not found: " + file);
    }
    InputStream packed = new BufferedInputStream(Files.newInputStream(file), buffer.length);
    try {
      packed.mark(2);
      boolean isZipped = packed.read() == 0x1f && packed.read() == 0x8b; // starts every gzip file
      packed.reset();
      bytes = isZipped ? unpacked(packed) : packed;
    } catch (IOException | IllegalArgumentException e) {
      packed.close();
      throw e;
    }
  }

  private InputStream unpacked(InputStream packed) throws IOException {
    unread = Math.max(UNPACKED, UNPACKED_TIMES * Files.size(file));
    try {
      return new GZIPInputStream(packed, buffer.length);
    } catch (IOException e) {
      number = 1;
      throw damaged();
    }
  }

  /** The next line without its line end (LF, CR LF or CR); null at the end of the file. */
  String next() {
    number++;
    Workers.stopIfInterrupted(number);
    int length = 0;
    for (int b = read(); ; b = read()) {
      if (b == '\n' && isAfterReturn) {
        isAfterReturn = false; // the second half of CR LF
        continue;
      }
      isAfterReturn = b == '\r';
      if (b < 0 && length == 0) {
        return null;
      }
      if (b < 0 || b == '\n' || b == '\r') {
        return text(length);
      }
      if (length == line.length) {
        if (length == LONGEST_LINE) {
          throw bad("a line must have at most " + LONGEST_LINE + " bytes", "longer");
        }
        line = Arrays.copyOf(line, 4 * length);
      }
      line[length++] = (byte) b;
    }
  }

  private int read() {
    if (at == end) {
      at = 0;
      try {
        end = bytes.read(buffer);
      } catch (IOException e) {
        throw damaged();
      }
      unread -= Math.max(0, end);
      if (unread < 0) {
        throw bad(
            "a gzip file must unpack to at most "
                + (UNPACKED >> 20)
                + " MB or "
                + UNPACKED_TIMES
                + " times its own size",
            "more");
      }
    }
    if (end < 0) {
      at = end;
      return -1;
    }
    return buffer[at++] & 0xff;
  }

  private String text(int length) {
    try {
      String text = decoder.decode(ByteBuffer.wrap(line, 0, length)).toString();
      if (text.indexOf('\0') < 0) {
        return text;
      }
    } catch (CharacterCodingException e) {
      // fall through to the error below
    }
    throw problem(number, "not valid UTF-8");
  }

  private IllegalArgumentException damaged() {
    return problem(number, "the file is truncated or damaged");
  }

  Path file() {
    return file;
  }

  /** The number of the line that was read last, counted from 1. */
  int number() {
    return number;
  }

  /** An exception that names the line, the rule and a short form of what was given. */
  IllegalArgumentException bad(int atLine, String rule, String was) {
    String shown = was.length() <= MESSAGE ? was : was.substring(0, MESSAGE) + "...";
    return problem(atLine, rule + ", was " + shown.replaceAll("\\p{Cntrl}", "?"));
  }

  private IllegalArgumentException problem(int atLine, String what) {
    return new IllegalArgumentException(file + ", line " + atLine + ": " + what);
  }

  private IllegalArgumentException bad(String rule, String was) {
    return bad(number, rule, was);
  }

  @Override
  public void close() throws IOException {
    bytes.close();
  }
}
