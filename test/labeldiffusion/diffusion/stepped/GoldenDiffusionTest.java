package labeldiffusion.diffusion.stepped;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;

import java.util.Arrays;
import labeldiffusion.Golden;
import labeldiffusion.neighbours.Neighbours;
import org.junit.Test;

/**
 * The stages that all stepped diffusions share against the golden files; the test of each
 * diffusivity compares its own values.
 */
public class GoldenDiffusionTest extends GoldenCase {
  public GoldenDiffusionTest(Golden golden) {
    super(golden);
  }

  @Test
  public void neighbours() {
    Neighbours found = golden.neighbours(workers);
    double[][] expected = golden.matrix("neighbours");
    for (int i = 0; i < expected.length; i++) {
      int[] row = Arrays.copyOfRange(found.index(), i * found.k(), (i + 1) * found.k());
      assertArrayEquals(expected[i], Arrays.stream(row).asDoubleStream().toArray(), 0);
    }
  }

  @Test
  public void kernelWidth() {
    assertEquals(golden.number("sigma_x"), graph.origin().sigmaX(), Golden.TOLERANCE);
  }

  @Test
  public void weights() {
    golden.assertEdges("W", graph, graph.weight());
    graph.checkStructure();
  }

  @Test
  public void degrees() {
    double loop = golden.flag("self_loops") ? 1 : 0;
    assertArrayEquals(
        golden.vector("d"),
        Arrays.stream(graph.degree()).map(d -> d + loop).toArray(),
        Golden.TOLERANCE);
  }

  @Test
  public void seeds() {
    golden.assertMatrix("Y", golden.labels().seeds(golden.euler().labelWeights()));
  }

  @Test
  public void scoresAfterTheInitialSteps() {
    golden.assertMatrix("F_initial", StepSpecs.initialScores(golden, graph, workers));
  }

  @Test
  public void widthOfTheDiffusivity() {
    double[] F = StepSpecs.initialScores(golden, graph, workers);
    DiffusivityContext context =
        DiffusivityContext.of(graph, golden.classes(), F, golden.relativeSigmaF(), workers);
    assertEquals(golden.number("sigma_f2"), context.sigmaF2(), Golden.TOLERANCE);
  }
}
