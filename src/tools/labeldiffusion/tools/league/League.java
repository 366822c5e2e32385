package labeldiffusion.tools.league;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import labeldiffusion.graph.GraphSpec;
import labeldiffusion.graph.NumberedGraph;
import labeldiffusion.parallel.Workers;
import labeldiffusion.tools.pages.PageSection;
import weka.classifiers.diffusion.SmoothDiffusion;
import weka.core.Utils;

/**
 * Our classifiers against scikit-learn and GraphLearning:
 *
 * <pre>
 * League -data DIR -script league_peers.py [-out DIR] [-page FILE] [-python FILE] [-graphlearning DIR]
 *     [-fixed NAME] [-sets NAMES] [-cells NAMES] [-sizes] [-quick]
 * </pre>
 *
 * Finished runs are kept in the output folder, so an interrupted league continues where it stopped.
 * On each task the peers run beside ours, in a process of their own.
 */
public final class League {
  static final PageSection SECTION = new PageSection("./antw league");
  private static final int DRAWS = 10;

  /** A method that fails on more than two of ten draws takes no part in a cell. */
  private static final int FEWEST_DRAWS = 8;

  private static final String QUICK_SETS = "usps,digit1";
  private static final List<String> QUICK_CELLS = List.of("class-2", "uniform-5");

  private final Settings settings;
  private final GraphSpec spec;
  private final Peers peers;
  private final LeagueMethod fixed;
  private final LeagueLog log;

  /**
   * What is to be run.
   *
   * @param sets names of the sets, comma-separated; empty for all in the folder
   * @param cells names of the cells; empty for all
   * @param withSizes whether methods that are told the true class sizes run as well
   * @param out folder of the log and the page
   */
  record Settings(Path data, String sets, List<String> cells, boolean withSizes, Path out) {}

  private League(Settings settings, Peers peers, LeagueMethod fixed) throws IOException {
    this.settings = settings;
    this.peers = peers;
    this.fixed = fixed;
    SmoothDiffusion defaults = new SmoothDiffusion();
    spec = new GraphSpec(defaults.getNumNeighbours(), defaults.getWidth(), 0);
    log = new LeagueLog(settings.out.resolve("league.csv"), spec);
  }

  /** Runs the league; see the class comment for the options. */
  public static void main(String[] options) throws Exception {
    try {
      run(options);
    } catch (IllegalArgumentException e) {
      System.err.println(e.getMessage());
      System.exit(1);
    }
  }

  static void run(String[] options) throws Exception {
    boolean isQuick = Utils.getFlag("quick", options);
    String sets = Utils.getOption("sets", options);
    String cells = Utils.getOption("cells", options);
    String out = Utils.getOption("out", options);
    Settings settings =
        new Settings(
            Path.of(Utils.getOption("data", options)),
            sets.isEmpty() && isQuick ? QUICK_SETS : sets,
            !cells.isEmpty() ? List.of(cells.split(",")) : isQuick ? QUICK_CELLS : List.of(),
            Utils.getFlag("sizes", options),
            Path.of(out.isEmpty() ? "league" : out));
    Peers peers =
        Peers.find(
            Utils.getOption("python", options),
            Path.of(Utils.getOption("script", options)),
            Utils.getOption("graphlearning", options));
    LeagueMethod fixed = OurRuns.fixed(Utils.getOption("fixed", options));
    String page = Utils.getOption("page", options);
    Utils.checkForRemainingOptions(options);
    peers.libraries().forEach(library -> System.out.println("with " + library));
    peers.missing().forEach(reason -> System.out.println("without " + reason));
    League league = new League(settings, peers, fixed);
    league.runAll();
    String text = league.write();
    if (!page.isEmpty()) {
      SECTION.replace(Path.of(page), text);
    }
    System.out.println("league finished: the tables are in " + settings.out);
  }

  private void runAll() throws Exception {
    List<LeagueSet> sets = LeagueSet.in(settings.data, settings.sets);
    try (Workers one = new Workers(1)) {
      for (int s = 0; s < sets.size(); s++) {
        for (LeagueTask whole :
            List.of(
                LeagueTask.whole(sets.get(s), settings.data, DRAWS),
                LeagueTask.thinned(sets.get(s), settings.data, DRAWS))) {
          LeagueTask task = whole.withCells(settings.cells);
          long start = System.nanoTime();
          runTask(task, one);
          System.out.printf(
              Locale.ROOT,
              "%s (set %d of %d): %d draws, %.0f s%n",
              task.name(),
              s + 1,
              sets.size(),
              task.draws().size(),
              (System.nanoTime() - start) / 1e9);
        }
      }
    }
  }

  private void runTask(LeagueTask task, Workers workers) throws Exception {
    List<LeagueMethod> ours =
        new ArrayList<>(settings.withSizes ? List.of(fixed, fixed.withSizes()) : List.of(fixed));
    ours.addAll(OurRuns.onGraph(task.rows().size()));
    List<PeerFolder.Job> ourJobs = missing(task, ours);
    List<PeerFolder.Job> peerJobs = missing(task, peers.methods(settings.withSizes));
    if (ourJobs.isEmpty() && peerJobs.isEmpty()) {
      return;
    }
    NumberedGraph graph = task.graph(spec, workers);
    ExecutorService beside = Executors.newSingleThreadExecutor();
    try {
      Future<?> running = beside.submit(() -> runPeers(task, graph, peerJobs));
      runOurs(task, new OurRuns(task, graph, workers), ourJobs);
      running.get();
    } finally {
      beside.shutdownNow();
    }
  }

  private List<PeerFolder.Job> missing(LeagueTask task, List<LeagueMethod> methods) {
    return task.draws().stream()
        .flatMap(draw -> methods.stream().map(method -> new PeerFolder.Job(method, draw)))
        .filter(job -> !log.has(new LeagueLog.Run(task, job.draw(), job.method())))
        .toList();
  }

  private void runOurs(LeagueTask task, OurRuns runs, List<PeerFolder.Job> jobs) throws Exception {
    for (PeerFolder.Job job : jobs) {
      long start = System.nanoTime();
      int[] predicted = runs.predict(job.method(), job.draw());
      log.add(
          new LeagueLog.Run(task, job.draw(), job.method()),
          new LeagueLog.Result(
              job.draw().judge(task.truth(), predicted), (System.nanoTime() - start) / 1e9));
    }
  }

  private Void runPeers(LeagueTask task, NumberedGraph graph, List<PeerFolder.Job> jobs)
      throws IOException, InterruptedException {
    if (jobs.isEmpty()) {
      return null;
    }
    Path folder = settings.out.resolve("tasks").resolve(task.name());
    Map<LeagueLog.Run, LeagueDraw> draws =
        jobs.stream()
            .collect(
                Collectors.toMap(
                    job -> new LeagueLog.Run(task, job.draw(), job.method()),
                    PeerFolder.Job::draw));
    Set<LeagueMethod> failed = new HashSet<>();
    peers.run(
        PeerFolder.write(folder, graph, task.truth().counts(), jobs),
        answer -> {
          LeagueLog.Run run =
              new LeagueLog.Run(task.name(), answer.cell(), answer.draw(), answer.method());
          if (answer.hasFailed() && failed.add(answer.method())) { // the first time says enough
            System.out.println(run + ": " + answer.text());
          }
          LeagueDraw.Judged judged = answer.judge(draws.get(run), task.truth());
          log.add(run, new LeagueLog.Result(judged, answer.seconds()));
        });
    return null;
  }

  private String write() throws IOException {
    LeaguePage plain = page(false);
    LeaguePage told = page(true);
    String text =
        LeaguePage.rules(spec, peers, fixed)
            + plain.text("Nothing but the labels is given")
            + (told.isEmpty() ? "" : told.text("The true class sizes are given"));
    Files.writeString(settings.out.resolve("league.md"), text);
    Files.writeString(
        settings.out.resolve("table.csv"), LeaguePage.HEADER + plain.csv() + told.csv());
    return text;
  }

  private LeaguePage page(boolean areSizesGiven) {
    return new LeaguePage(
        table(areSizesGiven, LeagueDraw.Judged::error),
        table(areSizesGiven, LeagueDraw.Judged::classError),
        areSizesGiven ? fixed.withSizes() : fixed);
  }

  private LeagueTable table(boolean areSizesGiven, ToDoubleFunction<LeagueDraw.Judged> measure) {
    Map<LeagueLog.Run, LeagueLog.Result> results = log.results();
    results.keySet().removeIf(run -> run.method().isGivenSizes() != areSizesGiven);
    return new LeagueTable(results, measure, FEWEST_DRAWS);
  }
}
