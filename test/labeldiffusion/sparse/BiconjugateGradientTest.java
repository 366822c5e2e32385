package labeldiffusion.sparse;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.util.stream.IntStream;
import labeldiffusion.DenseReference;
import labeldiffusion.SilentTestCase;
import org.junit.Test;

/** (I - alpha V) X = B, where V is not symmetric and has random rows of sum 1. */
public class BiconjugateGradientTest extends SilentTestCase {
  private static final int N = 50;
  private static final int K = 4;
  private static final int C = 3;
  private static final double ALPHA = 0.99;

  private final int[] rowStart = IntStream.rangeClosed(0, N).map(i -> i * K).toArray();
  private final int[] column = new int[N * K];
  private final double[] v = random.doubles(N * K).toArray();
  private final double[] B = random.doubles(N * C).toArray();
  private final double[] X = new double[N * C];

  public BiconjugateGradientTest() {
    for (int i = 0; i < N; i++) {
      double sum = 0;
      for (int p = i * K; p < (i + 1) * K; p++) {
        column[p] = (i + 1 + p % K * 7 + random.nextInt(7)) % N;
        sum += v[p];
      }
      for (int p = i * K; p < (i + 1) * K; p++) {
        v[p] /= sum;
      }
    }
  }

  @Test
  public void solutionIsThatOfElimination() {
    assertTrue(solve(1e-13, 1000).converged());
    assertArrayEquals(
        DenseReference.flat(DenseReference.solve(A(), DenseReference.rows(B, C))), X, 1e-9);
  }

  @Test
  public void stoppingTooEarlyIsReported() {
    Solution solution = solve(1e-13, 3);
    assertFalse(solution.converged());
    assertEquals(3, solution.iterations());
  }

  @Test
  public void aColumnOfZerosStaysZero() {
    for (int i = 0; i < N; i++) {
      B[i * C + 1] = 0;
    }
    assertTrue(solve(1e-10, 1000).converged());
    for (int i = 0; i < N; i++) {
      assertEquals(0, X[i * C + 1], 0);
    }
  }

  /** After the first iteration the residual is orthogonal to the shadow: there is no way on. */
  @Test
  public void aBreakdownStartsAgain() {
    SparseMatrix V =
        new SparseMatrix(
            new int[] {0, 2, 4, 5}, new int[] {1, 2, 0, 2, 0}, new double[] {1, 1, 1, 1, -1});
    double[] b = {1, 0, 0};
    LinearSystem system = new LinearSystem(Laplacian.identityMinus(V), b, 1);
    double[] x = new double[3];
    Solution solution =
        new BiconjugateGradient(system, workers).solve(x, new StoppingRule(1e-12, 20));
    assertTrue(solution.converged());
    double[][] A = {{1, -1, -1}, {-1, 1, -1}, {1, 0, 1}};
    assertArrayEquals(
        DenseReference.flat(DenseReference.solve(A, DenseReference.rows(b, 1))), x, 1e-11);
  }

  /** Powers of two: not a bit may change. */
  @Test
  public void theScaleOfTheRightSideChangesNothing() {
    int iterations = solve(1e-10, 1000).iterations();
    double[] expected = X.clone();
    double tiny = Math.scalb(1.0, -90);
    for (int x = 0; x < X.length; x++) {
      B[x] *= tiny;
      X[x] = 0;
    }
    assertEquals(iterations, solve(1e-10, 1000).iterations());
    for (int x = 0; x < X.length; x++) {
      assertEquals(expected[x], X[x] / tiny, 0);
    }
  }

  @Test
  public void aSolverMayBeUsedAgain() {
    BiconjugateGradient solver = solver();
    int iterations = solver.solve(X, new StoppingRule(1e-10, 1000)).iterations();
    double[] again = new double[X.length];
    assertEquals(iterations, solver.solve(again, new StoppingRule(1e-10, 1000)).iterations());
    assertArrayEquals(X, again, 0);
  }

  /** In exact arithmetic it is N; one that starts again in every step would need many more. */
  @Test
  public void iterationsAreFewerThanUnknowns() {
    int iterations = solve(1e-10, 1000).iterations();
    assertTrue("iterations " + iterations, iterations < N);
  }

  /** B, X and five blocks of n c numbers, the diagonal and the entries. */
  @Test
  public void memoryIsThatOfItsArrays() {
    assertEquals(8 * (7 * 100 * 3 + 100 + 600), BiconjugateGradient.bytes(100, 600, 3));
  }

  private BiconjugateGradient solver() {
    SparseMatrix alphaV = new SparseMatrix(rowStart, column, v).map((i, j, x) -> ALPHA * x);
    return new BiconjugateGradient(
        new LinearSystem(Laplacian.identityMinus(alphaV), B, C), workers);
  }

  private Solution solve(double tolerance, int iterations) {
    return solver().solve(X, new StoppingRule(tolerance, iterations));
  }

  private double[][] A() {
    double[][] A = new double[N][N];
    for (int i = 0; i < N; i++) {
      A[i][i] += 1;
      for (int p = i * K; p < (i + 1) * K; p++) {
        A[i][column[p]] -= ALPHA * v[p];
      }
    }
    return A;
  }
}
