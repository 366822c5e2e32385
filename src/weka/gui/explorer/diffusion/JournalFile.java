package weka.gui.explorer.diffusion;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Locale;
import java.util.Optional;
import java.util.zip.CRC32;
import weka.core.Instance;
import weka.core.Instances;

/**
 * The file that keeps the answers for a table until they are saved. It is beside the file of the
 * table if that is known and its folder can be written to, and otherwise in the folder {@code
 * labelDiffusion} of Weka's home. It is found again by the contents of the table without its class.
 */
final class JournalFile {
  private final Path path;

  JournalFile(Path path) {
    this.path = path;
  }

  /**
   * The journal of a table: one with answers if there is any. Folders are made if necessary.
   *
   * @param home the folder for tables that come from no known file
   * @param file from which the table was loaded
   */
  static JournalFile of(Instances table, Path home, Optional<Path> file) throws IOException {
    String ending = "labels-" + fingerprint(table) + ".journal";
    JournalFile atHome = new JournalFile(home.resolve(ending));
    Optional<JournalFile> beside =
        file.filter(known -> Files.isWritable(known.toAbsolutePath().getParent()))
            .map(known -> known.resolveSibling(known.getFileName() + "." + ending))
            .map(JournalFile::new);
    if (beside.isPresent() && !atHome.hasAnswers()) {
      return beside.get();
    }
    Files.createDirectories(home);
    return atHome;
  }

  /** Depends on everything but the class and the name of the table. */
  static String fingerprint(Instances table) {
    CRC32 sum = new CRC32();
    long values = table.numInstances();
    for (int a = 0; a < table.numAttributes(); a++) {
      sum.update(table.attribute(a).name().getBytes(StandardCharsets.UTF_8));
    }
    for (Instance row : table) {
      for (int a = 0; a < table.numAttributes(); a++) {
        if (a != table.classIndex()) {
          values = 31 * values + Double.hashCode(row.value(a));
        }
      }
    }
    return String.format(Locale.ROOT, "%08x-%016x", sum.getValue(), values);
  }

  Path path() {
    return path;
  }

  /** Whether there are answers from another session. */
  boolean hasAnswers() {
    try {
      return Files.exists(path) && Files.readAllLines(path).size() > 1; // the first is a title
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Puts the answers aside, so that a new journal can begin. */
  void putAside() {
    try {
      Files.move(
          path,
          path.resolveSibling(path.getFileName() + ".old"),
          StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Deletes the journal: its answers are saved or not wanted. */
  void delete() {
    try {
      Files.deleteIfExists(path);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
