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
 * The lines of a text file, plain or gzip, one after the other. Whatever the file holds, a line is
 * one of UTF-8 text and of bounded length, or the file is refused by that line.
 */
final class LineReader implements AutoCloseable {
  /** In bytes; a distance matrix with rows as long as this one fits into no memory. */
  static final int LONGEST_LINE = 1 << 22;

  /**
   * What any gzip file may unpack to, in bytes; a larger one, {@link #UNPACKED_TIMES} its own size.
   */
  static final long UNPACKED = 1L << 28;

  static final int UNPACKED_TIMES = 100;
  private static final int MESSAGE = 60;

  private final Path file;
  private final InputStream bytes;
  private final CharsetDecoder decoder =
      StandardCharsets.UTF_8.newDecoder(); // refuses what is not UTF-8
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
          file
              + " must be a file, but "
              + (Files.isDirectory(file) ? "is a folder" : "there is none of that name"));
    }
    InputStream packed = new BufferedInputStream(Files.newInputStream(file), buffer.length);
    try {
      packed.mark(2);
      boolean isZipped =
          packed.read() == 0x1f && packed.read() == 0x8b; // the first bytes of every gzip file
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

  /** The next line without its end, be that LF, CR LF or CR; null at the end of the file. */
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
      // said below
    }
    throw bad("text must be UTF-8", "something else");
  }

  private IllegalArgumentException damaged() {
    return bad("a file must be whole to its end", "cut off or damaged");
  }

  Path file() {
    return file;
  }

  /** The line that was read last, counted from 1. */
  int number() {
    return number;
  }

  /** A refusal that names the line. */
  IllegalArgumentException bad(int atLine, String rule, String was) {
    String shown = was.length() <= MESSAGE ? was : was.substring(0, MESSAGE) + "...";
    return new IllegalArgumentException(
        file + ", line " + atLine + ": " + rule + ", was " + shown.replaceAll("\\p{Cntrl}", "?"));
  }

  private IllegalArgumentException bad(String rule, String was) {
    return bad(number, rule, was);
  }

  @Override
  public void close() throws IOException {
    bytes.close();
  }
}
