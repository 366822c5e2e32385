package labeldiffusion.sizes;

import static org.junit.Assert.assertEquals;

import org.junit.Test;

public class BetaDistributionTest {
  @Test
  public void quantilesOfTheUniformDistributionAreTheirOwnLevels() {
    for (double p : new double[] {0.001, 0.3, 0.5, 0.999}) {
      assertEquals(p, new BetaDistribution(1, 1).quantile(p), 1e-12);
    }
  }

  /** I_x(1/2, 1/2) = 2/pi arcsin(sqrt x). */
  @Test
  public void quantilesOfTheArcsineDistributionAreSquaredSines() {
    for (double p : new double[] {0.025, 0.4, 0.9}) {
      double sine = Math.sin(Math.PI * p / 2);
      assertEquals(sine * sine, new BetaDistribution(0.5, 0.5).quantile(p), 1e-10);
    }
  }

  /** I_x(a, 1) = x^a and I_x(1, b) = 1 - (1 - x)^b. */
  @Test
  public void powersAreTheDistributionsWithOneParameterOne() {
    for (double x : new double[] {0.1, 0.5, 0.95}) {
      assertEquals(Math.pow(x, 7.5), new BetaDistribution(7.5, 1).below(x), 1e-12);
      assertEquals(1 - Math.pow(1 - x, 40), new BetaDistribution(1, 40).below(x), 1e-12);
    }
  }

  @Test
  public void nothingIsBelowZeroAndAllIsBelowOne() {
    assertEquals(0, new BetaDistribution(2, 3).below(0), 0);
    assertEquals(1, new BetaDistribution(2, 3).below(1), 0);
  }

  @Test
  public void logGammaIsTheLogarithmOfFactorialsAndOfTheRootOfPi() {
    assertEquals(Math.log(24), BetaDistribution.logGamma(5), 1e-12);
    assertEquals(Math.log(Math.PI) / 2, BetaDistribution.logGamma(0.5), 1e-12);
  }
}
