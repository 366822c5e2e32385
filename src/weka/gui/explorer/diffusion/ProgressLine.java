package weka.gui.explorer.diffusion;

import java.util.List;
import java.util.Locale;
import javax.swing.JProgressBar;
import javax.swing.SwingUtilities;
import labeldiffusion.picture.Film;
import labeldiffusion.picture.Moment;

/** A progress bar that names the current phase. */
final class ProgressLine extends JProgressBar {
  private static final long serialVersionUID = 1L;

  /** Updates more often than this would not be seen. */
  private static final long NANOSECONDS_BETWEEN = 40_000_000;

  private long last;

  ProgressLine() {
    setStringPainted(true);
    rest();
  }

  /** Clears the bar. */
  void rest() {
    setIndeterminate(false);
    setValue(0);
    setString(" ");
  }

  /** Shows progress; called by the worker thread. */
  void at(String phase, int done, int total, Film film) {
    long now = System.nanoTime();
    if (now - last < NANOSECONDS_BETWEEN && done > 0 && done < total) {
      return;
    }
    last = now;
    List<Moment> moments = film.moments();
    String text =
        film.isEmpty()
            ? String.format(Locale.ROOT, "%s: %,d of %,d", phase, done, total)
            : String.format(
                Locale.ROOT,
                "step %,d of %,d, %,d of %,d nodes reached",
                done,
                total,
                moments.get(moments.size() - 1).reached(),
                film.drawing().graph().size());
    SwingUtilities.invokeLater(
        () -> {
          setMaximum(Math.max(1, total));
          setValue(done);
          setString(text);
        });
  }
}
