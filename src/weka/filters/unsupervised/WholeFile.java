package weka.filters.unsupervised;

import java.io.IOException;
import java.io.Writer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.Charset;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/**
 * A file that is written under another name beside its own and renamed when it is complete: its own
 * name never shows a part of it. What is not a file, such as a pipe, is written directly.
 */
final class WholeFile implements AutoCloseable {
  private final String name;
  private final Path target;
  private final Path written;

  WholeFile(String name) throws IOException {
    this.name = name;
    Path given = Path.of(name).toAbsolutePath();
    boolean exists = Files.exists(given);
    target = exists ? given.toRealPath() : given; // a link stays a link
    written =
        exists && !Files.isRegularFile(target)
            ? target
            : target.resolveSibling(
                "." + target.getFileName() + "." + ProcessHandle.current().pid() + ".part");
  }

  /** What a file contains. */
  interface Contents {
    void writeTo(Writer writer) throws IOException;
  }

  /** Writes the contents; throws unless all of them have reached the disk. */
  void write(Contents contents) throws IOException {
    try (FileChannel channel =
            FileChannel.open(
                written,
                StandardOpenOption.WRITE,
                StandardOpenOption.CREATE,
                StandardOpenOption.TRUNCATE_EXISTING);
        Writer text = Channels.newWriter(channel, Charset.defaultCharset())) {
      contents.writeTo(text);
      text.flush();
      if (isRenamed()) {
        channel.force(true); // some file systems report a full disk only here
      }
    } catch (IOException e) {
      throw new IOException("could not write " + name + ": " + reason(e) + "; no file was changed");
    }
  }

  private static String reason(IOException e) {
    return e instanceof NoSuchFileException
        ? "its folder does not exist"
        : e instanceof AccessDeniedException ? "permission denied" : e.getMessage();
  }

  /** Gives the file its name. */
  void keep() throws IOException {
    if (isRenamed()) {
      try {
        Files.move(written, target, StandardCopyOption.ATOMIC_MOVE);
      } catch (AtomicMoveNotSupportedException e) {
        Files.move(written, target, StandardCopyOption.REPLACE_EXISTING);
      }
    }
  }

  private boolean isRenamed() {
    return !written.equals(target);
  }

  /** Removes what was written unless it was kept. */
  @Override
  public void close() throws IOException {
    if (isRenamed()) {
      Files.deleteIfExists(written);
    }
  }
}
