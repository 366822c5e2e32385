package labeldiffusion.labelling;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;

/**
 * What a person has said of a table, in a text file that survives a crash: one line per entry,
 * forced to the disk before {@link #add} returns. The first line says how many rows the table has.
 * A last line without an end, torn by a crash, is dropped. Thread-safe.
 */
public final class Journal implements AutoCloseable {
  private static final String TITLE = "labelDiffusion journal 1";
  private static final String TAB = "\t";

  private final Path file;
  private final FileChannel channel;
  private final List<Entry> entries;

  /** What an entry says. */
  public enum Verb {
    ANSWER,
    TAKE_BACK,
    CANNOT_TELL,
    SKIP,
    /** What had been predicted for a row that was drawn at random. */
    CHECK,
    /** A class was added. */
    NEW_CLASS
  }

  /**
   * A line of the journal.
   *
   * @param row the row, -1 if it is about none
   * @param hash of the row's contents, so that a journal of another table is noticed
   * @param text name of a class; may be empty
   */
  public record Entry(Verb verb, int row, long hash, String text) {}

  private Journal(Path file, FileChannel channel, List<Entry> entries) {
    this.file = file;
    this.channel = channel;
    this.entries = entries;
  }

  /**
   * Opens a journal, or starts a new one; throws if it is about another table.
   *
   * @param hashes of the table's rows
   */
  public static Journal open(Path file, long[] hashes) {
    try {
      FileChannel channel =
          FileChannel.open(
              file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
      try {
        return open(file, channel, hashes);
      } catch (IOException | RuntimeException e) {
        channel.close();
        throw e;
      }
    } catch (IOException e) {
      throw new UncheckedIOException(
          "could not open the journal " + file + ": " + e.getMessage(), e);
    }
  }

  private static Journal open(Path file, FileChannel channel, long[] hashes) throws IOException {
    byte[] bytes = Channels.newInputStream(channel).readAllBytes();
    int end = bytes.length;
    while (end > 0 && bytes[end - 1] != '\n') {
      end--; // a torn line
    }
    String text = new String(bytes, 0, end, StandardCharsets.UTF_8);
    Journal journal = new Journal(file, channel, new ArrayList<>());
    channel.truncate(end);
    channel.position(end);
    if (text.isEmpty()) {
      journal.write(TITLE + TAB + hashes.length);
    } else {
      journal.read(text.split("\n"), hashes);
    }
    return journal;
  }

  private void read(String[] lines, long[] hashes) {
    String[] title = lines[0].split(TAB);
    require(title.length == 2 && title[0].equals(TITLE), "is no journal of this program");
    require(
        title[1].equals(String.valueOf(hashes.length)),
        "belongs to a table of " + title[1] + " rows, but this one has " + hashes.length);
    for (int number = 1; number < lines.length; number++) {
      Entry entry = entry(lines[number], number + 1);
      require(
          entry.row < 0 || entry.row < hashes.length && hashes[entry.row] == entry.hash,
          "belongs to another table: its row " + entry.row + " has other contents");
      entries.add(entry);
    }
  }

  private Entry entry(String line, int number) {
    String[] fields = line.split(TAB, -1);
    try {
      return new Entry(
          Verb.valueOf(fields[0]),
          Integer.parseInt(fields[1]),
          Long.parseUnsignedLong(fields[2], 16),
          unescaped(fields[3]));
    } catch (IllegalArgumentException | ArrayIndexOutOfBoundsException e) {
      throw new IllegalArgumentException(
          "the journal " + file + " is damaged in line " + number, e);
    }
  }

  private void require(boolean holds, String otherwise) {
    if (!holds) {
      throw new IllegalArgumentException("the journal " + file + " " + otherwise);
    }
  }

  /** The entries that were there when the journal was opened. */
  public List<Entry> entries() {
    return List.copyOf(entries);
  }

  /** Adds an entry; it is on the disk when this returns. */
  public synchronized void add(Entry entry) {
    try {
      write(
          String.join(
              TAB,
              entry.verb.name(),
              String.valueOf(entry.row),
              Long.toHexString(entry.hash),
              escaped(entry.text)));
    } catch (IOException e) {
      throw new UncheckedIOException(
          "could not write to the journal " + file + ": " + e.getMessage(), e);
    }
  }

  private void write(String line) throws IOException {
    ByteBuffer bytes = ByteBuffer.wrap((line + "\n").getBytes(StandardCharsets.UTF_8));
    while (bytes.hasRemaining()) {
      channel.write(bytes);
    }
    channel.force(false);
  }

  private static String escaped(String text) {
    return text.replace("\\", "\\\\")
        .replace("\t", "\\t")
        .replace("\n", "\\n")
        .replace("\r", "\\r");
  }

  private static String unescaped(String text) {
    StringBuilder plain = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '\\' && i + 1 < text.length()) {
        char next = text.charAt(++i);
        plain.append(next == 't' ? '\t' : next == 'n' ? '\n' : next == 'r' ? '\r' : next);
      } else {
        plain.append(c);
      }
    }
    return plain.toString();
  }

  @Override
  public void close() {
    try {
      channel.close();
    } catch (IOException e) {
      throw new UncheckedIOException("could not close the journal " + file, e);
    }
  }
}
