package weka.classifiers.diffusion;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import installed.ConstantPool;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.junit.Test;

/**
 * The contents of the zip that users install: only the listed files (no tests, tools or build
 * files), and no class that accesses the network.
 */
public class PackageContentsTest {
  /** Files that Weka or a user looks up by name. */
  private static final Set<String> FILES =
      Set.of(
          "Description.props",
          "GenericPropertiesCreator.props",
          "GUIEditors.props",
          "Explorer.props",
          "PluginManager.props",
          "LICENSE",
          "README.md",
          "labelDiffusion.jar",
          "lib/jfreechart-1.5.6.jar");

  private static final List<String> PATTERNS =
      List.of(
          "src/(labeldiffusion|weka)/.*\\.java",
          "src/labeldiffusion/page/page\\.(html|css|js)",
          "src/weka/.*/templates/[\\w-]+\\.kf",
          "doc/[\\w-]+\\.md",
          "doc/img/[\\w-]+\\.(png|gif)",
          "doc/examples/[\\w-]+\\.(arff|csv|xml)");

  private final Map<String, byte[]> zip =
      entries(Files.readAllBytes(Path.of(System.getProperty("labeldiffusion.zip"))));
  private final Map<String, byte[]> jar = entries(zip.get("labelDiffusion.jar"));

  public PackageContentsTest() throws IOException {}

  @Test
  public void zipContainsOnlyTheListedFiles() {
    Set<String> exact = new TreeSet<>(zip.keySet());
    exact.removeIf(name -> PATTERNS.stream().anyMatch(name::matches));
    assertEquals(new TreeSet<>(FILES), exact);
  }

  @Test
  public void everyFileInTheJarHasItsSourceInTheZip() {
    for (String name : jar.keySet()) {
      String source = "src/" + name.replaceAll("(\\$.*)?\\.class$", ".java");
      boolean isSource =
          name.endsWith(".class")
              ? zip.containsKey(source)
              : Arrays.equals(jar.get(name), zip.get(source));
      assertTrue(name, isSource || name.equals("META-INF/MANIFEST.MF"));
    }
  }

  /** Java returns the location of the package's own jar as a URL; that opens no connection. */
  @Test
  public void noClassOfOursReachesTheNetwork() throws IOException {
    assertNone(
        name ->
            name.matches(
                    "(java|javax|jdk|sun|com/sun)/.*(net|rmi|naming)/.*|java/nio/channels/.*(Socket|Datagram).*")
                && !name.matches("java/net/(URL|URI|URISyntaxException|URL\\.toURI)"));
  }

  @Test
  public void noClassOfOursStartsAProgram() throws IOException {
    assertNone(name -> name.matches("java/lang/(ProcessBuilder.*|Runtime\\.exec|System\\.load.*)"));
  }

  /** Weka opens model files; our classes only implement the hook that Java calls on reading. */
  @Test
  public void noClassOfOursOpensSerialisedObjects() throws IOException {
    assertNone(
        name ->
            name.matches(
                    "java/io/ObjectInputStream\\..*|java/beans/XMLDecoder.*|weka/core/(SerializationHelper\\.(read|getObject).*|xml/.*)")
                && !name.matches("java/io/ObjectInputStream\\.(defaultReadObject|readLong)"));
  }

  /** Without this, the three tests above could pass by finding nothing. */
  @Test
  public void referencesOfAClassAreFound() throws IOException {
    String prefix = "weka/classifiers/diffusion/";
    assertTrue(
        ConstantPool.references(jar.get(prefix + "base/LabelDiffusionClassifier.class"))
            .containsAll(
                Set.of(
                    "java/io/ObjectInputStream.defaultReadObject", "java/io/ObjectInputStream")));
    assertTrue(
        ConstantPool.references(jar.get(prefix + "experiment/Catalogue.class"))
            .containsAll(Set.of("java/net/URL.toURI", "java/net/URL")));
  }

  private void assertNone(Predicate<String> forbidden) throws IOException {
    Map<String, Set<String>> found = new TreeMap<>();
    for (Map.Entry<String, byte[]> entry : jar.entrySet()) {
      if (entry.getKey().endsWith(".class")) {
        Set<String> references = ConstantPool.references(entry.getValue());
        assertTrue(entry.getKey(), !references.isEmpty());
        references.removeIf(forbidden.negate());
        if (!references.isEmpty()) {
          found.put(entry.getKey(), references);
        }
      }
    }
    assertEquals(Map.of(), found);
  }

  private static Map<String, byte[]> entries(byte[] archive) throws IOException {
    Map<String, byte[]> found = new TreeMap<>();
    try (ZipInputStream in = new ZipInputStream(new ByteArrayInputStream(archive))) {
      for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
        found.put(entry.getName(), in.readAllBytes());
      }
    }
    return found;
  }
}
