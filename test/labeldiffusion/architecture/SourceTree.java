package labeldiffusion.architecture;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The files of the repository that the tests of this package examine. */
final class SourceTree {
  static final Path ROOT = Path.of(System.getProperty("labeldiffusion.root", "."));

  private SourceTree() {}

  /** All files below a folder of the repository whose names end so, in the order of their paths. */
  static List<Path> files(String folder, String ending) {
    try (Stream<Path> files = Files.walk(ROOT.resolve(folder))) {
      return files.filter(file -> file.toString().endsWith(ending)).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The path as the repository knows it. */
  static String name(Path file) {
    return ROOT.relativize(file).toString().replace('\\', '/');
  }
}
