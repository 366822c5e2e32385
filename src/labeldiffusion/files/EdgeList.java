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
 * @param selfLoops lines that joined a node to itself, which were passed over
 */
public record EdgeList(NodeNames names, int[] low, int[] high, double[] value, int selfLoops)
    implements Serializable {

  /**
   * Gathers edges in the order of the lines and sees to it that none is there twice with two
   * values.
   */
  static final class Builder {
    /** How far the two directions of an edge may differ, relative to the larger value. */
    private static final double AGREEMENT = 1e-9;

    /** So many that both directions of all can be counted. */
    private static final int MOST_EDGES = 1 << 30;

    /** What an edge takes while it is gathered, and what while the edges are put in order. */
    private static final int BYTES_GATHERED = 20;

    private static final int BYTES_ORDERED = 40;

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
        Memory.require((long) BYTES_GATHERED * length, "the edge list of " + names.file());
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
     * @param what the values are, for the refusal of an edge that has two of them
     */
    EdgeList build(TextLines lines, String what) {
      int n = names.size();
      Memory.require((long) BYTES_ORDERED * count + 8L * n, "the edge list of " + names.file());
      int[] end = new int[n + 1];
      for (int e = 0; e < count; e++) {
        end[low[e] + 1]++;
      }
      for (int i = 0; i < n; i++) {
        end[i + 1] += end[i];
      }
      long[] byEnds =
          new long[count]; // (high, edge) of each low node: sorted, equal ends stand side by side
      int[] at = end.clone();
      for (int e = 0; e < count; e++) {
        byEnds[at[low[e]]++] = (long) high[e] << 32 | e;
      }
      int kept = 0;
      int[] lows = new int[count];
      int[] highs = new int[count];
      double[] values = new double[count];
      for (int i = 0; i < n; i++) {
        Workers.stopIfInterrupted(i);
        Arrays.sort(byEnds, end[i], end[i + 1]);
        for (int p = end[i]; p < end[i + 1]; p++) {
          int e = (int) byEnds[p];
          if (p > end[i] && highs[kept - 1] == high[e]) {
            if (Math.abs(values[kept - 1] - value[e])
                > AGREEMENT * Math.max(values[kept - 1], value[e])) {
              throw lines.bad(
                  line[e],
                  "an edge given twice must have the same " + what + " both times",
                  values[kept - 1] + " before and " + value[e] + " here");
            }
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
  }
}
