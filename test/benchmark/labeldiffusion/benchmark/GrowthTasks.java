package labeldiffusion.benchmark;

import java.util.ArrayList;
import java.util.List;

/** The whole job at sizes that grow tenfold, and the exponent of its running time. */
final class GrowthTasks {
  private static final int HEAP = 8_192;
  private static final int LARGE_HEAP = 16_384;

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
      tasks.add(whole(n, HEAP));
    }
    int largest = settings.growth()[settings.growth().length - 1];
    tasks.add(exponent(settings.fittedFrom(), largest, HEAP));
    for (int n : settings.longGrowth()) {
      tasks.add(whole(n, LARGE_HEAP));
    }
    if (settings.longGrowth().length > 0) {
      tasks.add(
          exponent(largest, settings.longGrowth()[settings.longGrowth().length - 1], LARGE_HEAP));
    }
    return tasks;
  }

  private BenchmarkTask whole(int n, int heap) {
    return new BenchmarkTask(
        "whole job at n = " + n, Math.max(1.5, n * 2e-4), page -> grow(page, n, heap));
  }

  private BenchmarkTask exponent(int from, int to, int heap) {
    return new BenchmarkTask(
        "whole job, growth up to n = " + to,
        0,
        "at most 1.20",
        "at most 1.10",
        page -> fit(page, from, to, heap));
  }

  private void grow(BenchmarkPage page, int n, int heap) throws Exception {
    Fork.Facts facts = fork.java(GrowthJob.class, heap, n);
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
    logs.add(
        new double[] {
          Math.log(n), Math.log(facts.number("seconds")), Math.log(facts.number("cpu"))
        });
  }

  private static String megabytes(double bytes) {
    return String.format("%,d", Math.round(bytes / (1 << 20)));
  }

  private void fit(BenchmarkPage page, int from, int to, int heap) {
    List<double[]> fitted = logs.stream().filter(log -> log[0] >= Math.log(from)).toList();
    if (fitted.size() < 2) {
      throw new IllegalStateException("fewer than two sizes finished");
    }
    double seconds = slope(fitted, 1);
    double cpu = slope(fitted, 2);
    page.add(
        ResultRow.atMost(
            "whole job, generated d = "
                + Clusters.DIMENSION
                + ", n from "
                + from
                + " to "
                + to
                + ", "
                + heap / 1024
                + " GB heap: exponent of n",
            1.2,
            1.1,
            Math.max(seconds, cpu),
            "wall "
                + ResultRow.digits(seconds, 3)
                + ", cpu "
                + ResultRow.digits(cpu, 3)
                + "; "
                + fitted.size()
                + " sizes"));
  }

  /** The slope of the least-squares line through the logarithms. */
  private static double slope(List<double[]> logs, int column) {
    double meanX = logs.stream().mapToDouble(log -> log[0]).average().orElseThrow();
    double meanY = logs.stream().mapToDouble(log -> log[column]).average().orElseThrow();
    double xy = logs.stream().mapToDouble(log -> (log[0] - meanX) * (log[column] - meanY)).sum();
    double xx = logs.stream().mapToDouble(log -> (log[0] - meanX) * (log[0] - meanX)).sum();
    return xy / xx;
  }
}
