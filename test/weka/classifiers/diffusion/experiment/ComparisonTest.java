package weka.classifiers.diffusion.experiment;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import weka.classifiers.diffusion.base.InvalidInputException;

/**
 * The table has two distant groups of ten rows; rows 3 and 13 have the class of the other group.
 */
public class ComparisonTest {
  @Rule public final TemporaryFolder folder = new TemporaryFolder();

  @Test
  public void errorsAreCountedAmongAllUnlabelledRows() throws Exception {
    assertErrors("11.11", "18 rows", "-splits", file("splits.csv", "0,10\n")); // 2 of 18
  }

  @Test
  public void errorsAreCountedAmongTheRowsOfTheTestFileOnly() throws Exception {
    assertErrors(
        "0.00",
        "4 rows",
        "-splits",
        file("splits.csv", "0,10\n"),
        "-test",
        file("right.csv", "1,2,11,12\n"));
    assertErrors(
        "100.00",
        "2 rows",
        "-splits",
        file("splits.csv", "0,10\n"),
        "-test",
        file("wrong.csv", "3, 13\n"));
    assertErrors(
        "50.00",
        "4 rows",
        "-splits",
        file("splits.csv", "0,10\n"),
        "-test",
        file("half.csv", "1,3\n11,13\n"));
  }

  @Test
  public void severalSplitsHaveAMeanAndAStandardError() throws Exception {
    // 2 of 18 wrong, then 18 of 18 by two wrong labels
    assertErrors("55.56 ± 44.44", "18 rows", "-splits", file("splits.csv", "0,10\n3,13\n"));
  }

  @Test
  public void unusableTestRowsAreRejected() throws Exception {
    assertRejected(
        "row 10 is", "-splits", file("splits.csv", "0,10\n"), "-test", file("test.csv", "9,10\n"));
    assertRejected(
        "was '20'", "-splits", file("splits.csv", "0,10\n"), "-test", file("test.csv", "9,20\n"));
    assertRejected("was 'x'", "-splits", file("splits.csv", "0,x\n"));
    assertRejected("-test requires -splits", "-test", file("test.csv", "1\n"));
    assertRejected("was empty", "-splits", file("splits.csv", ""));
  }

  @Test
  public void randomDrawsAreAskedForPerClass() throws Exception {
    String table = output("-per-class", "2,3", "-draws", "2");
    assertTrue(table, table.contains("| 2 per class, 2 times, 16 rows judged |"));
    assertTrue(table, table.contains("| 3 per class, 2 times, 14 rows judged |"));
  }

  @Test
  public void numbersThatAreNoneAreRejected() {
    String expected = ": expected a whole number of at least 1, was ";
    assertRejected("-draws" + expected + "'x'", "-draws", "x");
    assertRejected("-draws" + expected + "'0'", "-draws", "0");
    assertRejected("-per-class" + expected + "'2.5'", "-per-class", "2.5");
    assertRejected("-per-class" + expected + "''", "-per-class", "5,,10");
  }

  @Test
  public void missingFilesAreNamed() {
    assertRejected("file not found: none.csv", "-splits", "none.csv");
    assertEquals("file not found: none.arff", rejection("-t", "none.arff"));
    assertEquals("-t: expected a data file whose last attribute is the class", rejection());
  }

  @Test
  public void unusableTablesAreRejected() throws Exception {
    String numbers = file("numbers.arff", "@relation r\n@attribute x numeric\n@data\n1\n");
    assertEquals(
        numbers + ": the class must be nominal, but the last attribute, 'x', is not",
        rejection("-t", numbers));
    String damaged = file("damaged.arff", "@relation r\n@attribute x\n@data\n1\n");
    String message = rejection("-t", damaged);
    assertTrue(message, message.startsWith(damaged + ": Unable to determine structure as arff"));
    String other = file("table.xyz", "1,2\n");
    assertEquals(
        other + ": expected a file type that Weka reads, such as .arff", rejection("-t", other));
  }

  private void assertErrors(String percent, String rows, String... options) throws Exception {
    String table = output(options);
    assertTrue(table, table.contains(rows + " judged"));
    assertEquals(
        table,
        Catalogue.classifiers().size(),
        table.lines().filter(line -> line.endsWith("| " + percent + " |")).count());
  }

  private void assertRejected(String words, String... options) {
    String message = assertThrows(InvalidInputException.class, () -> output(options)).getMessage();
    assertTrue(message, message.contains(words));
  }

  private static String rejection(String... options) {
    return assertThrows(
            InvalidInputException.class, () -> new Comparison().run(null, options.clone()))
        .getMessage();
  }

  private String output(String... options) throws Exception {
    StringBuilder table =
        new StringBuilder(
            "@relation groups\n@attribute x numeric\n@attribute class {a,b}\n@data\n");
    for (int i = 0; i < 20; i++) {
      boolean isFirst = i < 10 ^ i % 10 == 3;
      table.append(i < 10 ? i : 100 + i).append(isFirst ? ",a\n" : ",b\n");
    }
    String[] all = new String[options.length + 2];
    System.arraycopy(options, 0, all, 2, options.length);
    all[0] = "-t";
    all[1] = file("groups.arff", table.toString());
    PrintStream out = System.out;
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (PrintStream captured = new PrintStream(bytes, true, StandardCharsets.UTF_8)) {
      System.setOut(captured);
      new Comparison().run(null, all);
    } finally {
      System.setOut(out);
    }
    return bytes.toString(StandardCharsets.UTF_8);
  }

  private String file(String name, String text) throws Exception {
    Path file = folder.getRoot().toPath().resolve(name);
    Files.writeString(file, text);
    return file.toString();
  }
}
