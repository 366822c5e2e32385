package labeldiffusion.files;

import java.io.IOException;
import java.nio.file.Path;
import labeldiffusion.neighbours.NearestLists;
import labeldiffusion.parallel.Memory;
import labeldiffusion.parallel.Workers;

/**
 * Reads distances: a full matrix, one line per row, whose nodes have the ids 0, 1, ...; or a list
 * {@code id,id,distance}, in which pairs that are not listed are infinitely far apart. Distances
 * must be symmetric.
 */
public final class DistanceFile {
  /** The largest difference of d_ij and d_ji. */
  private static final double SYMMETRY = 1e-9;

  /** The largest distance: sums of squared distances must not overflow. */
  private static final double FARTHEST = 1e140;

  private DistanceFile() {}

  /** The k nearest nodes of every node, or fewer if fewer are listed. */
  public static NamedNeighbours read(Path file, int k) {
    try {
      return isList(file) ? list(file, k) : matrix(file, k);
    } catch (IOException e) {
      throw new IllegalArgumentException("cannot read " + file, e);
    }
  }

  /**
   * A list has three fields per line. A file of exactly three such lines with zeros on the diagonal
   * is a matrix.
   */
  private static boolean isList(Path file) throws IOException {
    try (TextLines lines = new TextLines(file)) {
      String[] first = lines.next();
      if (first == null) {
        throw lines.bad("there must be distances", "nothing");
      }
      boolean isMatrix =
          isZero(first, 0)
              && isZero(lines.next(), 1)
              && isZero(lines.next(), 2)
              && lines.next() == null;
      return first.length == 3 && !isMatrix;
    }
  }

  private static boolean isZero(String[] fields, int column) {
    return fields != null
        && fields.length == 3
        && TextLines.isNumber(fields[column])
        && Double.parseDouble(fields[column]) == 0;
  }

  private static NamedNeighbours list(Path file, int k) throws IOException {
    try (TextLines lines = new TextLines(file)) {
      EdgeList.Builder pairs = new EdgeList.Builder(file);
      boolean first = true;
      for (String[] fields = lines.next(); fields != null; fields = lines.next()) {
        if (fields.length != 3) {
          throw lines.bad("a distance must be id,id,distance", fields.length + " fields");
        }
        if (!(first && !TextLines.isNumber(fields[2]))) { // otherwise a header
          int i = pairs.names.number(lines.id(fields[0]));
          int j = pairs.names.number(lines.id(fields[1]));
          pairs.add(i, j, distance(lines, i, j, fields[2]), lines);
        }
        first = false;
      }
      if (pairs.count() == 0) {
        throw lines.bad("there must be distances", "none");
      }
      EdgeList all = pairs.build(lines, "distance");
      NearestLists lists = lists(all.names().size(), k, file);
      for (int e = 0; e < all.value().length; e++) {
        double squared = all.value()[e] * all.value()[e];
        lists.offer(all.low()[e], all.high()[e], squared);
        lists.offer(all.high()[e], all.low()[e], squared);
      }
      return new NamedNeighbours(all.names(), lists.sorted());
    }
  }

  private static NearestLists lists(int n, int k, Path file) {
    Memory.require(12L * n * Math.min(k, n - 1), "the list of nearest neighbours in " + file);
    return new NearestLists(n, Math.min(k, n - 1));
  }

  /** Rejects similarities, which are largest between a node and itself. */
  private static double distance(TextLines lines, int i, int j, String field) {
    double distance = lines.amount("a distance", field);
    if (distance > FARTHEST) {
      throw lines.bad("a distance must be at most 1e140", field);
    }
    if (i == j && distance != 0) {
      throw lines.bad("the distance of a node to itself must be 0", field);
    }
    return distance;
  }

  private static NamedNeighbours matrix(Path file, int k) throws IOException {
    try (TextLines lines = new TextLines(file)) {
      return matrix(lines.next(), lines, k);
    }
  }

  private static NamedNeighbours matrix(String[] first, TextLines lines, int k) {
    int n = first.length;
    Memory.require(4L * n * (n + 1), "the distance matrix of " + lines.file());
    NodeNames names = new NodeNames(lines.file());
    double[][] above = new double[n][]; // only the upper half is used: exactly symmetric
    NearestLists lists = lists(n, k, lines.file());
    String[] fields = first;
    for (int i = 0; i < n; i++, fields = lines.next()) {
      Workers.stopIfInterrupted(0);
      if (fields == null || fields.length != n) {
        throw lines.bad(
            "a full matrix must have " + n + " rows of " + n + " distances",
            fields == null ? i + " rows" : fields.length + " distances in row " + (i + 1));
      }
      names.number(String.valueOf(i));
      above[i] = new double[n - i];
      for (int j = 0; j < n; j++) {
        double distance = distance(lines, i, j, fields[j]);
        if (j >= i) {
          above[i][j - i] = distance;
        } else if (Math.abs(distance - above[j][i - j]) > SYMMETRY) {
          throw lines.bad(
              "distances must be symmetric",
              distance + " from node " + i + " to " + j + " and " + above[j][i - j] + " back");
        }
        if (j > i) {
          lists.offer(i, j, distance * distance);
          lists.offer(j, i, distance * distance);
        }
      }
    }
    if (fields != null) {
      throw lines.bad("a full matrix of " + n + " columns must have " + n + " rows", "more");
    }
    return new NamedNeighbours(names, lists.sorted());
  }
}
