package labeldiffusion.tools.paper;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;

/** Both logs of the experiment survive an interruption at any byte of their last two lines. */
public class RunLogTest {
  private static final PaperSet SET = PaperSet.TABLE.get(0);

  @Rule public TemporaryFolder folder = new TemporaryFolder();
  private Path out;

  @Before
  public void writeLogs() throws IOException {
    out = folder.getRoot().toPath();
    RunLog log = new RunLog(out);
    for (int split = 0; split < 3; split++) {
      add(log, split);
    }
  }

  @Test
  public void resultsAreReadAsWritten() throws IOException {
    RunLog log = new RunLog(out);
    List<RunLog.Line> lines = log.of(Reading.CLAMP, SET, PaperSystem.A_S);
    assertEquals(3, lines.size());
    assertEquals(
        "CLAMP,USPS,1,A_S,10,sigma-f 0.3,2,5.000000,11.000000,1.0000 11.0000",
        lines.get(1).toString());
    assertEquals(6, log.grid().size());
  }

  @Test
  public void runsCutAtAnyByteAreRepairedAndContinued() throws IOException {
    cutAndContinue("runs.csv");
  }

  @Test
  public void gridCutAtAnyByteIsRepairedAndContinued() throws IOException {
    cutAndContinue("grid.csv");
  }

  /** Repeats the jobs that are missing in runs.csv, and the last one, as if it had not finished. */
  private void cutAndContinue(String name) throws IOException {
    Path file = out.resolve(name);
    String whole = Files.readString(file);
    int lastLine = whole.lastIndexOf('\n', whole.length() - 2);
    int lastTwoLines = whole.lastIndexOf('\n', lastLine - 1) + 1;
    for (int cut = lastTwoLines; cut <= whole.length(); cut++) {
      Files.writeString(file, whole.substring(0, cut));
      RunLog log = new RunLog(out);
      assertTrue("cut at " + cut, log.has(job(0)));
      for (int split = 0; split < 3; split++) {
        if (split == 2 || !log.has(job(split))) {
          add(log, split);
        }
      }
      RunLog again = new RunLog(out);
      assertEquals("cut at " + cut, 3, again.of(Reading.CLAMP, SET, PaperSystem.A_S).size());
      assertEquals("cut at " + cut, 6, again.grid().size());
    }
  }

  private static RunLog.Job job(int split) {
    return new RunLog.Job(Reading.CLAMP, SET.title(), split, PaperSystem.A_S);
  }

  private static void add(RunLog log, int split) throws IOException {
    double[] errors = {split, 10 + split};
    log.add(
        new RunLog.Line(job(split), 10, "sigma-f 0.3", 2, 5, 10 + split, errors),
        List.of(
            new RunLog.GridLine(job(split), 10, "sigma-f 0.3", errors),
            new RunLog.GridLine(job(split), 5, "", new double[] {20, 30 + split})));
  }
}
