package labeldiffusion.diffusion.linear;

import static org.junit.Assert.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import labeldiffusion.Golden;
import labeldiffusion.SilentTestCase;
import labeldiffusion.diffusion.Diffusion;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.sparse.StoppingRule;
import org.junit.Test;

/**
 * The same weights and labels solved by scikit-learn, run to convergence; the files say with what
 * call and version.
 */
public class PeerValuesTest extends SilentTestCase {
  private static final StoppingRule EXACT = new StoppingRule(1e-13, 10_000);
  private final Golden golden =
      (Golden)
          Golden.all().stream()
              .map(parameters -> parameters[0])
              .filter(golden -> golden.toString().equals("connected-3d.json case 0"))
              .findAny()
              .orElseThrow();

  @Test
  public void localAndGlobalConsistencyIsLabelSpreading() throws IOException {
    assertPeer("sklearn-spreading.csv", new SpreadingDiffusion(0.99, EXACT));
  }

  @Test
  public void gaussianRandomFieldsAreLabelPropagation() throws IOException {
    assertPeer("sklearn-propagation.csv", new HarmonicDiffusion(EXACT));
  }

  private void assertPeer(String file, Diffusion diffusion) throws IOException {
    Path peers = Path.of(System.getProperty("labeldiffusion.golden", "test/golden"), "..", "peers");
    List<double[]> expected =
        Files.readAllLines(peers.resolve(file)).stream()
            .filter(line -> !line.startsWith("#"))
            .map(line -> Arrays.stream(line.split(",")).mapToDouble(Double::parseDouble).toArray())
            .toList();
    double[] F =
        diffusion.run(golden.graph(workers), golden.labels(), workers, Watcher.NONE).values();
    int c = golden.classes();
    assertEquals(expected.size() * c, F.length);
    for (int i = 0; i < expected.size(); i++) {
      double sum = Arrays.stream(F, i * c, (i + 1) * c).sum();
      for (int t = 0; t < c; t++) {
        assertEquals("node " + i + ", class " + t, expected.get(i)[t], F[i * c + t] / sum, 1e-9);
      }
    }
  }
}
