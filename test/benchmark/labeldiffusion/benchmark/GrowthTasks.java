package labeldiffusion.benchmark;

import java.util.ArrayList;
import java.util.List;

/** The whole job at sizes that grow tenfold, and the exponent of its running time. */
final class GrowthTasks {
  private static final int HEAP = 8_192;

  private final Settings settings;
  private final Fork fork;
  private final List<double[]> logs = new ArrayList<>();

  GrowthTasks(Settings settings, Fork fork) {
    this.settings = settings;
    this.fork = fork;
  }

  List<BenchmarkTask> tasks() {
    List<BenchmarkTask> tasks = new ArrayList<>();
    for (int n : settings.growth()) {
      tasks.add(
          new BenchmarkTask(
              "whole job at n = " + n, Math.max(1.5, n * 2e-4), page -> grow(page, n)));
    }
    tasks.add(new BenchmarkTask("growth", 0, "at most 1.20", "at most 1.10", this::exponent));
    return tasks;
  }

  private void grow(BenchmarkPage page, int n) throws Exception {
    Fork.Facts facts = fork.java(GrowthJob.class, HEAP, n);
    page.addGrowth(
        List.of(
            String.format("%,d", n),
            ResultRow.number(facts.number("seconds")),
            ResultRow.number(facts.number("cpu")),
            ResultRow.number(facts.number("search")),
            ResultRow.number(facts.number("graph")),
            ResultRow.number(facts.number("diffusion")),
            megabytes(facts.number("peak")),
            megabytes(facts.number("estimate")),
            megabytes(facts.number("resident"))));
    if (n >= settings.fittedFrom()) {
      logs.add(
          new double[] {
            Math.log(n), Math.log(facts.number("seconds")), Math.log(facts.number("cpu"))
          });
    }
  }

  private static String megabytes(double bytes) {
    return String.format("%,d", Math.round(bytes / (1 << 20)));
  }

  private void exponent(BenchmarkPage page) {
    if (logs.size() < 2) {
      throw new IllegalStateException("fewer than two sizes finished");
    }
    double seconds = slope(1);
    double cpu = slope(2);
    page.add(
        ResultRow.atMost(
            "whole job, generated d = "
                + Clusters.DIMENSION
                + ", n from "
                + settings.fittedFrom()
                + " to "
                + settings.growth()[settings.growth().length - 1]
                + ", 8 GB heap: exponent of n",
            1.2,
            1.1,
            Math.max(seconds, cpu),
            "wall "
                + ResultRow.digits(seconds, 3)
                + ", cpu "
                + ResultRow.digits(cpu, 3)
                + "; "
                + logs.size()
                + " sizes"));
  }

  /** The slope of the least-squares line through the logarithms. */
  private double slope(int column) {
    double meanX = logs.stream().mapToDouble(log -> log[0]).average().orElseThrow();
    double meanY = logs.stream().mapToDouble(log -> log[column]).average().orElseThrow();
    double xy = logs.stream().mapToDouble(log -> (log[0] - meanX) * (log[column] - meanY)).sum();
    double xx = logs.stream().mapToDouble(log -> (log[0] - meanX) * (log[0] - meanX)).sum();
    return xy / xx;
  }
}
