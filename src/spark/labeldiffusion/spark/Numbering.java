package labeldiffusion.spark;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import labeldiffusion.spark.search.PointRows;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.functions;
import org.apache.spark.storage.StorageLevel;

/**
 * Numbers the rows of a table in the order of their ids, or as they come if they have none, and
 * checks them in the same pass. Everything later depends on these numbers only.
 */
final class Numbering {
  private final InputColumns columns;
  private final int partitions;

  /**
   * @param partitions of the numbered rows, if they have ids. Spark SQL would choose fewer and so
   *     large ones that small machines find no room for the array of one.
   */
  Numbering(InputColumns columns, int partitions) {
    this.columns = columns;
    this.partitions = partitions;
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
    Dataset<Row> sorted = columns.hasId() ? sorted(some, column(columns.id())) : some;
    InputColumns from = columns;
    try {
      return nodes(
          sorted
              .toJavaRDD()
              .zipWithIndex()
              .mapPartitions(it -> List.of(TableRows.of(it, from)).iterator())
              .persist(StorageLevel.MEMORY_AND_DISK()),
          columns.hasNumericLabels(table.schema()));
    } catch (Exception e) {
      throw cause(e);
    }
  }

  private Dataset<Row> sorted(Dataset<Row> table, Column id) {
    return table.repartitionByRange(partitions, id).sortWithinPartitions(id);
  }

  private Nodes nodes(JavaRDD<TableRows> table, boolean hasNumericLabels) {
    ClassNames classes = classes(table, hasNumericLabels);
    JavaRDD<PointRows> rows =
        table.map(part -> part.points(classes)).persist(StorageLevel.MEMORY_AND_DISK());
    Nodes.Facts facts = facts(rows, classes);
    JavaRDD<String[]> ids = table.map(TableRows::id).persist(StorageLevel.MEMORY_AND_DISK());
    ids.count();
    table.unpersist(false);
    checkIds(ids);
    return new Nodes(rows, ids, facts);
  }

  private static Column column(String name) {
    return functions.col("`" + name + "`");
  }

  private ClassNames classes(JavaRDD<TableRows> table, boolean areNumbers) {
    long n = table.map(part -> (long) part.size()).fold(0L, Long::sum);
    InvalidInput.require(n > 0, "the table must have rows, had none");
    InvalidInput.require(
        n <= Integer.MAX_VALUE - 8, "the table must have fewer than 2^31 rows, had " + n);
    Set<String> names = new TreeSet<>();
    table.map(TableRows::names).collect().forEach(some -> names.addAll(List.of(some)));
    InvalidInput.require(
        !names.isEmpty(),
        "the label column '"
            + columns.label()
            + "' must hold some labels, but all are null or NaN");
    return ClassNames.of(names, areNumbers);
  }

  private Nodes.Facts facts(JavaRDD<PointRows> rows, ClassNames classes) {
    int c = classes.size();
    long[] all = rows.map(part -> summary(part, c)).reduce(Numbering::merged);
    if (columns.hasFeatures()) {
      TableRows.requireLength((int) all[1], (int) all[2], columns.features());
    }
    long[] counts = new long[c];
    System.arraycopy(all, 4, counts, 0, c);
    int d = all[2] < 0 ? 0 : (int) all[2];
    return new Nodes.Facts((int) all[0], d, counts, classes, all[3]);
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

  private void checkIds(JavaRDD<String[]> ids) {
    if (columns.hasId()) {
      List<String> repeated = ids.flatMap(Numbering::repeated).take(1);
      InvalidInput.require(
          repeated.isEmpty(),
          "ids in column '" + columns.id() + "' must differ, but " + String.join("", repeated));
    }
  }

  /** The first id that occurs repeatedly: sorting has put equal ids side by side. */
  private static Iterator<String> repeated(String[] ids) {
    for (int r = 1; r < ids.length; r++) {
      if (ids[r].equals(ids[r - 1])) {
        int end = r + 1;
        while (end < ids.length && ids[end].equals(ids[r])) {
          end++;
        }
        int count = end - r + 1;
        return List.of("'" + ids[r] + "' occurs " + count + " times").iterator();
      }
    }
    return Collections.emptyIterator();
  }
}
