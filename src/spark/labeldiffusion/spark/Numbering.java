package labeldiffusion.spark;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import labeldiffusion.spark.search.PointRows;
import org.apache.spark.api.java.JavaPairRDD;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.ml.linalg.Vector;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.functions;
import org.apache.spark.storage.StorageLevel;
import scala.Tuple2;

/**
 * Numbers the rows of a table in the order of their ids, or as they come if they have none, and
 * checks them in the same pass. Everything later depends on these numbers only.
 */
final class Numbering {
  private final InputColumns columns;

  Numbering(InputColumns columns) {
    this.columns = columns;
  }

  Nodes of(Dataset<Row> table) {
    columns.check(table.schema());
    List<String> wanted = new ArrayList<>(List.of(columns.label()));
    if (columns.hasFeatures()) {
      wanted.add(columns.features());
    }
    if (columns.hasId()) {
      wanted.add(columns.id());
    }
    Dataset<Row> some = table.select(wanted.stream().map(Numbering::column).toArray(Column[]::new));
    Dataset<Row> sorted = columns.hasId() ? some.orderBy(column(columns.id())) : some;
    JavaPairRDD<Row, Long> numbered =
        sorted.toJavaRDD().zipWithIndex().persist(StorageLevel.MEMORY_AND_DISK());
    ClassNames classes = classes(numbered, columns.hasNumericLabels(table.schema()));
    InputColumns from = columns;
    JavaRDD<PointRows> rows =
        numbered
            .mapPartitions(it -> List.of(pack(it, from, classes)).iterator())
            .persist(StorageLevel.MEMORY_AND_DISK());
    Nodes.Facts facts = facts(rows, classes);
    JavaRDD<Nodes.Named> ids =
        numbered
            .map(row -> new Nodes.Named(row._2().intValue(), id(row, from)))
            .persist(StorageLevel.MEMORY_AND_DISK());
    ids.count();
    numbered.unpersist(false);
    checkIds(ids);
    return new Nodes(rows, ids, facts);
  }

  private static Column column(String name) {
    return functions.col("`" + name + "`");
  }

  private static String id(Tuple2<Row, Long> row, InputColumns columns) {
    return columns.hasId()
        ? String.valueOf(row._1().<Object>getAs(columns.id()))
        : Long.toString(row._2());
  }

  private ClassNames classes(JavaPairRDD<Row, Long> rows, boolean areNumbers) {
    String label = columns.label();
    Set<String> names =
        rows.mapPartitions(
                it -> {
                  Set<String> some = new TreeSet<>();
                  it.forEachRemaining(
                      row -> {
                        String name = ClassNames.text(row._1().<Object>getAs(label));
                        if (name != null) {
                          some.add(name);
                        }
                      });
                  return List.of(some).iterator();
                })
            .fold(
                new TreeSet<>(),
                (a, b) -> {
                  Set<String> all = new TreeSet<>(a);
                  all.addAll(b);
                  return all;
                });
    long n = rows.count();
    InvalidInput.require(n > 0, "the table must have rows, had none");
    InvalidInput.require(
        n <= Integer.MAX_VALUE - 8, "the table must have fewer than 2^31 rows, had " + n);
    InvalidInput.require(
        !names.isEmpty(),
        "the label column '" + label + "' must hold some labels, but all are null or NaN");
    return ClassNames.of(names, areNumbers);
  }

  private static PointRows pack(
      Iterator<Tuple2<Row, Long>> rows, InputColumns columns, ClassNames classes) {
    List<Tuple2<Row, Long>> all = new ArrayList<>();
    rows.forEachRemaining(all::add);
    int[] node = new int[all.size()];
    int[] label = new int[all.size()];
    double[] x = {};
    int d = 0;
    for (int r = 0; r < node.length; r++) {
      Row row = all.get(r)._1();
      node[r] = all.get(r)._2().intValue();
      label[r] = classes.of(row.<Object>getAs(columns.label()));
      if (columns.hasFeatures()) {
        double[] vector = vector(row, columns.features(), all.get(r)._2());
        if (r == 0) {
          d = vector.length;
          x = new double[Math.multiplyExact(node.length, d)];
        }
        requireLength(d, vector.length, columns.features());
        System.arraycopy(vector, 0, x, r * d, d);
      }
    }
    return new PointRows(node, label, d, x);
  }

  private static void requireLength(int d, int length, String column) {
    InvalidInput.require(
        d == length,
        "all vectors of column '"
            + column
            + "' must have the same length, had lengths "
            + d
            + " and "
            + length);
  }

  static double[] vector(Row row, String column, long number) {
    Vector vector = row.getAs(column);
    InvalidInput.require(
        vector != null,
        "column '" + column + "' must hold a vector in every row, row " + number + " has none");
    double[] x = vector.toArray();
    for (double value : x) {
      InvalidInput.require(
          Double.isFinite(value),
          "vectors of column '"
              + column
              + "' must hold finite numbers, row "
              + number
              + " holds "
              + value);
    }
    return x;
  }

  private Nodes.Facts facts(JavaRDD<PointRows> rows, ClassNames classes) {
    try {
      int c = classes.size();
      long[] all = rows.map(part -> summary(part, c)).reduce(Numbering::merged);
      InvalidInput.require(
          !columns.hasFeatures() || all[1] == all[2],
          "all vectors of column '"
              + columns.features()
              + "' must have the same length, had lengths "
              + all[1]
              + " and "
              + all[2]);
      long[] counts = new long[c];
      System.arraycopy(all, 4, counts, 0, c);
      int d = all[2] < 0 ? 0 : (int) all[2];
      return new Nodes.Facts((int) all[0], d, counts, classes, all[3]);
    } catch (Exception e) {
      throw cause(e);
    }
  }

  /** The input error behind the failure of a job. */
  static RuntimeException cause(Exception failure) {
    for (Throwable e = failure; e != null; e = e.getCause()) {
      if (e instanceof InvalidInput invalid) {
        return new InvalidInput(invalid.getMessage());
      }
    }
    return failure instanceof RuntimeException runtime
        ? runtime
        : new IllegalStateException(failure);
  }

  /** Rows, shortest and longest vector, hash, and labels of each class. */
  private static long[] summary(PointRows rows, int c) {
    long[] all = new long[4 + c];
    all[0] = rows.size();
    all[1] = rows.size() == 0 ? Integer.MAX_VALUE : rows.d();
    all[2] = rows.size() == 0 ? -1 : rows.d();
    for (int r = 0; r < rows.size(); r++) {
      long hash = rows.node()[r] * 31L + rows.label()[r];
      for (int x = r * rows.d(); x < (r + 1) * rows.d(); x++) {
        hash = hash * 0x9E3779B97F4A7C15L + Double.doubleToLongBits(rows.x()[x]);
      }
      all[3] += hash * 0xBF58476D1CE4E5B9L;
      if (Nodes.isLabelled(rows.label()[r])) {
        all[4 + rows.label()[r]]++;
      }
    }
    return all;
  }

  private static long[] merged(long[] a, long[] b) {
    long[] all = new long[a.length];
    for (int x = 0; x < all.length; x++) {
      all[x] = a[x] + b[x];
    }
    all[1] = Math.min(a[1], b[1]);
    all[2] = Math.max(a[2], b[2]);
    return all;
  }

  private void checkIds(JavaRDD<Nodes.Named> ids) {
    if (columns.hasId()) {
      List<String> repeated = ids.mapPartitions(Numbering::repeated).take(1);
      InvalidInput.require(
          repeated.isEmpty(),
          "ids in column '" + columns.id() + "' must differ, but " + String.join("", repeated));
    }
  }

  /** The first id that occurs repeatedly: sorting has put equal ids side by side. */
  private static Iterator<String> repeated(Iterator<Nodes.Named> ids) {
    String last = "";
    int count = 0;
    while (ids.hasNext()) {
      String id = ids.next().id();
      if (!id.equals(last) && count > 1) {
        break;
      }
      count = id.equals(last) ? count + 1 : 1;
      last = id;
    }
    return count > 1
        ? List.of("'" + last + "' occurs " + count + " times").iterator()
        : Collections.emptyIterator();
  }
}
