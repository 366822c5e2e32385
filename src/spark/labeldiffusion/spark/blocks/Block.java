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

  private final Outgoing outgoing;

  /** Made again after a block has moved to another machine. */
  private transient GraphPart part;

  private transient Object work;

  private Block(int id, LocalRows rows, int[] sources, int[][] ghosts, Outgoing outgoing) {
    this.id = id;
    this.rows = rows;
    this.sources = sources;
    this.ghosts = ghosts;
    this.outgoing = outgoing;
  }

  /** A block that does not know yet what the others need of it. */
  Block(int id, LocalRows rows, int[] sources, int[][] ghosts) {
    this(id, rows, sources, ghosts, new Outgoing(id, new int[0], new int[0][]));
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

  /** The rows as a graph of the engine, which stays with the block in memory. */
  public synchronized GraphPart part() {
    if (part == null) {
      part = newPart();
    }
    return part;
  }

  /** The same for use in one task: what it lists takes no memory later. */
  public GraphPart newPart() {
    int[] number = rows.number();
    return new GraphPart(
        SimilarityGraph.ofRows(rows.start(), rows.nearEnd(), rows.column(), rows.weight()),
        rows.own(),
        rows.inner(),
        v -> number[v]);
  }

  /**
   * What a run has prepared for this block, such as lists of pairs of nodes. It stays with the
   * block in memory, and is made again if it is of another type or the block has moved.
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
    IntIndex local = new IntIndex(Arrays.copyOf(rows.number(), rows.own()));
    int[] to = requests.stream().mapToInt(Request::from).toArray();
    int[][] nodes =
        requests.stream().map(request -> local.of(request.nodes())).toArray(int[][]::new);
    return new Block(id, rows, sources, ghosts, new Outgoing(id, to, nodes));
  }

  public Outgoing outgoing() {
    return outgoing;
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
