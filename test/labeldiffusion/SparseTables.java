package labeldiffusion;

import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;
import labeldiffusion.points.DensePoints;
import labeldiffusion.points.Points;
import labeldiffusion.points.SparsePoints;

/** Tables with few non-zero entries, and the two ways to store a table. */
public final class SparseTables {
  private SparseTables() {}

  /** The same rows, by their non-zero entries. */
  public static SparsePoints sparse(Points points) {
    int numbers = points.size() == 0 ? 0 : points.numbers(0).length;
    int codes = points.size() == 0 ? 0 : points.codes(0).length;
    int[][] column = new int[points.size()][];
    double[][] value = new double[points.size()][];
    for (int i = 0; i < points.size(); i++) {
      double[] row = Arrays.copyOf(points.numbers(i), numbers + codes);
      for (int a = 0; a < codes; a++) {
        row[numbers + a] = points.codes(i)[a];
      }
      column[i] = IntStream.range(0, row.length).filter(a -> row[a] != 0).toArray();
      value[i] = Arrays.stream(column[i]).mapToDouble(a -> row[a]).toArray();
    }
    return new SparsePoints(column, value, numbers, codes);
  }

  /** A copy in full. */
  public static DensePoints dense(Points points) {
    double[][] numbers = new double[points.size()][];
    int[][] codes = new int[points.size()][];
    Arrays.setAll(numbers, i -> points.numbers(i).clone());
    Arrays.setAll(codes, i -> points.codes(i).clone());
    return new DensePoints(numbers, codes);
  }

  /**
   * Numbers and codes, most of them 0, the first columns more often other than the last. Every
   * tenth row repeats another, every thirteenth is all zeros.
   *
   * @param valueCount how many different numbers there are: few make many equal distances
   */
  public static DensePoints random(int n, int numbers, int codes, int valueCount, Random random) {
    double[][] x = new double[n][];
    int[][] c = new int[n][];
    for (int i = 0; i < n; i++) {
      x[i] = new double[numbers];
      c[i] = new int[codes];
      if (i > 0 && i % 10 == 0) {
        int other = random.nextInt(i);
        x[i] = x[other].clone();
        c[i] = c[other].clone();
      } else if (i % 13 != 0) {
        for (int a = 0; a < numbers; a++) {
          x[i][a] = random.nextInt(a + 4) < 3 ? (1 + random.nextInt(valueCount)) / 7.0 : 0;
        }
        for (int a = 0; a < codes; a++) {
          c[i][a] = random.nextInt(4) == 0 ? 1 + random.nextInt(2) : 0;
        }
      }
    }
    return new DensePoints(x, c);
  }
}
