package labeldiffusion.model;

import java.io.Serializable;
import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.IntStream;
import labeldiffusion.labels.Labels;
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
      for (to = from; to < n && isEqual(raw, order[from], order[to]); to++) {
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

  private static boolean isEqual(Points raw, int i, int j) {
    return i == j || raw.hashes()[i] == raw.hashes()[j] && raw.isEqual(i, raw, j);
  }

  /** These rows and further ones without labels; this object if none of them is new. */
  DistinctRows with(Points more) {
    boolean isKnown = true;
    for (int i = 0; i < more.size() && isKnown; i++) {
      isKnown = RowOrder.firstEqualTo(more, i, points) >= 0;
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

  /**
   * The nodes of {@code later}, in an order that has these nodes first, in their own order, and
   * then the others.
   */
  int[] orderOf(DistinctRows later) {
    int[] order = new int[later.points.size()];
    int own = 0;
    int other = points.size();
    for (int v = 0; v < order.length; v++) {
      boolean isOwn = own < points.size() && isSame(own, later, v);
      order[isOwn ? own++ : other++] = v;
    }
    return order;
  }

  /** Both are sorted by content, then class: a node is the same if both agree. */
  private boolean isSame(int own, DistinctRows later, int v) {
    return points.isEqual(own, later.points, v)
        && labels.classOf()[own] == later.labels.classOf()[v];
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
    int first = RowOrder.firstEqualTo(others, i, points);
    if (first < 0) {
      return new int[0];
    }
    int end = first + 1;
    while (end < points.size() && isEqual(points, first, end)) {
      end++;
    }
    return IntStream.range(first, end).toArray();
  }
}
