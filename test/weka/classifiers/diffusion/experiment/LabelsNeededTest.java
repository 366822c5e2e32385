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
import weka.classifiers.diffusion.TestTables;
import weka.classifiers.diffusion.base.InvalidInputException;
import weka.core.CommandlineRunnable;

public class LabelsNeededTest {
  @Rule public final TemporaryFolder folder = new TemporaryFolder();

  private String run(CommandlineRunnable command, String... more) throws Exception {
    Path file = folder.getRoot().toPath().resolve("blobs.arff");
    Files.writeString(file, TestTables.blobs(45, 1).toString());
    String[] options = new String[more.length + 2];
    options[0] = "-t";
    options[1] = file.toString();
    System.arraycopy(more, 0, options, 2, more.length);
    PrintStream console = System.out;
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
    try {
      command.run(null, options);
    } finally {
      System.setOut(console);
    }
    return printed.toString(StandardCharsets.UTF_8);
  }

  /** All rows right takes at most all labels, 10 at a time. */
  @Test
  public void oneRowPerTableHasAMeanAndAStandardErrorPerCriterion() throws Exception {
    String text = run(new LabelsNeeded(), "-right", "80", "-seeds", "2", "-ask", "AUTO,RANDOM");
    assertTrue(text, text.contains("| table | AUTO | RANDOM |"));
    assertTrue(text, text.matches("(?s).*\\| blobs \\| \\d+ ± \\d+ \\| \\d+ ± \\d+ \\|.*"));
  }

  @Test
  public void whatIsNotReachedIsSaidToBeMore() throws Exception {
    String text = run(new LabelsNeeded(), "-right", "100", "-seeds", "1", "-most", "5");
    assertTrue(text, text.contains("over 5 |"));
  }

  @Test
  public void numbersBelowZeroAreRejected() {
    assertEquals(
        "-seeds: expected a number above 0, was -1",
        assertThrows(InvalidInputException.class, () -> run(new LabelsNeeded(), "-seeds", "-1"))
            .getMessage());
  }

  @Test
  public void answerTimesAreSecondsPerClassifier() throws Exception {
    String text = run(new AnswerTimes(), "-labels", "5");
    assertTrue(text, text.matches("(?s).*\\| SmoothDiffusion \\|( \\d+\\.\\d{3} \\|){9}.*"));
  }
}
