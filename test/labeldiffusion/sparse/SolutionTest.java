package labeldiffusion.sparse;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertSame;
import static org.junit.Assert.assertTrue;

import labeldiffusion.SilentTestCase;
import org.junit.Test;

public class SolutionTest extends SilentTestCase {
  @Test
  public void clippingLeavesNothingNegative() {
    Solution solution = new Solution(new double[] {-1e-9, 0, 2}, 1, 0, true);
    assertSame(solution, solution.clip());
    assertArrayEquals(new double[] {0, 0, 2}, solution.X(), 0);
  }

  @Test
  public void worstColumnIsTheOneWithTheLargestRelativeResidual() {
    double[] rr = {9, 9, 4, 1};
    assertEquals(2, Solution.worst(rr, 2, new double[] {1, 100}), 1e-15);
    assertEquals(3, Solution.worst(rr, 0, new double[] {1, 100}), 1e-15);
  }

  @Test
  public void columnOfZerosIsSolvedByZerosOnly() {
    assertEquals(0, Solution.worst(new double[1], 0, new double[1]), 0);
    assertEquals(Double.POSITIVE_INFINITY, Solution.worst(new double[] {1}, 0, new double[1]), 0);
  }

  @Test
  public void undefinedResidualIsWorse() {
    assertTrue(Double.isNaN(Solution.worst(new double[] {1, Double.NaN}, 0, new double[] {1, 1})));
  }
}
