package labeldiffusion.architecture;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;
import static org.junit.Assume.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;

/** Runs antw in a copy of the build files whose jars are damaged, and twice at the same time. */
public class BuildTest {
  private static final Path ROOT = Path.of(System.getProperty("labeldiffusion.root"));
  private static final String JAR_FOLDER = "lib/deps/package";

  @Rule public final TemporaryFolder folder = new TemporaryFolder();

  private Path root;

  @Before
  public void copyBuildFiles() throws IOException {
    assumeTrue("skipped, which is fine: antw is for shells", Files.exists(Path.of("/bin/sh")));
    root = folder.getRoot().toPath();
    for (String name : List.of("antw", "build.xml", "lib/pom.xml", "lib/sha256.txt")) {
      copy(Path.of(name));
    }
    for (String jars : List.of("lib/ant", "lib/deps/weka", JAR_FOLDER, "lib/deps/test")) {
      if (Files.exists(ROOT.resolve(jars))) {
        try (Stream<Path> files = Files.list(ROOT.resolve(jars))) {
          for (Path file : files.toList()) {
            copy(ROOT.relativize(file));
          }
        }
      }
    }
  }

  private void copy(Path name) throws IOException {
    Files.createDirectories(root.resolve(name).getParent());
    Files.copy(ROOT.resolve(name), root.resolve(name));
  }

  @Test
  public void soundJarsAreNotFetchedAgain() throws Exception {
    Build build = new Build("resolve");
    assertEquals(build.output(), 0, build.exitValue());
    assertFalse(build.output(), build.output().contains("fetching"));
  }

  @Test
  public void foreignJarIsNamedAndRemoved() throws Exception {
    Path foreign = root.resolve(JAR_FOLDER).resolve("foreign.jar");
    Files.copy(oneJar(), foreign);
    Build build = new Build("resolve");
    assertEquals(build.output(), 0, build.exitValue());
    assertTrue(build.output(), build.output().contains("not listed in lib/sha256.txt: package/f"));
    assertFalse(Files.exists(foreign));
  }

  @Test
  public void truncatedJarIsNamedAndFetchedAgain() throws Exception {
    Path jar = oneJar();
    byte[] whole = Files.readAllBytes(jar);
    Files.write(jar, Arrays.copyOf(whole, whole.length / 2));
    Build build = new Build("resolve");
    assertEquals(build.output(), 0, build.exitValue());
    assertTrue(build.output(), build.output().contains("damaged in lib/deps: package/"));
    assertArrayEquals(whole, Files.readAllBytes(jar));
  }

  @Test
  public void secondBuildInOneFolderIsRefusedAndHarmsNothing() throws Exception {
    Build first = new Build("resolve");
    while (!Files.exists(root.resolve("lib/.lock"), LinkOption.NOFOLLOW_LINKS)) {
      assertTrue("there was no lock", first.process.isAlive());
      Thread.sleep(5);
    }
    Build second = new Build("resolve");
    assertEquals(second.output(), 1, second.exitValue());
    assertTrue(
        second.output(),
        second
            .output()
            .matches("antw: another build \\(process \\d+\\) is running in this folder: .*\n"));
    assertEquals(first.output(), 0, first.exitValue());
  }

  @Test
  public void lockOfABuildThatHasEndedIsReplaced() throws Exception {
    Process ended = new ProcessBuilder("/bin/sh", "-c", ":").start();
    ended.waitFor();
    Files.createSymbolicLink(root.resolve("lib/.lock"), Path.of("process-" + ended.pid()));
    Build build = new Build("resolve");
    assertEquals(build.output(), 0, build.exitValue());
  }

  @Test
  public void antThatLostAJarIsFetchedAgain() throws Exception {
    Path ant = root.resolve("lib/ant");
    assumeTrue("skipped, which is fine: an installed Ant is used", Files.exists(ant));
    Path jar;
    try (Stream<Path> jars = Files.list(ant)) {
      jar = jars.filter(file -> file.toString().contains("launcher")).findAny().orElseThrow();
    }
    Files.delete(jar);
    Build build = new Build("-p");
    assertEquals(build.output(), 0, build.exitValue());
    assertTrue(Files.exists(jar));
  }

  private Path oneJar() throws IOException {
    try (Stream<Path> files = Files.list(root.resolve(JAR_FOLDER))) {
      return files.filter(file -> file.toString().endsWith(".jar")).sorted().findFirst().get();
    }
  }

  /** A run of antw in the copy. */
  private final class Build {
    private final Process process;
    private final Path output;

    Build(String target) throws IOException {
      output = folder.newFile().toPath();
      process =
          new ProcessBuilder("/bin/sh", root.resolve("antw").toString(), target)
              .redirectErrorStream(true)
              .redirectOutput(output.toFile())
              .start();
    }

    int exitValue() throws InterruptedException {
      assertTrue("antw does not end", process.waitFor(5, TimeUnit.MINUTES));
      return process.exitValue();
    }

    String output() throws IOException, InterruptedException {
      exitValue();
      return Files.readString(output, StandardCharsets.UTF_8);
    }
  }
}
