package labeldiffusion.benchmark;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import labeldiffusion.neighbours.Search;

/**
 * Compares what AUTO takes with what the other search would take. Where the exact search would take
 * too long to be measured, it is taken to grow no faster than n, which is less than it does: if
 * AUTO is cheaper than that, its choice is right. A million rows of 784 columns do not fit.
 */
final class ChoiceTasks {
  private static final int HEAP = 12_000;
  private static final int[] COLUMNS = {3, 8, 20, 100, 784};
  private static final double RECALL = 0.98;

  private final Settings settings;
  private final Fork fork;

  ChoiceTasks(Settings settings, Fork fork) {
    this.settings = settings;
    this.fork = fork;
  }

  List<BenchmarkTask> tasks() {
    List<BenchmarkTask> tasks = new ArrayList<>();
    for (int d : settings.quick() ? new int[] {3, 20} : COLUMNS) {
      tasks.add(
          new BenchmarkTask(
              "choice of AUTO, " + d + " columns",
              settings.quick() ? 10 : 30 + d / 4.0,
              "at most 1.20",
              "at most 1.00",
              page -> compare(page, d)));
    }
    return tasks;
  }

  /** Rows at which both searches are measured. */
  private int[] smallSizes() {
    return settings.quick() ? new int[] {1_000, 2_000} : new int[] {10_000, 50_000, 100_000};
  }

  private int[] largeSizes(int d) {
    if (settings.quick()) {
      return new int[] {20_000};
    }
    return d > 100 ? new int[] {300_000} : new int[] {300_000, 1_000_000};
  }

  private void compare(BenchmarkPage page, int d) throws Exception {
    double perRow = Double.NaN; // of the exact search at the largest of the small sizes
    List<Choice> choices = new ArrayList<>();
    for (int n : smallSizes()) {
      Fork.Facts auto = search(n, d, Search.AUTO);
      double own = auto.number("cpu");
      double other = search(n, d, isExact(auto) ? Search.APPROXIMATE : Search.EXACT).number("cpu");
      perRow = (isExact(auto) ? own : other) / n;
      choices.add(new Choice(n, auto, other, ""));
    }
    for (int n : largeSizes(d)) {
      Fork.Facts auto = search(n, d, Search.AUTO);
      choices.add(
          isExact(auto)
              ? new Choice(n, auto, search(n, d, Search.APPROXIMATE).number("cpu"), "")
              : new Choice(n, auto, n * perRow, "at least "));
    }
    double worst = 0;
    for (Choice choice : choices) {
      worst = Math.max(worst, choice.ratio());
      page.addChoice(choice.cells(d));
    }
    page.add(
        ResultRow.atMost(
            "AUTO over the cheaper search, clusters in "
                + d
                + " columns, the worst of "
                + choices.size()
                + " sizes, cpu s",
            1.2,
            1,
            worst,
            "see the table below"));
  }

  private static boolean isExact(Fork.Facts run) throws IOException {
    return run.number("exact") == 1;
  }

  private Fork.Facts search(int n, int d, Search search) throws IOException, InterruptedException {
    return fork.java(GeneratedJob.class, HEAP, "clusters", n, d, search, RECALL);
  }

  /**
   * What AUTO took, and the other search.
   *
   * @param other CPU seconds
   * @param howMuch at least, if they were not measured
   */
  private record Choice(int n, Fork.Facts auto, double other, String howMuch) {
    double ratio() throws IOException {
      double own = auto.number("cpu");
      return own / Math.min(own, other);
    }

    List<String> cells(int d) throws IOException {
      return List.of(
          String.format("%,d x %d", n, d),
          isExact(auto) ? "exact" : "approximate",
          ResultRow.number(auto.number("cpu")),
          howMuch + ResultRow.number(other),
          ResultRow.number(ratio()),
          ResultRow.digits(auto.number("recall"), 3));
    }
  }
}
