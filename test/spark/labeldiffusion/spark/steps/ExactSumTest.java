package labeldiffusion.spark.steps;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;

import java.math.BigDecimal;
import java.util.Random;
import org.junit.Test;

/** Sums without rounding ({@link ExactSums} are several of them). */
public class ExactSumTest {
  private static ExactSum of(double... terms) {
    ExactSum sum = new ExactSum();
    for (double x : terms) {
      sum.add(x);
    }
    return sum;
  }

  @Test
  public void nothingIsLostBetweenLargeTermsThatCancel() {
    assertEquals(1e-20, of(1e300, 1e-20, -1e300).value(), 0);
  }

  @Test
  public void subnormalAndLargestNumbersAreSummed() {
    assertEquals(3 * Double.MIN_VALUE, of(Double.MIN_VALUE, 2 * Double.MIN_VALUE).value(), 0);
    assertEquals(Double.MAX_VALUE, of(Double.MAX_VALUE, 1, -1).value(), 0);
    assertEquals(-0.75, of(-1, 0.25).value(), 0);
    assertEquals(0, of().value(), 0);
  }

  @Test
  public void theSumIsTheRoundedOneOfTheDecimals() {
    Random random = new Random(1);
    ExactSum sum = new ExactSum();
    BigDecimal decimal = BigDecimal.ZERO;
    for (int i = 0; i < 2000; i++) {
      double x = random.nextGaussian() * Math.exp(40 * random.nextGaussian());
      sum.add(x);
      decimal = decimal.add(new BigDecimal(x));
    }
    assertEquals(decimal.doubleValue(), sum.value(), 0);
  }

  @Test
  public void partsInAnyOrderHaveTheSameSum() {
    double[] terms = new Random(2).doubles(1000, -1, 1).toArray();
    ExactSum whole = of(terms);
    ExactSum parts = new ExactSum();
    for (int i = terms.length - 1; i >= 0; i--) {
      parts = of(terms[i]).add(parts);
    }
    assertEquals(whole.value(), parts.value(), 0);
  }

  @Test
  public void severalSumsAreKeptApart() {
    ExactSums sums = new ExactSums(2);
    sums.add(0, 1);
    sums.add(1, 2);
    ExactSums more = new ExactSums(2);
    more.add(1, 3);
    assertArrayEquals(new double[] {1, 5}, sums.add(more).values(), 0);
  }
}
