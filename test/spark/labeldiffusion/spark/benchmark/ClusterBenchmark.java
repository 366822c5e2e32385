package labeldiffusion.spark.benchmark;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import labeldiffusion.spark.cluster.LocalCluster;

/**
 * One fit with the smooth diffusion in two small executors, with the time of every phase and the
 * most that checkpoints and Spark's own files took on disk.
 */
public final class ClusterBenchmark {
  private static final int BLOCK_ROWS = 50_000;

  private ClusterBenchmark() {}

  /**
   * @param words jar, folder of Spark's jars, folder for files, rows, steps, memory of an executor
   */
  public static void main(String[] words) throws Exception {
    Path folder = Path.of(words[2]);
    Path checkpoints = folder.resolve("checkpoints");
    long blocks = Math.max(2, Long.parseLong(words[3]) / BLOCK_ROWS);
    long start = System.nanoTime();
    AtomicLong largest = new AtomicLong();
    AtomicLong largestLocal = new AtomicLong();
    ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor();
    clock.scheduleWithFixedDelay(
        () -> {
          largest.accumulateAndGet(bytes(checkpoints), Math::max);
          largestLocal.accumulateAndGet(bytes(folder.resolve("local")), Math::max);
        },
        1,
        1,
        TimeUnit.SECONDS);
    try (LocalCluster cluster = new LocalCluster(folder, Path.of(words[1]), words[5])) {
      cluster.startWorker();
      cluster.startWorker();
      int code =
          cluster.run(
              words[0],
              System.getProperty("java.class.path"),
              line ->
                  System.out.printf(
                      Locale.ROOT,
                      "%6d s  %7.1f CPU s  %s%n",
                      (System.nanoTime() - start) / 1_000_000_000,
                      cluster.cpuSeconds(),
                      line),
              words[3],
              "SMOOTH",
              words[4],
              "100000",
              "" + blocks,
              checkpoints.toString());
      System.out.printf(
          Locale.ROOT,
          "exit code %d, checkpoints took at most %.0f MB on disk, Spark's own files %.0f MB%n",
          code,
          largest.get() / 1e6,
          largestLocal.get() / 1e6);
    } finally {
      clock.shutdownNow();
    }
  }

  /** Bytes of all files below a folder, which may change meanwhile. */
  private static long bytes(Path folder) {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.mapToLong(ClusterBenchmark::size).sum();
    } catch (IOException | UncheckedIOException e) {
      return 0; // not there yet, or just being deleted
    }
  }

  private static long size(Path file) {
    try {
      return Files.isRegularFile(file) ? Files.size(file) : 0;
    } catch (IOException e) {
      return 0; // it has been deleted
    }
  }
}
