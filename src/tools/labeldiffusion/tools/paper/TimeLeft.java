package labeldiffusion.tools.paper;

import java.util.List;

/** Estimates the remaining time of an experiment from the sets that are finished. */
final class TimeLeft {
  private final long start = System.nanoTime();
  private final double all;
  private double done;
  private double doneNow;

  TimeLeft(List<PaperSet> sets, int times) {
    all = times * sets.stream().mapToDouble(TimeLeft::size).sum();
  }

  /** Relative duration of a set: most have about 1,500 rows, the image sets have more. */
  private static double size(PaperSet set) {
    return switch (set.title()) {
      case "MNIST" -> 8;
      case "ETH-80" -> 4;
      case "MPEG7" -> 6;
      default -> 1;
    };
  }

  /**
   * Counts a share of a set as finished.
   *
   * @param isNew false if it was already finished before this run
   */
  void done(PaperSet set, double share, boolean isNew) {
    done += share * size(set);
    doneNow += isNew ? share * size(set) : 0;
  }

  @Override
  public String toString() {
    if (doneNow == 0) {
      return ", finished before";
    }
    double seconds = (System.nanoTime() - start) / 1e9 * (all - done) / doneNow;
    return ", about " + (long) Math.ceil(seconds / 60) + " min left";
  }
}
