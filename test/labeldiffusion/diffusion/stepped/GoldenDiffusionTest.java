package labeldiffusion.diffusion.stepped;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;

import java.util.Arrays;
import labeldiffusion.Golden;
import labeldiffusion.diffusion.Diffusion;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.neighbours.Neighbours;
import org.junit.Test;

/** Every stage of the five diffusions against the golden files. */
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
    golden.assertMatrix("Y", golden.labels().seeds(golden.euler().seeds()));
  }

  @Test
  public void scoresAfterTheInitialSteps() {
    golden.assertMatrix("F_initial", initial());
  }

  @Test
  public void widthOfTheDiffusivity() {
    assertEquals(golden.number("sigma_f2"), edges().sigmaF2(), Golden.TOLERANCE);
  }

  @Test
  public void edgeDiffusivity() {
    golden.assertWeightedEdges("q", graph, edges().weights(initial()));
  }

  @Test
  public void smoothDiffusivity() {
    golden.assertWeightedEdges(
        "s_smooth", graph, new SmoothDiffusivity(edges()).weights(initial()));
  }

  @Test
  public void localMatchDiffusivity() {
    golden.assertWeightedEdges(
        "s_match", graph, new LocalMatchDiffusivity(edges()).weights(initial()));
  }

  @Test
  public void isotropicSystem() {
    golden.assertMatrix("F_isotropic", scores(EulerDiffusion.isotropic(golden.euler())));
  }

  @Test
  public void linearSystem() {
    golden.assertMatrix("F_linear", scores(anisotropic(DiffusivityRule.LINEAR)));
  }

  @Test
  public void nonlinearSystem() {
    golden.assertMatrix("F_nonlinear", scores(anisotropic(DiffusivityRule.NONLINEAR)));
  }

  @Test
  public void smoothSystem() {
    golden.assertMatrix("F_smooth", scores(anisotropic(DiffusivityRule.SMOOTH)));
  }

  @Test
  public void localMatchSystem() {
    golden.assertMatrix("F_match", scores(anisotropic(DiffusivityRule.LOCAL_MATCH)));
  }

  private EdgeDiffusivity edges() {
    return new EdgeDiffusivity(
        graph, golden.classes(), initial(), golden.relativeSigmaF(), workers);
  }

  private double[] initial() {
    return scores(EulerDiffusion.isotropic(golden.euler(golden.initialSteps())));
  }

  private Diffusion anisotropic(DiffusivityRule rule) {
    return EulerDiffusion.anisotropic(
        golden.euler(), golden.initialSteps(), golden.relativeSigmaF(), rule);
  }

  private double[] scores(Diffusion diffusion) {
    return diffusion.run(graph, golden.labels(), workers, Watcher.NONE).values();
  }
}
