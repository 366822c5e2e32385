package weka.classifiers.diffusion.base;

import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import labeldiffusion.diffusion.Watcher;

/** Tells how far a selection is once it has taken two seconds, and every two seconds from then. */
final class SelectionProgress implements Watcher {
  private static final String PHASE = "selection";
  private static final long PAUSE = TimeUnit.SECONDS.toNanos(2);

  private final Consumer<String> lines;
  private final LongSupplier clock;
  private long last;

  /**
   * A new progress.
   *
   * @param lines takes the messages
   * @param clock the time in nanoseconds
   */
  SelectionProgress(Consumer<String> lines, LongSupplier clock) {
    this.lines = lines;
    this.clock = clock;
  }

  @Override
  public void at(String phase, int done, int total) {
    if (!phase.equals(PHASE)) {
      return;
    }
    long now = clock.getAsLong();
    if (done == 0) {
      last = now;
    } else if (now - last >= PAUSE) {
      last = now;
      lines.accept(PHASE + ": " + done + " of " + total + " runs");
    }
  }
}
