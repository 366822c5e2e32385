package labeldiffusion.spark;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;

/** The command and its options ({@link DiffuseOptions}). */
public class DiffuseTest {
  @Rule public final TemporaryFolder folder = new TemporaryFolder();

  /** Two groups on a line, one label in each; a missing label is an empty field. */
  private Path csvFile() throws IOException {
    StringBuilder text = new StringBuilder("x,y,class\n");
    for (int i = 0; i < 40; i++) {
      String label = i == 0 ? "a" : i == 39 ? "b" : "";
      text.append(x(i)).append(",0.5,").append(label).append("\n");
    }
    return Files.writeString(path("rows.csv"), text.toString());
  }

  private static int x(int row) {
    return row + (row < 20 ? 0 : 30);
  }

  private Path path(String name) {
    return folder.getRoot().toPath().resolve(name);
  }

  /** Runs the command and returns its report; the answers are in the folder out. */
  private String run(Path input, String label) {
    String[] words = {
      "--input", input.toString(), "--label", label, "--output", path("out").toString()
    };
    String[] options = {"-method", "ISOTROPIC", "-K", "3", "-steps", "25", "-blocks", "2"};
    return Diffuse.run(
        TestSpark.session(),
        DiffuseOptions.of(Stream.of(words, options).flatMap(Stream::of).toArray(String[]::new)));
  }

  @Test
  public void exchangesWriteOneFilePerTaskUnlessAskedOtherwise() {
    String setting = "spark.shuffle.sort.bypassMergeThreshold";
    assertEquals("1", Diffuse.conf().get(setting));
    System.setProperty(setting, "200");
    try {
      assertEquals("200", Diffuse.conf().get(setting));
    } finally {
      System.clearProperty(setting);
    }
  }

  @Test
  public void aCsvFileIsLabelledAndReported() throws Exception {
    String report = run(csvFile(), "class");
    assertTrue(report, report.contains("40, 2 of them labelled"));
    assertTrue(report, report.contains("steps"));
    assertTrue(report, report.contains("attributes        x, y\n"));
    Dataset<Row> answers =
        TestSpark.session().read().option("header", "true").csv(path("out").toString());
    assertEquals(20, answers.filter("prediction = 'a'").count());
    assertEquals(20, answers.filter("prediction = 'b' and x > 40").count());
  }

  @Test
  public void aParquetFileIsLabelled() throws Exception {
    Path input = path("rows.parquet");
    TestSpark.session()
        .read()
        .option("header", "true")
        .option("inferSchema", "true")
        .csv(csvFile().toString())
        .write()
        .parquet(input.toString());
    assertTrue(run(input, "class").contains("40, 2 of them labelled"));
    Dataset<Row> answers = TestSpark.session().read().parquet(path("out").toString());
    assertFalse(List.of(answers.columns()).contains("features"));
    assertEquals(20, answers.filter("prediction = 'a' and x < 20").count());
    assertEquals(20, answers.filter("prediction = 'b' and x > 40").count());
  }

  @Test
  public void aLibsvmFileIsLabelled() throws Exception {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 40; i++) {
      String label = i == 0 ? "1" : i == 39 ? "2" : "NaN";
      text.append(label).append(" 1:").append(x(i)).append(" 2:0.5\n");
    }
    Path input = Files.writeString(path("rows.libsvm"), text.toString());
    assertTrue(run(input, "label").contains("40, 2 of them labelled"));
    Dataset<Row> answers = TestSpark.session().read().parquet(path("out").toString());
    assertEquals(20, answers.filter("prediction = 1.0").count());
    assertEquals(20, answers.filter("prediction = 2.0").count());
  }

  @Test
  public void optionsSetParameters() {
    String words =
        "--input t.libsvm --label label --output o -sigma-f 0.5 -label-weights ONE_HOT"
            + " -label-rule RELEASE";
    DiffuseOptions options = DiffuseOptions.of(words.split(" "));
    LabelDiffusion estimator = options.estimator();
    assertEquals("libsvm", options.format());
    assertTrue(estimator.explainParam(estimator.sigmaF()).contains("current: 0.5"));
    assertTrue(estimator.explainParam(estimator.seeds()).contains("current: ONE_HOT"));
    assertTrue(estimator.explainParam(estimator.labels()).contains("current: RELEASE"));
  }

  private static void assertRejected(String message, String... words) {
    InvalidInput e = assertThrows(InvalidInput.class, () -> DiffuseOptions.of(words));
    assertEquals(message, e.getMessage());
  }

  @Test
  public void attributesMayHaveDotsInTheirNames() throws Exception {
    String text = Files.readString(csvFile()).replaceFirst("x", "petal.length");
    assertTrue(text, text.startsWith("petal.length,"));
    String report = run(Files.writeString(path("dots.csv"), text), "class");
    assertTrue(report, report.contains("attributes        petal.length, y\n"));
  }

  @Test
  public void anOutputThatExistsIsRejectedBeforeTheRun() throws Exception {
    Files.createDirectory(path("out"));
    InvalidInput e = assertThrows(InvalidInput.class, () -> run(csvFile(), "class"));
    assertTrue(e.getMessage(), e.getMessage().startsWith("--output must be a new folder, but"));
  }

  @Test
  public void theEndingOfAFileTellsItsFormat() {
    assertEquals("csv", DiffuseOptions.format("a.b/rows.csv.gz"));
    assertEquals("libsvm", DiffuseOptions.format("rows.libsvm"));
    assertEquals("parquet", DiffuseOptions.format("rows"));
    String words = "--input t --label a --output o --format json";
    assertRejected("--format must be parquet, csv or libsvm, was 'json'", words.split(" "));
  }

  @Test
  public void wrongWordsAreRejected() {
    assertRejected("unknown option '-k'; see --help", "-k", "3");
    assertRejected("option -K must be a number, was 'x'", "-K", "x");
    assertRejected("option -K needs a value", "-K");
    assertRejected("option --input is missing; see --help", "--label", "a");
  }
}
