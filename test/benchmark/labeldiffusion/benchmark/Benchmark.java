package labeldiffusion.benchmark;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Runs all tasks and writes the page. Reports progress and the remaining time on stderr. A task
 * that fails becomes a row with the reason, and the others continue. Arguments: quick or full, data
 * folder, work folder, peers.py, page, a part of the names of the tasks to run, and whether to run
 * the growth up to ten million rows.
 */
public final class Benchmark {
  private static final long TELL_EVERY = 15_000;

  private final List<BenchmarkTask> tasks = new ArrayList<>();
  private final long start = System.nanoTime();
  private volatile int current;

  private Benchmark() {}

  public static void main(String[] words) throws Exception {
    Settings settings =
        new Settings(
            words[0].equals("quick"),
            Path.of(words[1]),
            Path.of(words[2]).toAbsolutePath(),
            Path.of(words[3]),
            Path.of(words[4]),
            words[5],
            Boolean.parseBoolean(words[6]));
    Files.createDirectories(settings.work());
    try (Stream<Path> left = Files.list(settings.work())) {
      for (Path file : left.toList()) {
        Files.delete(file); // results of an earlier run must not be mistaken for new ones
      }
    }
    new Benchmark().run(settings);
  }

  private void run(Settings settings) throws Exception {
    System.err.println("preparing the data");
    Fork fork = new Fork(settings);
    BenchmarkPage page =
        new BenchmarkPage(settings, Digits.prepare(settings), fork.pythonVersions());
    tasks.addAll(new SearchTasks(settings, fork).tasks());
    tasks.addAll(new PeerTasks(settings, fork).tasks());
    tasks.addAll(new ChoiceTasks(settings, fork).tasks());
    tasks.addAll(new StepTasks(settings, fork).tasks());
    tasks.addAll(new JobTasks(settings, fork).tasks());
    tasks.addAll(new ShareTasks(settings, fork).tasks());
    tasks.addAll(new KernelTasks(settings, fork).tasks());
    tasks.addAll(new TextTasks(settings, fork).tasks());
    tasks.addAll(new GrowthTasks(settings, fork).tasks()); // the longest jobs at the end
    tasks.removeIf(task -> !task.name().contains(settings.part()));
    Thread teller = new Thread(this::tellUntilInterrupted);
    teller.setDaemon(true);
    teller.start();
    for (BenchmarkTask task : tasks) {
      tell();
      try {
        task.body().run(page);
      } catch (InterruptedException e) {
        throw e;
      } catch (Exception e) {
        String why =
            String.valueOf(e.getMessage())
                .replace(settings.work() + File.separator, ""); // paths of this machine are noise
        System.err.println("  failed: " + why);
        page.add(ResultRow.failed(task.name(), task.target(), task.stretch(), why));
      }
      current++;
      page.write(seconds()); // an interrupted run keeps its results
    }
    System.err.printf(
        "finished in %.0f s: %s; see %s%n", seconds(), page.summary(), settings.page());
  }

  private double seconds() {
    return (System.nanoTime() - start) / 1e9;
  }

  private void tellUntilInterrupted() {
    try {
      while (current < tasks.size()) {
        Thread.sleep(TELL_EVERY);
        tell();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Scales the estimates, which come from another machine, by the time taken so far. */
  private synchronized void tell() {
    int at = current;
    if (at >= tasks.size()) {
      return;
    }
    double done = tasks.subList(0, at).stream().mapToDouble(BenchmarkTask::guess).sum();
    double ahead = tasks.subList(at, tasks.size()).stream().mapToDouble(BenchmarkTask::guess).sum();
    double pace = done < 5 ? 1 : seconds() / done;
    long left = Math.round(ahead * pace);
    System.err.printf(
        "%d of %d: %s (%.0f s so far, about %d:%02d left)%n",
        at + 1, tasks.size(), tasks.get(at).name(), seconds(), left / 60, left % 60);
  }
}
