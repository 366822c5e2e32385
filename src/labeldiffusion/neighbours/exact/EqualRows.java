package labeldiffusion.neighbours.exact;

import java.util.Arrays;
import labeldiffusion.neighbours.Neighbours;
import labeldiffusion.parallel.Progress;
import labeldiffusion.parallel.Workers;
import labeldiffusion.points.PointIndex;
import labeldiffusion.points.Points;

/**
 * The search in tables of few distinct rows, where all bounds are 0 and exclude nothing. If more
 * than k rows are equal, the neighbours of each are the lowest others of them, at distance 0, and
 * only the k lowest can be neighbours of any other row. So all but the k + 1 lowest of equal rows
 * can be left out of the search. This does not hold for a custom distance, which may be 0 between
 * rows that differ and positive between equal rows.
 */
final class EqualRows {
  private final Points points;
  private final int k;

  /** The lowest row that equals each row. */
  private final int[] first;

  /** How many rows equal a row, by the lowest of them. */
  private final int[] size;

  /** The rows to be searched, ascending. */
  private final int[] kept;

  private EqualRows(Points points, int k) {
    this.points = points;
    this.k = k;
    int n = points.size();
    PointIndex index = new PointIndex(points);
    first = new int[n];
    size = new int[n];
    int[] some = new int[n];
    int count = 0;
    for (int i = 0; i < n; i++) {
      Workers.stopIfInterrupted(i);
      first[i] = index.firstEqualTo(points, i);
      if (size[first[i]]++ <= k) {
        some[count++] = i;
      }
    }
    kept = Arrays.copyOf(some, count);
  }

  /** The k nearest of all points; null if fewer than half of the rows can be left out. */
  static Neighbours search(Points points, int k, Workers workers, Progress progress) {
    EqualRows rows = new EqualRows(points, k);
    if (rows.kept.length > points.size() / 2) {
      return null;
    }
    return rows.expand(ExactSearch.search(points.rows(rows.kept), k, workers, progress));
  }

  private Neighbours expand(Neighbours found) {
    int n = points.size();
    int[] index = new int[Math.multiplyExact(n, k)];
    double[] squared = new double[index.length];
    int[][] lowest = new int[n][]; // the k + 1 lowest, where more than k rows are equal
    int[] filled = new int[n];
    for (int r = 0; r < kept.length; r++) {
      int i = kept[r];
      if (size[first[i]] > k) {
        if (lowest[first[i]] == null) {
          lowest[first[i]] = new int[k + 1];
        }
        lowest[first[i]][filled[first[i]]++] = i;
      } else {
        for (int p = 0; p < k; p++) {
          index[i * k + p] = kept[found.index()[r * k + p]];
          squared[i * k + p] = found.squared()[r * k + p];
        }
      }
    }
    for (int i = 0; i < n; i++) {
      int[] equals = lowest[first[i]];
      for (int p = 0, q = i * k; equals != null && q < (i + 1) * k; p++) {
        if (equals[p] != i) {
          index[q++] = equals[p];
        }
      }
    }
    return new Neighbours(n, k, index, squared);
  }
}
