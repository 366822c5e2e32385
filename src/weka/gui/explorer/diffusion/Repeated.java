package weka.gui.explorer.diffusion;

import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;

/**
 * Work that is done in a thread of its own whenever it is requested. Requests that come while it is
 * being done lead to one repetition, however many they are; nothing is cancelled. Used by the
 * thread of the windows.
 */
final class Repeated<T> {
  private final Callable<T> work;
  private final Executor windows;
  private final Consumer<T> receiver;
  private final Consumer<Throwable> problems;
  private final ExecutorService thread;
  private boolean isBusy;
  private boolean isRequested;
  private boolean isOver;

  /**
   * @param windows runs what concerns the windows in their thread
   * @param receiver is given every result, in the thread of the windows
   */
  Repeated(
      String name,
      Callable<T> work,
      Executor windows,
      Consumer<T> receiver,
      Consumer<Throwable> problems) {
    this.work = work;
    this.windows = windows;
    this.receiver = receiver;
    this.problems = problems;
    thread =
        Executors.newSingleThreadExecutor(
            task -> {
              Thread made = new Thread(task, "labelDiffusion " + name);
              made.setDaemon(true);
              made.setPriority(Thread.MIN_PRIORITY);
              return made;
            });
  }

  /** Does the work, or does it once more after it is done. */
  void request() {
    if (isBusy) {
      isRequested = true;
    } else if (!isOver) {
      isBusy = true;
      thread.execute(this::run);
    }
  }

  boolean isBusy() {
    return isBusy;
  }

  /** Stops the work. Nothing is received any more. */
  void end() {
    isOver = true;
    thread.shutdownNow();
  }

  private void run() {
    try {
      T result = work.call();
      windows.execute(() -> done(() -> receiver.accept(result)));
    } catch (CancellationException e) {
      windows.execute(() -> done(() -> {})); // it has ended
    } catch (Exception | OutOfMemoryError e) {
      windows.execute(() -> done(() -> problems.accept(e)));
    }
  }

  private void done(Runnable listener) {
    if (isOver) {
      return;
    }
    isBusy = false;
    listener.run();
    if (isRequested) {
      isRequested = false;
      request();
    }
  }
}
