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
import labeldiffusion.graph.KernelWidth;
import labeldiffusion.graph.SimilarityGraph;
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
import org.apache.spark.ml.linalg.Vector;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;

/**
 * One fit on Spark and the same work by the engine, in CPU seconds: search, isotropic steps and
 * smooth steps on generated rows. Both sides run in this JVM, so garbage collection and compilation
 * are included.
 */
public final class SparkBenchmark {
  private static final int K = 10;
  private static final int STEPS = 10;

  /** The clock of CPU time ticks in hundredths of a second. */
  private static final double CLOCK = 0.02;

  private final Map<String, Double> cpu = new TreeMap<>();
  private final List<String> page = new ArrayList<>();

  private SparkBenchmark() {}

  /**
   * @param words rows, blocks, leaves per tree, page
   */
  public static void main(String[] words) throws Exception {
    int n = Integer.parseInt(words[0]);
    int blocks = Integer.parseInt(words[1]);
    SparkSession spark =
        SparkSession.builder()
            .master("local[2]")
            .config("spark.ui.enabled", "false")
            .config("spark.driver.host", "127.0.0.1")
            .config("spark.driver.bindAddress", "127.0.0.1")
            .config("spark.shuffle.compress", "false")
            .config("spark.sql.shuffle.partitions", "8")
            .getOrCreate();
    spark.sparkContext().setLogLevel("OFF");
    Dataset<Row> table = GeneratedTable.of(spark, n, 100, 8).persist();
    table.count();
    SparkBenchmark benchmark = new SparkBenchmark();
    benchmark.spark(table, blocks, 4 * n / 3 / Integer.parseInt(words[2]));
    benchmark.engine(table);
    benchmark.write(n, Path.of(words[3]));
    spark.stop();
  }

  private static double cpuSeconds() {
    OperatingSystemMXBean system =
        (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    return system.getProcessCpuTime() / 1e9;
  }

  private void spark(Dataset<Row> table, int blocks, int leafRows) {
    double[] last = {cpuSeconds(), 0};
    Progress follow =
        (phase, done, total) -> {
          double now = cpuSeconds();
          if (phase.equals("search")) {
            cpu.put("Spark search", now - last[0]);
          } else {
            String kind = done <= STEPS ? "Spark isotropic step" : "Spark smooth step";
            cpu.merge(kind, now - last[1], Math::min);
          }
          last[1] = now;
        };
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
            .setProgress(follow);
    LabelDiffusionModel model = estimator.fit(table);
    page.add("```");
    page.add(model.report().strip());
    page.add("```");
    page.add("");
  }

  private void engine(Dataset<Row> table) {
    List<Row> rows = table.orderBy("id").select("features", "label").collectAsList();
    double[][] x =
        rows.stream().map(row -> row.<Vector>getAs(0).toArray()).toArray(double[][]::new);
    int[] label =
        rows.stream().mapToInt(row -> row.isNullAt(1) ? -1 : (int) row.getLong(1)).toArray();
    Workers workers = new Workers(2);
    double start = cpuSeconds();
    SearchSpec.Found found =
        new SearchSpec(Search.AUTO, SearchSpec.RECALL_DEFAULT)
            .find(KnownLists.none(x.length), Points.of(x), K, workers, Progress.NONE);
    cpu.put("engine search", cpuSeconds() - start);
    page.add(String.format(Locale.ROOT, "Recall of the engine: %.3f.", found.recall()));
    page.add("");
    int[] order = BreadthFirstOrder.of(found.neighbours());
    Neighbours lists = found.neighbours().inOrder(order);
    KernelWidth width =
        KernelWidth.of(
            new labeldiffusion.graph.GraphSpec(K, labeldiffusion.graph.WidthRule.GLOBAL, 0), lists);
    SimilarityGraph graph = SimilarityGraph.of(lists, width, workers);
    Labels labels = new Labels(label, 10).inOrder(order);
    EulerSpec spec =
        new EulerSpec(STEPS, 1, Scheme.EXPLICIT, LabelWeights.BALANCED, LabelRule.CLAMP, false);
    double[] last = {cpuSeconds()};
    Watcher follow =
        (phase, done, total) -> {
          double now = cpuSeconds();
          cpu.merge(
              done <= STEPS ? "engine isotropic step" : "engine smooth step",
              now - last[0],
              Math::min);
          last[0] = now;
        };
    EulerDiffusion.anisotropic(spec, STEPS, 0.3, new SmoothDiffusivity())
        .run(graph, labels, workers, follow);
  }

  private void write(int n, Path file) throws Exception {
    page.add(0, "");
    page.add(
        0,
        String.format(
            Locale.ROOT,
            "%d generated rows of 20 numbers, K = %d, 10 classes, CPU seconds (steps: the fastest"
                + " of %d).",
            n,
            K,
            STEPS));
    page.add("| | Spark | engine | ratio |");
    page.add("|---|---|---|---|");
    for (String what : new String[] {"search", "isotropic step", "smooth step"}) {
      double ours = cpu.get("Spark " + what);
      double theirs = cpu.get("engine " + what);
      String ratio = theirs < CLOCK ? "" : String.format(Locale.ROOT, "%.1f", ours / theirs);
      page.add(String.format(Locale.ROOT, "| %s | %.2f | %.2f | %s |", what, ours, theirs, ratio));
    }
    Files.write(file, page);
    System.out.println(String.join("\n", page));
  }
}
