package labeldiffusion.diffusion.linear;

import static org.junit.Assert.assertArrayEquals;

import labeldiffusion.SilentTestCase;
import labeldiffusion.TestGraphs;
import labeldiffusion.graph.Components;
import labeldiffusion.labels.Labels;
import org.junit.Test;

/**
 * Three components: nodes 0, 1, 2 with labels 0, 0, 1; nodes 3, 4 with a label of class 1 at node
 * 3; node 5 without labels.
 */
public class PoissonSourcesTest extends SilentTestCase {
  private final Labels labels = TestGraphs.labelled(6, 2, 0, 0, 1, 0, 2, 1, 3, 1);
  private final PoissonSources sources =
      new PoissonSources(labels, new Components(new int[] {0, 0, 0, 1, 1, 2}, 3));

  @Test
  public void sourcesAreCentredInEachComponent() {
    double third = 1.0 / 3;
    assertArrayEquals(
        new double[] {third, -third, third, -third, -2 * third, 2 * third, 0, 0, 0, 0, 0, 0},
        sources.values(),
        1e-15);
  }

  @Test
  public void potentialIsCentredByDegreesInEachComponent() {
    double[] U = {1, 0, 2, 0, 3, 6, 5, 5, 7, 7, 9, 9};
    sources.centre(U, new double[] {1, 1, 2, 3, 1, 0});
    double[] expected = {
      1 - 9 / 4.0, -3, 2 - 9 / 4.0, -3, 3 - 9 / 4.0, 3, 5 - 22 / 4.0, 5 - 22 / 4.0, 1.5, 1.5, 9, 9
    };
    assertArrayEquals(expected, U, 1e-15);
  }

  @Test
  public void classesWithoutLabelsInAComponentAreOutOfReachThere() {
    double[] U = {2, 0, 0, 1, 4, 0, 0, 0, 0, 0, 0, 0};
    sources.markOutOfReach(U);
    double none = PotentialScores.OUT_OF_REACH;
    assertArrayEquals(new double[] {2, 0, 0, 1, 4, 0, none, 0, none, 0, none, none}, U, 0);
  }
}
