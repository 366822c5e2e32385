package labeldiffusion.selection;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import labeldiffusion.graph.GraphFamily;
import labeldiffusion.graph.NumberedGraph;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.labels.Labels;
import labeldiffusion.parallel.Memory;
import labeldiffusion.parallel.Progress;
import labeldiffusion.parallel.Workers;

/**
 * Tries all combinations of K and candidates on labels that the diffusion does not see. The fewest
 * errors win, then the highest mean probability of the true class, then the middle of the
 * combinations that are still equal. Trying several K takes no second search, and trying several T
 * no second run.
 */
public final class Selection {
  /**
   * Graphs with at most this many entries are run side by side, on one thread each: their steps are
   * too short to be shared by several threads.
   */
  private static final int FEW = 1 << 20;

  private final List<Fold> folds;
  private final List<Candidate> candidates;
  private final Workers workers;
  private final Progress progress;
  private final AtomicInteger started = new AtomicInteger();
  private final List<Trial> trials = new ArrayList<>();

  /** Number of runs in all. */
  private int runs;

  private Selection(
      List<Fold> folds, List<Candidate> candidates, Workers workers, Progress progress) {
    this.folds = folds;
    this.candidates = candidates;
    this.workers = workers;
    this.progress = progress;
  }

  /** K and a candidate with their results. */
  private record Trial(int k, Candidate candidate, Trajectory seen) {}

  /** A trial that is stopped after some steps. */
  private record StoppedTrial(Trial trial, int steps) {
    double errors() {
      return trial.seen.errors()[steps];
    }

    double probability() {
      return trial.seen.probability()[steps];
    }
  }

  /** The best of what the spec allows; null if no label can be hidden. */
  public static Choice choose(
      GraphFamily graphs, Labels labels, SelectionSpec spec, Workers workers, Progress progress) {
    List<Fold> folds = Folds.of(labels, spec);
    if (folds.isEmpty()) {
      return null;
    }
    Selection selection = new Selection(folds, spec.candidates(), workers, progress);
    selection.tryAll(graphs, spec.k());
    return selection.best(spec.select() == Select.CROSS_VALIDATION ? spec.folds() : 1);
  }

  /** The best K and candidate by the hidden labels of the given folds. */
  public static Choice choose(
      GraphFamily graphs,
      List<Fold> folds,
      int[] ks,
      List<Candidate> candidates,
      Workers workers,
      Progress progress) {
    Selection selection = new Selection(folds, candidates, workers, progress);
    selection.tryAll(graphs, ks);
    return selection.best(folds.size());
  }

  private void tryAll(GraphFamily graphs, int[] ks) {
    runs = ks.length * candidates.size() * folds.size();
    for (int k : ks) {
      NumberedGraph numbered = graphs.withK(k);
      List<Fold> ordered = folds.stream().map(fold -> fold.inOrder(numbered.order())).toList();
      List<Trajectory> seen = run(numbered.graph(), ordered);
      for (int c = 0; c < candidates.size(); c++) {
        Trajectory all = seen.get(c * folds.size());
        for (int f = 1; f < folds.size(); f++) {
          all.add(seen.get(c * folds.size() + f));
        }
        trials.add(new Trial(k, candidates.get(c), all));
      }
    }
    progress.at("selection", runs, runs);
  }

  /**
   * Runs every candidate on every fold and returns the trajectories in that order.
   *
   * @param ordered the folds, numbered as the nodes of the graph
   */
  private List<Trajectory> run(SimilarityGraph graph, List<Fold> ordered) {
    List<Trajectory> seen = new ArrayList<>();
    candidates.forEach(candidate -> ordered.forEach(fold -> seen.add(new Trajectory(fold))));
    Thread caller = Thread.currentThread();
    boolean areSideBySide = areSideBySide(graph);
    IntConsumer runOne =
        number -> {
          int now = started.getAndIncrement();
          if (Thread.currentThread() == caller) {
            progress.at("selection", now, runs);
          }
          candidates
              .get(number / ordered.size())
              .diffusion()
              .run(
                  graph,
                  ordered.get(number % ordered.size()).given(),
                  areSideBySide ? workers.alone() : workers,
                  seen.get(number));
        };
    if (areSideBySide) {
      workers.run(seen.size(), runOne);
    } else {
      IntStream.range(0, seen.size()).forEach(runOne);
    }
    return seen;
  }

  /** Whether the graph is small and there is memory for one run per thread. */
  private boolean areSideBySide(SimilarityGraph graph) {
    int entries = graph.column().length;
    int k = entries / Math.max(1, graph.size());
    int c = folds.get(0).given().classes();
    long bytes =
        candidates.stream()
            .mapToLong(candidate -> candidate.diffusion().bytes(graph.size(), entries, k, c))
            .max()
            .orElse(0);
    return entries <= FEW && Memory.isFree(workers.threads() * bytes);
  }

  private Choice best(int foldsWanted) {
    List<StoppedTrial> equals = new ArrayList<>();
    for (Trial trial : trials) {
      for (int t = 0; t < trial.seen.errors().length; t++) {
        StoppedTrial stopped = new StoppedTrial(trial, t);
        int order = equals.isEmpty() ? -1 : compare(stopped, equals.get(0));
        if (order < 0) {
          equals.clear();
        }
        if (order <= 0) {
          equals.add(stopped);
        }
      }
    }
    StoppedTrial best = equals.get((equals.size() - 1) / 2);
    int hidden = folds.stream().mapToInt(fold -> fold.hidden().labelledCount()).sum();
    double[] errors =
        Arrays.stream(best.trial.seen.errors()).map(count -> count / hidden).toArray();
    Candidate candidate = best.trial.candidate;
    return new Choice(
        best.trial.k,
        candidate.values(),
        best.steps,
        candidate.diffusion().withSteps(best.steps),
        new Validation(folds.size(), foldsWanted, hidden, trials.size(), errors));
  }

  /** Negative if a is better than b. */
  private static int compare(StoppedTrial a, StoppedTrial b) {
    int byErrors = Double.compare(a.errors(), b.errors());
    return byErrors != 0 ? byErrors : Double.compare(b.probability(), a.probability());
  }
}
