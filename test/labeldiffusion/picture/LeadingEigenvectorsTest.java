package labeldiffusion.picture;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.util.concurrent.CancellationException;
import org.junit.Test;

public class LeadingEigenvectorsTest {
  private static LeadingEigenvectors of(double[] without, double[]... A) {
    return new LeadingEigenvectors(
        (x, y) -> {
          for (int i = 0; i < A.length; i++) {
            y[i] = LeadingEigenvectors.product(A[i], x);
          }
        },
        A.length,
        without,
        10_000);
  }

  @Test
  public void axesOfADiagonalMatrixComeByTheirValues() {
    LeadingEigenvectors pair =
        of(new double[3], new double[] {3, 0, 0}, new double[] {0, 1, 0}, new double[] {0, 0, 5});
    assertArrayEquals(new double[] {0, 0, 1}, pair.first, 1e-5);
    assertArrayEquals(new double[] {1, 0, 0}, pair.second, 1e-5);
    assertEquals(5, pair.firstValue, 1e-9);
    assertEquals(3, pair.secondValue, 1e-9);
  }

  @Test
  public void aDirectionCanBeLeftOut() {
    LeadingEigenvectors pair =
        of(
            new double[] {0, 0, 1},
            new double[] {3, 0, 0},
            new double[] {0, 1, 0},
            new double[] {0, 0, 5});
    assertArrayEquals(new double[] {1, 0, 0}, pair.first, 1e-5);
    assertArrayEquals(new double[] {0, 1, 0}, pair.second, 1e-5);
  }

  /** 6 (2, -1) (2, -1)' / 5 + (1, 2) (1, 2)' / 5: the largest entry of a vector is positive. */
  @Test
  public void theLargestEntryIsPositive() {
    double root = Math.sqrt(5);
    LeadingEigenvectors pair = of(new double[2], new double[] {5, -2}, new double[] {-2, 2});
    assertArrayEquals(new double[] {2 / root, -1 / root}, pair.first, 1e-5);
    assertArrayEquals(new double[] {1 / root, 2 / root}, pair.second, 1e-5);
    LeadingEigenvectors other = of(new double[2], new double[] {2, -2}, new double[] {-2, 5});
    assertArrayEquals(new double[] {-1 / root, 2 / root}, other.first, 1e-5);
    assertEquals(6, other.firstValue, 1e-9);
    assertEquals(1, other.secondValue, 1e-9);
  }

  @Test
  public void aMatrixOfRankOneHasOneVector() {
    LeadingEigenvectors pair = of(new double[2], new double[] {1, 1}, new double[] {1, 1});
    assertArrayEquals(new double[] {Math.sqrt(0.5), Math.sqrt(0.5)}, pair.first, 1e-5);
    assertEquals(2, pair.firstValue, 1e-9);
    assertEquals(0, pair.secondValue, 1e-9);
  }

  /** The vector (1, -1) has entries of one length, apart from rounding: the first is positive. */
  @Test
  public void theFirstOfEqualEntriesIsPositive() {
    for (double a = 1.1; a < 4; a += 0.1) {
      LeadingEigenvectors pair = of(new double[2], new double[] {a, -1}, new double[] {-1, a});
      assertTrue(pair.first[0] > 0 && pair.first[1] < 0);
    }
  }

  @Test
  public void interruptsAreHeard() {
    Thread.currentThread().interrupt();
    assertThrows(
        CancellationException.class,
        () -> of(new double[2], new double[] {1, 0}, new double[] {0, 2}));
    assertTrue(Thread.interrupted());
  }
}
