package labeldiffusion.spark.search;

import java.io.Serializable;
import java.util.Arrays;
import java.util.List;
import labeldiffusion.points.DensePoints;
import labeldiffusion.points.Points;
import labeldiffusion.spark.blocks.Positions;

/**
 * Some rows of a table, all numbers in one array.
 *
 * @param node numbers of the rows
 * @param label their classes, -1 if not known
 * @param x row r is at r d .. r d + d-1
 */
public record PointRows(int[] node, int[] label, int d, double[] x) implements Serializable {
  private static final long serialVersionUID = 1L;

  public int size() {
    return node.length;
  }

  public double[] row(int r) {
    return Arrays.copyOfRange(x, r * d, (r + 1) * d);
  }

  PointRows rows(int[] rows) {
    double[] some = new double[rows.length * d];
    for (int r = 0; r < rows.length; r++) {
      System.arraycopy(x, rows[r] * d, some, r * d, d);
    }
    return new PointRows(
        Arrays.stream(rows).map(r -> node[r]).toArray(),
        Arrays.stream(rows).map(r -> label[r]).toArray(),
        d,
        some);
  }

  /** All pieces as one, in the order of the nodes. */
  static PointRows merged(List<PointRows> pieces) {
    int n = pieces.stream().mapToInt(PointRows::size).sum();
    int d = pieces.stream().mapToInt(PointRows::d).max().orElse(0);
    double[] x = new double[Math.multiplyExact(n, d)];
    int next = 0;
    for (PointRows piece : pieces) {
      System.arraycopy(piece.x, 0, x, next, piece.x.length);
      next += piece.x.length;
    }
    PointRows all =
        new PointRows(
            pieces.stream().flatMapToInt(piece -> Arrays.stream(piece.node)).toArray(),
            pieces.stream().flatMapToInt(piece -> Arrays.stream(piece.label)).toArray(),
            d,
            x);
    return all.rows(Positions.ascending(all.node));
  }

  /** As points of the engine. */
  public DensePoints points() {
    double[][] rows = new double[size()][];
    Arrays.setAll(rows, this::row);
    return Points.of(rows);
  }

  /** ||x_r - y||^2 where y starts at position {@code from} of an array. */
  double squaredDistance(int r, double[] y, int from) {
    double sum = 0;
    for (int a = r * d, b = from, end = a + d; a < end; a++, b++) {
      double difference = x[a] - y[b];
      sum += difference * difference;
    }
    return sum;
  }
}
