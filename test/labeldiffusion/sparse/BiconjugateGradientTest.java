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

  private Solution solve(double tolerance, int iterations) {
    SparseMatrix alphaV = new SparseMatrix(rowStart, column, v).map((i, j, x) -> ALPHA * x);
    LinearSystem system = new LinearSystem(Laplacian.identityMinus(alphaV), B, C);
    return new BiconjugateGradient(system, workers)
        .solve(X, new StoppingRule(tolerance, iterations));
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
