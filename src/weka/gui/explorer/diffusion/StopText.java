package weka.gui.explorer.diffusion;

import java.util.List;
import java.util.Locale;
import labeldiffusion.labelling.Snapshot;
import labeldiffusion.labelling.StopSignal;

/** Says in words how far the labelling has come. */
final class StopText {
  /** If the last answers changed fewer than this share of the rows each, little is left to do. */
  private static final double CALM = 0.002;

  private static final int LAST = 5;
  private static final int PERCENT = 100;

  private StopText() {}

  /**
   * How many labels the last update had and how many rows they reach.
   *
   * @param given the number of labels by now
   */
  static String progress(Snapshot now, int given) {
    int labels = now.labels().labelledCount();
    String counts =
        String.format(
            Locale.ROOT,
            "%,d of %,d rows labelled by hand, %,d reached.",
            labels,
            now.size(),
            now.reachedCount());
    return given == labels
        ? counts
        : counts + String.format(Locale.ROOT, " An update to %,d follows.", given);
  }

  /** Where the picture comes from, and where the final result does. */
  static String method(String substitute, String classifier) {
    return String.format(
        Locale.ROOT,
        "For speed, picture and checks come from %s while you label. Finish runs %s itself.",
        substitute,
        classifier);
  }

  /** The error as rows drawn at random show it, and whether the predictions have settled. */
  static String estimate(StopSignal signal, int rows) {
    return error(signal)
        + (isCalm(signal.changes(), rows) ? " Predictions hardly change now." : "");
  }

  private static String error(StopSignal signal) {
    if (signal.checks() == 0) {
      return "Error: unknown until random checks are answered (every tenth question).";
    }
    return String.format(
        Locale.ROOT,
        "Error: %d of %d random checks wrong; with 95 %% certainty between %.0f and %.0f %%.",
        signal.wrong(),
        signal.checks(),
        PERCENT * signal.low(),
        PERCENT * signal.high());
  }

  private static boolean isCalm(List<Integer> changes, int rows) {
    return changes.size() > LAST
        && changes.subList(changes.size() - LAST, changes.size()).stream()
            .allMatch(changed -> changed <= CALM * rows);
  }
}
