package labeldiffusion.spark.steps;

import java.io.Serializable;
import java.math.BigInteger;

/**
 * A sum of doubles without rounding: its bits depend neither on the order of the terms nor on how
 * they are spread over blocks. A double is a whole multiple of 2^-1074; the sum is kept in digits
 * of 32 bits, and rounded once at the end. Terms must be finite.
 */
public final class ExactSum implements Serializable {
  private static final long serialVersionUID = 1L;
  private static final int BITS = 32;
  private static final int DIGITS = 68;
  private static final int LEAST_EXPONENT = 1074;

  /** Additions after which a digit might leave the range of a long. */
  private static final int CARRY = 1 << 29;

  private static final long MASK = (1L << BITS) - 1;

  private final long[] digit = new long[DIGITS];
  private int additions;

  /** sum += x. */
  public void add(double x) {
    long bits = Double.doubleToRawLongBits(x);
    int exponent = (int) (bits >>> 52) & 0x7ff;
    long mantissa = bits & (1L << 52) - 1 | (exponent == 0 ? 0 : 1L << 52);
    int place = Math.max(0, exponent - 1);
    int d = place >>> 5;
    int shift = place & 31;
    long low = mantissa << shift; // the lowest 64 bits
    long high = shift == 0 ? 0 : mantissa >>> 64 - shift;
    if (bits < 0) {
      digit[d] -= low & MASK;
      digit[d + 1] -= low >>> BITS;
      digit[d + 2] -= high;
    } else {
      digit[d] += low & MASK;
      digit[d + 1] += low >>> BITS;
      digit[d + 2] += high;
    }
    if (++additions == CARRY) {
      carry();
    }
  }

  /** This sum plus another one. */
  public ExactSum add(ExactSum other) {
    carry();
    other.carry();
    for (int d = 0; d < DIGITS; d++) {
      digit[d] += other.digit[d];
    }
    additions = 2;
    return this;
  }

  private void carry() {
    for (int d = 0; d + 1 < DIGITS; d++) {
      digit[d + 1] += digit[d] >> BITS;
      digit[d] &= MASK;
    }
    additions = 1;
  }

  /** The sum, rounded. */
  public double value() {
    BigInteger sum = BigInteger.ZERO;
    for (int d = DIGITS - 1; d >= 0; d--) {
      sum = sum.shiftLeft(BITS).add(BigInteger.valueOf(digit[d]));
    }
    int drop = Math.max(0, sum.bitLength() - 900); // what is left converts without overflow
    return Math.scalb(sum.shiftRight(drop).doubleValue(), drop - LEAST_EXPONENT);
  }
}
