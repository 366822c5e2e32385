package labeldiffusion.spark;

import java.util.stream.IntStream;
import labeldiffusion.diffusion.stepped.AutoSteps;
import labeldiffusion.diffusion.stepped.LabelRule;
import labeldiffusion.neighbours.Neighbours;
import labeldiffusion.parallel.Progress;
import labeldiffusion.spark.blocks.Block;
import labeldiffusion.spark.blocks.BlockBuilder;
import labeldiffusion.spark.blocks.BlockChoice;
import labeldiffusion.spark.blocks.EdgeRows;
import labeldiffusion.spark.blocks.Edges;
import labeldiffusion.spark.blocks.GraphRows;
import labeldiffusion.spark.blocks.ListRows;
import labeldiffusion.spark.blocks.Lists;
import labeldiffusion.spark.blocks.Parts;
import labeldiffusion.spark.search.Forest;
import labeldiffusion.spark.search.GraphSearch;
import labeldiffusion.spark.search.PointRows;
import labeldiffusion.spark.steps.Checkpoints;
import labeldiffusion.spark.steps.ExactSum;
import labeldiffusion.spark.steps.LabelHops;
import labeldiffusion.spark.steps.LinearRun;
import labeldiffusion.spark.steps.Seeds;
import labeldiffusion.spark.steps.StepSettings;
import labeldiffusion.spark.steps.SteppedRun;
import labeldiffusion.sparse.StoppingRule;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.storage.StorageLevel;

/** One run: rows or edges to a graph, the graph to blocks, a diffusion on them. */
final class Fit {
  /** The name of the scores, which a model may need again if a machine fails. */
  static final String SCORES = "scores";

  private static final String BLOCKS = "blocks";

  private final JavaSparkContext spark;
  private final FitSettings settings;
  private final Checkpoints checkpoints;
  private final Progress progress;
  private final FitReport report = new FitReport();
  private final Nodes nodes;

  Fit(
      JavaSparkContext spark,
      FitSettings settings,
      Checkpoints checkpoints,
      Progress progress,
      Nodes nodes) {
    this.spark = spark;
    this.settings = settings;
    this.checkpoints = checkpoints;
    this.progress = progress;
    this.nodes = nodes;
    Nodes.Facts facts = nodes.facts();
    report
        .add("method", "%s", settings.method())
        .add("rows", "%d, %d of them labelled", facts.n(), facts.labelled())
        .add("classes", "%s", facts.classes());
  }

  /** The diffusion over the neighbour graph of the rows. */
  Fitted ofRows() {
    InvalidInput.require(nodes.facts().n() > 1, "the table must have at least two rows, had one");
    InvalidInput.require(nodes.facts().d() > 0, "vectors must hold numbers, but they are empty");
    GraphSearch search = new GraphSearch(spark, settings.search(), progress);
    if (checkpoints.has(BLOCKS)) {
      double[] facts = checkpoints.facts(BLOCKS);
      report.add("graph", "K = %d, stored by an earlier run", settings.search().k());
      return diffused(facts[0], search.forest(nodes.rows(), nodes.facts().n()));
    }
    Found found = found(search);
    return diffused(found.sigmaX, found.forest);
  }

  /** What remains of the search besides the stored blocks. */
  private record Found(double sigmaX, Forest forest) {}

  private Found found(GraphSearch search) {
    GraphSearch.Found found = search.search(nodes.rows(), nodes.facts().n(), settings.blocks());
    double sigmaX = sigmaX(found.lists());
    report.add(
        "graph",
        "K = %d, sigma-x %.4g, recall about %.3f, leaves searched: %d",
        settings.search().k(),
        sigmaX,
        found.recall(),
        found.leaves());
    Broadcast<short[]> owner = spark.broadcast(found.owner());
    JavaRDD<Lists> lists = ListRows.byBlock(found.lists(), owner, settings.blocks());
    store(ListRows.of(lists, owner, sigmaX), owner, sigmaX);
    found.lists().unpersist(false);
    return new Found(sigmaX, found.forest());
  }

  /** The diffusion over given edges. */
  Fitted ofEdges(JavaRDD<Edges> edges) {
    if (checkpoints.has(BLOCKS)) {
      report.add("graph", "given edges, stored by an earlier run");
    } else {
      storeEdges(edges);
      report.add("graph", "given edges");
    }
    edges.unpersist(false);
    return diffused(0, Forest.none());
  }

  private void storeEdges(JavaRDD<Edges> edges) {
    int n = nodes.facts().n();
    int k = settings.search().k();
    short[] order = BlockChoice.byOrder(new int[n], settings.blocks());
    JavaRDD<GraphRows> first = edgeRows(edges, order).persist(StorageLevel.MEMORY_AND_DISK());
    short[] owner =
        BlockChoice.improved(
            spark, first.map(rows -> strongest(rows, k)), order, settings.blocks());
    first.unpersist(false);
    store(edgeRows(edges, owner), spark.broadcast(owner), 0);
  }

  private JavaRDD<GraphRows> edgeRows(JavaRDD<Edges> edges, short[] owner) {
    Broadcast<short[]> choice = spark.broadcast(owner);
    JavaRDD<Lists> own =
        ListRows.byBlock(nodes.rows().map(Fit::withoutLists), choice, settings.blocks());
    return EdgeRows.of(edges, own, choice, settings.search().k());
  }

  private static Lists withoutLists(PointRows rows) {
    return new Lists(rows.node(), rows.label(), 0, new int[0], new double[0]);
  }

  /** The first neighbours of each row, for the choice of blocks. */
  private static Lists strongest(GraphRows rows, int k) {
    int[] index = new int[rows.size() * k];
    for (int r = 0; r < rows.size(); r++) {
      for (int p = 0; p < k; p++) {
        index[r * k + p] =
            p < rows.near()[r] ? rows.column()[rows.start()[r] + p] : Neighbours.NONE;
      }
    }
    return new Lists(rows.node(), rows.label(), k, index, new double[index.length]);
  }

  /** (mean distance of all rows to their neighbours)^2. */
  private static double sigmaX(JavaRDD<Lists> lists) {
    double sum = lists.map(Fit::distances).reduce(ExactSum::add).value();
    long count =
        lists
            .map(part -> IntStream.of(part.index()).filter(j -> j != Neighbours.NONE).count())
            .reduce(Long::sum);
    double mean = count == 0 ? 0 : sum / count;
    InvalidInput.require(
        Double.isFinite(mean),
        "distances between rows must be finite numbers, but values are too large for that");
    return mean * mean;
  }

  private static ExactSum distances(Lists lists) {
    ExactSum sum = new ExactSum();
    for (int p = 0; p < lists.index().length; p++) {
      if (lists.index()[p] != Neighbours.NONE) {
        sum.add(Math.sqrt(lists.squared()[p]));
      }
    }
    return sum;
  }

  private void store(JavaRDD<GraphRows> rows, Broadcast<short[]> owner, double sigmaX) {
    JavaRDD<GraphRows> kept = rows.persist(StorageLevel.MEMORY_AND_DISK());
    JavaRDD<Block> blocks = BlockBuilder.build(kept, owner, settings.method().ghosts());
    checkpoints.store(BLOCKS, blocks, new double[] {sigmaX});
    kept.unpersist(false);
    progress.at("graph", 1, 1);
  }

  /**
   * Nothing of the search or the edges is on the stack any more, so that the JVM can collect their
   * data sets: only then does Spark delete what these have on disk.
   */
  private Fitted diffused(double sigmaX, Forest forest) {
    JavaRDD<Block> blocks =
        checkpoints.<Block>restore(BLOCKS).persist(StorageLevel.MEMORY_AND_DISK());
    checkpoints.freeDisks();
    long ghosts = blocks.map(block -> (long) block.ghostCount()).reduce(Long::sum);
    int n = nodes.facts().n();
    int c = nodes.facts().counts().length;
    report.add(
        "blocks",
        "%d, whose ghosts are %.2f times the rows: %d bytes per exchange",
        settings.blocks(),
        (double) ghosts / n,
        8L * c * ghosts);
    JavaRDD<double[]> F = settings.method().isLinearSystem() ? solved(blocks) : stepped(blocks);
    blocks.persist(StorageLevel.MEMORY_AND_DISK());
    JavaRDD<double[]> sized = new SizedBlocks(settings, nodes.facts(), report).of(blocks, F);
    JavaRDD<NodeScores> scores =
        checkpoints
            .store(SCORES, Parts.zip(blocks, sized, NodeScores::of), new double[0])
            .persist(StorageLevel.MEMORY_AND_DISK());
    long unreached = n - scores.map(NodeScores::reached).reduce(Long::sum);
    report.add("unreached", "%d rows", unreached);
    F.unpersist(false);
    blocks.unpersist(false);
    return new Fitted(scores, sigmaX, forest, report);
  }

  private JavaRDD<double[]> solved(JavaRDD<Block> blocks) {
    int c = nodes.facts().counts().length;
    LinearRun run =
        new LinearRun(
            blocks,
            new LinearRun.Problem(settings.method().linear(), settings.time().alpha(), c),
            new StoppingRule(StoppingRule.TOLERANCE_DEFAULT, StoppingRule.MAX_ITERATIONS_DEFAULT),
            checkpoints,
            progress);
    JavaRDD<double[]> F = run.run();
    report.add(
        "iterations",
        "%d, residual %.3g%s",
        run.iterations(),
        run.residual(),
        run.converged() ? "" : ", not converged");
    return F;
  }

  private JavaRDD<double[]> stepped(JavaRDD<Block> blocks) {
    int steps = settings.steps();
    if (steps == 0) {
      LabelHops hops = LabelHops.of(blocks);
      steps = AutoSteps.steps(hops.mean(), hops.largest());
      report.add(
          "distance",
          "on average %.1f edges lead from a row to the nearest label, at most %d",
          hops.mean(),
          hops.largest());
    }
    StepSettings run =
        new StepSettings(
            settings.method().stepped(),
            Seeds.of(nodes.facts().counts(), settings.seeds()),
            settings.time().initialSteps(),
            steps,
            settings.time().sigmaF(),
            settings.labels() == LabelRule.CLAMP);
    SteppedRun stepped = new SteppedRun(blocks, run, checkpoints, progress);
    JavaRDD<double[]> F = stepped.run();
    report.add(
        "steps",
        "%d, of which %d were made smaller so that every score is an average of others",
        run.total(),
        stepped.guardedSteps());
    return F;
  }

  static boolean isReached(double[] scores) {
    for (double score : scores) {
      if (score > 0) {
        return true;
      }
    }
    return false;
  }
}
