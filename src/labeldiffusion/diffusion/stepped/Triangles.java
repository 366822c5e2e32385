package labeldiffusion.diffusion.stepped;

import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.util.Arrays;
import java.util.function.Function;
import java.util.function.IntFunction;
import labeldiffusion.graph.EdgePositions;
import labeldiffusion.graph.GraphPart;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.parallel.Blocks;
import labeldiffusion.parallel.Workers;
import labeldiffusion.sparse.ArrayBytes;

/**
 * The neighbours shared by the two ends of every edge, listed block by block, for {@link
 * SmoothDiffusivity}. They never change during a run. Listing them takes longer than several steps,
 * so that a part of a graph keeps them on a disk rather than listing them again.
 */
public final class Triangles implements Serializable {
  private static final long serialVersionUID = 1L;

  private final EdgePositions edges;

  /** By edge: how often q_ij itself occurs in the sum. */
  private final int[] ownCount;

  /** By edge: where its triangles end in the lists of its block. */
  private final int[] end;

  /** By block: the position of (i, k) for each triangle. */
  private final int[][] firstSide;

  /** By block: the position of (j, k) for each triangle. */
  private final int[][] secondSide;

  /**
   * @param blocks of the rows whose weights are computed
   */
  Triangles(GraphPart part, Blocks blocks) {
    edges = part.graph().edges();
    int count = edges.start()[part.inner()];
    ownCount = new int[count];
    end = new int[count];
    firstSide = new int[blocks.count()][];
    secondSide = new int[blocks.count()][];
    Listing listing = new Listing(part);
    for (int b = 0; b < blocks.count(); b++) {
      listing.first.clear();
      listing.second.clear();
      for (int i = blocks.from(b); i < blocks.to(b); i++) {
        Workers.stopIfInterrupted(i);
        listing.listRow(i);
      }
      firstSide[b] = listing.first.toArray();
      secondSide[b] = listing.second.toArray();
    }
  }

  private Triangles(Stored stored) {
    edges =
        new EdgePositions(
            ArrayBytes.ints(stored.start),
            ArrayBytes.ints(stored.forward),
            ArrayBytes.ints(stored.backward));
    ownCount = ArrayBytes.ints(stored.ownCount);
    end = ArrayBytes.ints(stored.end);
    firstSide = map(stored.firstSide, ArrayBytes::ints, int[][]::new);
    secondSide = map(stored.secondSide, ArrayBytes::ints, int[][]::new);
  }

  /** Those of a part of a graph, in one block because it has one thread. */
  public static Triangles of(GraphPart part) {
    return new Triangles(part, Blocks.one(part.inner()));
  }

  private static <A, B> B[] map(A[] from, Function<A, B> f, IntFunction<B[]> array) {
    return Arrays.stream(from).map(f).toArray(array);
  }

  private Object writeReplace() {
    return new Stored(
        ArrayBytes.of(edges.start()),
        ArrayBytes.of(edges.forward()),
        ArrayBytes.of(edges.backward()),
        ArrayBytes.of(ownCount),
        ArrayBytes.of(end),
        map(firstSide, ArrayBytes::of, byte[][]::new),
        map(secondSide, ArrayBytes::of, byte[][]::new));
  }

  private void readObject(ObjectInputStream in) throws InvalidObjectException {
    throw new InvalidObjectException("triangles are read as arrays of bytes");
  }

  /** The same in a file. */
  private record Stored(
      byte[] start,
      byte[] forward,
      byte[] backward,
      byte[] ownCount,
      byte[] end,
      byte[][] firstSide,
      byte[][] secondSide)
      implements Serializable {
    private static final long serialVersionUID = 1L;

    private Object readResolve() {
      return new Triangles(this);
    }
  }

  /** The edges of the graph. */
  EdgePositions edges() {
    return edges;
  }

  /** w_ij s_ij of the edges whose lower node is in block b, rows from .. to-1. */
  void smooth(SimilarityGraph graph, double[] q, double[] S, double[] wD, int b, int from, int to) {
    int[] edgeStart = edges.start();
    int[] forward = edges.forward();
    int[] backward = edges.backward();
    int[] column = graph.column();
    double[] weight = graph.weight();
    int[] first = firstSide[b];
    int[] second = secondSide[b];
    int a = 0;
    for (int i = from; i < to; i++) {
      for (int e = edgeStart[i]; e < edgeStart[i + 1]; e++) {
        int p = forward[e];
        double sum = ownCount[e] * q[p];
        for (int last = end[e]; a < last; a++) {
          sum += q[first[a]] * q[second[a]]; // q_ik q_kj
        }
        double value = weight[p] * (sum / (S[i] + S[column[p]])); // w_ij s_ij
        wD[p] = value;
        wD[backward[e]] = value;
      }
    }
  }

  /** Lists the triangles of one row after the other. */
  private final class Listing {
    final IntBuffer first = new IntBuffer();
    final IntBuffer second = new IntBuffer();
    private final GraphPart part;
    private final SimilarityGraph graph;

    /** The position of k in row i, for k in N(i) of the row at hand; -1 for all others. */
    private final int[] positionInRow;

    Listing(GraphPart part) {
      this.part = part;
      graph = part.graph();
      positionInRow = new int[graph.size()];
      Arrays.fill(positionInRow, -1);
    }

    void listRow(int i) {
      int[] rowStart = graph.rowStart();
      int[] neighbourEnd = graph.neighbourEnd();
      int[] column = graph.column();
      for (int p = rowStart[i]; p < neighbourEnd[i]; p++) {
        positionInRow[column[p]] = p; // N(i)
      }
      for (int e = edges.start()[i]; e < edges.start()[i + 1]; e++) {
        int j = column[edges.forward()[e]];
        boolean jInNi = positionInRow[j] >= 0;
        boolean iInNj = edges.backward()[e] < neighbourEnd[j];
        int ends = (jInNi ? 1 : 0) + (iInNj ? 1 : 0);
        int before = first.size();
        listShared(i, j);
        // q_ij of every shared k, and q_ik q_kj = q_ij of k = i and k = j
        ownCount[e] = 2 * ends + first.size() - before;
        end[e] = first.size();
      }
      for (int p = rowStart[i]; p < neighbourEnd[i]; p++) {
        positionInRow[column[p]] = -1;
      }
    }

    /**
     * Lists the k in N(i) and N(j), which are neither i nor j, in the order of N(j) if j is the
     * later node of the whole graph, else in that of N(i). So a sum has the same bits in both parts
     * that an edge between two parts belongs to.
     */
    private void listShared(int i, int j) {
      int[] column = graph.column();
      int[] start = graph.rowStart();
      int[] stop = graph.neighbourEnd();
      if (part.isBefore(i, j)) {
        for (int p = start[j]; p < stop[j]; p++) {
          if (positionInRow[column[p]] >= 0) {
            first.add(positionInRow[column[p]]);
            second.add(p);
          }
        }
        return;
      }
      for (int p = start[i]; p < stop[i]; p++) {
        for (int r = start[j]; r < stop[j]; r++) {
          if (column[r] == column[p]) {
            first.add(p);
            second.add(r);
          }
        }
      }
    }
  }
}
