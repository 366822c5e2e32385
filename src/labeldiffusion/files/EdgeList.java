package labeldiffusion.files;

import java.io.Serializable;
import java.nio.file.Path;
import java.util.Arrays;
import labeldiffusion.parallel.Memory;
import labeldiffusion.parallel.Workers;

/**
 * The undirected edges of a file, each once, lower node first.
 *
 * @param value weight or distance of each edge
 * @param selfLoops number of lines that joined a node to itself, which were ignored
 */
public record EdgeList(NodeNames names, int[] low, int[] high, double[] value, int selfLoops)
    implements Serializable {

  /** Collects edges in the order of the lines. An edge given twice must have the same value. */
  static final class Builder {
    /** The largest relative difference between two values of the same edge. */
    private static final double AGREEMENT = 1e-9;

    /** The largest number of edges whose two directions can be counted by an int. */
    private static final int MOST_EDGES = 1 << 30;

    /** Bytes per edge while edges are collected. */
    private static final int BYTES_COLLECTED = 20;

    /** Bytes per edge while edges are sorted. */
    private static final int BYTES_SORTED = 40;

    final NodeNames names;
    private int[] low = new int[1024];
    private int[] high = new int[1024];
    private double[] value = new double[1024];
    private int[] line = new int[1024];
    private int count;
    private int selfLoops;

    Builder(Path file) {
      names = new NodeNames(file);
    }

    void add(int i, int j, double amount, TextLines lines) {
      if (i == j) {
        selfLoops++;
        return;
      }
      if (count == low.length) {
        if (count == MOST_EDGES) {
          throw lines.bad("a file must have at most " + MOST_EDGES + " edges", "more");
        }
        int length = (int) Math.min(MOST_EDGES, count + count / 2L);
        Memory.require((long) BYTES_COLLECTED * length, "the edge list of " + names.file());
        low = Arrays.copyOf(low, length);
        high = Arrays.copyOf(high, length);
        value = Arrays.copyOf(value, length);
        line = Arrays.copyOf(line, length);
      }
      low[count] = Math.min(i, j);
      high[count] = Math.max(i, j);
      value[count] = amount;
      line[count++] = lines.number();
    }

    int count() {
      return count + selfLoops;
    }

    /**
     * Sorts the edges and removes repeated ones.
     *
     * @param what the name of the values, for messages
     */
    EdgeList build(TextLines lines, String what) {
      int n = names.size();
      Memory.require((long) BYTES_SORTED * count + 8L * n, "the edge list of " + names.file());
      int[] start = new int[n + 1];
      long[] byLow = edgesByLowNode(start);
      int kept = 0;
      int[] lows = new int[count];
      int[] highs = new int[count];
      double[] values = new double[count];
      for (int i = 0; i < n; i++) {
        Workers.stopIfInterrupted(i);
        Arrays.sort(byLow, start[i], start[i + 1]);
        for (int p = start[i]; p < start[i + 1]; p++) {
          int e = (int) byLow[p];
          if (p > start[i] && highs[kept - 1] == high[e]) {
            requireAgreement(values[kept - 1], e, lines, what);
          } else {
            lows[kept] = i;
            highs[kept] = high[e];
            values[kept++] = value[e];
          }
        }
      }
      return new EdgeList(
          names,
          Arrays.copyOf(lows, kept),
          Arrays.copyOf(highs, kept),
          Arrays.copyOf(values, kept),
          selfLoops);
    }

    /**
     * Pairs (high node, edge) of each low node i, at start[i] .. start[i+1]-1. After sorting, equal
     * edges are adjacent.
     */
    private long[] edgesByLowNode(int[] start) {
      for (int e = 0; e < count; e++) {
        start[low[e] + 1]++;
      }
      for (int i = 1; i < start.length; i++) {
        start[i] += start[i - 1];
      }
      long[] byLow = new long[count];
      int[] at = start.clone();
      for (int e = 0; e < count; e++) {
        byLow[at[low[e]]++] = (long) high[e] << 32 | e;
      }
      return byLow;
    }

    private void requireAgreement(double before, int e, TextLines lines, String what) {
      if (Math.abs(before - value[e]) > AGREEMENT * Math.max(before, value[e])) {
        throw lines.bad(
            line[e],
            "an edge given twice must have the same " + what + " both times",
            before + " before and " + value[e] + " here");
      }
    }
  }
}
