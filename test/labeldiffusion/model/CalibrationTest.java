package labeldiffusion.model;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertSame;
import static org.junit.Assert.assertTrue;

import java.util.Arrays;
import java.util.Random;
import labeldiffusion.diffusion.Scores;
import org.junit.Test;

public class CalibrationTest {
  private static final double[] HAND = {0.8, 0.2};

  @Test
  public void withoutPowersScoresAreLeftAsTheyAre() {
    assertSame(HAND, Calibration.NONE.apply(HAND));
  }

  @Test
  public void squaresByHand() {
    double[] p = Calibration.ofPower(2, 2).apply(HAND); // 0.64 and 0.04
    assertArrayEquals(new double[] {16 / 17.0, 1 / 17.0}, p, 1e-15);
  }

  @Test
  public void sharesAndFloorsByHand() {
    Calibration calibration =
        new Calibration(new double[] {1, 2}, new double[] {0.5, 0.4}, new double[] {0.05, 0.05});
    double expected = 0.5 * 0.8 + 0.4 * 16 / 17 + 0.05;
    assertArrayEquals(new double[] {expected, 1 - expected}, calibration.apply(HAND), 1e-15);
  }

  @Test
  public void aClassWithoutScoreGetsItsFloor() {
    Calibration calibration =
        new Calibration(new double[] {3}, new double[] {0.9}, new double[] {0.05, 0.05, 0});
    assertArrayEquals(
        new double[] {0.95, 0.05, 0}, calibration.apply(new double[] {0.3, 0, 0}), 1e-15);
  }

  @Test
  public void largePowersGiveTheBestClassAll() {
    assertArrayEquals(new double[] {1, 0}, Calibration.ofPower(1e6, 2).apply(HAND), 0);
  }

  @Test
  public void smallPowersTellNothing() {
    assertArrayEquals(new double[] {0.5, 0.5}, Calibration.ofPower(1e-9, 2).apply(HAND), 1e-8);
  }

  @Test
  public void extremeScoresGiveNumbers() {
    double[] p = Calibration.ofPower(40, 3).apply(new double[] {1e-320, Double.MIN_VALUE, 1e-319});
    assertEquals(1, Arrays.stream(p).sum(), 1e-12);
    assertEquals(2, Scores.classOf(p, 0, 3));
  }

  @Test
  public void roundingDoesNotChangeTheBestClass() {
    double[] close = {0.5, Math.nextUp(0.5), 0.3};
    for (double power : new double[] {0, 1e-5, 0.1, 1, 4}) {
      assertEquals(1, Scores.classOf(Calibration.ofPower(power, 3).apply(close), 0, 3));
    }
  }

  @Test
  public void equalScoresStayEqual() {
    double[] p = Calibration.ofPower(0.3, 3).apply(new double[] {0.2, 0.4, 0.4});
    assertEquals(p[1], p[2], 0);
  }

  @Test
  public void theOrderOfClassesIsKeptInRandomRows() {
    Random random = new Random(1);
    for (int trial = 0; trial < 2000; trial++) {
      int c = 2 + random.nextInt(9);
      double[] scores =
          random.doubles(c).map(u -> random.nextInt(5) == 0 ? 0 : Math.exp(-30 * u)).toArray();
      scores[random.nextInt(c)] = 1;
      double[] floor = new double[c];
      Arrays.fill(floor, 0.1 / c);
      Calibration calibration =
          new Calibration(
              new double[] {Math.exp(3 * random.nextGaussian()), random.nextDouble()},
              new double[] {0.6, 0.3},
              floor);
      double[] p = calibration.apply(scores);
      assertEquals(1, Arrays.stream(p).sum(), 1e-12);
      assertEquals(Scores.classOf(scores, 0, c), Scores.classOf(p, 0, c));
      for (int t = 0; t < c; t++) {
        for (int u = 0; u < c; u++) {
          assertTrue(scores[t] < scores[u] || p[t] >= p[u]);
        }
      }
    }
  }
}
