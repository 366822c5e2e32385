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
 * Tries all combinations of K and candidates on labels the diffusion does not see. The fewest
 * errors win, then the highest mean probability of the true class, then the middle of those that
 * are still equal. K costs no second search, T nothing.
 */
public final class Selection {
  /**
   * Entries of a graph up to which runs are made side by side, each on one thread: steps on so few
   * are over too soon to share.
   */
  private static final int FEW = 1 << 20;

  private final List<Trial> trials = new ArrayList<>();

  private Selection() {}

  /** K and a candidate with what came of them. */
  private record Trial(int k, Candidate candidate, Trajectory seen) {}

  /** A trial stopped after some steps. */
  private record Moment(Trial trial, int steps) {
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
    int wanted = spec.select() == Select.CROSS_VALIDATION ? spec.folds() : 1;
    return folds.isEmpty()
        ? null
        : choose(graphs, folds, wanted, spec.k(), spec.candidates(), workers, progress);
  }

  /** The best K and candidate by the folds' hidden labels. */
  public static Choice choose(
      GraphFamily graphs,
      List<Fold> folds,
      int[] ks,
      List<Candidate> candidates,
      Workers workers,
      Progress progress) {
    return choose(graphs, folds, folds.size(), ks, candidates, workers, progress);
  }

  private static Choice choose(
      GraphFamily graphs,
      List<Fold> folds,
      int foldsWanted,
      int[] ks,
      List<Candidate> candidates,
      Workers workers,
      Progress progress) {
    Selection selection = new Selection();
    int[] done = {0, ks.length * candidates.size() * folds.size()};
    for (int k : ks) {
      NumberedGraph numbered = graphs.withK(k);
      List<Fold> ordered = folds.stream().map(fold -> fold.inOrder(numbered.order())).toList();
      List<Trajectory> seen = run(numbered.graph(), ordered, candidates, workers, progress, done);
      for (int c = 0; c < candidates.size(); c++) {
        Trajectory all = seen.get(c * folds.size());
        for (int f = 1; f < folds.size(); f++) {
          all.add(seen.get(c * folds.size() + f));
        }
        selection.trials.add(new Trial(k, candidates.get(c), all));
      }
    }
    progress.at("selection", done[1], done[1]);
    return selection.best(folds, foldsWanted);
  }

  /**
   * Runs every candidate on every fold and returns what was seen in that order.
   *
   * @param done how many runs are over, of how many
   */
  private static List<Trajectory> run(
      SimilarityGraph graph,
      List<Fold> folds,
      List<Candidate> candidates,
      Workers workers,
      Progress progress,
      int[] done) {
    List<Trajectory> seen = new ArrayList<>();
    candidates.forEach(candidate -> folds.forEach(fold -> seen.add(new Trajectory(fold))));
    Thread caller = Thread.currentThread();
    AtomicInteger begun = new AtomicInteger(done[0]);
    long bytes =
        candidates.stream()
            .mapToLong(
                candidate ->
                    candidate
                        .diffusion()
                        .bytes(
                            graph.size(),
                            graph.column().length,
                            graph.column().length / Math.max(1, graph.size()),
                            folds.get(0).given().classes()))
            .max()
            .orElse(0);
    boolean areSideBySide =
        graph.column().length <= FEW && Memory.isFree(workers.threads() * bytes);
    IntConsumer runOne =
        number -> {
          int now = begun.getAndIncrement();
          if (Thread.currentThread() == caller) {
            progress.at("selection", now, done[1]);
          }
          candidates
              .get(number / folds.size())
              .diffusion()
              .run(
                  graph,
                  folds.get(number % folds.size()).given(),
                  areSideBySide ? workers.alone() : workers,
                  seen.get(number));
        };
    if (areSideBySide) {
      workers.run(seen.size(), runOne);
    } else {
      IntStream.range(0, seen.size()).forEach(runOne);
    }
    done[0] = begun.get();
    return seen;
  }

  private Choice best(List<Fold> folds, int foldsWanted) {
    List<Moment> equals = new ArrayList<>();
    for (Trial trial : trials) {
      for (int t = 0; t < trial.seen.errors().length; t++) {
        Moment moment = new Moment(trial, t);
        int order = equals.isEmpty() ? -1 : compare(moment, equals.get(0));
        if (order < 0) {
          equals.clear();
        }
        if (order <= 0) {
          equals.add(moment);
        }
      }
    }
    Moment best = equals.get((equals.size() - 1) / 2);
    int hidden = folds.stream().mapToInt(fold -> fold.hidden().labelledCount()).sum();
    Candidate candidate = best.trial.candidate;
    return new Choice(
        best.trial.k,
        candidate.values(),
        best.steps,
        candidate.diffusion().withSteps(best.steps),
        folds.size(),
        foldsWanted,
        hidden,
        trials.size(),
        Arrays.stream(best.trial.seen.errors()).map(count -> count / hidden).toArray());
  }

  /** Below 0 if a is better than b. */
  private static int compare(Moment a, Moment b) {
    int byErrors = Double.compare(a.errors(), b.errors());
    return byErrors != 0 ? byErrors : Double.compare(b.probability(), a.probability());
  }
}
