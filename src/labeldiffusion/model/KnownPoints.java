package labeldiffusion.model;

import java.io.Serializable;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import labeldiffusion.parallel.Blocks;
import labeldiffusion.parallel.Workers;
import labeldiffusion.points.Points;

/**
 * The attributes of nodes.
 *
 * @param points raw, in the order of the nodes
 * @param pointOf the row of {@code points} of each node, {@link #NONE} where it is not known
 */
record KnownPoints(Points points, int[] pointOf) implements Serializable {
  private static final long serialVersionUID = 1L;
  static final int NONE = -1;

  /** Of no node. */
  static KnownPoints nothing(Points like, int nodes) {
    int[] none = new int[nodes];
    Arrays.fill(none, NONE);
    return new KnownPoints(like.rows(new int[0]), none);
  }

  /** The same nodes with their attributes scaled, and with missing values filled in. */
  KnownPoints preparedBy(GraphSource.Attributes source) {
    return new KnownPoints(source.prepare(points).prepare(points), pointOf);
  }

  /** The squared length of each edge, NaN where an end has no attributes. */
  double[] squaredLengths(int[] low, int[] high, Workers workers) {
    double[] squared = new double[low.length];
    workers.run(
        Blocks.ofRows(squared.length, 1 + points.terms()),
        (from, to) -> {
          for (int e = from; e < to; e++) {
            int i = pointOf[low[e]];
            int j = pointOf[high[e]];
            squared[e] = i == NONE || j == NONE ? Double.NaN : points.squaredDistance(i, points, j);
          }
        });
    return squared;
  }

  /** The same attributes, with the numbers that the nodes have among more nodes. */
  KnownPoints among(FileIds before, FileIds after) {
    int[] places = new int[after.count()];
    Arrays.fill(places, NONE);
    for (int node = 0; node < pointOf.length; node++) {
      places[before.among(after, node)] = pointOf[node];
    }
    return new KnownPoints(points, places);
  }

  /** Adds the attributes of nodes that had none; this object if there are no such nodes. */
  KnownPoints with(Points raw, FileNodes nodes, Rows rows) {
    int[] source = pointOf.clone(); // in known points followed by raw ones
    int n = points.size();
    boolean isNew = false;
    for (int r = 0; r < rows.size(); r++) {
      for (int node : nodes.of(rows, r)) {
        if (source[node] == NONE) {
          source[node] = n + r;
          isNew = true;
        } else if (source[node] >= n && !raw.isEqual(source[node] - n, raw, r)) {
          throw new IllegalArgumentException(
              "rows with the same id must have the same attributes if these weight or join"
                  + " nodes, but two of '"
                  + rows.ids(r)[0]
                  + "' differ");
        }
      }
    }
    if (!isNew) {
      return this;
    }
    int[] told = IntStream.range(0, source.length).filter(v -> source[v] != NONE).toArray();
    int[] place = new int[source.length];
    Arrays.fill(place, NONE);
    for (int p = 0; p < told.length; p++) {
      place[told[p]] = p;
    }
    int[] kept = Arrays.stream(told).map(v -> source[v]).toArray();
    return new KnownPoints(points.followedBy(List.of(raw)).rows(kept), place);
  }
}
