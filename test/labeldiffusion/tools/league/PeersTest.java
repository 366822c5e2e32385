package labeldiffusion.tools.league;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;
import static org.junit.Assume.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import labeldiffusion.labels.Labels;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;

/** Looking for Python and its libraries, with a shell script in the place of Python. */
public class PeersTest {
  private static final Path SCRIPT = Path.of("league_peers.py");

  @Rule public TemporaryFolder folder = new TemporaryFolder();

  @Test
  public void withoutPythonNoPeerRunsAndTheReasonIsGiven() throws IOException {
    Peers peers = Peers.find("no-such-python", SCRIPT, "");
    assertEquals(List.of(), peers.methods());
    assertEquals(
        List.of("scikit-learn and GraphLearning: no-such-python cannot run league_peers.py"),
        peers.missing());
  }

  @Test
  public void withoutLibrariesNoPeerRunsAndTheReasonIsGiven() throws IOException {
    String python = python("echo \"without scikit-learn: No module named 'sklearn'\"");
    Peers peers = Peers.find(python, SCRIPT, "");
    assertEquals(List.of(), peers.methods());
    assertEquals(
        List.of("scikit-learn: No module named 'sklearn' (" + python + ")"), peers.missing());
  }

  @Test
  public void librariesThatAreThereTakePart() throws IOException {
    Peers peers =
        Peers.find(
            python(
                "echo library scikit-learn 1.2",
                "echo method sk LabelSpreading",
                "echo 'method gl Poisson (sizes)'",
                "echo without GraphLearning: no folder given"),
            SCRIPT,
            "");
    assertEquals(List.of("scikit-learn 1.2"), peers.libraries());
    assertEquals(List.of("GraphLearning: no folder given"), peers.missing());
    assertEquals(2, peers.methods(true).size());
    assertEquals(List.of(LeagueMethod.parse("sk LabelSpreading")), peers.methods(false));
  }

  @Test
  public void answersArriveLineByLine() throws Exception {
    List<Peers.Answer> answers = new ArrayList<>();
    peers("echo 'sk A,class-5,3,0.25,0 1 1'", "echo 'gl B,class-5,3,1.5,failed: no reason'")
        .run(new PeerFolder(folder.getRoot().toPath()), answers::add);
    assertEquals(
        new Peers.Answer(LeagueMethod.parse("sk A"), "class-5", 3, 0.25, "0 1 1"), answers.get(0));
    Labels truth = new Labels(new int[] {0, 1, 0}, 2);
    LeagueDraw draw = new LeagueDraw("class-5", 3, truth.where(i -> i == 0));
    assertEquals(50, answers.get(0).judge(draw, truth).error(), 0);
    assertTrue(answers.get(1).judge(draw, truth).hasFailed());
  }

  @Test
  public void answerWithoutAClassForEachNodeIsAFailure() {
    Labels truth = new Labels(new int[] {0, 1, 0}, 2);
    LeagueDraw draw = new LeagueDraw("class-1", 0, truth.where(i -> i < 2));
    assertTrue(Peers.Answer.parse("sk A,class-1,0,1,0 1").judge(draw, truth).hasFailed());
  }

  @Test
  public void scriptThatBreaksDownIsReported() throws IOException {
    Peers peers = peers("exit 3");
    Exception problem =
        assertThrows(
            IllegalStateException.class,
            () -> peers.run(new PeerFolder(folder.getRoot().toPath()), answer -> {}));
    assertTrue(problem.getMessage(), problem.getMessage().contains("exit code 3"));
  }

  private Peers peers(String... lines) throws IOException {
    return new Peers(List.of(python(lines)), List.of(), List.of(), List.of());
  }

  /** An executable file that runs these lines in place of any script. */
  private String python(String... lines) throws IOException {
    assumeTrue("skipped, which is fine: it needs a shell", Files.isExecutable(Path.of("/bin/sh")));
    Path file = folder.getRoot().toPath().resolve("python");
    Files.writeString(file, "#!/bin/sh\n" + String.join("\n", lines) + "\n");
    assertTrue(file.toFile().setExecutable(true));
    return file.toString();
  }
}
