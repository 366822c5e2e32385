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

/** Two groups of ten rows far apart; the classes of rows 3 and 13 are those of the other group. */
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
  public void rowsThatCannotBeJudgedAreRefused() throws Exception {
    assertRefused(
        "row 10 has", "-splits", file("splits.csv", "0,10\n"), "-test", file("test.csv", "9,10\n"));
    assertRefused(
        "was '20'", "-splits", file("splits.csv", "0,10\n"), "-test", file("test.csv", "9,20\n"));
    assertRefused("was 'x'", "-splits", file("splits.csv", "0,x\n"));
    assertRefused("-splits", "-test", file("test.csv", "1\n"));
  }

  private void assertErrors(String percent, String rows, String... options) throws Exception {
    String table = output(options);
    assertTrue(table, table.contains(rows + " judged"));
    assertEquals(
        table,
        Catalogue.classifiers().size(),
        table.lines().filter(line -> line.endsWith("| " + percent + " |")).count());
  }

  private void assertRefused(String words, String... options) {
    String message =
        assertThrows(IllegalArgumentException.class, () -> output(options)).getMessage();
    assertTrue(message, message.contains(words));
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
