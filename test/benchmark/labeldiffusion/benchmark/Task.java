package labeldiffusion.benchmark;

/**
 * A part of the benchmark.
 *
 * @param guess about how many seconds it takes; only for the time left
 * @param bar the bars of its rows, for the one row that says that it failed
 */
record Task(String name, double guess, String bar, String stretch, Body body) {

  /** One that no bar hangs on. */
  Task(String name, double guess, Body body) {
    this(name, guess, "-", "-", body);
  }

  /** Measures, and adds what it found to the page. */
  @FunctionalInterface
  interface Body {
    void run(Page page) throws Exception;
  }
}
