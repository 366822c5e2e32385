package labeldiffusion.points;

import static org.junit.Assert.assertEquals;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.Collections;
import labeldiffusion.SilentTestCase;
import org.junit.Test;

public class OrderFreeSumsTest extends SilentTestCase {
  @Test
  public void sumIsTheExactOneRounded() {
    for (int n : new int[] {1, 2, 3, 100, 10_000}) {
      Double[] terms = terms(n);
      BigDecimal exact = BigDecimal.ZERO;
      for (Double term : terms) {
        exact = exact.add(new BigDecimal(term));
      }
      assertEquals(exact.doubleValue(), sum(terms), Math.ulp(exact.doubleValue()));
    }
  }

  @Test
  public void orderOfTheTermsDoesNotMatter() {
    for (int n : new int[] {3, 1000, 70_000}) {
      Double[] terms = terms(n);
      double expected = sum(terms);
      for (int round = 0; round < 5; round++) {
        Collections.shuffle(Arrays.asList(terms), random);
        assertEquals(expected, sum(terms), 0);
      }
    }
  }

  @Test
  public void termsOfVeryDifferentSizeCancelExactly() {
    assertEquals(0x1p-60, sum(2.0, 0x1p-60, -2.0), 0);
    assertEquals(0x1p-60, sum(0x1p-60, 2.0, -2.0), 0);
    assertEquals(0, sum(1.1, -0.7, 0.7, -1.1), 0);
  }

  @Test
  public void largestTermsAndTheLargestNumberOfThemFit() {
    Double[] terms = new Double[1 << 16];
    Arrays.fill(terms, 2.0);
    assertEquals(1 << 17, sum(terms), 0);
    Arrays.fill(terms, Math.nextDown(-2.0) / 2);
    assertEquals(terms.length * terms[0], sum(terms), 0);
  }

  @Test
  public void zerosOfEitherSignAddNothing() {
    assertEquals(0.75, sum(0.0, 0.75, -0.0, 0.0), 0);
  }

  @Test
  public void columnsDoNotMix() {
    OrderFreeSums sums = new OrderFreeSums(2, 3);
    sums.add(0, 1.5);
    sums.add(1, -1);
    sums.add(0, 0.25);
    assertEquals(1.75, sums.sum(0), 0);
    assertEquals(-1, sums.sum(1), 0);
  }

  /** Many orders of magnitude, both signs. */
  private Double[] terms(int n) {
    Double[] terms = new Double[n];
    Arrays.setAll(
        terms,
        i -> Math.scalb(2 * random.nextDouble() - 1, 1 - random.nextInt(i % 3 == 0 ? 40 : 2)));
    return terms;
  }

  private static double sum(Double... terms) {
    OrderFreeSums sums = new OrderFreeSums(1, terms.length);
    for (Double term : terms) {
      sums.add(0, term);
    }
    return sums.sum(0);
  }
}
