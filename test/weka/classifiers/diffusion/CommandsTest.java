package weka.classifiers.diffusion;

import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;
import static org.junit.Assume.assumeFalse;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.BeforeClass;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.junit.runners.Parameterized;
import org.junit.runners.Parameterized.Parameters;

/**
 * The commands of README and guide, as a reader would paste them: what is fenced as sh is run, in
 * the order of the page, by an installed Weka beside the example files; of what is fenced as text
 * behind it, every line must be printed. What is fenced as arff, csv or java is a file by the last
 * such name in the text before it.
 */
@RunWith(Parameterized.class)
public class CommandsTest {
  private static final Pattern PART =
      Pattern.compile("(?ms)^```(\\w+)\\n(.*?)^```$|`(\\w+\\.(arff|csv|java))`");

  private static Path folder;

  private final String commands;
  private final String expected;

  public CommandsTest(String title, String commands, String expected) {
    this.commands = commands;
    this.expected = expected;
  }

  /** Title, commands, and lines that must come out. */
  @Parameters(name = "{0}")
  public static List<Object[]> blocks() throws IOException {
    List<Object[]> blocks = new ArrayList<>();
    for (String page : new String[] {"README.md", "doc/guide.md"}) {
      Path file = Path.of(System.getProperty("labeldiffusion.build")).resolveSibling(page);
      Map<String, String> names = new HashMap<>();
      StringBuilder files = new StringBuilder();
      for (Matcher part = PART.matcher(Files.readString(file)); part.find(); ) {
        String kind = part.group(1);
        if (kind == null) {
          names.put(part.group(4), part.group(3));
        } else if (kind.equals("sh")) {
          blocks.add(new Object[] {page + " " + blocks.size(), files + part.group(2), ""});
          files.setLength(0);
        } else if (kind.equals("text")) {
          blocks.get(blocks.size() - 1)[2] = part.group(2);
        } else if (names.containsKey(kind)) {
          files
              .append("cat > ")
              .append(names.get(kind))
              .append(" <<'END'\n")
              .append(part.group(2))
              .append("END\n");
        }
      }
    }
    return blocks;
  }

  @BeforeClass
  public static void prepareFolder() throws Exception {
    assumeFalse(
        "skipped, which is fine: these commands need a Unix shell",
        System.getProperty("os.name").startsWith("Windows"));
    InstalledWeka.install();
    folder = InstalledWeka.folder("commands");
    try (Stream<Path> files = Files.list(InstalledWeka.PACKAGE.resolve("doc/examples"))) {
      for (Path file : files.toList()) {
        Files.copy(file, folder.resolve(file.getFileName()));
      }
    }
    writeWekaJar();
  }

  /** The jars Weka is fetched as, under the name of the one jar that its users have. */
  private static void writeWekaJar() throws IOException {
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    try (Stream<Path> jars = Files.list(InstalledWeka.JARS)) {
      manifest
          .getMainAttributes()
          .put(
              Attributes.Name.CLASS_PATH,
              jars.sorted().map(jar -> jar.toUri().toString()).collect(Collectors.joining(" ")));
    }
    try (OutputStream file = Files.newOutputStream(folder.resolve("weka.jar"))) {
      new JarOutputStream(file, manifest).close();
    }
  }

  @Test
  public void commandsDoWhatThePageSays() throws Exception {
    ProcessBuilder shell = new ProcessBuilder("sh", "-e", "-c", commands);
    shell
        .environment()
        .merge("PATH", InstalledWeka.javaHome().toString(), (path, java) -> java + ":" + path);
    shell
        .environment()
        .put("JAVA_TOOL_OPTIONS", "\"" + String.join("\" \"", InstalledWeka.JVM) + "\"");
    String output = InstalledWeka.run(folder, shell);
    assertFalse(
        commands + output,
        output.contains("xception") || output.contains("\tat ") || output.contains("rror:"));
    List<String> printed = output.lines().map(CommandsTest::plain).toList();
    for (String line : expected.lines().toList()) {
      assertTrue(
          line + "\nis not in what came of\n" + commands + output, printed.contains(plain(line)));
    }
  }

  /** Weka fills up lines with spaces. */
  private static String plain(String line) {
    return line.trim().replaceAll("\\s+", " ");
  }
}
