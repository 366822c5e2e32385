package weka.classifiers.diffusion;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import installed.InstalledProbe;
import installed.OldJavaProbe;
import java.io.IOException;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.jar.JarFile;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.BeforeClass;
import org.junit.Test;
import weka.classifiers.Classifier;
import weka.core.Instances;

/**
 * The package as a user installs it. Weka's commands always return exit code 0, so the tests check
 * what they print and write.
 */
public class InstalledPackageTest {
  private static final String CSV =
      "weka.classifiers.evaluation.output.prediction.CSV -distribution";

  private static Path work;
  private static List<String> classifiers;

  @BeforeClass
  public static void install() throws Exception {
    InstalledWeka.install();
    work = InstalledWeka.folder("package");
    classifiers = classifiersInTheJar();
    Instances iris = TestTables.iris();
    Instances test =
        TestTables.rows(iris, IntStream.range(0, 150).filter(i -> i % 5 != 0).toArray());
    write("iris.arff", iris);
    write("train.arff", TestTables.rows(iris, IntStream.range(0, 30).map(i -> 5 * i).toArray()));
    write("test.arff", test);
    write("hidden.arff", TestTables.unlabelled(test));
  }

  @Test
  public void filesAreWhereWekaLooksForThem() {
    for (String file :
        new String[] {
          "labelDiffusion.jar",
          "GenericPropertiesCreator.props",
          "GUIEditors.props",
          "PluginManager.props",
          "Explorer.props",
          "README.md",
          "LICENSE",
          "doc",
          "lib",
          "src"
        }) {
      assertTrue(file, Files.exists(InstalledWeka.PACKAGE.resolve(file)));
    }
  }

  /** The probe's class path does not have it: it must come from the package's lib folder. */
  @Test
  public void chartLibraryComesFromThePackage() throws Exception {
    String output = probe(classifiers.subList(0, 1));
    String expected = "probe org.jfree.chart.JFreeChart loader WekaPackageLibIsolatingClassLoader";
    assertTrue(expected + " is not in\n" + output, output.lines().anyMatch(expected::equals));
  }

  @Test
  public void jarContainsTheFiveSystemsOfThePaper() {
    for (String name :
        new String[] {
          "IsotropicDiffusion",
          "LinearAnisotropicDiffusion",
          "NonlinearAnisotropicDiffusion",
          "SmoothDiffusion",
          "LocalMatchDiffusion"
        }) {
      assertTrue(name, classifiers.contains("weka.classifiers.diffusion." + name));
    }
  }

  /** weka.Run would find the classifiers even if the Explorer's list lacked them. */
  @Test
  public void everyClassifierIsListedAndRunsFromThePackage() throws Exception {
    String output = probe(classifiers);
    for (String name : classifiers) {
      String expected =
          "probe " + name + " listed true loader WekaPackageLibIsolatingClassLoader rows 135";
      assertTrue(expected + " is not in\n" + output, output.lines().anyMatch(expected::equals));
    }
  }

  @Test
  public void commandLineOfTheReadmeEvaluatesTheRest() throws Exception {
    String output = run("-t", file("iris.arff"), "-split-percentage", "10");
    assertTrue(output, output.contains("Total Number of Instances              135"));
    assertTrue(output, output.contains("147: 147 labelled, 0 unlabelled"));
  }

  /** Weka passes the true classes along when it asks for predictions. */
  @Test
  public void predictionsDoNotDependOnTheClassesInTheTestFile() throws Exception {
    List<String> known = predictions("-t", file("train.arff"), "-T", file("test.arff"));
    List<String> unknown = predictions("-t", file("train.arff"), "-T", file("hidden.arff"));
    assertEquals(120, known.size());
    assertEquals(known, unknown);
  }

  @Test
  public void savedModelPredictsTheSameInAnotherJvm() throws Exception {
    List<String> fresh =
        predictions("-t", file("train.arff"), "-T", file("test.arff"), "-d", file("smooth.model"));
    assertTrue(Files.exists(work.resolve("smooth.model")));
    assertEquals(120, fresh.size());
    assertEquals(fresh, predictions("-l", file("smooth.model"), "-T", file("test.arff")));
  }

  @Test
  public void badOptionStopsTheRunWithAMessage() throws Exception {
    String output = run("-t", file("iris.arff"), "-K", "abc");
    assertTrue(output, output.contains("-K: expected a whole number, was 'abc'"));
    assertFalse(output, output.contains("Correctly Classified"));
  }

  @Test
  public void valueOutOfRangeStopsTheRunWithoutAStackTrace() throws Exception {
    String output = run("-t", file("iris.arff"), "-K", "0");
    assertTrue(output, output.contains("number of neighbours K must be at least 1, was 0"));
    assertFalse(output, output.contains("\tat ") || output.contains("Correctly Classified"));
  }

  /** Weka writes this message. */
  @Test
  public void wekaExplainsWhyItDoesNotLoadThePackageOnAnOlderJava() throws Exception {
    String output =
        InstalledWeka.java(
            work, InstalledWeka.classes(work, OldJavaProbe.class), OldJavaProbe.class.getName());
    assertTrue(
        output, output.contains("'labelDiffusion' because JVM 11.0 is not > requested JVM 16.0"));
  }

  /** Weka prints the error in a model file, then its options. */
  @Test
  public void truncatedModelStopsTheRunWithAMessage() throws Exception {
    run("-t", file("train.arff"), "-no-cv", "-d", file("whole.model"));
    byte[] whole = Files.readAllBytes(work.resolve("whole.model"));
    Files.write(work.resolve("half.model"), Arrays.copyOf(whole, whole.length / 2));
    String output = run("-l", file("half.model"), "-T", file("test.arff"));
    assertTrue(output, output.contains("Weka exception: the model file is cut off or damaged"));
    assertFalse(output, output.contains("Correctly Classified"));
  }

  private static String probe(List<String> names) throws Exception {
    List<String> command =
        new ArrayList<>(List.of(InstalledProbe.class.getName(), file("iris.arff")));
    command.addAll(names);
    return InstalledWeka.java(
        work, InstalledWeka.classes(work, InstalledProbe.class), command.toArray(new String[0]));
  }

  private static String run(String... options) throws Exception {
    return InstalledWeka.java(
        work,
        "",
        Stream.concat(Stream.of("weka.Run", ".SmoothDiffusion"), Stream.of(options))
            .toArray(String[]::new));
  }

  /**
   * Number, predicted class and distribution of each row: the columns that must not depend on the
   * true class.
   */
  private static List<String> predictions(String... options) throws Exception {
    String output =
        run(
            Stream.concat(Stream.of(options), Stream.of("-classifications", CSV))
                .toArray(String[]::new));
    return output
        .lines()
        .map(line -> line.split(","))
        .filter(row -> row.length == 7 && row[0].matches("\\d+"))
        .map(
            row ->
                String.join(
                    ",",
                    row[0],
                    row[2],
                    row[4].replace("*", ""),
                    row[5].replace("*", ""),
                    row[6].replace("*", "")))
        .toList();
  }

  private static List<String> classifiersInTheJar() throws Exception {
    List<String> found = new ArrayList<>();
    try (JarFile jar = new JarFile(InstalledWeka.PACKAGE.resolve("labelDiffusion.jar").toFile())) {
      for (String entry :
          jar.stream()
              .map(entry -> entry.getName())
              .filter(name -> name.matches("weka/.*\\.class"))
              .toList()) {
        String name = entry.replace(".class", "").replace('/', '.');
        // loaded from this JVM's flat class path: only the kind of class matters here
        Class<?> type = name.endsWith("package-info") ? Object.class : Class.forName(name);
        if (Classifier.class.isAssignableFrom(type) && !Modifier.isAbstract(type.getModifiers())) {
          found.add(name);
        }
      }
    }
    return found;
  }

  private static String file(String name) {
    return work.resolve(name).toString();
  }

  private static void write(String name, Instances table) throws IOException {
    Files.writeString(work.resolve(name), table.toString());
  }
}
