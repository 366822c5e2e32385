package labeldiffusion.labelling;

import java.util.Arrays;
import java.util.Optional;
import labeldiffusion.labels.Labels;
import labeldiffusion.model.Report;
import labeldiffusion.model.StandingRun;

/** What the diffusion of some labels says of every row. Immutable. */
public final class Snapshot {
  private final Labels labels;
  private final double[][] distributions;
  private final boolean[] reached;
  private final double[] evidence;
  private final int[] predicted;
  private final int changed;
  private final Optional<StandingRun> run;

  private Snapshot(Labels labels, Optional<StandingRun> run, Optional<Snapshot> former) {
    int n = labels.size();
    this.labels = labels;
    this.run = run;
    distributions = run.map(StandingRun::distributions).orElseGet(() -> even(labels));
    reached = new boolean[n];
    evidence = new double[n];
    predicted = new int[n];
    int differ = 0;
    for (int row = 0; row < n; row++) {
      if (run.isPresent()) {
        reached[row] = run.get().isReached(row);
        evidence[row] = run.get().evidence(row);
      }
      predicted[row] = reached[row] ? best(distributions[row]) : Labels.UNLABELLED;
      differ += former.isPresent() && former.get().predicted[row] != predicted[row] ? 1 : 0;
    }
    changed = differ;
  }

  /** Before any label: nothing is reached. */
  static Snapshot withoutLabels(Labels labels, Optional<Snapshot> former) {
    return new Snapshot(labels, Optional.empty(), former);
  }

  static Snapshot of(Labels labels, StandingRun run, Optional<Snapshot> former) {
    return new Snapshot(labels, Optional.of(run), former);
  }

  private static double[][] even(Labels labels) {
    double[][] all = new double[labels.size()][];
    double[] one = new double[labels.classes()];
    Arrays.fill(one, 1.0 / Math.max(1, one.length));
    Arrays.fill(all, one);
    return all;
  }

  private static int best(double[] p) {
    int best = 0;
    for (int t = 1; t < p.length; t++) {
      best = p[t] > p[best] ? t : best;
    }
    return best;
  }

  /** The labels that were diffused, by row. */
  public Labels labels() {
    return labels;
  }

  /** Number of rows. */
  public int size() {
    return predicted.length;
  }

  /** The class distribution of a row; even where there are no labels at all. */
  public double[] distribution(int row) {
    return distributions[row].clone();
  }

  /** The predicted class, {@link Labels#UNLABELLED} where no label has arrived. */
  public int predicted(int row) {
    return predicted[row];
  }

  /** The margin: the probability of the predicted class less that of the next; 0 if unreached. */
  public double confidence(int row) {
    if (!reached[row]) {
      return 0;
    }
    double first = 0;
    double second = 0;
    for (double p : distributions[row]) {
      second = Math.max(second, Math.min(first, p));
      first = Math.max(first, p);
    }
    return first - second;
  }

  /** -sum_t p_t log p_t; log c if unreached. */
  public double entropy(int row) {
    if (!reached[row]) {
      return Math.log(Math.max(1, labels.classes()));
    }
    double sum = 0;
    for (double p : distributions[row]) {
      sum -= p > 0 ? p * Math.log(p) : 0;
    }
    return sum;
  }

  /** Whether a label has reached the row. */
  public boolean isReached(int row) {
    return reached[row];
  }

  /** Number of rows that a label has reached. */
  public int reachedCount() {
    int count = 0;
    for (boolean isReached : reached) {
      count += isReached ? 1 : 0;
    }
    return count;
  }

  /** The norm of the row's scores: how much evidence has arrived at all. */
  public double evidence(int row) {
    return evidence[row];
  }

  /** How many rows have another predicted class than in the snapshot before, 0 for the first. */
  public int changed() {
    return changed;
  }

  /** The facts of the run, none if there were no labels. */
  public Optional<Report> report() {
    return run.map(StandingRun::report);
  }

  Optional<StandingRun> run() {
    return run;
  }
}
