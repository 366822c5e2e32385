package labeldiffusion.tools.paper;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.zip.GZIPOutputStream;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import weka.classifiers.diffusion.experiment.TwoMoons;
import weka.core.Instances;
import weka.core.converters.ArffSaver;

/** Runs the paper's table on a small table that has the name of a data set. */
public class PaperTableTest {
  private static final int ROWS = 200;

  @Rule public TemporaryFolder folder = new TemporaryFolder();
  private Path data;
  private Path out;

  @Before
  public void writeData() throws IOException {
    data = folder.newFolder("data").toPath();
    out = folder.getRoot().toPath().resolve("out");
    Instances rows = TwoMoons.generate(ROWS, 0.1, 1);
    try (OutputStream stream =
        new GZIPOutputStream(Files.newOutputStream(data.resolve("usps.arff.gz")))) {
      ArffSaver saver = new ArffSaver();
      saver.setInstances(rows);
      saver.setDestination(stream);
      saver.writeBatch();
    }
    String splits =
        IntStream.range(0, 2)
            .mapToObj(
                s ->
                    IntStream.range(0, 100)
                        .mapToObj(i -> String.valueOf((i + 50 * s) % ROWS))
                        .collect(Collectors.joining(",")))
            .collect(Collectors.joining("\n"));
    Files.writeString(data.resolve("usps.splits100.csv"), splits + "\n");
  }

  @Test
  public void printedErrorsGiveThePapersAverages() {
    double[] averages = {148.1, 137.0, 120.8, 111.7, 110.5, 127.6, 131.0, 139.1};
    for (int s = 0; s < averages.length; s++) {
      assertEquals(averages[s], PaperPage.printedAverage(PaperSystem.values()[s]), 0.05);
    }
  }

  @Test
  public void tableShowsOurErrorsAndThePrintedOnes() throws Exception {
    run();
    List<String> lines = page().lines().toList();
    int row =
        IntStream.range(0, lines.size())
            .filter(l -> lines.get(l).startsWith("| USPS | 2 |"))
            .findFirst()
            .orElseThrow();
    assertTrue(lines.get(row), lines.get(row).contains("± "));
    assertTrue(lines.get(row + 1), lines.get(row + 1).matches("\\| paper \\|  \\|.* 3.93 \\|.*"));
    assertTrue(page().contains("| MNIST | no data | N/A |"));
    assertTrue(page(), lines.stream().allMatch(line -> line.length() <= 120));
    assertTrue(Files.readString(out.resolve("table.csv")).contains("CLAMP,USPS,A_S,2,"));
    for (String plot :
        List.of("paper-table.png", "paper-steps-usps.png", "paper-labels-usps.png")) {
      assertTrue(plot, Files.size(out.resolve(plot)) > 5000);
    }
  }

  @Test
  public void finishedJobsAreNotRunAgain() throws Exception {
    run();
    String page = page();
    List<String> lines = Files.readAllLines(out.resolve("runs.csv"));
    String marked = lines.get(1).replaceFirst("(?<=,)[0-9.]+(?=,[^,]*$)", "77.000000");
    lines.set(1, marked);
    Files.writeString(out.resolve("runs.csv"), String.join("\n", lines) + "\n");
    run();
    assertEquals(marked, Files.readAllLines(out.resolve("runs.csv")).get(1));
    assertTrue(!page.equals(page()));
  }

  @Test
  public void interruptedRunEndsWithTheResultsOfAWholeOne() throws Exception {
    run();
    byte[] table = Files.readAllBytes(out.resolve("table.csv"));
    String whole = Files.readString(out.resolve("runs.csv"));
    int half = whole.length() / 2; // in the middle of a line
    Files.writeString(out.resolve("runs.csv"), whole.substring(0, half));
    for (String log : List.of("grid.csv", "labels.csv")) {
      String text = Files.readString(out.resolve(log));
      Files.writeString(out.resolve(log), text.substring(0, text.length() - 5));
    }
    Files.delete(out.resolve("table.csv"));
    run();
    assertArrayEquals(table, Files.readAllBytes(out.resolve("table.csv")));
  }

  @Test
  public void tablesAreInsertedBetweenTheMarksOfAPage() throws Exception {
    Path page = folder.getRoot().toPath().resolve("page.md");
    Files.writeString(
        page,
        "before\n" + PaperPage.SECTION.begin() + "\nold\n" + PaperPage.SECTION.end() + "\nafter\n");
    run("-page", page.toString());
    String text = Files.readString(page);
    assertTrue(
        text,
        text.startsWith("before\n" + PaperPage.SECTION.begin())
            && text.endsWith(PaperPage.SECTION.end() + "\nafter\n"));
    assertTrue(!text.contains("\nold\n") && text.contains("| USPS | 2 |"));
    assertTrue(Files.exists(folder.getRoot().toPath().resolve("img/paper-table.png")));
  }

  @Test
  public void literalReadingOfThePaperIsASecondTable() throws Exception {
    run("-reading", "BOTH");
    String table = Files.readString(out.resolve("table.csv"));
    assertTrue(table, table.contains("RELEASE,USPS,A_S,2,") && table.contains("CLAMP,USPS,A_S,2,"));
  }

  @Test
  public void folderWithoutDataIsRejected() {
    Exception rejection =
        assertThrows(
            IllegalArgumentException.class,
            () ->
                new PaperTable()
                    .run(
                        null,
                        new String[] {
                          "-data", folder.getRoot().toString(), "-out", out.toString()
                        }));
    assertTrue(
        rejection.getMessage(),
        rejection.getMessage().startsWith("-data: expected a folder with data sets"));
  }

  private String page() throws IOException {
    return Files.readString(out.resolve("results.md"));
  }

  private void run(String... more) throws Exception {
    String[] options = {"-data", data.toString(), "-out", out.toString(), "-quick"};
    String[] all = Arrays.copyOf(options, options.length + more.length);
    System.arraycopy(more, 0, all, options.length, more.length);
    PrintStream console = System.out;
    System.setOut(new PrintStream(OutputStream.nullOutputStream(), false));
    try {
      new PaperTable().run(null, all);
    } finally {
      System.setOut(console);
    }
  }
}
