package labeldiffusion.neighbours.sparse;

import labeldiffusion.neighbours.NearestIndex;
import labeldiffusion.neighbours.NearestLists;
import labeldiffusion.neighbours.Neighbours;
import labeldiffusion.neighbours.SearchProgress;
import labeldiffusion.parallel.Workers;
import labeldiffusion.points.Points;
import labeldiffusion.points.SparsePoints;

/**
 * An inverted index: lists the rows that have an entry in a column, with their values. A row is
 * compared with all others in one pass over its own columns, by ||x - y||^2 = |x|^2 + |y|^2 - 2
 * x.y. These sums are in float and serve as lower bounds: each is lowered by the largest possible
 * rounding error. Rows whose bound does not exceed the k-th distance so far are compared by their
 * true distance in double. So the result is that of comparing all pairs, ties by index included.
 *
 * <p>Frequent columns are stored in full: adding one up is a vectorised loop, several times faster
 * than following a list. Coordinates are differences from the points' origin. A code other than 0
 * has two coordinates, sqrt(1/2) in its own column and -sqrt(1/2) in the column of code 0, so that
 * codes that differ have squared distance 1.
 */
public final class SparseIndex implements NearestIndex {
  /** A column is stored in full if more than one in FREQUENT rows has an entry in it. */
  private static final int FREQUENT = 8;

  private static final int ROWS_PER_TASK = 64;

  /** Row lengths outside this range have squares that over- or underflow in double. */
  private static final double GREATEST = 1e150;

  private static final double SMALLEST = 1e-140;

  final SparsePoints points;
  final int n;

  /** All coordinates are divided by this power of two, so that no row is longer than 1. */
  final double unit;

  /** The first coordinate of each nominal attribute, which has one per code. */
  final int[] codeStart;

  /** Rows and values of coordinate f are at start[f] .. start[f+1]-1, or in full[f]. */
  final int[] start;

  final int[] row;
  final float[] value;
  final float[][] full;

  /** |x_j|^2 / 2 minus the allowance for rounding. */
  final float[] half;

  /** The largest allowance of any row. */
  final float allowance;

  private SparseIndex(SparsePoints points, double unit) {
    this.points = points;
    this.unit = unit;
    n = points.size();
    codeStart = codeStart(points);
    int coordinates = codeStart[codeStart.length - 1];
    int[] count = new int[coordinates + 1];
    half = new float[n];
    float most = 0;
    SparseQuery rows = new SparseQuery(this, points);
    for (int i = 0; i < n; i++) {
      rows.read(i);
      half[i] = rows.half();
      most = Math.max(most, rows.allowance());
      for (int p = 0; p < rows.count(); p++) {
        count[rows.coordinate(p) + 1]++;
      }
    }
    allowance = most;
    full = new float[coordinates][];
    for (int f = 0; f < coordinates; f++) {
      if (count[f + 1] > n / FREQUENT) {
        full[f] = new float[n];
        count[f + 1] = 0;
      }
      count[f + 1] += count[f];
    }
    start = count;
    row = new int[start[coordinates]];
    value = new float[row.length];
    fill(rows);
  }

  private void fill(SparseQuery rows) {
    int[] end = start.clone();
    for (int i = 0; i < n; i++) {
      rows.read(i);
      for (int p = 0; p < rows.count(); p++) {
        int f = rows.coordinate(p);
        if (full[f] != null) {
          full[f][i] = rows.weight(p);
        } else {
          row[end[f]] = i;
          value[end[f]++] = rows.weight(p);
        }
      }
    }
  }

  /** An index of all points; null if their numbers are too large or too small for float. */
  public static SparseIndex of(SparsePoints points) {
    double most = 0;
    for (int i = 0; i < points.size(); i++) {
      double sum = 0;
      for (int p = 0; p < points.columns(i).length; p++) {
        int a = points.columns(i)[p];
        double difference = points.values(i)[p] - points.origin(a);
        sum += a < points.numberCount() ? difference * difference : 1;
      }
      most = Math.max(most, Math.sqrt(sum));
    }
    if (most != 0 && !(most > SMALLEST && most < GREATEST)) {
      return null;
    }
    return new SparseIndex(points, most == 0 ? 1 : Math.scalb(1.0, Math.getExponent(most) + 1));
  }

  private static int[] codeStart(SparsePoints points) {
    int[] start = new int[points.dimension() - points.numberCount() + 1];
    for (int i = 0; i < points.size(); i++) {
      int[] column = points.columns(i);
      for (int p = column.length - 1; p >= 0 && column[p] >= points.numberCount(); p--) {
        int next = column[p] - points.numberCount() + 1;
        start[next] = Math.max(start[next], (int) points.values(i)[p]);
      }
    }
    start[0] = points.numberCount();
    for (int b = 1; b < start.length; b++) {
      start[b] += start[b - 1] + 1;
    }
    return start;
  }

  /** Compares rows from {@code first} on with all rows, and the rows before with those. */
  public void compareAll(int first, NearestLists lists, Workers workers, SearchProgress progress) {
    int tasks = (n - 1) / ROWS_PER_TASK + 1;
    progress.expect(tasks);
    workers.run(
        tasks,
        task -> {
          SparseQuery query = new SparseQuery(this, points);
          for (int i = task * ROWS_PER_TASK; i < Math.min(n, (task + 1) * ROWS_PER_TASK); i++) {
            query.offer(i, i < first ? first : 0, i, lists, i);
          }
          progress.done();
        });
  }

  @Override
  public Neighbours nearest(Points others, int i, int k) {
    NearestLists list = new NearestLists(1, Math.min(k, n));
    if (k >= 1) {
      new SparseQuery(this, (SparsePoints) others).offer(i, 0, SparseQuery.NO_ROW, list, 0);
    }
    return list.sorted();
  }

  /** Half a squared distance in the units of the index, rounded up. */
  float half(double squared) {
    return (float) (squared / unit / unit * 0.5000005);
  }
}
