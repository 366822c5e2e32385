package labeldiffusion.sparse;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertThrows;

import labeldiffusion.SilentTestCase;
import org.junit.Test;

/** Two nodes joined by an edge of weight 3, with 1 added to the diagonal: A = [4 -3; -3 4]. */
public class LinearSystemTest extends SilentTestCase {
  private static final SparseMatrix V =
      new SparseMatrix(new int[] {0, 1, 2}, new int[] {1, 0}, new double[] {3, 3});
  private static final Laplacian A = Laplacian.identityPlus(V);

  @Test
  public void residualIsWhatTheSolutionLacks() {
    LinearSystem system = new LinearSystem(A, new double[] {1, 10, 2, 20}, 2);
    double[] R = new double[4];
    double[] bb = new double[3];
    system.residual(new double[] {1, 0, 0, 1}, R, 0, 2, bb, 1);
    assertArrayEquals(new double[] {1 - 4, 10 + 3, 2 + 3, 20 - 4}, R, 1e-15);
    assertArrayEquals(new double[] {0, 1 + 4, 100 + 400}, bb, 0);
  }

  @Test
  public void rightHandSidesOfAnotherSizeAreRejected() {
    assertThrows(IllegalArgumentException.class, () -> new LinearSystem(A, new double[5], 2));
  }

  @Test
  public void bothSolversSolveIt() {
    StoppingRule rule = new StoppingRule(1e-13, 10);
    LinearSystem system = new LinearSystem(A, new double[] {1, 0, 0, 7}, 2);
    double[] expected = {4 / 7.0, 3, 3 / 7.0, 4}; // A^-1 = [4 3; 3 4] / 7
    assertArrayEquals(
        expected, new ConjugateGradient(system, workers).solve(new double[4], rule).X(), 1e-12);
    assertArrayEquals(
        expected, new BiconjugateGradient(system, workers).solve(new double[4], rule).X(), 1e-12);
  }
}
