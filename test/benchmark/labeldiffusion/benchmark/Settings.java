package labeldiffusion.benchmark;

import java.nio.file.Path;

/**
 * What to measure, and at which sizes.
 *
 * @param data folder of the data sets
 * @param work folder for files that the tasks exchange
 * @param peers the Python script
 * @param page the result
 * @param part only tasks whose names contain this text are run
 * @param isLong whether the growth goes up to ten million rows
 */
record Settings(
    boolean quick, Path data, Path work, Path peers, Path page, String part, boolean isLong) {
  static final int K = 10;
  static final int CLASSES = 10;
  static final int LABELS_PER_CLASS = 10;

  /** Rows of the large search and of the whole job: all of MNIST. */
  int digits() {
    return quick ? 4_000 : 70_000;
  }

  /** Rows of the search that is compared with Weka's. */
  int wekaRows() {
    return quick ? 2_000 : 10_000;
  }

  /** Rows of a graph that is larger than any cache. */
  int million() {
    return quick ? 20_000 : 1_000_000;
  }

  /** Number of generated texts, as in the set "real-sim". */
  int texts() {
    return quick ? 4_000 : 72_309;
  }

  /** How often the two sides of a ratio alternate; the best run of each counts. */
  int rounds() {
    return quick ? 1 : 2;
  }

  int[] growth() {
    return quick ? new int[] {1_000, 3_000, 10_000} : new int[] {1_000, 10_000, 100_000, 1_000_000};
  }

  /** Sizes that take up to an hour and a heap of 16 GB. */
  int[] longGrowth() {
    return !isLong
        ? new int[0]
        : quick ? new int[] {20_000, 40_000} : new int[] {5_000_000, 10_000_000};
  }

  /** The smallest size used for the fit: smaller jobs mostly measure the warm-up of the JVM. */
  int fittedFrom() {
    return quick ? 1_000 : 10_000;
  }

  Path file(String name) {
    return work.resolve(name);
  }
}
