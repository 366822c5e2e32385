package labeldiffusion.benchmark;

import java.nio.file.Path;

/**
 * What is measured and how large it is.
 *
 * @param data folder of the data sets
 * @param work folder for what the tasks hand to each other
 * @param peers the Python script
 * @param page the result
 * @param part only tasks whose names contain it are run
 */
record Settings(boolean quick, Path data, Path work, Path peers, Path page, String part) {
  static final int K = 10;
  static final int CLASSES = 10;
  static final int LABELS_PER_CLASS = 10;

  /** Rows of the large search and of the whole job: all of MNIST. */
  int digits() {
    return quick ? 4_000 : 70_000;
  }

  /** Rows of the search that Weka's are compared with. */
  int wekaRows() {
    return quick ? 2_000 : 10_000;
  }

  /** Rows of the graph that no cache holds. */
  int million() {
    return quick ? 20_000 : 1_000_000;
  }

  /** Generated texts: as many as the set "real-sim" has. */
  int texts() {
    return quick ? 4_000 : 72_309;
  }

  /** How often the two sides of a ratio take turns; the best of each counts. */
  int rounds() {
    return quick ? 1 : 2;
  }

  int[] growth() {
    return quick ? new int[] {1_000, 3_000, 10_000} : new int[] {1_000, 10_000, 100_000, 1_000_000};
  }

  /** From this size on the growth is fitted: below, a job is mostly the JVM warming up. */
  int fittedFrom() {
    return quick ? 1_000 : 10_000;
  }

  Path file(String name) {
    return work.resolve(name);
  }
}
