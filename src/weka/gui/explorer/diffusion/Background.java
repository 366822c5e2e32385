package weka.gui.explorer.diffusion;

import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.function.Consumer;
import javax.swing.SwingWorker;

/** Computes something in another thread and hands it over to the thread of the windows. */
final class Background {
  private Background() {}

  static <T> void run(Callable<T> work, Consumer<T> receiver, Consumer<Throwable> problems) {
    new SwingWorker<T, Void>() {
      @Override
      protected T doInBackground() throws Exception {
        return work.call();
      }

      @Override
      protected void done() {
        try {
          receiver.accept(get());
        } catch (InterruptedException e) {
          Thread.currentThread().interrupt();
        } catch (CancellationException e) {
          // nobody waits for it any more
        } catch (ExecutionException e) {
          problems.accept(e.getCause());
        }
      }
    }.execute();
  }
}
