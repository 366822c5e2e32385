package labeldiffusion.spark.cluster;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;

/**
 * Labels generated rows on a cluster of two workers, first undisturbed, then with one worker killed
 * and replaced during the search and another during the diffusion, and compares the answers.
 */
public final class SparkDemo {
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
    String leaf = "" + Math.max(500, rows / 22); // 64 leaves and more in three trees
    String[] job = {"" + rows, "SMOOTH", "30", leaf, "16", words[2] + "/checkpoints"};
    SparkDemo demo = new SparkDemo(words[0], Path.of(words[1]), Path.of(words[2]), job);
    List<String> quiet = demo.run("undisturbed", false);
    List<String> killed = demo.run("two workers killed", true);
    System.out.println(String.join("\n", quiet.stream().filter(SparkDemo::isReport).toList()));
    boolean isSame = value(quiet, ClusterJob.ANSWER).equals(value(killed, ClusterJob.ANSWER));
    System.out.printf(
        Locale.ROOT,
        "%n| run | seconds | answer |%n|---|---|---|%n| undisturbed | %s | %s |%n"
            + "| two workers killed | %s | %s |%n%n%s%n",
        value(quiet, "seconds "),
        value(quiet, ClusterJob.ANSWER),
        value(killed, "seconds "),
        value(killed, ClusterJob.ANSWER),
        isSame ? "demo finished: both runs have the same bits" : "the answers differ");
    System.exit(isSame ? 0 : 1);
  }

  private static boolean isReport(String line) {
    return !line.startsWith("search ") && !line.startsWith("diffusion ");
  }

  private static String value(List<String> lines, String name) {
    return lines.stream()
        .filter(line -> line.startsWith(name))
        .map(line -> line.substring(name.length()))
        .findFirst()
        .orElse("none: see the logs in the folder");
  }

  private List<String> run(String name, boolean kills) throws Exception {
    System.out.println(name + " ...");
    List<String> lines = new ArrayList<>();
    try (LocalCluster cluster =
        new LocalCluster(folder.resolve(name.replace(' ', '-')), jars, "1500m")) {
      cluster.startWorker();
      cluster.startWorker();
      Consumer<String> follow =
          line -> {
            lines.add(line);
            if (kills && (line.equals("search 1") || line.equals("diffusion 25"))) {
              System.out.println("killing a worker at " + line);
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
