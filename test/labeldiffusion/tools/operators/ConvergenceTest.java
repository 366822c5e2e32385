package labeldiffusion.tools.operators;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.Random;
import labeldiffusion.SilentTestCase;
import org.junit.Test;

/** The convergence of the consistent operators to a known continuous one. */
public class ConvergenceTest extends SilentTestCase {
  private static final int FEW = 500;
  private static final int MANY = 2000;

  /** The measured rates, from 500 to 8,000 points, are -0.74, -0.35 and -0.37. */
  @Test
  public void consistentOperatorConvergesOnEverySurface() {
    for (Manifold manifold : Manifold.values()) {
      Convergence.Errors few = Convergence.measure(manifold, FEW, 1, workers);
      Convergence.Errors many = Convergence.measure(manifold, MANY, 1, workers);
      double rate = Math.log(many.consistent() / few.consistent()) / Math.log((double) MANY / FEW);
      assertTrue(manifold + ": n^" + rate, rate < -0.25);
    }
  }

  /** The two limits are a third apart on the circle, and L^D stays that far from D^C's. */
  @Test
  public void operatorWithOneValuePerEdgeTendsToAnotherLimit() {
    Convergence.Errors errors = Convergence.measure(Manifold.CIRCLE, MANY, 1, workers);
    assertEquals(0.32, errors.limits(), 0.03);
    assertTrue(errors.perEdge() > 0.9 * errors.limits());
    assertTrue(errors.consistent() < 0.4 * errors.limits());
    assertTrue("it has a limit too", errors.perEdgeOwn() < 0.4 * errors.limits());
  }

  /** With q = 1 both operators are isotropic: A = B, constant, and the limits are Laplacians. */
  @Test
  public void veryLargeSigmaFGivesTheLaplacian() {
    for (Manifold manifold : Manifold.values()) {
      for (boolean isConsistent : new boolean[] {true, false}) {
        LimitTensor tensor = new LimitTensor(manifold, 1e9, 1e-3, isConsistent);
        double[] x = manifold.sample(7, new Random(1))[3];
        Manifold.Tensor here = tensor.at(manifold.squaredGradient(x));
        assertEquals(0, here.alongSlope(), 1e-6);
        double eigenvalue = manifold == Manifold.SPHERE ? 2 : 1; // all f are eigenfunctions
        double expected = -eigenvalue * here.along() * manifold.f(x);
        assertEquals(expected, manifold.operator(x, here), 1e-6);
      }
    }
  }

  @Test
  public void sectionBetweenTheMarksIsReplaced() {
    String begin = "<!-- from here to the end mark written by ./antw operators -->";
    String end = "<!-- end of what ./antw operators writes -->";
    assertEquals(
        "a\n" + begin + "\n\nnew\n" + end + "\nz",
        OperatorsPage.replaced("a\n" + begin + "\nold\n" + end + "\nz", "new\n"));
  }
}
