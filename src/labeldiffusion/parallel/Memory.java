package labeldiffusion.parallel;

import java.util.Locale;

/** Refuses, before it is begun, what would not fit into the heap. */
public final class Memory {
  /** Collectors waste some of the heap on large arrays. */
  private static final double HEADROOM = 1.2;

  private Memory() {}

  /**
   * Fails with one sentence if not somewhat more than this is free.
   *
   * @param what needs the memory, as the subject of the sentence
   */
  public static void require(long estimate, String what) {
    long bytes = (long) (HEADROOM * estimate);
    if (bytes > free()) {
      System.gc(); // what counts as used may be garbage
      if (bytes > free()) {
        throw new IllegalArgumentException(
            String.format(
                Locale.ROOT,
                "%s must fit into memory, but needs about %d MB of which %d"
                    + " are free: give Java more (-Xmx), or use fewer rows or neighbours",
                what,
                megabytes(bytes),
                free() >> 20));
      }
    }
  }

  /** Whether somewhat more than this is free, as far as is known without collecting garbage. */
  public static boolean isFree(long estimate) {
    return HEADROOM * estimate <= free();
  }

  /** What the heap may still take. */
  private static long free() {
    Runtime runtime = Runtime.getRuntime();
    return runtime.maxMemory() - (runtime.totalMemory() - runtime.freeMemory());
  }

  /** Rounded up, so that never as much is needed as is free. */
  private static long megabytes(long bytes) {
    return (bytes >> 20) + 1;
  }
}
