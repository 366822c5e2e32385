package labeldiffusion.spark.cluster;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * Labels generated rows on a cluster of two workers, first undisturbed, then with one worker killed
 * and replaced during the search and another during the diffusion, and compares the answers.
 */
public final class SparkDemo {
  private static final String CPU = "CPU seconds ";

  private final String jar;
  private final Path folder;
  private final Path jars;
  private final String[] job;

  private SparkDemo(String jar, Path jars, Path folder, String[] job) {
    this.jar = jar;
    this.jars = jars;
    this.folder = folder;
    this.job = job;
  }

  /**
   * @param words jar, folder of Spark's jars, folder for files, rows
   */
  public static void main(String[] words) throws Exception {
    long rows = Long.parseLong(words[3]);
    String leaf = "" + Math.max(500, rows / 48); // 64 leaves and more per tree
    String[] job = {"" + rows, "SMOOTH", "30", leaf, "16", words[2] + "/checkpoints"};
    SparkDemo demo = new SparkDemo(words[0], Path.of(words[1]), Path.of(words[2]), job);
    System.out.printf(
        "%nLabels %s generated rows of ten overlapping classes, one label in 100 rows, on a master"
            + " and two%nworkers of Spark that run on this machine. Their logs are in %s.%n",
        rows, words[2]);
    List<String> quiet = demo.run("undisturbed", false);
    List<String> killed = demo.run("two workers killed", true);
    System.out.println("\nReport of the first run:\n");
    quiet.stream().filter(SparkDemo::isReport).forEach(System.out::println);
    boolean isSame = value(quiet, ClusterJob.ANSWER).equals(value(killed, ClusterJob.ANSWER));
    System.out.printf(
        "| run | seconds | CPU seconds | hash of all probabilities |%n|---|---|---|---|%n"
            + "| undisturbed | %s | %s | %s |%n| two workers killed | %s | %s | %s |%n%n%s%n",
        value(quiet, ClusterJob.SECONDS),
        value(quiet, CPU),
        value(quiet, ClusterJob.ANSWER),
        value(killed, ClusterJob.SECONDS),
        value(killed, CPU),
        value(killed, ClusterJob.ANSWER),
        isSame ? "demo finished: both runs have the same bits" : "the answers differ");
    System.exit(isSame ? 0 : 1);
  }

  private static boolean isReport(String line) {
    return Stream.of(
            ClusterJob.TABLE,
            "search ",
            "graph 1",
            "diffusion ",
            ClusterJob.ANSWER,
            ClusterJob.SECONDS,
            CPU)
        .noneMatch(line::startsWith);
  }

  private static String value(List<String> lines, String name) {
    return lines.stream()
        .filter(line -> line.startsWith(name))
        .map(line -> line.substring(name.length()))
        .findFirst()
        .orElse("none: see the logs");
  }

  private List<String> run(String name, boolean kills) throws Exception {
    System.out.printf("%n%s:%n", name);
    long start = System.nanoTime();
    List<String> lines = new ArrayList<>();
    try (LocalCluster cluster =
        new LocalCluster(folder.resolve(name.replace(' ', '-')), jars, "1500m")) {
      cluster.startWorker();
      cluster.startWorker();
      Consumer<String> follow =
          line -> {
            lines.add(line);
            if (line.startsWith(ClusterJob.SECONDS)) {
              lines.add(CPU + Math.round(cluster.cpuSeconds()));
            }
            if (line.matches(ClusterJob.TABLE + "|search .*|graph 1|diffusion \\d*[05]")) {
              System.out.printf(
                  "%6d s  %7.1f CPU s  %s%n",
                  (System.nanoTime() - start) / 1_000_000_000, cluster.cpuSeconds(), line);
            }
            if (kills && (line.equals("search 1") || line.equals("diffusion 29"))) {
              System.out.println("          killing a worker and starting another");
              replace(cluster);
            }
          };
      cluster.run(jar, System.getProperty("java.class.path"), follow, job);
    }
    return lines;
  }

  private static void replace(LocalCluster cluster) {
    cluster.killWorker();
    try {
      cluster.startWorker();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
