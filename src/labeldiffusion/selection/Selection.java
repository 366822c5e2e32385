package labeldiffusion.selection;

import labeldiffusion.diffusion.Labels;
import labeldiffusion.graph.GraphFamily;
import labeldiffusion.graph.NumberedGraph;
import labeldiffusion.parallel.Progress;
import labeldiffusion.parallel.Workers;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Tries all combinations of K and candidates on labels the diffusion does not see. The fewest errors win, then the highest
 * mean probability of the true class, then the middle of those that are still equal. K costs no second search, T nothing.
 */
public final class Selection {
  private final List<Trial> trials = new ArrayList<>();

  private Selection() { }

  /** K and a candidate with what came of them. */
  private record Trial(int k, Candidate candidate, Trajectory seen) { }

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
  public static Choice choose(GraphFamily graphs, Labels labels, SelectionSpec spec, Workers workers, Progress progress) {
    List<Fold> folds = Folds.of(labels, spec);
    int wanted = spec.select() == Select.CROSS_VALIDATION ? spec.folds() : 1;
    return folds.isEmpty() ? null : choose(graphs, folds, wanted, spec.k(), spec.candidates(), workers, progress);
  }

  /** The best K and candidate by the folds' hidden labels. */
  public static Choice choose(GraphFamily graphs, List<Fold> folds, int[] ks, List<Candidate> candidates, Workers workers,
      Progress progress) {
    return choose(graphs, folds, folds.size(), ks, candidates, workers, progress);
  }

  private static Choice choose(GraphFamily graphs, List<Fold> folds, int foldsWanted, int[] ks, List<Candidate> candidates,
      Workers workers, Progress progress) {
    Selection selection = new Selection();
    int total = ks.length * candidates.size() * folds.size();
    int done = 0;
    for (int k : ks) {
      NumberedGraph numbered = graphs.withK(k);
      List<Fold> ordered = folds.stream().map(fold -> fold.inOrder(numbered.order())).toList();
      for (Candidate candidate : candidates) {
        Trajectory seen = new Trajectory();
        for (Fold fold : ordered) {
          seen.of(fold);
          progress.at("selection", done++, total);
          candidate.diffusion().run(numbered.graph(), fold.given(), workers, seen);
        }
        selection.trials.add(new Trial(k, candidate, seen));
      }
    }
    progress.at("selection", total, total);
    return selection.best(folds, foldsWanted);
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
    return new Choice(best.trial.k, candidate.values(), best.steps, candidate.diffusion().withSteps(best.steps), folds.size(),
        foldsWanted, hidden, trials.size(), Arrays.stream(best.trial.seen.errors()).map(count -> count / hidden).toArray());
  }

  /** Below 0 if a is better than b. */
  private static int compare(Moment a, Moment b) {
    int byErrors = Double.compare(a.errors(), b.errors());
    return byErrors != 0 ? byErrors : Double.compare(b.probability(), a.probability());
  }
}
