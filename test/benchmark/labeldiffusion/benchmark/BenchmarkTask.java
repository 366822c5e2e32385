package labeldiffusion.benchmark;

/**
 * A part of the benchmark.
 *
 * @param guess estimated seconds, used for the remaining time only
 * @param target the targets of its rows, for the row that reports a failure
 */
record BenchmarkTask(String name, double guess, String target, String stretch, Body body) {

  /** A task without a target. */
  BenchmarkTask(String name, double guess, Body body) {
    this(name, guess, "-", "-", body);
  }

  /** Measures and adds the results to the page. */
  @FunctionalInterface
  interface Body {
    void run(BenchmarkPage page) throws Exception;
  }
}
