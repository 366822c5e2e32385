package labeldiffusion.tools.paper;

import java.util.List;

/** How long an experiment will still take, by the sets that are done and how large they are. */
final class TimeLeft {
  private final long start = System.nanoTime();
  private final double all;
  private double done;
  private double doneNow;

  TimeLeft(List<PaperSet> sets, int times) {
    all = times * sets.stream().mapToDouble(TimeLeft::size).sum();
  }

  /**
   * About how long a set takes beside others: its rows matter, of which all have some 1,500 but
   * those with images.
   */
  private static double size(PaperSet set) {
    return switch (set.title()) {
      case "MNIST" -> 8;
      case "ETH-80" -> 4;
      case "MPEG7" -> 6;
      default -> 1;
    };
  }

  /**
   * @param isNew whether it was run now rather than found finished
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
