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
    for (int n : smallSizes()) {
      Fork.Facts auto = search(n, d, Search.AUTO);
      double own = auto.number("cpu");
      double other = search(n, d, isExact(auto) ? Search.APPROXIMATE : Search.EXACT).number("cpu");
      perRow = (isExact(auto) ? own : other) / n;
      add(page, n, d, auto, other, "");
    }
    for (int n : largeSizes(d)) {
      Fork.Facts auto = search(n, d, Search.AUTO);
      if (isExact(auto)) {
        add(page, n, d, auto, search(n, d, Search.APPROXIMATE).number("cpu"), "");
      } else {
        add(page, n, d, auto, n * perRow, "at least ");
      }
    }
  }

  private static boolean isExact(Fork.Facts run) throws IOException {
    return run.number("exact") == 1;
  }

  private Fork.Facts search(int n, int d, Search search) throws IOException, InterruptedException {
    return fork.java(GeneratedJob.class, HEAP, "clusters", n, d, search, RECALL);
  }

  private static void add(
      BenchmarkPage page, int n, int d, Fork.Facts auto, double other, String howMuch)
      throws IOException {
    double own = auto.number("cpu");
    page.add(
        ResultRow.atMost(
            "AUTO over the cheaper search, " + n + " x " + d + " clusters, cpu s",
            1.2,
            1,
            own / Math.min(own, other),
            "AUTO is "
                + (isExact(auto) ? "exact" : "approximate")
                + ", "
                + ResultRow.number(own)
                + ", the other "
                + howMuch
                + ResultRow.number(other)
                + " cpu s; recall "
                + ResultRow.digits(auto.number("recall"), 3)));
  }
}
