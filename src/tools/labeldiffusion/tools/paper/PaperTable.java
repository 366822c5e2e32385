package labeldiffusion.tools.paper;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import labeldiffusion.parallel.Workers;
import weka.classifiers.diffusion.base.SelectingClassifier;
import weka.core.CommandlineRunnable;
import weka.core.Utils;

/**
 * Reproduces the results table of Kim et al. 2015 on the data sets found in a folder:
 *
 * <pre>
 * weka.Run labeldiffusion.tools.paper.PaperTable -data DIR [-out DIR] [-page FILE] [-reading CLAMP|RELEASE|BOTH]
 *     [-sets NAMES] [-quick] [-finished]
 * </pre>
 *
 * Each split says which labels are given. An equal number of other labels chooses K, T, sigma_f and
 * alpha; the error is measured on the remaining rows. Finished jobs are kept in the output folder,
 * so an interrupted run continues where it stopped. -finished only writes the tables of the
 * finished jobs.
 */
public class PaperTable implements CommandlineRunnable {
  private static final List<String> QUICK_SETS = List.of("USPS", "BCI", "COIL2");
  private static final int QUICK_SPLITS = 2;

  @Override
  public void run(Object object, String[] options) throws Exception {
    Path folder = Path.of(Utils.getOption("data", options));
    Path out = Path.of(orDefault(Utils.getOption("out", options), "paper"));
    String page = Utils.getOption("page", options);
    String reading = orDefault(Utils.getOption("reading", options), "CLAMP");
    String sets = Utils.getOption("sets", options);
    boolean quick = Utils.getFlag("quick", options);
    boolean isFinished = Utils.getFlag("finished", options);
    Utils.checkForRemainingOptions(options);
    List<PaperSet> there =
        PaperSet.all().stream()
            .filter(set -> isThere(folder, set))
            .filter(
                set ->
                    sets.isEmpty()
                        ? !quick || QUICK_SETS.contains(set.title())
                        : List.of(sets.split(",")).contains(set.title()))
            .toList();
    if (there.isEmpty()) {
      throw new IllegalArgumentException(
          "-data: expected a folder with data sets such as usps.arff.gz, was '" + folder + "'");
    }
    List<Reading> readings =
        reading.equals("BOTH") ? List.of(Reading.values()) : List.of(Reading.valueOf(reading));
    int[] ks = quick ? new int[] {5, 10} : new int[] {3, 5, 10, 20};
    RunLog log = new RunLog(out);
    Files.deleteIfExists(out.resolve(PaperPage.FILE)); // written again at the end
    LabelCounts labelCounts = new LabelCounts(out);
    try (Workers workers = new Workers(0)) {
      TimeLeft time = new TimeLeft(there, readings.size());
      for (Reading each : readings) {
        for (PaperSet set : isFinished ? List.<PaperSet>of() : there) {
          PaperData data = new PaperData(set, folder, ks, workers);
          runSet(data, each, quick ? QUICK_SPLITS : Integer.MAX_VALUE, log, workers, time);
          if (LabelCounts.SETS.contains(set.title())) {
            labelCounts.run(data, workers);
          }
        }
      }
    }
    List<PaperSet> missing = PaperSet.TABLE.stream().filter(set -> !isThere(folder, set)).toList();
    new PaperPage(log, readings, there, missing, labelCounts.read())
        .write(out, page.isEmpty() ? null : Path.of(page));
    System.out.println("paper finished: the tables are in " + out);
  }

  /**
   * Runs systems and splits in parallel, one thread per job: the sets are too small to use several
   * threads for one job.
   */
  private static void runSet(
      PaperData data, Reading reading, int mostSplits, RunLog log, Workers workers, TimeLeft time)
      throws Exception {
    PaperSet set = data.set;
    int splits = Math.min(mostSplits, data.splitCount());
    ExecutorService threads = Executors.newFixedThreadPool(workers.threads());
    try {
      List<List<Future<?>>> running = new ArrayList<>();
      for (int split = 0; split < splits; split++) {
        List<Future<?>> systems = new ArrayList<>();
        for (PaperSystem system : PaperSystem.values()) {
          boolean applies =
              (data.hasPoints || !system.needsPoints())
                  && (reading == Reading.CLAMP || system.isStepped());
          RunLog.Job job = new RunLog.Job(reading, set.title(), split, system);
          if (applies && !log.has(job)) {
            systems.add(threads.submit(() -> runJob(data, job, log)));
          }
        }
        running.add(systems);
      }
      for (int split = 0; split < splits; split++) {
        for (Future<?> system : running.get(split)) {
          system.get();
        }
        time.done(set, 1.0 / splits, !running.get(split).isEmpty());
        System.out.printf(
            Locale.ROOT,
            "%s (%s): split %d of %d%s%n",
            set.title(),
            reading.title,
            split + 1,
            splits,
            time);
      }
    } finally {
      threads.shutdownNow();
    }
  }

  private static Void runJob(PaperData data, RunLog.Job job, RunLog log) throws Exception {
    SelectingClassifier classifier = job.system().classifier();
    classifier.setOptions(options(job.system(), job.reading()));
    int[] ks = Arrays.stream(data.ks()).filter(job.system()::takes).toArray();
    SplitRun.Result result = SplitRun.of(data, job.split(), ks, classifier.candidates());
    log.add(result.line(job), result.grid(job));
    return null;
  }

  private static String[] options(PaperSystem system, Reading reading) throws Exception {
    String[] grids = system.grids();
    String[] labels =
        system.isStepped()
            ? (reading.options + " -steps " + SplitRun.MOST_STEPS).split(" ")
            : new String[0];
    String[] all = Arrays.copyOf(grids, grids.length + labels.length);
    System.arraycopy(labels, 0, all, grids.length, labels.length);
    return all;
  }

  private static boolean isThere(Path folder, PaperSet set) {
    return Files.exists(folder.resolve(set.file()))
        && (set.distances() == null || Files.exists(folder.resolve(set.distances())))
        && (set.splits() == null || Files.exists(folder.resolve(set.splits())));
  }

  private static String orDefault(String value, String otherwise) {
    return value.isEmpty() ? otherwise : value;
  }

  @Override
  public void preExecution() {}

  @Override
  public void postExecution() {}
}
