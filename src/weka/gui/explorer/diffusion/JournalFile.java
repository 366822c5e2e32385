package weka.gui.explorer.diffusion;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Locale;
import java.util.zip.CRC32;
import weka.core.Instance;
import weka.core.Instances;
import weka.core.WekaPackageManager;

/**
 * The file that keeps the answers for a table until they are saved. The Explorer does not tell its
 * tabs which file a table comes from, so the journal is not beside that file but in the folder
 * {@code labelDiffusion} of Weka's home. It is found again by the contents of the table without its
 * class.
 */
final class JournalFile {
  private final Path path;

  JournalFile(Path path) {
    this.path = path;
  }

  /** The journal of a table; the folder is made if necessary. */
  static JournalFile of(Instances table) throws IOException {
    Path folder = WekaPackageManager.WEKA_HOME.toPath().resolve("labelDiffusion");
    Files.createDirectories(folder);
    return new JournalFile(folder.resolve("labels-" + fingerprint(table) + ".journal"));
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
