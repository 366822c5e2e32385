package labeldiffusion.spark.search;

import java.io.Serializable;
import java.util.List;
import labeldiffusion.neighbours.approximate.FloatRows;
import labeldiffusion.neighbours.exact.Projection;
import labeldiffusion.parallel.Workers;
import labeldiffusion.points.DensePoints;
import labeldiffusion.points.Points;
import labeldiffusion.spark.blocks.Positions;
import labeldiffusion.sparse.ArrayBytes;

/**
 * Rows of a table in the coordinates of a projection: floats, and fewer of them if rows are long.
 * The search compares and sends these; true distances are computed at its end.
 *
 * @param node numbers of the rows
 * @param width number of coordinates, a multiple of 4
 * @param p row r is at r width .. r width + width-1
 */
record Sketches(int[] node, int width, float[] p) implements Serializable {
  private static final long serialVersionUID = 1L;

  /** Coordinates beyond this, of rows far away from all others, are cut off: squares overflow. */
  private static final float LARGEST = 0x1p56f;

  static Sketches of(PointRows rows, Projection projection) {
    float[] p = FloatRows.of(rows.points(), projection, new Workers(1)).values();
    for (int a = 0; a < p.length; a++) {
      p[a] = p[a] >= -LARGEST ? Math.min(p[a], LARGEST) : -LARGEST; // false for NaN
    }
    return new Sketches(rows.node(), projection.coordinates(), p);
  }

  int size() {
    return node.length;
  }

  Sketches rows(int[] rows) {
    return new Sketches(
        RowArrays.rows(node, 1, rows, new int[rows.length]),
        width,
        RowArrays.rows(p, width, rows, new float[rows.length * width]));
  }

  /** All pieces as one, one after the other. */
  static Sketches joined(List<Sketches> pieces) {
    int n = pieces.stream().mapToInt(Sketches::size).sum();
    int width = pieces.stream().mapToInt(Sketches::width).max().orElse(0);
    return new Sketches(
        RowArrays.joined(pieces.stream().map(Sketches::node).toList(), new int[n]),
        width,
        RowArrays.joined(
            pieces.stream().map(Sketches::p).toList(), new float[Math.multiplyExact(n, width)]));
  }

  /** All pieces as one, in the order of the nodes. */
  static Sketches merged(List<Sketches> pieces) {
    Sketches all = joined(pieces);
    return all.rows(Positions.ascending(all.node));
  }

  /** For distances in single precision. */
  FloatRows floats() {
    return FloatRows.over(p, width);
  }

  /** As points of the engine. */
  DensePoints points() {
    double[][] rows = new double[size()][width];
    for (int r = 0; r < rows.length; r++) {
      for (int a = 0; a < width; a++) {
        rows[r][a] = p[r * width + a];
      }
    }
    return Points.of(rows);
  }

  private Object writeReplace() {
    return p.length > ArrayBytes.MOST
        ? this
        : new AsBytes(ArrayBytes.of(node), width, ArrayBytes.of(p));
  }

  /** The same on its way. */
  private record AsBytes(byte[] node, int width, byte[] p) implements Serializable {
    private static final long serialVersionUID = 1L;

    private Object readResolve() {
      return new Sketches(ArrayBytes.ints(node), width, ArrayBytes.floats(p));
    }
  }
}
