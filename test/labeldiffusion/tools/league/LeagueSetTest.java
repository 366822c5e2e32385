package labeldiffusion.tools.league;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.nio.file.Path;
import java.util.List;
import labeldiffusion.points.Scaling;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import weka.classifiers.diffusion.rows.RowMetric;

/** Which sets are run, and with which distance. */
public class LeagueSetTest {
  @Rule public TemporaryFolder folder = new TemporaryFolder();
  private Path data;

  @Before
  public void writeData() throws Exception {
    data = folder.getRoot().toPath();
    LeagueData.write(data, "text");
    LeagueData.write(data, "mine");
  }

  @Test
  public void withoutNamesAllListedSetsInTheFolderRun() {
    assertEquals(
        List.of(new LeagueSet("text", RowMetric.COSINE, Scaling.NONE)), LeagueSet.in(data, ""));
  }

  @Test
  public void otherSetsCanBeNamedAndAreScaled() {
    assertEquals(
        List.of(new LeagueSet("mine", RowMetric.EUCLIDEAN, Scaling.NORMALIZE)),
        LeagueSet.in(data, "mine"));
  }

  @Test
  public void namedSetThatIsMissingIsRejected() {
    Exception rejection =
        assertThrows(IllegalArgumentException.class, () -> LeagueSet.in(data, "text,usps"));
    assertTrue(rejection.getMessage(), rejection.getMessage().startsWith("file not found: "));
  }

  @Test
  public void folderWithoutSetsIsRejected() {
    Exception rejection =
        assertThrows(IllegalArgumentException.class, () -> LeagueSet.in(data.resolve("empty"), ""));
    assertTrue(rejection.getMessage(), rejection.getMessage().startsWith("-data: expected"));
  }
}
