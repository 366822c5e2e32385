package labeldiffusion.tools.league;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;
import static org.junit.Assume.assumeTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;

/** The league on a small table. A shell script plays a peer that always answers the first class. */
public class LeagueTest {
  private static final String PEER =
      """
      #!/bin/sh
      for last; do :; done
      if [ "$last" = --list ]; then
        echo library scikit-learn 0
        echo method sk First
        echo method gl Broken
        exit
      fi
      while IFS=, read -r method cell draw labels; do
        case $method in
        sk*) echo "$method,$cell,$draw,0,$(head -n 1 "$last/graph.csv" | awk '{
          for (i = 0; i < $1; i++) printf i ? " 0" : "0" }')" ;;
        *) echo "$method,$cell,$draw,0,failed: broken" ;;
        esac
      done < "$last/jobs.csv"
      """;

  @Rule public TemporaryFolder folder = new TemporaryFolder();
  private Path data;
  private Path out;
  private Path python;

  @Before
  public void writeData() throws IOException {
    assumeTrue("skipped, which is fine: it needs a shell", Files.isExecutable(Path.of("/bin/sh")));
    data = folder.newFolder("data").toPath();
    out = folder.getRoot().toPath().resolve("out");
    python = folder.getRoot().toPath().resolve("python");
    LeagueData.write(data, "moons");
    Files.writeString(python, PEER);
    assertTrue(python.toFile().setExecutable(true));
  }

  @Test
  public void tableCountsVictoriesOverPeersThatRan() throws Exception {
    run(python.toString());
    String page = page();
    assertTrue(
        page, page.contains("| class | 1 | 1 / 0 / 0 | 1 / 0 / 0 | 1 / 0 / 0 | 1 / 0 / 0 |"));
    assertTrue(page, page.contains("| sk First | "));
    assertTrue(page, !page.contains("| gl Broken | "));
    assertTrue(page, page.lines().allMatch(line -> line.length() <= 120));
    assertTrue(page, page.contains("Peers: scikit-learn 0."));
    assertTrue(
        Files.readString(out.resolve("table.csv"))
            .contains("moons,class-5,sk First,10,50.0000,0.0000,50.0000\n"));
  }

  @Test
  public void interruptedLeagueEndsWithTheResultsOfAWholeOne() throws Exception {
    run(python.toString());
    String whole = page();
    List<String> lines = withoutSeconds();
    String log = Files.readString(out.resolve("league.csv"));
    Files.writeString(out.resolve("league.csv"), log.substring(0, log.length() * 2 / 3));
    run(python.toString());
    assertEquals(whole, page());
    assertEquals(lines, withoutSeconds());
  }

  @Test
  public void finishedRunsAreNotRunAgain() throws Exception {
    run(python.toString());
    String log = Files.readString(out.resolve("league.csv"));
    run(python.toString());
    assertEquals(log, Files.readString(out.resolve("league.csv")));
  }

  @Test
  public void withoutPythonOursRunAndTheReasonIsPrintedAndWritten() throws Exception {
    String printed = run("no-such-python");
    String reason = "without scikit-learn and GraphLearning: no-such-python cannot run peers.py";
    assertTrue(printed, printed.contains(reason));
    assertTrue(page(), page().contains(reason));
    assertTrue(page(), page().contains("No cell has been run by peers."));
    assertTrue(Files.readString(out.resolve("league.csv")).contains("points SmoothDiffusion"));
  }

  @Test
  public void tablesAreInsertedBetweenTheMarksOfAPage() throws Exception {
    Path page = folder.getRoot().toPath().resolve("page.md");
    Files.writeString(
        page, "before\n" + League.SECTION.begin() + "\nold\n" + League.SECTION.end() + "\nafter\n");
    run(python.toString(), "-page", page.toString());
    String text = Files.readString(page);
    assertTrue(text, text.startsWith("before\n") && text.endsWith("\nafter\n"));
    assertTrue(text, text.contains(page().strip()) && !text.contains("\nold\n"));
  }

  private String page() throws IOException {
    return Files.readString(out.resolve("league.md"));
  }

  private List<String> withoutSeconds() throws IOException {
    return Files.readAllLines(out.resolve("league.csv")).stream()
        .map(line -> line.replaceFirst(",[^,]*$", ""))
        .sorted()
        .toList();
  }

  /** Returns what was printed. */
  private String run(String interpreter, String... more) throws Exception {
    List<String> options =
        new ArrayList<>(
            List.of(
                "-data",
                data.toString(),
                "-out",
                out.toString(),
                "-script",
                "peers.py",
                "-python",
                interpreter,
                "-fixed",
                "SmoothDiffusion",
                "-sets",
                "moons",
                "-cells",
                "class-5"));
    options.addAll(List.of(more));
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    PrintStream console = System.out;
    System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
    try {
      League.run(options.toArray(new String[0]));
    } finally {
      System.setOut(console);
    }
    return printed.toString(StandardCharsets.UTF_8);
  }
}
