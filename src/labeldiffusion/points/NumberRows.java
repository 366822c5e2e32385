package labeldiffusion.points;

import java.io.Serializable;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.stream.Stream;

/** The numbers of the rows of {@link DensePoints}: as arrays, packed, or scaled when read. */
sealed interface NumberRows extends Serializable {
  int size();

  /** The numbers of a row: the stored array if there is one, otherwise a new one. */
  double[] row(int i);

  /** The numbers of a row: the stored array if there is one, otherwise {@code space}, filled. */
  default double[] row(int i, double[] space) {
    return row(i);
  }

  /** The numbers of a row, always in a new array. */
  default double[] copyOf(int i) {
    return row(i);
  }

  /** The given rows, in the given order. */
  NumberRows rows(int[] wanted);

  /** These rows and then others, in the form of these. */
  NumberRows followedBy(Stream<double[]> others);

  /** About how many bytes they take. */
  long bytes();

  /** Rows as arrays, shared with whoever made them. */
  record Plain(double[][] numbers) implements NumberRows {
    private static final long serialVersionUID = 1L;

    @Override
    public int size() {
      return numbers.length;
    }

    @Override
    public double[] row(int i) {
      return numbers[i];
    }

    @Override
    public double[] copyOf(int i) {
      return numbers[i].clone();
    }

    @Override
    public NumberRows rows(int[] wanted) {
      return new Plain(Arrays.stream(wanted).mapToObj(i -> numbers[i]).toArray(double[][]::new));
    }

    @Override
    public NumberRows followedBy(Stream<double[]> others) {
      return new Plain(Stream.concat(Arrays.stream(numbers), others).toArray(double[][]::new));
    }

    @Override
    public long bytes() {
      return numbers.length * (24L + 8L * (numbers.length == 0 ? 0 : numbers[0].length));
    }
  }

  /** Raw rows in the smallest form that loses nothing. */
  record Packed(PackedRow[] packed) implements NumberRows {
    private static final long serialVersionUID = 1L;

    @Override
    public int size() {
      return packed.length;
    }

    @Override
    public double[] row(int i) {
      return packed[i].unpacked();
    }

    @Override
    public double[] row(int i, double[] space) {
      packed[i].unpack(space);
      return space;
    }

    @Override
    public NumberRows rows(int[] wanted) {
      return new Packed(Arrays.stream(wanted).mapToObj(i -> packed[i]).toArray(PackedRow[]::new));
    }

    @Override
    public NumberRows followedBy(Stream<double[]> others) {
      return new Packed(
          Stream.concat(Arrays.stream(packed), others.map(PackedRow::of))
              .toArray(PackedRow[]::new));
    }

    @Override
    public long bytes() {
      return Arrays.stream(packed).mapToLong(row -> 4 + row.bytes()).sum();
    }
  }

  /**
   * Rows that are prepared when they are read.
   *
   * @param kept the rows that have been read; null if they are prepared each time, which is slower,
   *     but holds no second table
   */
  record ScaledWhenRead(
      NumberRows raw, ColumnScales scales, Metric metric, AtomicReferenceArray<double[]> kept)
      implements NumberRows {
    private static final long serialVersionUID = 1L;

    @Override
    public int size() {
      return raw.size();
    }

    @Override
    public double[] row(int i) {
      double[] known = kept == null ? null : kept.get(i);
      if (known == null) {
        known = scales.finished(raw.copyOf(i), metric);
        if (kept != null) {
          kept.set(i, known); // a thread that prepares the same row at once gets the same numbers
        }
      }
      return known;
    }

    @Override
    public double[] copyOf(int i) {
      return kept == null ? row(i) : row(i).clone();
    }

    @Override
    public NumberRows rows(int[] wanted) {
      AtomicReferenceArray<double[]> some = null;
      if (kept != null) {
        some = new AtomicReferenceArray<>(wanted.length);
        for (int r = 0; r < wanted.length; r++) {
          some.set(r, kept.get(wanted[r]));
        }
      }
      return new ScaledWhenRead(raw.rows(wanted), scales, metric, some);
    }

    @Override
    public NumberRows followedBy(Stream<double[]> others) {
      throw new UnsupportedOperationException("prepared rows are not added to");
    }

    /** The raw rows are counted where they come from. */
    @Override
    public long bytes() {
      return size() * (4L + (kept == null || size() == 0 ? 0 : 24L + 8L * raw.row(0).length));
    }
  }
}
