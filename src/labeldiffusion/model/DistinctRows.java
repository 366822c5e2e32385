package labeldiffusion.model;

import java.io.Serializable;
import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;
import labeldiffusion.labels.Labels;
import labeldiffusion.points.PointIndex;
import labeldiffusion.points.Points;
import labeldiffusion.points.RowOrder;

/**
 * The rows of a table as a set, in an order that depends on their contents alone. So the same rows
 * and labels make the same graph in whatever order, and in however many pieces, they arrive. Equal
 * rows are one node; if they have different labels, they are one node per class.
 */
final class DistinctRows implements Serializable {
  private static final long serialVersionUID = 1L;

  private final Points points;
  private final Labels labels;
  private final int[] rowOf;
  private final int rowCount;
  private transient volatile PointIndex index;

  private DistinctRows(Points points, Labels labels, int[] rowOf, int rowCount) {
    this.rowCount = rowCount;
    this.points = points;
    this.labels = labels;
    this.rowOf = rowOf;
  }

  /** The distinct rows of a table. */
  static DistinctRows of(Points raw, Labels labels) {
    int n = raw.size();
    int[] order = RowOrder.of(raw);
    int[] kept = new int[n];
    int count = 0;
    for (int from = 0, to; from < n; from = to) {
      TreeMap<Integer, Integer> firstOfClass = new TreeMap<>();
      for (to = from; to < n && raw.isEqual(order[from], raw, order[to]); to++) {
        firstOfClass.merge(labels.classOf()[order[to]], order[to], Math::min);
      }
      if (firstOfClass.size() > 1) {
        firstOfClass.remove(Labels.UNLABELLED);
      }
      for (int row : firstOfClass.values()) {
        kept[count++] = row;
      }
    }
    int[] rows = Arrays.copyOf(kept, count);
    return new DistinctRows(raw.rows(rows), labels.inOrder(rows), rows, n);
  }

  /** These rows and further ones without labels; this object if none of them is new. */
  DistinctRows with(Points more) {
    boolean isKnown = true;
    for (int i = 0; i < more.size() && isKnown; i++) {
      isKnown = index().firstEqualTo(more, i) != PointIndex.NONE;
    }
    if (isKnown) {
      return this;
    }
    DistinctRows all = of(points.followedBy(List.of(more)), labels.withUnlabelled(more.size()));
    int[] rows = all.rowOf.clone();
    for (int v = 0; v < rows.length; v++) {
      rows[v] = rows[v] < rowOf.length ? rowOf[rows[v]] : -1;
    }
    return new DistinctRows(all.points, all.labels, rows, rowCount + more.size());
  }

  /** The number of rows, equal ones included. */
  int rowCount() {
    return rowCount;
  }

  /** The attributes of each node. */
  Points points() {
    return points;
  }

  Labels labels() {
    return labels;
  }

  /** The row that stands for each node in the table, -1 if it came later. */
  int[] rowOf() {
    return rowOf;
  }

  /** The nodes whose attributes equal those of a row; none if the row is not known. */
  int[] nodesOf(Points others, int i) {
    int first = index().firstEqualTo(others, i);
    return first == PointIndex.NONE ? new int[0] : index().allFrom(first);
  }

  private PointIndex index() {
    PointIndex found = index;
    if (found == null) {
      found = new PointIndex(points);
      index = found;
    }
    return found;
  }
}
