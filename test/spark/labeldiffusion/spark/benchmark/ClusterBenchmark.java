package labeldiffusion.spark.benchmark;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.Locale;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import labeldiffusion.spark.cluster.ClusterJob;
import labeldiffusion.spark.cluster.LocalCluster;

/**
 * One fit with the smooth diffusion in two small executors, with the time of every phase and the
 * most that checkpoints and Spark's own files took on disk. All that is printed is also appended to
 * a log, line by line: a run that is interrupted leaves its figures there.
 */
public final class ClusterBenchmark {
  private static final int BLOCK_ROWS = 50_000;

  private final Path folder;
  private final Path log;
  private final PhaseTable phases;
  private final long start = System.nanoTime();
  private final AtomicLong largestCheckpoints = new AtomicLong();
  private final AtomicLong largestLocal = new AtomicLong();

  private ClusterBenchmark(Path folder, Path log, int initialSteps) {
    this.folder = folder;
    this.log = log;
    phases = new PhaseTable(initialSteps);
  }

  /**
   * @param words jar, folder of Spark's jars, folder for files, rows, steps, memory of an executor,
   *     log
   */
  public static void main(String[] words) throws Exception {
    int steps = Integer.parseInt(words[4]);
    ClusterBenchmark benchmark =
        new ClusterBenchmark(Path.of(words[2]), Path.of(words[6]), ClusterJob.initialSteps(steps));
    benchmark.print(
        "%s: %s rows, %s smooth steps after %d isotropic ones, executors of %s",
        LocalDateTime.now(ZoneId.systemDefault()).withNano(0),
        words[3],
        steps,
        ClusterJob.initialSteps(steps),
        words[5]);
    // also if it is interrupted
    Runtime.getRuntime().addShutdownHook(new Thread(benchmark::printSummary));
    benchmark.run(words);
  }

  private void run(String[] words) throws Exception {
    ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor();
    clock.scheduleWithFixedDelay(this::watchDisk, 1, 1, TimeUnit.SECONDS);
    long blocks = Math.max(2, Long.parseLong(words[3]) / BLOCK_ROWS);
    try (LocalCluster cluster = new LocalCluster(folder, Path.of(words[1]), words[5])) {
      cluster.startWorker();
      cluster.startWorker();
      int code =
          cluster.run(
              words[0],
              System.getProperty("java.class.path"),
              line -> follow(line, cluster.cpuSeconds()),
              words[3],
              "SMOOTH",
              words[4],
              "100000",
              "" + blocks,
              checkpoints().toString());
      if (code != 0) {
        print("exit code %d", code);
        throw new IllegalStateException("the job ended with exit code " + code);
      }
    } finally {
      clock.shutdownNow();
    }
  }

  private Path checkpoints() {
    return folder.resolve("checkpoints");
  }

  private void watchDisk() {
    largestCheckpoints.accumulateAndGet(bytes(checkpoints()), Math::max);
    largestLocal.accumulateAndGet(bytes(folder.resolve("local")), Math::max);
  }

  private void follow(String line, double cpu) {
    double seconds = (System.nanoTime() - start) / 1e9;
    phases.add(line, seconds, cpu);
    print(
        "%6.0f s  %7.1f CPU s  %6.0f MB of checkpoints  %6.0f MB of Spark  %s",
        seconds, cpu, bytes(checkpoints()) / 1e6, bytes(folder.resolve("local")) / 1e6, line);
  }

  private void printSummary() {
    print(
        "%n%s%ncheckpoints took at most %.0f MB on disk, Spark's own files %.0f MB;"
            + " executors started: %d",
        phases, largestCheckpoints.get() / 1e6, largestLocal.get() / 1e6, executors());
  }

  /** More than two if one has failed, for want of memory for instance. */
  private long executors() {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(file -> file.getFileName().toString().matches("worker\\d+"))
          .mapToLong(ClusterBenchmark::executorsOf)
          .sum();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The log of an executor is worker/application/number/stderr. */
  private static long executorsOf(Path worker) {
    try (Stream<Path> files = Files.walk(worker)) {
      return files.filter(file -> file.endsWith("stderr")).count();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void print(String format, Object... values) {
    String text = String.format(Locale.ROOT, format, values);
    System.out.println(text);
    try {
      Files.writeString(
          log, text + System.lineSeparator(), StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Bytes of all files below a folder, some of which may be deleted meanwhile. */
  private static long bytes(Path folder) {
    AtomicLong sum = new AtomicLong();
    try {
      Files.walkFileTree(
          folder,
          new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes facts) {
              sum.addAndGet(facts.size());
              return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFileFailed(Path file, IOException e) {
              return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult postVisitDirectory(Path directory, IOException e) {
              return FileVisitResult.CONTINUE;
            }
          });
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return sum.get();
  }
}
