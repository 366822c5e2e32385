package labeldiffusion.spark.blocks;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import labeldiffusion.graph.GraphPart;
import labeldiffusion.graph.SimilarityGraph;

/**
 * A block of nodes, its ghosts, and what it sends to other blocks; it does not change during a run.
 * Local nodes are numbered from 0, own ones first.
 */
public final class Block implements Serializable {
  private static final long serialVersionUID = 1L;

  private final int id;
  private final LocalRows rows;

  /** Blocks that own ghosts of this one, and the local numbers of those ghosts. */
  private final int[] sources;

  private final int[][] ghosts;

  /** Blocks that need own nodes of this one, and which. */
  private int[] targets = {};

  private int[][] sends = {};

  /** Made again after a block has moved to another machine. */
  private transient GraphPart part;

  private transient Object work;

  Block(int id, LocalRows rows, int[] sources, int[][] ghosts) {
    this.id = id;
    this.rows = rows;
    this.sources = sources;
    this.ghosts = ghosts;
  }

  public int id() {
    return id;
  }

  public LocalRows rows() {
    return rows;
  }

  /** Number of own nodes. */
  public int own() {
    return rows.own();
  }

  /** Number of nodes that are received in every exchange. */
  public int ghostCount() {
    return rows.number().length - rows.own();
  }

  /** The rows as a graph of the engine. */
  public synchronized GraphPart part() {
    if (part == null) {
      SimilarityGraph graph =
          SimilarityGraph.ofRows(rows.start(), rows.nearEnd(), rows.column(), rows.weight());
      int[] number = rows.number();
      part = new GraphPart(graph, rows.own(), rows.inner(), v -> number[v]);
    }
    return part;
  }

  /**
   * What a run has prepared for this block, such as lists of triangles. It stays with the block in
   * memory, and is made again if it is of another type or the block has moved.
   */
  public synchronized <T> T work(Class<T> type, Supplier<T> made) {
    if (!type.isInstance(work)) {
      work = made.get();
    }
    return type.cast(work);
  }

  /** Asks the owners of the ghosts for them. */
  List<Request> requests() {
    List<Request> requests = new ArrayList<>();
    for (int s = 0; s < sources.length; s++) {
      int[] numbers = Arrays.stream(ghosts[s]).map(v -> rows.number()[v]).toArray();
      requests.add(new Request(id, sources[s], numbers));
    }
    return requests;
  }

  /** This block, which knows what the others ask for. */
  Block answering(List<Request> requests) {
    Block block = new Block(id, rows, sources, ghosts);
    IntIndex local = new IntIndex(Arrays.copyOf(rows.number(), rows.own()));
    block.targets = requests.stream().mapToInt(Request::from).toArray();
    block.sends = requests.stream().map(request -> local.of(request.nodes())).toArray(int[][]::new);
    return block;
  }

  /** The rows of own nodes that other blocks need, c numbers each. */
  public List<Packet> pack(double[] own, int c) {
    List<Packet> packets = new ArrayList<>();
    for (int t = 0; t < targets.length; t++) {
      double[] values = new double[sends[t].length * c];
      for (int r = 0; r < sends[t].length; r++) {
        System.arraycopy(own, sends[t][r] * c, values, r * c, c);
      }
      packets.add(Packet.of(id, targets[t], values));
    }
    return packets;
  }

  /** Own rows followed by those of the ghosts. */
  public double[] unpack(double[] own, List<Packet> packets, int c) {
    double[] all = Arrays.copyOf(own, rows.number().length * c);
    for (int s = 0; s < sources.length; s++) {
      double[] values = packets.get(s).values(); // both are in the order of the senders
      for (int r = 0; r < ghosts[s].length; r++) {
        System.arraycopy(values, r * c, all, ghosts[s][r] * c, c);
      }
    }
    return all;
  }
}
