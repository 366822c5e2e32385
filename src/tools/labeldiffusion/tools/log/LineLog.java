package labeldiffusion.tools.log;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;

/**
 * A text file that only grows, by whole lines. Opening it removes what an interruption has left of
 * a line, so a reader never sees half of one.
 */
public final class LineLog {
  private final Path file;
  private final String header;

  /**
   * Opens or creates a log.
   *
   * @param header the first line, which tells the versions of a log apart; empty if there is none
   */
  public LineLog(Path file, String header) throws IOException {
    this.file = file;
    this.header = header.isEmpty() ? "" : header + "\n";
    Files.createDirectories(file.toAbsolutePath().getParent());
    repair();
  }

  private void repair() throws IOException {
    String text = Files.exists(file) ? Files.readString(file, StandardCharsets.ISO_8859_1) : "";
    if (header.startsWith(text)) { // new, or interrupted while the header was written
      Files.writeString(file, header);
    } else if (!text.startsWith(header)) {
      throw new IllegalArgumentException(
          file
              + " must begin with the line '"
              + header.trim()
              + "', but another version wrote it: delete it");
    } else {
      try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
        channel.truncate(text.lastIndexOf('\n') + 1); // one char per byte in ISO-8859-1
      }
    }
  }

  /** All lines but the header. */
  public List<String> lines() throws IOException {
    return Files.readString(file).lines().skip(header.isEmpty() ? 0 : 1).toList();
  }

  /** Adds whole lines and returns when they are on the disk. */
  public void append(List<String> lines) throws IOException {
    StringBuilder text = new StringBuilder();
    lines.forEach(line -> text.append(line).append('\n'));
    ByteBuffer bytes = ByteBuffer.wrap(text.toString().getBytes(StandardCharsets.UTF_8));
    try (FileChannel channel =
        FileChannel.open(file, StandardOpenOption.WRITE, StandardOpenOption.APPEND)) {
      while (bytes.hasRemaining()) {
        channel.write(bytes);
      }
      channel.force(false);
    }
  }
}
