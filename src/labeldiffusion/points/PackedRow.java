package labeldiffusion.points;

import java.io.Serializable;
import java.util.Arrays;

/**
 * The numbers of a row in the smallest form that loses nothing: bytes, shorts, floats or doubles,
 * and only those other than 0 if that is shorter. Rows keep their raw values in this form; most
 * tables have integers or few decimals.
 */
sealed interface PackedRow extends Serializable {
  /** How many numbers there are. */
  int length();

  /** Writes all numbers, from row[0] on. A zero loses its sign, which no result depends on. */
  void unpack(double[] row);

  /** All numbers, in a new array. */
  default double[] unpacked() {
    double[] row = new double[length()];
    unpack(row);
    return row;
  }

  /** About how many bytes it takes. */
  long bytes();

  static PackedRow of(double... numbers) {
    int width = width(numbers);
    int others = 0;
    for (double x : numbers) {
      others += x != 0 ? 1 : 0;
    }
    boolean isFew =
        numbers.length <= Character.MAX_VALUE
            && Few.HEADER + (long) (Character.BYTES + width) * others
                < (long) width * numbers.length;
    return isFew ? few(numbers, others, width) : all(numbers, width);
  }

  /** Bytes per number that lose nothing; zeros need no more than the others. */
  private static int width(double[] numbers) {
    boolean areBytes = true;
    boolean areShorts = true;
    boolean areFloats = true;
    for (double x : numbers) {
      if (x != 0) {
        areBytes = areBytes && ((int) x & 255) == x;
        areShorts = areShorts && (short) x == x;
        areFloats = areFloats && ((float) x == x || Double.isNaN(x));
      }
    }
    return areBytes ? Byte.BYTES : areShorts ? Short.BYTES : areFloats ? Float.BYTES : Double.BYTES;
  }

  private static PackedRow few(double[] numbers, int others, int width) {
    char[] column = new char[others];
    double[] value = new double[others];
    for (int a = 0, p = 0; p < others; a++) {
      if (numbers[a] != 0) {
        column[p] = (char) a;
        value[p++] = numbers[a];
      }
    }
    return new Few(numbers.length, column, all(value, width));
  }

  private static PackedRow all(double[] numbers, int width) {
    if (width == Byte.BYTES) {
      byte[] value = new byte[numbers.length];
      for (int a = 0; a < value.length; a++) {
        value[a] = (byte) numbers[a];
      }
      return new Bytes(value);
    }
    if (width == Short.BYTES) {
      short[] value = new short[numbers.length];
      for (int a = 0; a < value.length; a++) {
        value[a] = (short) numbers[a];
      }
      return new Shorts(value);
    }
    if (width == Float.BYTES) {
      float[] value = new float[numbers.length];
      for (int a = 0; a < value.length; a++) {
        value[a] = (float) numbers[a];
      }
      return new Floats(value);
    }
    return new Doubles(numbers.clone());
  }

  /** Integers from 0 to 255. */
  record Bytes(byte[] value) implements PackedRow {
    private static final long serialVersionUID = 1L;

    @Override
    public int length() {
      return value.length;
    }

    @Override
    public void unpack(double[] row) {
      for (int a = 0; a < value.length; a++) {
        row[a] = value[a] & 255;
      }
    }

    @Override
    public long bytes() {
      return 32L + value.length;
    }
  }

  /** Integers of 16 bits. */
  record Shorts(short[] value) implements PackedRow {
    private static final long serialVersionUID = 1L;

    @Override
    public int length() {
      return value.length;
    }

    @Override
    public void unpack(double[] row) {
      for (int a = 0; a < value.length; a++) {
        row[a] = value[a];
      }
    }

    @Override
    public long bytes() {
      return 32 + 2L * value.length;
    }
  }

  /** Numbers that a float holds without loss, and missing ones. */
  record Floats(float[] value) implements PackedRow {
    private static final long serialVersionUID = 1L;

    @Override
    public int length() {
      return value.length;
    }

    @Override
    public void unpack(double[] row) {
      for (int a = 0; a < value.length; a++) {
        row[a] = value[a];
      }
    }

    @Override
    public long bytes() {
      return 32 + 4L * value.length;
    }
  }

  /** All other numbers. */
  record Doubles(double[] value) implements PackedRow {
    private static final long serialVersionUID = 1L;

    @Override
    public int length() {
      return value.length;
    }

    @Override
    public void unpack(double[] row) {
      System.arraycopy(value, 0, row, 0, value.length);
    }

    @Override
    public long bytes() {
      return 32 + 8L * value.length;
    }
  }

  /**
   * Rows with many zeros.
   *
   * @param length of the whole row
   * @param column of each number that is not 0
   */
  record Few(int length, char[] column, PackedRow value) implements PackedRow {
    private static final long serialVersionUID = 1L;

    /** Bytes of the objects around the numbers. */
    private static final int HEADER = 48;

    /** Unpacks the numbers to the beginning and moves them to their columns, the last one first. */
    @Override
    public void unpack(double[] row) {
      value.unpack(row);
      Arrays.fill(row, column.length, length, 0);
      for (int p = column.length - 1; p >= 0; p--) {
        double x = row[p];
        row[p] = 0;
        row[column[p]] = x;
      }
    }

    @Override
    public long bytes() {
      return HEADER + 2L * column.length + value.bytes();
    }
  }
}
