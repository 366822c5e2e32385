package labeldiffusion.tools.paper;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;
import labeldiffusion.graph.NumberedGraph;
import labeldiffusion.parallel.Workers;
import labeldiffusion.selection.Candidate;
import labeldiffusion.selection.Fold;

/**
 * The paper's choice: all combinations of K, candidates and numbers of steps T are tried on labels
 * that the diffusion does not see. The fewest errors win, then the highest mean probability of the
 * true class, then the middle of the combinations that are still equal. Trying several T takes no
 * second run.
 */
final class GridSearch {
  private final List<Trial> trials = new ArrayList<>();

  private GridSearch() {}

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

  /** The best K and candidate by the hidden labels of a fold; they run in the given order. */
  static Choice choose(
      IntFunction<NumberedGraph> graphs,
      Fold fold,
      int[] ks,
      List<Candidate> candidates,
      Workers workers) {
    GridSearch search = new GridSearch();
    for (int k : ks) {
      NumberedGraph numbered = graphs.apply(k);
      Fold ordered = fold.inOrder(numbered.order());
      for (Candidate candidate : candidates) {
        Trajectory seen = new Trajectory(ordered);
        candidate.diffusion().run(numbered.graph(), ordered.given(), workers, seen);
        search.trials.add(new Trial(k, candidate, seen));
      }
    }
    return search.best(fold.hidden().labelledCount());
  }

  private Choice best(int hidden) {
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
    double[] errors =
        Arrays.stream(best.trial.seen.errors()).map(count -> count / hidden).toArray();
    return new Choice(best.trial.k, best.trial.candidate.values(), best.steps, errors);
  }

  /** Negative if a is better than b. */
  private static int compare(StoppedTrial a, StoppedTrial b) {
    int byErrors = Double.compare(a.errors(), b.errors());
    return byErrors != 0 ? byErrors : Double.compare(b.probability(), a.probability());
  }
}
