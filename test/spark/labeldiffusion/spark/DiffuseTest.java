package labeldiffusion.spark;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;

/** The command and its options ({@link DiffuseOptions}). */
public class DiffuseTest {
  @Rule public final TemporaryFolder folder = new TemporaryFolder();

  @Test
  public void aCsvFileIsLabelledAndReported() throws Exception {
    StringBuilder text = new StringBuilder("x,y,class\n");
    for (int i = 0; i < 40; i++) {
      String label = i == 0 ? "a" : i == 39 ? "b" : "";
      text.append(i + (i < 20 ? 0 : 30)).append(",0.5,").append(label).append("\n");
    }
    Path input = folder.getRoot().toPath().resolve("rows.csv");
    Files.writeString(input, text.toString());
    String output = folder.getRoot() + "/out";
    String report =
        Diffuse.run(
            TestSpark.session(),
            DiffuseOptions.of(
                new String[] {
                  "--input",
                  input.toString(),
                  "--label",
                  "class",
                  "--output",
                  output,
                  "-method",
                  "ISOTROPIC",
                  "-K",
                  "3",
                  "-steps",
                  "25",
                  "-blocks",
                  "2"
                }));
    assertTrue(report, report.contains("40, 2 of them labelled"));
    assertTrue(report, report.contains("steps"));
    assertTrue(report, report.contains("attributes        x, y\n"));
    Dataset<Row> answers = TestSpark.session().read().option("header", "true").csv(output);
    assertEquals(20, answers.filter("prediction = 'a'").count());
    assertEquals(20, answers.filter("prediction = 'b' and x > 40").count());
  }

  @Test
  public void optionsSetParameters() {
    DiffuseOptions options =
        DiffuseOptions.of(
            new String[] {
              "--input", "t.libsvm", "--label", "label", "--output", "o", "-sigma-f", "0.5"
            });
    assertEquals("libsvm", options.format());
    assertTrue(
        options.estimator().explainParam(options.estimator().sigmaF()).contains("current: 0.5"));
  }

  private static void assertRejected(String message, String... words) {
    InvalidInput e = assertThrows(InvalidInput.class, () -> DiffuseOptions.of(words));
    assertEquals(message, e.getMessage());
  }

  @Test
  public void wrongWordsAreRejected() {
    assertRejected("unknown option '-k'; see --help", "-k", "3");
    assertRejected("option -K must be a number, was 'x'", "-K", "x");
    assertRejected("option -K needs a value", "-K");
    assertRejected("option --input is missing; see --help", "--label", "a");
  }
}
