package labeldiffusion.neighbours.exact;

import java.io.Serializable;
import java.util.Arrays;
import java.util.Random;
import labeldiffusion.parallel.Workers;
import labeldiffusion.points.DensePoints;
import labeldiffusion.points.Points;

/**
 * A few coordinates that capture most of the distances: p_i = Q' f_i, where f_i are the features of
 * row i (see below) and Q has r orthonormal columns, roughly the leading principal directions of a
 * sample. An orthogonal projection makes no distance longer:
 *
 * <pre>  ||p_i - p_j||^2  &lt;=  ||f_i - f_j||^2  &lt;=  unit^2 squaredDistance(i, j),</pre>
 *
 * <p>so pairs that are too far apart in p need no true distance. The second inequality is what the
 * metric must guarantee ({@link Points#isBoundedByProjections}); this class is the only place that
 * relies on it, and {@link #of} rejects all other points. With 32 (96) of the 784 principal
 * directions of MNIST, 1,033 (81) of the 70,000 rows are left to compare with a row in search of
 * its 10 nearest.
 *
 * <p>Features are the numbers, followed by each nominal attribute as 0/1 columns times sqrt(1/2),
 * so that codes that differ have squared distance 1, as in {@link Points}. If an attribute has more
 * codes than columns, several codes share a column and have distance 0, which keeps the bound. All
 * features are centred, and scaled by a power of two so that float neither over- nor underflows.
 */
public final class Projection implements Serializable {
  private static final long serialVersionUID = 1L;
  private static final int SAMPLE = 1024;

  /** The largest size of the sample, in numbers. */
  private static final long LARGEST = 1 << 24;

  private static final int PASSES = 3;
  private static final int COLUMNS_PER_CODE = 16;

  /** Numbers outside this range have squares that over- or underflow in double, or nearly so. */
  private static final double LEAST = 0x1p-400;

  private static final double GREATEST = 0x1p400;

  private final int numbers;
  private final int[] codeStart;
  private final double[] centre;
  private final double unit;

  /**
   * The columns of Q, each as long as the features; a multiple of four, padded with zero columns.
   * Null if the numbers are out of range.
   */
  private final double[][] basis;

  /** Q by rows, one per feature. */
  private final double[][] transposed;

  private final double defect;

  private Projection(DensePoints points, int[] sample, int directions, Workers workers) {
    numbers = points.numbers(0).length;
    codeStart = codeColumns(points);
    int d = codeStart[codeStart.length - 1];
    centre = new double[d];
    double[][] rows = new double[sample.length][d];
    workers.run(rows.length, s -> raw(points, sample[s], rows[s]));
    double[] weights = new double[rows.length];
    Arrays.fill(weights, 1.0 / rows.length);
    addCombination(weights, rows, 0, rows.length, centre);
    double[] most = new double[rows.length];
    workers.run(
        rows.length,
        s -> {
          for (int a = 0; a < d; a++) {
            rows[s][a] -= centre[a];
            most[s] = Math.max(most[s], Math.abs(rows[s][a])); // NaN stays NaN
          }
        });
    double largest = Arrays.stream(most).reduce(0, Math::max);
    unit = largest == 0 ? 1 : Math.scalb(1.0, -Math.getExponent(largest));
    if (largest == 0 || largest > LEAST && largest < GREATEST) {
      workers.run(
          rows.length,
          s -> {
            for (int a = 0; a < d; a++) {
              rows[s][a] *= unit;
            }
          });
      basis = leadingDirections(rows, d, Math.min(directions, d), workers);
      transposed = transpose(basis, d);
      defect = defect(basis, workers);
    } else {
      basis = null;
      transposed = null;
      defect = 0;
    }
  }

  /**
   * A projection on this many directions, or on all if there are fewer. Null if projections do not
   * bound the distances of the points, if numbers are out of range or if there are too many
   * attributes.
   */
  public static Projection of(Points all, int directions, Workers workers) {
    if (!all.isBoundedByProjections()) {
      return null;
    }
    DensePoints points = (DensePoints) all;
    long affordable =
        Math.max(4L * directions, (long) SAMPLE * SAMPLE / Math.max(1, points.dimension()));
    int size = (int) Math.min(Math.min(points.size(), SAMPLE), affordable);
    int[] codeStart = codeColumns(points);
    if ((long) size * codeStart[codeStart.length - 1] > LARGEST) {
      return null;
    }
    int[] sample = new int[size];
    for (int s = 0; s < size; s++) {
      sample[s] = (int) ((long) s * points.size() / size);
    }
    Projection projection = new Projection(points, sample, directions, workers);
    return projection.basis == null ? null : projection;
  }

  /** Number of features. */
  public int features() {
    return centre.length;
  }

  /** Number of coordinates r, a multiple of four. */
  public int coordinates() {
    return basis.length;
  }

  /** The factor from the numbers of the points to features. */
  public double unit() {
    return unit;
  }

  /** ||Q'Q - I||: by how much the directions fail to be orthonormal. */
  double defect() {
    return defect;
  }

  /** f_i; returns ||f_i||^2. */
  public double features(DensePoints points, int i, double[] f) {
    raw(points, i, f);
    double sum = 0;
    for (int a = 0; a < f.length; a++) {
      f[a] = (f[a] - centre[a]) * unit;
      sum += f[a] * f[a];
    }
    return sum;
  }

  private void raw(DensePoints points, int i, double[] f) {
    System.arraycopy(points.numbers(i), 0, f, 0, numbers);
    Arrays.fill(f, numbers, f.length, 0);
    int[] codes = points.codes(i);
    for (int a = 0; a < codes.length; a++) {
      int width = codeStart[a + 1] - codeStart[a];
      f[codeStart[a] + Math.floorMod(codes[a], width)] = Math.sqrt(0.5);
    }
  }

  /** First column of each nominal attribute, at the end the number of features. */
  private static int[] codeColumns(DensePoints points) {
    int[] start = new int[points.codes(0).length + 1];
    start[0] = points.numbers(0).length;
    for (int a = 1; a < start.length; a++) {
      int most = 0;
      for (int i = 0; i < points.size(); i++) {
        most = Math.max(most, points.codes(i)[a - 1]);
      }
      start[a] = start[a - 1] + Math.min(most, COLUMNS_PER_CODE - 1) + 1;
    }
    return start;
  }

  /** p = Q'f of a single point, with the bits that it has among others. */
  public float[] project(double[] f) {
    double[] sum = new double[basis.length];
    addCombination(f, transposed, 0, f.length, sum);
    float[] p = new float[sum.length];
    for (int t = 0; t < p.length; t++) {
      p[t] = (float) sum[t];
    }
    return p;
  }

  /**
   * p_i = Q' f_i and squaredNorm_i = ||f_i||^2 of rows from .. to-1. Computed in double: every
   * bound would have to allow for the worst case of that many roundings to float.
   */
  public void project(DensePoints points, int from, int to, float[][] p, double[] squaredNorm) {
    int width = to - from;
    double[][] f = new double[features()][width];
    double[] row = new double[features()];
    for (int i = from; i < to; i++) {
      squaredNorm[i] = features(points, i, row);
      for (int a = 0; a < row.length; a++) {
        f[a][i - from] = row[a];
      }
      p[i] = new float[basis.length];
    }
    double[][] sums = new double[basis.length][width];
    for (int a = 0; a < row.length; a += 16) { // 16 features of 256 rows stay in the first cache
      for (int t = 0; t < basis.length; t++) {
        addCombination(basis[t], f, a, Math.min(a + 16, row.length), sums[t]);
      }
    }
    for (int t = 0; t < basis.length; t++) {
      for (int i = from; i < to; i++) {
        p[i][t] = (float) sums[t][i - from];
      }
    }
  }

  /** sum += c_from x_from + ... + c_(to-1) x_(to-1). */
  private static void addCombination(double[] c, double[][] x, int from, int to, double[] sum) {
    int a = from;
    for (; a + 3 < to; a += 4) {
      addFour(c[a], x[a], c[a + 1], x[a + 1], c[a + 2], x[a + 2], c[a + 3], x[a + 3], sum);
    }
    for (; a < to; a++) {
      addFour(c[a], x[a], 0, x[a], 0, x[a], 0, x[a], sum);
    }
  }

  /** sum += c0 x0 + c1 x1 + c2 x2 + c3 x3, the form of loop that the JIT vectorises. */
  private static void addFour(
      double c0,
      double[] x0,
      double c1,
      double[] x1,
      double c2,
      double[] x2,
      double c3,
      double[] x3,
      double[] sum) {
    for (int j = 0; j < sum.length; j++) {
      sum[j] += c0 * x0[j] + c1 * x1[j] + c2 * x2[j] + c3 * x3[j];
    }
  }

  /**
   * Subspace iteration Q = orth(F'F Q) from random combinations of the sample's rows F, sorted by
   * falling variance. The directions need not have converged: the bound requires orthonormality
   * only.
   */
  private static double[][] leadingDirections(double[][] rows, int d, int r, Workers workers) {
    double[][] columns = transpose(rows, d);
    Random random = new Random(1);
    double[][] scores = new double[r][rows.length];
    for (double[] score : scores) {
      Arrays.setAll(score, s -> random.nextGaussian());
    }
    double[][] q = new double[r][d];
    for (int pass = 0; pass < PASSES; pass++) {
      combineAll(scores, rows, q, workers);
      orthonormalize(q, workers);
      combineAll(q, columns, scores, workers);
    }
    Integer[] byVariance = new Integer[r];
    Arrays.setAll(byVariance, t -> t);
    double[] variance = new double[r];
    Arrays.setAll(variance, t -> dot(scores[t], scores[t]));
    Arrays.sort(byVariance, (s, t) -> Double.compare(variance[t], variance[s]));
    double[][] sorted = new double[(r + 3) / 4 * 4][d];
    for (int t = 0; t < r; t++) {
      sorted[t] = q[byVariance[t]];
    }
    return sorted;
  }

  private static double[][] transpose(double[][] rows, int width) {
    double[][] columns = new double[width][rows.length];
    for (int s = 0; s < rows.length; s++) {
      for (int a = 0; a < width; a++) {
        columns[a][s] = rows[s][a];
      }
    }
    return columns;
  }

  /** sums_t = sum_a c_ta x_a for every t. */
  private static void combineAll(double[][] c, double[][] x, double[][] sums, Workers workers) {
    workers.run(
        sums.length,
        t -> {
          Arrays.fill(sums[t], 0);
          addCombination(c[t], x, 0, x.length, sums[t]);
        });
  }

  /**
   * Gram-Schmidt, twice, for orthogonality to the last digits. A direction that depends linearly on
   * the others becomes 0.
   */
  private static void orthonormalize(double[][] q, Workers workers) {
    for (int round = 0; round < 2; round++) {
      for (int t = 0; t < q.length; t++) {
        double[] x = q[t];
        double before = dot(x, x);
        int done = t;
        workers.run(
            1,
            b -> { // a block of its own, so that the search can be cancelled here
              for (int s = 0; s < done; s++) {
                double share = dot(q[s], x);
                for (int a = 0; a < x.length; a++) {
                  x[a] -= share * q[s][a];
                }
              }
            });
        double after = dot(x, x);
        double factor = after > 1e-20 * before ? 1 / Math.sqrt(after) : 0;
        for (int a = 0; a < x.length; a++) {
          x[a] *= factor;
        }
      }
    }
  }

  /**
   * The largest row sum of |Q'Q - I|, an upper bound of its norm; directions that are 0 do not
   * count.
   */
  private static double defect(double[][] q, Workers workers) {
    double[] sums = new double[q.length];
    workers.run(
        q.length,
        t -> {
          for (int s = 0; s < q.length; s++) {
            double product = dot(q[s], q[t]);
            sums[t] += s == t && product > 0 ? Math.abs(product - 1) : Math.abs(product);
          }
        });
    return Arrays.stream(sums).max().orElse(0);
  }

  private static double dot(double[] x, double[] y) {
    double even = 0;
    double odd = 0;
    int a = 0;
    for (; a + 1 < x.length; a += 2) {
      even += x[a] * y[a];
      odd += x[a + 1] * y[a + 1];
    }
    return even + odd + (a < x.length ? x[a] * y[a] : 0);
  }
}
