package weka.classifiers.diffusion;

import static org.junit.Assert.assertTrue;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * A Weka with the package as a user gets it: the zip, installed offline with Weka's package manager
 * into a fresh home folder, once for all tests, and used from there by JVMs that have Weka's jars
 * on their class path and nothing of ours.
 */
public final class InstalledWeka {
  private static final Path BUILD =
      Path.of(System.getProperty("labeldiffusion.build")).toAbsolutePath();
  private static final Path HOME = BUILD.resolve("installed-test/home");
  static final Path PACKAGE = HOME.resolve("wekafiles/packages/labelDiffusion");
  public static final Path JARS =
      Path.of(System.getProperty("labeldiffusion.deps")).toAbsolutePath();

  /**
   * As most users have it, without a variable WEKA_HOME. Weka's package manager reflects into two
   * JDK packages; nothing may ask the network or open a window.
   */
  public static final List<String> JVM =
      List.of(
          "-Duser.home=" + HOME,
          "--add-opens=java.base/java.lang=ALL-UNNAMED",
          "--add-opens=java.base/sun.net.www.protocol.jar=ALL-UNNAMED",
          "-Djava.awt.headless=true",
          "-Dweka.packageManager.offline=true");

  private static boolean installed;

  private InstalledWeka() {}

  public static synchronized void install() throws Exception {
    if (!installed) {
      deleteTree(HOME);
      Files.createDirectories(HOME);
      String output =
          java(
              HOME,
              "",
              "weka.core.WekaPackageManager",
              "-offline",
              "-install-package",
              System.getProperty("labeldiffusion.zip"));
      assertTrue(output, Files.exists(PACKAGE.resolve("Description.props")));
      installed = true;
    }
  }

  /** A fresh folder to work in. */
  public static Path folder(String name) throws IOException {
    Path folder = BUILD.resolve("installed-test").resolve(name);
    deleteTree(folder);
    return Files.createDirectories(folder);
  }

  /**
   * Runs a main class in a folder with Weka's jars and perhaps one more; what it printed, errors
   * included.
   */
  static String java(Path folder, String classes, String... command) throws Exception {
    String jars = JARS.resolve("*").toString();
    List<String> line = new ArrayList<>(List.of(javaHome().resolve("java").toString()));
    line.addAll(JVM);
    line.addAll(List.of("-cp", classes.isEmpty() ? jars : classes + File.pathSeparator + jars));
    line.addAll(List.of(command));
    return run(folder, new ProcessBuilder(line));
  }

  public static Path javaHome() {
    return Path.of(System.getProperty("java.home"), "bin");
  }

  public static String run(Path folder, ProcessBuilder builder) throws Exception {
    Path output = Files.createTempFile(folder, "output", ".txt");
    builder.directory(folder.toFile()).redirectErrorStream(true).redirectOutput(output.toFile());
    builder.environment().remove("WEKA_HOME");
    Process process = builder.start();
    if (!process.waitFor(300, TimeUnit.SECONDS)) {
      process.destroyForcibly();
      throw new AssertionError("not finished after five minutes: " + builder.command());
    }
    String said = Files.readString(output, StandardCharsets.UTF_8);
    Files.delete(output);
    return said;
  }

  /**
   * Copies one class of the tests, without the others, to where {@link #java} can be told to find
   * it.
   */
  public static String classes(Path folder, Class<?> probe) throws IOException {
    String entry = probe.getName().replace('.', '/') + ".class";
    Path copy = folder.resolve("probe").resolve(entry);
    Files.createDirectories(copy.getParent());
    try (InputStream bytes = probe.getResourceAsStream("/" + entry)) {
      Files.copy(bytes, copy, StandardCopyOption.REPLACE_EXISTING);
    }
    return folder.resolve("probe").toString();
  }

  private static void deleteTree(Path folder) throws IOException {
    if (Files.exists(folder)) {
      try (Stream<Path> all = Files.walk(folder)) {
        for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(path);
        }
      }
    }
  }
}
