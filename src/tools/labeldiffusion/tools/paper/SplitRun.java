package labeldiffusion.tools.paper;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import labeldiffusion.diffusion.Diffusion;
import labeldiffusion.diffusion.Scores;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.labels.Labels;
import labeldiffusion.parallel.Workers;
import labeldiffusion.selection.Candidate;
import labeldiffusion.selection.Fold;
import weka.classifiers.diffusion.base.Watchers;

/**
 * One system on one split. Validation labels choose the parameters; the test errors of every
 * setting are recorded, but the choice does not use them.
 */
final class SplitRun {
  /** The numbers of steps after which errors are recorded. */
  static final int[] TIMES = {0, 1, 2, 3, 5, 7, 10, 15, 20, 30, 40, 50, 70, 100, 140, 200};

  /** The largest number of steps that can be chosen. */
  static final int MOST_STEPS = TIMES[TIMES.length - 1];

  private final PaperData data;
  private final Fold test;
  private final List<Tried> tried = new ArrayList<>();

  /**
   * The result of one K and one candidate.
   *
   * @param errors on the test rows in per cent at the {@link #TIMES}
   */
  record Tried(int k, String values, double[] errors) {}

  /**
   * The chosen setting, and all settings tried.
   *
   * @param error on the test rows in per cent with the chosen parameters
   */
  record Result(Choice choice, double error, Tried chosen, List<Tried> tried) {
    RunLog.Line line(RunLog.Job job) {
      return new RunLog.Line(
          job,
          choice.k(),
          choice.values(),
          choice.steps(),
          100 * choice.error(),
          error,
          chosen.errors());
    }

    List<RunLog.GridLine> grid(RunLog.Job job) {
      return tried.stream()
          .map(each -> new RunLog.GridLine(job, each.k, each.values, each.errors))
          .toList();
    }
  }

  private SplitRun(PaperData data, Fold test) {
    this.data = data;
    this.test = test;
  }

  static Result of(PaperData data, int split, int[] ks, List<Candidate> candidates) {
    SplitRun run = new SplitRun(data, data.test(split));
    double[][] errors = new double[ks.length * candidates.size()][];
    List<Candidate> examined =
        candidates.stream()
            .map(
                candidate -> new Candidate(candidate.values(), run.new Examined(candidate, errors)))
            .toList();
    Choice choice;
    try (Workers one = new Workers(1)) {
      choice = GridSearch.choose(data::graph, data.validation(split), ks, examined, one);
    }
    int chosen = run.find(choice);
    return new Result(choice, errors[chosen][choice.steps()], run.tried.get(chosen), run.tried);
  }

  private int find(Choice choice) {
    for (int r = 0; r < tried.size(); r++) {
      if (tried.get(r).k == choice.k() && tried.get(r).values.equals(choice.values())) {
        return r;
      }
    }
    throw new IllegalStateException("the chosen setting was not tried");
  }

  /** Runs a candidate and records its errors on the test rows. */
  private final class Examined implements Diffusion {
    private static final long serialVersionUID = 1L;
    private final transient Candidate candidate;
    private final transient double[][] errors;

    Examined(Candidate candidate, double[][] errors) {
      this.candidate = candidate;
      this.errors = errors;
    }

    @Override
    public Scores run(SimilarityGraph graph, Labels labels, Workers workers, Watcher watcher) {
      int k = data.kOf(graph);
      Trajectory seen = new Trajectory(test.inOrder(data.graph(k).order()));
      Scores scores =
          candidate.diffusion().run(graph, labels, workers, new Watchers(List.of(watcher, seen)));
      double rows = test.hidden().labelledCount();
      double[] percent = Arrays.stream(seen.errors()).map(count -> 100 * count / rows).toArray();
      errors[tried.size()] = percent;
      tried.add(
          new Tried(
              k,
              candidate.values(),
              Arrays.stream(TIMES)
                  .filter(t -> t < percent.length)
                  .mapToDouble(t -> percent[t])
                  .toArray()));
      return scores;
    }

    @Override
    public long bytes(long nodes, long entries, int k, int c) {
      return candidate.diffusion().bytes(nodes, entries, k, c);
    }
  }
}
