package labeldiffusion.neighbours;

import java.util.concurrent.atomic.AtomicInteger;
import labeldiffusion.parallel.Progress;

/**
 * Counts the finished tasks of a search and reports them as a number of rows. Any thread may finish
 * a task, but only the thread that created this object calls the listener.
 */
public final class SearchProgress {
  private final int n;
  private final Progress progress;
  private final Thread caller = Thread.currentThread();
  private final AtomicInteger finished = new AtomicInteger();
  private int expected;

  public SearchProgress(int n, Progress progress) {
    this.n = n;
    this.progress = progress;
  }

  /** Announces further tasks; call it before they start. */
  public void expect(int tasks) {
    expected += tasks;
  }

  /** Reports that one more task is finished. */
  public void done() {
    int tasks = finished.incrementAndGet();
    if (Thread.currentThread() == caller) {
      progress.at("search", (int) ((long) n * tasks / expected), n);
    }
  }
}
