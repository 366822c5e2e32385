package weka.gui.explorer.diffusion;

import java.util.List;
import java.util.Locale;
import javax.swing.JProgressBar;
import javax.swing.SwingUtilities;
import labeldiffusion.picture.Film;
import labeldiffusion.picture.Moment;

/** A progress bar that says what is being done. */
final class ProgressLine extends JProgressBar {
  private static final long serialVersionUID = 1L;

  /** Screens need no more. */
  private static final long NANOSECONDS_BETWEEN = 40_000_000;

  private long last;

  ProgressLine() {
    setStringPainted(true);
    rest();
  }

  /** Nothing is being done. */
  void rest() {
    setIndeterminate(false);
    setValue(0);
    setString(" ");
  }

  /** From the thread that does the work. */
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
                "step %,d of %,d, %,d of %,d nodes labelled",
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
