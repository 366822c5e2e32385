package labeldiffusion.spark.benchmark;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.diffusion.stepped.EulerDiffusion;
import labeldiffusion.diffusion.stepped.EulerSpec;
import labeldiffusion.diffusion.stepped.LabelRule;
import labeldiffusion.diffusion.stepped.Scheme;
import labeldiffusion.diffusion.stepped.SmoothDiffusivity;
import labeldiffusion.graph.BreadthFirstOrder;
import labeldiffusion.graph.GraphSpec;
import labeldiffusion.graph.KernelWidth;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.graph.WidthRule;
import labeldiffusion.labels.LabelWeights;
import labeldiffusion.labels.Labels;
import labeldiffusion.neighbours.KnownLists;
import labeldiffusion.neighbours.Neighbours;
import labeldiffusion.neighbours.Search;
import labeldiffusion.neighbours.SearchSpec;
import labeldiffusion.parallel.Progress;
import labeldiffusion.parallel.Workers;
import labeldiffusion.points.Points;
import labeldiffusion.spark.LabelDiffusion;
import labeldiffusion.spark.LabelDiffusionModel;
import labeldiffusion.spark.cluster.GeneratedTable;
import labeldiffusion.spark.search.SearchSettings;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.ml.linalg.Vector;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;

/**
 * One fit on Spark and the same work by the engine: search, isotropic steps and smooth steps, in
 * CPU seconds. Both sides run in this JVM, so garbage collection and compilation are included. The
 * recall is also measured on rows that the search did not choose itself.
 */
public final class SparkBenchmark {
  private static final int K = 10;
  private static final int STEPS = 10;
  private static final int EVERY = 100;
  private static final int PARTITIONS = 8;

  /** Rows whose neighbours are compared with the true ones. */
  private static final int CHECKED = 2000;

  /** The clock of CPU time ticks in hundredths of a second. */
  private static final double CLOCK = 0.02;

  private final Dataset<Row> table;
  private final int n;
  private final int blocks;
  private final int leafRows;
  private final Map<String, Double> cpu = new TreeMap<>();
  private final List<String> page = new ArrayList<>();

  private SparkBenchmark(Dataset<Row> table, int blocks, int leaves) {
    this.table = table;
    this.n = (int) table.count();
    this.blocks = blocks;
    this.leafRows = 4 * n / 3 / leaves;
  }

  /**
   * @param words rows or the folder of MNIST, blocks, leaves per tree, page
   */
  public static void main(String[] words) throws Exception {
    SparkSession spark =
        SparkSession.builder()
            .master("local[2]")
            .config("spark.ui.enabled", "false")
            .config("spark.driver.host", "127.0.0.1")
            .config("spark.driver.bindAddress", "127.0.0.1")
            .config("spark.sql.shuffle.partitions", "" + PARTITIONS)
            .config("spark.shuffle.sort.bypassMergeThreshold", "1") // as the command does
            .getOrCreate();
    spark.sparkContext().setLogLevel("OFF");
    boolean isNumber = words[0].matches("\\d+");
    Dataset<Row> table =
        isNumber
            ? GeneratedTable.of(spark, Integer.parseInt(words[0]), EVERY, PARTITIONS)
            : MnistTable.of(spark, Path.of(words[0]), EVERY, PARTITIONS);
    SparkBenchmark benchmark =
        new SparkBenchmark(table.persist(), Integer.parseInt(words[1]), Integer.parseInt(words[2]));
    benchmark.spark();
    benchmark.engine();
    benchmark.write(isNumber ? "generated rows of 20 numbers" : "digits", Path.of(words[3]));
    spark.stop();
  }

  private static double cpuSeconds() {
    OperatingSystemMXBean system =
        (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    return system.getProcessCpuTime() / 1e9;
  }

  /** CPU seconds by phase: reading, then the search, then steps, of which the fastest counts. */
  private final class Clock implements Progress {
    private final double start = cpuSeconds();
    private double search;
    private double last;

    @Override
    public void at(String phase, int done, int total) {
      double now = cpuSeconds();
      if (phase.equals("search")) {
        search = done == 0 ? now : search;
        cpu.put("Spark reading", search - start);
        cpu.put("Spark search", now - search);
      } else if (phase.equals("graph") || done == 1) {
        cpu.merge("Spark blocks", now - last, Double::sum); // the first step prepares them
      } else {
        String kind = done <= STEPS ? "isotropic step" : "smooth step";
        cpu.merge("Spark " + kind, now - last, Math::min);
      }
      last = now;
    }
  }

  private void spark() {
    LabelDiffusion estimator =
        new LabelDiffusion()
            .setIdCol("id")
            .setMethod("SMOOTH")
            .setK(K)
            .setInitialSteps(STEPS)
            .setSteps(STEPS)
            .setCheckpointInterval(100)
            .setLeafRows(leafRows)
            .setBlocks(blocks)
            .setClassSizes("FREE")
            .setProgress(new Clock());
    long start = System.nanoTime();
    LabelDiffusionModel model = estimator.fit(table);
    cpu.put("Spark wall time of all", (System.nanoTime() - start) / 1e9);
    page.add("```");
    page.add(model.report().strip());
    page.add("```");
    page.add("");
  }

  private void engine() {
    List<Row> rows = table.orderBy("id").select("features", "label").collectAsList();
    double[][] x =
        rows.stream().map(row -> row.<Vector>getAs(0).toArray()).toArray(double[][]::new);
    int[] label =
        rows.stream().mapToInt(row -> row.isNullAt(1) ? -1 : (int) row.getLong(1)).toArray();
    Workers workers = new Workers(2);
    long begin = System.nanoTime();
    SearchSpec.Found found = found("engine search", x, workers);
    int[] order = BreadthFirstOrder.of(found.neighbours());
    Neighbours lists = found.neighbours().inOrder(order);
    KernelWidth width = KernelWidth.of(new GraphSpec(K, WidthRule.GLOBAL, 0), lists);
    SimilarityGraph graph = SimilarityGraph.of(lists, width, workers);
    Labels labels = new Labels(label, 10).inOrder(order);
    EulerSpec spec =
        new EulerSpec(STEPS, 1, Scheme.EXPLICIT, LabelWeights.BALANCED, LabelRule.CLAMP, false);
    double[] last = {cpuSeconds()};
    Watcher follow =
        (phase, done, total) -> {
          double now = cpuSeconds();
          String kind = done <= STEPS ? "isotropic step" : "smooth step";
          cpu.merge("engine " + kind, now - last[0], Math::min);
          last[0] = now;
        };
    EulerDiffusion.anisotropic(spec, STEPS, 0.3, new SmoothDiffusivity())
        .run(graph, labels, workers, follow);
    cpu.put("engine wall time of all", (System.nanoTime() - begin) / 1e9);
    found("engine search again", x, workers);
    page.add(
        String.format(
            Locale.ROOT,
            "Recall of the engine by its own sample %.3f, of Spark on %d other rows %.3f.",
            found.recall(),
            CHECKED,
            trueRecall(x)));
    page.add("");
  }

  private SearchSpec.Found found(String what, double[][] x, Workers workers) {
    double start = cpuSeconds();
    SearchSpec.Found found =
        new SearchSpec(Search.AUTO, SearchSpec.RECALL_DEFAULT)
            .find(KnownLists.none(n), Points.of(x), K, workers, Progress.NONE);
    cpu.put(what, cpuSeconds() - start);
    return found;
  }

  /** Searches again with the settings of the fit; this time the code has been compiled. */
  private double trueRecall(double[][] x) {
    double[] start = new double[1];
    Progress clock =
        (phase, done, total) -> {
          start[0] = done == 0 ? cpuSeconds() : start[0];
          cpu.put("Spark search again", cpuSeconds() - start[0]);
        };
    return new TrueRecall(x, K, CHECKED)
        .of(
            new JavaSparkContext(table.sparkSession().sparkContext()),
            blocks,
            new SearchSettings(K, 3, leafRows, SearchSpec.RECALL_DEFAULT),
            clock);
  }

  private void write(String rows, Path file) throws Exception {
    page.add(0, "");
    page.add(
        0,
        String.format(
            Locale.ROOT,
            "%d %s, K = %d, 10 classes, %d blocks, CPU seconds (steps: the fastest of %d; wall"
                + " time: a fit with %d steps).",
            n,
            rows,
            K,
            blocks,
            STEPS,
            2 * STEPS));
    page.add("| | Spark | engine | ratio |");
    page.add("|---|---|---|---|");
    for (String what :
        new String[] {
          "reading",
          "search",
          "search again",
          "blocks",
          "isotropic step",
          "smooth step",
          "wall time of all"
        }) {
      double ours = cpu.get("Spark " + what);
      double theirs = cpu.getOrDefault("engine " + what, 0.0);
      String ratio = theirs < CLOCK ? "" : String.format(Locale.ROOT, "%.1f", ours / theirs);
      page.add(String.format(Locale.ROOT, "| %s | %.2f | %.2f | %s |", what, ours, theirs, ratio));
    }
    Files.write(file, page);
    System.out.println(String.join("\n", page));
  }
}
