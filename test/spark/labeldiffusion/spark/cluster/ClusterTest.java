package labeldiffusion.spark.cluster;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;
import static org.junit.Assume.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import labeldiffusion.spark.TestSpark;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;

/** A real cluster of two workers; one is killed during the search, one during the diffusion. */
public class ClusterTest {
  private static final int ROWS = 1000;
  private static final int STEPS = 6;
  private static final int LEAF = 400;

  @Rule public final TemporaryFolder folder = new TemporaryFolder();

  @Test
  public void killedWorkersChangeNoBitOfTheAnswer() throws Exception {
    String jar = System.getProperty("labeldiffusion.spark.jar", "");
    assumeTrue("skipped, which is fine: it needs the built jar", new java.io.File(jar).isFile());
    Path jars = Path.of(System.getProperty("labeldiffusion.spark.deps"));
    String expected =
        ClusterJob.answers(
            ClusterJob.table(TestSpark.session(), ROWS),
            ClusterJob.estimator("SMOOTH", STEPS, LEAF).setBlocks(3));
    List<String> lines = new ArrayList<>();
    try (LocalCluster cluster = new LocalCluster(folder.getRoot().toPath(), jars, "512m")) {
      cluster.startWorker();
      cluster.startWorker();
      int code =
          cluster.run(
              jar,
              System.getProperty("java.class.path"),
              line -> {
                lines.add(line);
                if (line.equals("search 1") || line.equals("diffusion 9")) {
                  replaceWorker(cluster);
                }
              },
              "" + ROWS,
              "SMOOTH",
              "" + STEPS,
              "" + LEAF,
              "5",
              folder.getRoot() + "/checkpoints");
      assertEquals(String.join("\n", lines), 0, code);
    }
    assertTrue(lines.toString(), lines.containsAll(List.of("search 1", "diffusion 9")));
    assertTrue(lines.toString(), lines.contains(ClusterJob.ANSWER + expected));
  }

  private static void replaceWorker(LocalCluster cluster) {
    cluster.killWorker();
    try {
      cluster.startWorker();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
