package labeldiffusion.files;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;

/**
 * Reads a weighted graph: a list of edges {@code id,id[,weight]} or a Matrix Market coordinate
 * file. Edges are undirected; both directions may be given if they agree. A weight of 0 means that
 * there is no edge. A line that joins a node to itself adds the node but no edge.
 */
public final class GraphFile {
  private static final String MATRIX_MARKET = "%%MatrixMarket";

  private GraphFile() {}

  public static EdgeList read(Path file) {
    try (TextLines lines = new TextLines(file)) {
      String first = lines.firstLine();
      return first != null && first.startsWith(MATRIX_MARKET)
          ? matrixMarket(first, lines)
          : edges(file);
    } catch (IOException e) {
      throw new IllegalArgumentException("cannot read " + file, e);
    }
  }

  private static EdgeList edges(Path file) throws IOException {
    try (TextLines lines = new TextLines(file)) {
      EdgeList.Builder edges = new EdgeList.Builder(lines.file());
      boolean first = true;
      for (String[] fields = lines.next(); fields != null; fields = lines.next()) {
        if (fields.length < 2 || fields.length > 3) {
          throw lines.bad("an edge must be id,id or id,id,weight", fields.length + " fields");
        }
        if (!(first && isHeader(fields))) {
          double weight = fields.length == 2 ? 1 : lines.amount("a weight", fields[2]);
          add(edges, fields[0], fields[1], weight, lines);
        }
        first = false;
      }
      return finished(edges, lines);
    }
  }

  /**
   * Whether a first line is a header: its weight is not a number or, without weights, it has common
   * column names.
   */
  private static boolean isHeader(String[] fields) {
    return fields.length == 3
        ? !TextLines.isNumber(fields[2])
        : fields[0].toLowerCase(Locale.ROOT).matches("source|from|id|node|src|tail")
            && fields[1].toLowerCase(Locale.ROOT).matches("target|to|id|node|dst|head");
  }

  /** The format counts rows and columns from 1; the id of a node is its number counted from 0. */
  private static EdgeList matrixMarket(String banner, TextLines lines) {
    String[] words = banner.toLowerCase(Locale.ROOT).trim().split("\\s+");
    boolean pattern = words.length == 5 && words[3].equals("pattern");
    if (words.length != 5
        || !words[2].equals("coordinate")
        || !(pattern || words[3].matches("real|integer"))
        || !words[4].matches("symmetric|general")) {
      throw lines.bad(
          "a Matrix Market file must be 'matrix coordinate real|integer|pattern symmetric|general'",
          banner);
    }
    String[] size = lines.next();
    if (size == null || size.length != 3 || !size[0].equals(size[1])) {
      throw lines.bad(
          "a graph must be a square matrix: rows, columns, entries",
          size == null ? "nothing" : String.join(" ", size));
    }
    int n = whole(lines, size[0], Integer.MAX_VALUE);
    EdgeList.Builder edges = new EdgeList.Builder(lines.file());
    int entries = whole(lines, size[2], Integer.MAX_VALUE);
    for (int e = 0; e < entries; e++) {
      String[] fields = lines.next();
      if (fields == null || fields.length != (pattern ? 2 : 3)) {
        throw lines.bad(
            "there must be " + entries + " entries of " + (pattern ? 2 : 3) + " fields",
            fields == null ? e + " entries" : fields.length + " fields");
      }
      double weight = pattern ? 1 : lines.amount("a weight", fields[2]);
      int row = whole(lines, fields[0], n) - 1;
      int column = whole(lines, fields[1], n) - 1;
      if (weight > 0) {
        edges.add(row, column, weight, lines);
      }
    }
    if (lines.next() != null) {
      throw lines.bad("there must be " + entries + " entries", "more");
    }
    edges.names.addNumbers(n); // after the entries, so that a truncated file needs no memory
    return finished(edges, lines);
  }

  private static int whole(TextLines lines, String field, int most) {
    try {
      int value = Integer.parseInt(field);
      if (value >= 1 && value <= most) {
        return value;
      }
    } catch (NumberFormatException e) {
      // fall through to the error below
    }
    throw lines.bad("a row, column or count must be a whole number from 1 to " + most, field);
  }

  private static void add(
      EdgeList.Builder edges, String a, String b, double weight, TextLines lines) {
    int i = edges.names.number(lines.id(a));
    int j = edges.names.number(lines.id(b));
    if (weight > 0) {
      edges.add(i, j, weight, lines);
    }
  }

  private static EdgeList finished(EdgeList.Builder edges, TextLines lines) {
    if (edges.count() == 0) {
      throw lines.bad("a graph must have at least one edge", "none");
    }
    return edges.build(lines, "weight");
  }
}
