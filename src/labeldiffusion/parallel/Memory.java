package labeldiffusion.parallel;

import java.util.Locale;

/** Rejects work that would not fit into the heap, before it starts. */
public final class Memory {
  /** Garbage collectors cannot use all of the heap for large arrays. */
  private static final double HEADROOM = 1.2;

  private Memory() {}

  /**
   * Throws unless 1.2 times the estimate is free.
   *
   * @param what needs the memory, the subject of the message
   */
  public static void require(long estimate, String what) {
    long bytes = (long) (HEADROOM * estimate);
    if (bytes > free()) {
      System.gc(); // some of the used memory may be garbage
      if (bytes > free()) {
        throw new IllegalArgumentException(
            String.format(
                Locale.ROOT,
                "%s must fit into memory: it needs about %d MB, but only %d MB are free; give Java"
                    + " more memory (-Xmx), or use fewer rows or neighbours",
                what,
                megabytes(bytes),
                free() >> 20));
      }
    }
  }

  /** Whether 1.2 times the estimate is free, counting garbage as used. */
  public static boolean isFree(long estimate) {
    return HEADROOM * estimate <= free();
  }

  /** Bytes that can still be allocated. */
  private static long free() {
    Runtime runtime = Runtime.getRuntime();
    return runtime.maxMemory() - (runtime.totalMemory() - runtime.freeMemory());
  }

  /** Rounded up, so that the memory needed always exceeds the free memory in the message. */
  private static long megabytes(long bytes) {
    return (bytes >> 20) + 1;
  }
}
