package labeldiffusion.spark.blocks;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import labeldiffusion.graph.GraphSpec;
import labeldiffusion.graph.KernelWidth;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.graph.WidthRule;
import labeldiffusion.labels.Labels;
import labeldiffusion.neighbours.Neighbours;
import labeldiffusion.neighbours.exact.ExactSearch;
import labeldiffusion.parallel.Progress;
import labeldiffusion.parallel.Workers;
import labeldiffusion.points.Points;
import labeldiffusion.spark.TestSpark;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.broadcast.Broadcast;

/** Points of overlapping classes, as the engine sees them and as blocks. */
public final class TestBlocks {
  public final int n;
  public final double[][] points;
  public final Neighbours neighbours;
  public final SimilarityGraph graph;
  public final Labels labels;
  public final int[] truth;
  private final double sigmaX;

  public TestBlocks(int n, int k, int classes, int labelled) {
    this.n = n;
    Random random = new Random(1);
    truth = new int[n];
    points = new double[n][];
    for (int i = 0; i < n; i++) {
      truth[i] = random.nextInt(classes);
      points[i] =
          new double[] {
            Math.cos(truth[i]) * 1.5 + random.nextGaussian(),
            Math.sin(truth[i]) * 1.5 + random.nextGaussian()
          };
    }
    int[] classOf = new int[n];
    Arrays.setAll(classOf, i -> i % (n / labelled) == 0 ? truth[i] : Labels.UNLABELLED);
    labels = new Labels(classOf, classes);
    Workers workers = new Workers(1);
    neighbours = ExactSearch.search(Points.of(points), k, workers, Progress.NONE);
    KernelWidth width = KernelWidth.of(new GraphSpec(k, WidthRule.GLOBAL, 0), neighbours);
    sigmaX = width.typical();
    graph = SimilarityGraph.of(neighbours, width, workers);
  }

  /** Blocks in vertical stripes, so that neighbours are often in one block. */
  public short[] owner(int blocks) {
    int[] order =
        IntStream.range(0, n)
            .boxed()
            .sorted((i, j) -> Double.compare(points[i][0], points[j][0]))
            .mapToInt(i -> i)
            .toArray();
    short[] owner = new short[n];
    for (int r = 0; r < n; r++) {
      owner[order[r]] = (short) ((long) r * blocks / n);
    }
    return owner;
  }

  /** The lists in three pieces. */
  public JavaRDD<Lists> lists() {
    Lists all =
        new Lists(
            IntStream.range(0, n).toArray(),
            labels.classOf(),
            neighbours.k(),
            neighbours.index(),
            neighbours.squared());
    List<Lists> pieces = new ArrayList<>();
    for (int piece = 0; piece < 3; piece++) {
      int rest = piece;
      pieces.add(all.rows(IntStream.range(0, n).filter(i -> i % 3 == rest).toArray()));
    }
    return TestSpark.context().parallelize(pieces, 3);
  }

  public JavaRDD<GraphRows> rows(int blocks) {
    Broadcast<short[]> owner = TestSpark.context().broadcast(owner(blocks));
    return ListRows.of(ListRows.byBlock(lists(), owner, blocks), owner, sigmaX);
  }

  public JavaRDD<Block> blocks(int blocks, Ghosts kind) {
    return BlockBuilder.build(rows(blocks), TestSpark.context().broadcast(owner(blocks)), kind);
  }

  /** Numbers of the own nodes of each block, gathered to one array by node. */
  public static double[] byNode(JavaRDD<Block> blocks, JavaRDD<double[]> values, int n, int c) {
    double[] all = new double[n * c];
    Parts.pair(blocks, values)
        .collect()
        .forEach(
            part -> {
              for (int v = 0; v < part._1().own(); v++) {
                int i = part._1().rows().number()[v];
                System.arraycopy(part._2(), v * c, all, i * c, c);
              }
            });
    return all;
  }
}
