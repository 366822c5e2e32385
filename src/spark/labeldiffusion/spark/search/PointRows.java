package labeldiffusion.spark.search;

import java.io.Serializable;
import java.util.Arrays;
import java.util.List;
import labeldiffusion.points.DensePoints;
import labeldiffusion.points.Points;
import labeldiffusion.spark.blocks.Positions;
import labeldiffusion.sparse.ArrayBytes;

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
    return new PointRows(
        RowArrays.rows(node, 1, rows, new int[rows.length]),
        RowArrays.rows(label, 1, rows, new int[rows.length]),
        d,
        RowArrays.rows(x, d, rows, new double[rows.length * d]));
  }

  /** All pieces as one, one after the other. */
  static PointRows joined(List<PointRows> pieces) {
    int n = pieces.stream().mapToInt(PointRows::size).sum();
    int d = pieces.stream().mapToInt(PointRows::d).max().orElse(0);
    return new PointRows(
        RowArrays.joined(pieces.stream().map(PointRows::node).toList(), new int[n]),
        RowArrays.joined(pieces.stream().map(PointRows::label).toList(), new int[n]),
        d,
        RowArrays.joined(
            pieces.stream().map(PointRows::x).toList(), new double[Math.multiplyExact(n, d)]));
  }

  /** All pieces as one, in the order of the nodes. */
  static PointRows merged(List<PointRows> pieces) {
    PointRows all = joined(pieces);
    return all.rows(Positions.ascending(all.node));
  }

  /** As points of the engine. */
  public DensePoints points() {
    double[][] rows = new double[size()][];
    Arrays.setAll(rows, this::row);
    return Points.of(rows);
  }

  /** ||x_r - y_q||^2, with the bits of the engine's distances. */
  double squaredDistance(int r, PointRows y, int q) {
    double sum = 0;
    for (int a = r * d, b = q * d, end = a + d; a < end; a++, b++) {
      double difference = x[a] - y.x[b];
      sum += difference * difference;
    }
    return sum;
  }

  private Object writeReplace() {
    return x.length > ArrayBytes.MOST
        ? this
        : new AsBytes(ArrayBytes.of(node), ArrayBytes.of(label), d, ArrayBytes.of(x));
  }

  /** The same on its way. */
  private record AsBytes(byte[] node, byte[] label, int d, byte[] x) implements Serializable {
    private static final long serialVersionUID = 1L;

    private Object readResolve() {
      return new PointRows(ArrayBytes.ints(node), ArrayBytes.ints(label), d, ArrayBytes.doubles(x));
    }
  }
}
