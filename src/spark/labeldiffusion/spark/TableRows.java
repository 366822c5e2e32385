package labeldiffusion.spark;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import labeldiffusion.labels.Labels;
import labeldiffusion.spark.search.PointRows;
import org.apache.spark.ml.linalg.Vector;
import org.apache.spark.sql.Row;
import scala.Tuple2;

/**
 * A partition of the input in arrays. As objects its rows would take several times as much memory,
 * and a hundred times as long to write to a disk.
 *
 * @param node numbers of the rows
 * @param id their ids, as text
 * @param names the labels that occur here
 * @param label the label of each row, as a place in the names; -1 if it has none
 * @param x row r is at r d .. r d + d-1
 */
record TableRows(int[] node, String[] id, String[] names, int[] label, int d, double[] x)
    implements Serializable {
  private static final long serialVersionUID = 1L;

  static TableRows of(Iterator<Tuple2<Row, Long>> rows, InputColumns columns) {
    IntStream.Builder node = IntStream.builder();
    List<String> id = new ArrayList<>();
    Map<String, Integer> names = new LinkedHashMap<>();
    IntStream.Builder label = IntStream.builder();
    List<double[]> vectors = new ArrayList<>();
    rows.forEachRemaining(
        numbered -> {
          Row row = numbered._1();
          long number = numbered._2();
          node.add((int) number);
          id.add(columns.hasId() ? id(row, columns.id()) : Long.toString(number));
          String name = ClassNames.text(row.<Object>getAs(columns.label()));
          label.add(
              name == null ? Labels.UNLABELLED : names.computeIfAbsent(name, next -> names.size()));
          if (columns.hasFeatures()) {
            vectors.add(vector(row, columns.features(), number));
          }
        });
    int d = vectors.isEmpty() ? 0 : vectors.get(0).length;
    return new TableRows(
        node.build().toArray(),
        id.toArray(String[]::new),
        names.keySet().toArray(String[]::new),
        label.build().toArray(),
        d,
        joined(vectors, d, columns.features()));
  }

  private static String id(Row row, String column) {
    Object id = row.getAs(column);
    InvalidInput.require(
        id != null, () -> "column '" + column + "' must hold an id in every row, one row has none");
    return id.toString();
  }

  private static double[] joined(List<double[]> vectors, int d, String column) {
    double[] x = new double[Math.multiplyExact(vectors.size(), d)];
    for (int r = 0; r < vectors.size(); r++) {
      requireLength(d, vectors.get(r).length, column);
      System.arraycopy(vectors.get(r), 0, x, r * d, d);
    }
    return x;
  }

  static void requireLength(int d, int length, String column) {
    InvalidInput.require(
        d == length,
        () ->
            "all vectors of column '"
                + column
                + "' must have the same length, had lengths "
                + d
                + " and "
                + length);
  }

  /** The checked vector of a row. */
  static double[] vector(Row row, String column, long number) {
    Vector vector = row.getAs(column);
    InvalidInput.require(
        vector != null,
        () ->
            "column '" + column + "' must hold a vector in every row, row " + number + " has none");
    double[] x = vector.toArray();
    for (double value : x) {
      InvalidInput.require(
          Double.isFinite(value),
          () ->
              "vectors of column '"
                  + column
                  + "' must hold finite numbers, row "
                  + number
                  + " holds "
                  + value);
    }
    return x;
  }

  int size() {
    return node.length;
  }

  /** The rows with the classes of the whole table. */
  PointRows points(ClassNames classes) {
    int[] place = Arrays.stream(names).mapToInt(classes::of).toArray();
    int[] known = Arrays.stream(label).map(t -> t == Labels.UNLABELLED ? t : place[t]).toArray();
    return new PointRows(node, known, d, x);
  }
}
