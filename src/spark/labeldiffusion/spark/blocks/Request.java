package labeldiffusion.spark.blocks;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Asks a block for something of its nodes.
 *
 * @param nodes numbers of nodes that block {@code to} owns
 */
public record Request(int from, int to, int[] nodes) implements Sent {
  private static final long serialVersionUID = 1L;

  /**
   * One request per block that owns some of these nodes, but for the block that asks. Nodes may
   * come repeatedly; negative numbers are none.
   */
  public static List<Request> forOthers(int from, IntStream nodes, short[] owner) {
    int[] all = nodes.filter(j -> j >= 0 && owner[j] != from).sorted().toArray();
    int size = 0;
    for (int p = 0; p < all.length; p++) {
      if (p == 0 || all[p] != all[p - 1]) {
        all[size++] = all[p];
      }
    }
    List<Request> requests = new ArrayList<>();
    Positions.by(size, r -> owner[all[r]])
        .forEach(
            (b, rows) ->
                requests.add(new Request(from, b, Arrays.stream(rows).map(r -> all[r]).toArray())));
    return requests;
  }
}
