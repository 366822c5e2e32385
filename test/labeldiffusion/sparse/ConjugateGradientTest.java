package labeldiffusion.sparse;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.util.Arrays;
import labeldiffusion.DenseReference;
import labeldiffusion.SilentTestCase;
import labeldiffusion.TestGraphs;
import labeldiffusion.graph.SimilarityGraph;
import org.junit.Test;

/** A = D - W plus a positive diagonal, on random graphs. */
public class ConjugateGradientTest extends SilentTestCase {
  private static final int C = 3;

  private final SimilarityGraph graph =
      TestGraphs.nearest(TestGraphs.randomPoints(50, 2, random), 4);
  private final double[] excess = new double[50];
  private final double[] B = random.doubles(50 * C).toArray();
  private final double[] X = new double[50 * C];
  private final Laplacian laplacian = new Laplacian(graph.matrix(), excess);
  private final ConjugateGradient solver =
      new ConjugateGradient(new LinearSystem(laplacian, B, C), workers);

  public ConjugateGradientTest() {
    for (int i = 0; i < excess.length; i++) {
      excess[i] = 0.01 + random.nextDouble();
    }
  }

  @Test
  public void solutionIsThatOfElimination() {
    assertTrue(solve(1e-13, 1000).converged());
    assertArrayEquals(
        DenseReference.flat(DenseReference.solve(A(), DenseReference.rows(B, C))), X, 1e-10);
  }

  @Test
  public void reportedResidualIsTheTrueOne() {
    Solution result = solve(1e-3, 1000);
    assertTrue(result.residual() <= 1e-3);
    assertEquals(relativeResidual(), result.residual(), 1e-12);
  }

  @Test
  public void stoppingTooEarlyIsReported() {
    int needed = solve(1e-10, 1000).iterations();
    Arrays.fill(X, 0);
    Solution result = solve(1e-10, needed - 1);
    assertFalse(result.converged());
    assertEquals(needed - 1, result.iterations());
    assertTrue(result.residual() > 1e-10);
  }

  @Test
  public void solutionAsStartNeedsNoIteration() {
    solve(1e-12, 1000);
    assertEquals(0, solve(1e-11, 1000).iterations());
  }

  @Test
  public void aColumnOfZerosStaysZero() {
    for (int i = 0; i < 50; i++) {
      B[i * C + 1] = 0;
    }
    assertTrue(solve(1e-12, 1000).converged());
    for (int i = 0; i < 50; i++) {
      assertEquals(0, X[i * C + 1], 0);
      assertTrue(X[i * C] > 0);
    }
  }

  @Test
  public void anEarlierSolveLeavesNoTrace() {
    solve(1e-13, 1000);
    double[] first = X.clone();
    B[0] = Double.NaN;
    Arrays.fill(X, 0);
    assertFalse(solve(1e-13, 3).converged());
    B[0] = B[1];
    Arrays.fill(X, 0);
    solve(1e-13, 1000);
    double[] again = X.clone();
    Arrays.fill(X, 0);
    new ConjugateGradient(new LinearSystem(laplacian, B, C), workers)
        .solve(X, new StoppingRule(1e-13, 1000));
    assertArrayEquals(X, again, 0);
    assertEquals(first[1], X[1], 0);
  }

  /** A step of 1 / 1e-320 overflows: the answer stays where it is, and is not said to be one. */
  @Test
  public void nearlySubnormalSystemsLeaveFiniteNumbers() {
    double[] x = new double[2];
    Laplacian tiny = new Laplacian(TestGraphs.path(2).matrix(), new double[] {1e-320, 1e-320});
    Solution result =
        new ConjugateGradient(new LinearSystem(tiny, new double[] {1, 1}, 1), workers)
            .solve(x, new StoppingRule(1e-6, 100));
    assertArrayEquals(new double[2], x, 0);
    assertFalse(result.converged());
  }

  @Test
  public void columnsDoNotInfluenceEachOther() {
    solve(1e-13, 1000);
    double[] alone = new double[50];
    double[] b = new double[50];
    for (int i = 0; i < 50; i++) {
      b[i] = B[i * C + 2];
    }
    new ConjugateGradient(new LinearSystem(laplacian, b, 1), workers)
        .solve(alone, new StoppingRule(1e-13, 1000));
    for (int i = 0; i < 50; i++) {
      assertEquals(alone[i], X[i * C + 2], 1e-10);
    }
  }

  private Solution solve(double tolerance, int iterations) {
    return solver.solve(X, new StoppingRule(tolerance, iterations));
  }

  /** A column is solved relative to its own right-hand side. */
  @Test
  public void columnsOfVeryDifferentScaleAreAllSolved() {
    for (int x = 0; x < B.length; x++) {
      B[x] *= x % C == 0 ? 1e-9 : x % C == 1 ? 1 : 1e9;
    }
    assertTrue(solve(1e-10, 1000).converged());
    assertTrue(relativeResidual() < 1e-9);
  }

  /** B, X and three blocks of n c numbers, the diagonal and the entries. */
  @Test
  public void memoryIsThatOfItsArrays() {
    assertEquals(8 * (5 * 100 * 3 + 100 + 600), ConjugateGradient.bytes(100, 600, 3));
  }

  private double[][] A() {
    double[][] A = DenseReference.of(graph).W;
    for (int i = 0; i < A.length; i++) {
      for (int j = 0; j < A.length; j++) {
        A[i][j] = (i == j ? graph.degree()[i] + excess[i] : 0) - A[i][j];
      }
    }
    return A;
  }

  /** The largest ||B - A X|| / ||B|| of a column. */
  private double relativeResidual() {
    double[][] A = A();
    double largest = 0;
    for (int t = 0; t < C; t++) {
      double rr = 0;
      double bb = 0;
      for (int i = 0; i < A.length; i++) {
        double residual = B[i * C + t];
        for (int j = 0; j < A.length; j++) {
          residual -= A[i][j] * X[j * C + t];
        }
        rr += residual * residual;
        bb += B[i * C + t] * B[i * C + t];
      }
      largest = Math.max(largest, Math.sqrt(rr / bb));
    }
    return largest;
  }

  /** One edge and (1, 1), which A maps to 0: there is no direction in which to go. */
  @Test
  public void withoutADirectionTheIterationEndsUnconverged() {
    double[] x = new double[2];
    Solution solution = edge(new double[] {1, 1}, 1).solve(x, new StoppingRule(1e-12, 50));
    assertFalse(solution.converged());
    assertEquals(0, solution.iterations());
    assertEquals(1, solution.residual(), 0);
    assertArrayEquals(new double[2], x, 0);
  }

  /** The first column breaks down, the second is solved: x_0 - x_1 = 3. */
  @Test
  public void aColumnThatBreaksDownDoesNotStopTheOthers() {
    double[] x = new double[4];
    Solution solution = edge(new double[] {1, 3, 1, -3}, 2).solve(x, new StoppingRule(1e-12, 50));
    assertFalse(solution.converged());
    assertArrayEquals(new double[] {0, 1.5, 0, -1.5}, x, 1e-15);
  }

  private ConjugateGradient edge(double[] b, int columns) {
    SparseMatrix V = new SparseMatrix(new int[] {0, 1, 2}, new int[] {1, 0}, new double[] {1, 1});
    return new ConjugateGradient(new LinearSystem(Laplacian.of(V), b, columns), workers);
  }
}
