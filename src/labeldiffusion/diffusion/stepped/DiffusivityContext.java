package labeldiffusion.diffusion.stepped;

import java.util.Arrays;
import labeldiffusion.graph.GraphPart;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.parallel.BlockReduction;
import labeldiffusion.parallel.BlockReduction.RowsToNumber;
import labeldiffusion.parallel.Blocks;
import labeldiffusion.parallel.Workers;

/**
 * What every {@link Diffusivity} works with: the graph, the scores after the initial steps, the
 * width sigma_f, the diffusivity q of single edges, and parallel loops over the rows.
 *
 * <p>sigma_f^2 is relative to the mean of w_ij ||F_i - F_j||^2 over the edges after the initial
 * steps, because F has no natural scale: it shrinks with the share of labelled nodes.
 */
public final class DiffusivityContext {
  private final GraphPart part;
  private final SimilarityGraph graph;
  private final int classes;
  private final double[] initialScores;
  private final Workers workers;
  private final Blocks blocks;

  /** Those of {@link #blocks}, and ghosts if there are any. */
  private final Blocks allRows;

  private final BlockReduction reduction;
  private final EdgeKernels kernels;
  private final double sigmaF2;

  /** Allocated when it is first needed: not every rule uses q. */
  private double[] q;

  /**
   * @param F the scores after the initial steps
   */
  DiffusivityContext(
      SimilarityGraph graph, int classes, double[] F, double sigmaF2, Workers workers) {
    this(GraphPart.whole(graph), classes, F, sigmaF2, workers);
  }

  /**
   * The context of a run over a part of a graph.
   *
   * @param F the scores of all nodes of the part, ghosts included, after the initial steps
   * @param sigmaF2 that of the whole graph
   */
  public DiffusivityContext(
      GraphPart part, int classes, double[] F, double sigmaF2, Workers workers) {
    this.part = part;
    this.classes = classes;
    this.workers = workers;
    this.sigmaF2 = sigmaF2;
    graph = part.graph();
    initialScores = F;
    allRows = blocks(graph, classes);
    blocks =
        part.inner() == graph.size()
            ? allRows
            : Blocks.ofEntries(Arrays.copyOf(graph.rowStart(), part.inner() + 1), 8 + classes);
    reduction = new BlockReduction(blocks, workers);
    kernels = new EdgeKernels(graph, classes);
  }

  /**
   * The context of a run over a whole graph.
   *
   * @param F the scores after the initial steps
   * @param relative sigma_f^2 as a multiple of the mean squared gradient of F
   */
  public static DiffusivityContext of(
      SimilarityGraph graph, int classes, double[] F, double relative, Workers workers) {
    EdgeKernels kernels = new EdgeKernels(graph, classes);
    double sum =
        new BlockReduction(blocks(graph, classes), workers)
            .sum((from, to) -> kernels.sumSquaredGradients(F, from, to));
    double sigmaF2 = EdgeKernels.sigmaF2(relative, sum, graph.edgeCount());
    return new DiffusivityContext(graph, classes, F, sigmaF2, workers);
  }

  private static Blocks blocks(SimilarityGraph graph, int classes) {
    return Blocks.ofEntries(graph.rowStart(), 8 + classes);
  }

  public SimilarityGraph graph() {
    return graph;
  }

  /** The graph with the numbers of its nodes. */
  GraphPart part() {
    return part;
  }

  /** Number of classes c. */
  public int classes() {
    return classes;
  }

  /** F after the initial steps (n x c); valid until the first step that follows. */
  public double[] initialScores() {
    return initialScores;
  }

  public double sigmaF2() {
    return sigmaF2;
  }

  /** Rows with about the same number of entries each; without ghosts. */
  public Blocks blocks() {
    return blocks;
  }

  /**
   * q_ij = exp(-w_ij ||F_i - F_j||^2 / sigma_f^2) by position (Eq. 15 with the gradient of Eq. 4).
   * The next call overwrites the array; until then the caller may change it.
   */
  public double[] q(double[] F) {
    if (q == null) {
      q = new double[graph.column().length];
    }
    workers.run(allRows, (from, to) -> kernels.fillQ(graph.edges(), F, sigmaF2, q, from, to));
    return q;
  }

  /** Runs a kernel on all rows but ghosts, in parallel. */
  public void run(Workers.RowRange rows) {
    workers.run(blocks, rows);
  }

  /** Runs a kernel that needs the number of its block, such as for a scratch array. */
  public void runBlocks(BlockRange rows) {
    workers.run(blocks.count(), b -> rows.accept(b, blocks.from(b), blocks.to(b)));
  }

  /** The sum of what a kernel returns for each block; the same bits for any number of threads. */
  public double sum(RowsToNumber rows) {
    return reduction.sum(rows);
  }

  /** Work on rows from (inclusive) to (exclusive), which are block b. */
  @FunctionalInterface
  public interface BlockRange {
    void accept(int b, int from, int to);
  }
}
