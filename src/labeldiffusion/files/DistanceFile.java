package labeldiffusion.files;

import labeldiffusion.neighbours.NearestLists;

import java.io.IOException;
import java.nio.file.Path;

/**
 * Distances in a file: a full matrix, one line per row, whose nodes have the ids 0, 1, ...; or a list
 * {@code id,id,distance}, where a pair that is not listed is infinitely far apart. Distances must be symmetric.
 */
public final class DistanceFile {
  /** How far d_ij and d_ji may differ. */
  private static final double SYMMETRY = 1e-9;

  private DistanceFile() { }

  /** The k nearest of every node; fewer where fewer are listed. */
  public static NamedNeighbours read(Path file, int k) {
    try {
      return isList(file) ? list(file, k) : matrix(file, k);
    } catch (IOException e) {
      throw new IllegalArgumentException(file + " must be readable, but " + e.getMessage(), e);
    }
  }

  /** Three fields a line, unless they are a 3 x 3 matrix: exactly three lines with zeros on the diagonal. */
  private static boolean isList(Path file) throws IOException {
    try (TextLines lines = new TextLines(file)) {
      String[] first = lines.next();
      if (first == null) {
        throw lines.bad("there must be distances", "nothing");
      }
      boolean isMatrix = isZero(first, 0) && isZero(lines.next(), 1) && isZero(lines.next(), 2) && lines.next() == null;
      return first.length == 3 && !isMatrix;
    }
  }

  private static boolean isZero(String[] fields, int column) {
    return fields != null && fields.length == 3 && TextLines.isNumber(fields[column])
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
        if (!(first && !TextLines.isNumber(fields[2]))) { // else a header
          int i = pairs.names.number(fields[0]);
          int j = pairs.names.number(fields[1]);
          pairs.add(i, j, distance(lines, i, j, fields[2]), lines.number());
        }
        first = false;
      }
      if (pairs.count() == 0) {
        throw lines.bad("there must be distances", "none");
      }
      EdgeList all = pairs.build(lines, "distance");
      NearestLists lists = new NearestLists(all.names().size(), Math.min(k, all.names().size() - 1));
      for (int e = 0; e < all.value().length; e++) {
        double squared = all.value()[e] * all.value()[e];
        lists.offer(all.low()[e], all.high()[e], squared);
        lists.offer(all.high()[e], all.low()[e], squared);
      }
      return new NamedNeighbours(all.names(), lists.sorted());
    }
  }

  /** Similarities, which are greatest between a node and itself, are not mistaken for distances. */
  private static double distance(TextLines lines, int i, int j, String field) {
    double distance = lines.amount("a distance", field);
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

  private static NamedNeighbours matrix(String[] first, TextLines lines, int k) throws IOException {
    int n = first.length;
    NodeNames names = new NodeNames(lines.file());
    double[][] rows = new double[n][];
    String[] fields = first;
    for (int i = 0; i < n; i++, fields = lines.next()) {
      if (fields == null || fields.length != n) {
        throw lines.bad("a full matrix must have " + n + " rows of " + n + " distances",
            fields == null ? i + " rows" : fields.length + " distances in row " + (i + 1));
      }
      names.number(String.valueOf(i));
      rows[i] = new double[n];
      for (int j = 0; j < n; j++) {
        rows[i][j] = distance(lines, i, j, fields[j]);
        if (j < i && Math.abs(rows[i][j] - rows[j][i]) > SYMMETRY) {
          throw lines.bad("distances must be symmetric",
              rows[i][j] + " from node " + i + " to " + j + " and " + rows[j][i] + " back");
        }
      }
    }
    if (fields != null) {
      throw lines.bad("a full matrix of " + n + " columns must have " + n + " rows", "more");
    }
    NearestLists lists = new NearestLists(n, Math.min(k, n - 1));
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        double distance = j < i ? rows[j][i] : rows[i][j]; // one of the two, so that the graph is symmetric to the bit
        if (j != i) {
          lists.offer(i, j, distance * distance);
        }
      }
    }
    return new NamedNeighbours(names, lists.sorted());
  }
}
