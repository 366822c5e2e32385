package labeldiffusion.tools.league;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.nio.file.Path;
import java.util.List;
import labeldiffusion.graph.GraphSpec;
import labeldiffusion.parallel.Workers;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import weka.classifiers.diffusion.SmoothDiffusion;

/** Our methods by their rows and on the peers' graph. */
public class OurRunsTest {
  @Rule public TemporaryFolder folder = new TemporaryFolder();

  @Test
  public void sameDiffusionOnRowsAndOnTheirGraphAnswersTheSame() throws Exception {
    Path data = folder.getRoot().toPath();
    LeagueData.write(data, "moons");
    LeagueTask task = LeagueTask.whole(LeagueSet.in(data, "moons").get(0), data, 1);
    SmoothDiffusion defaults = new SmoothDiffusion();
    GraphSpec spec = new GraphSpec(defaults.getNumNeighbours(), defaults.getWidth(), 0);
    try (Workers one = new Workers(1)) {
      OurRuns runs = new OurRuns(task, task.graph(spec, one), one);
      for (LeagueDraw draw : task.draws()) {
        assertArrayEquals(
            runs.predict(LeagueMethod.parse("points IsotropicDiffusion"), draw),
            runs.predict(LeagueMethod.parse("graph IsotropicDiffusion"), draw));
      }
    }
  }

  @Test
  public void unknownFixedChoiceIsRejected() {
    Exception rejection =
        assertThrows(IllegalArgumentException.class, () -> OurRuns.fixed("NoSuchDiffusion"));
    assertTrue(rejection.getMessage(), rejection.getMessage().endsWith("was NoSuchDiffusion"));
  }

  @Test
  public void fixedChoiceCanBeNamed() throws Exception {
    assertEquals("points FickPropagation", OurRuns.fixed("FickPropagation").toString());
  }

  @Test
  public void automaticChoiceHasItsOwnGraphsAndIsNotRunOnAGivenOne() throws Exception {
    List<LeagueMethod> methods = OurRuns.onGraph(1000);
    assertTrue(methods.contains(LeagueMethod.parse("graph SmoothDiffusion")));
    assertTrue(methods.stream().noneMatch(method -> method.name().equals("AutoDiffusion")));
  }

  @Test
  public void slowMethodsAreLeftOutOnLargeSets() throws Exception {
    assertEquals(OurRuns.onGraph(1000).size() - 2, OurRuns.onGraph(5000).size());
  }
}
