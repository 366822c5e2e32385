package weka.classifiers.diffusion.base;

import labeldiffusion.diffusion.Watcher;

/** Progress on the console, for -output-debug-info: a line for every tenth of a phase. */
final class DebugProgress implements Watcher {
  private String phase = "";
  private int tenths;

  @Override
  public void at(String phase, int done, int total) {
    int now = total == 0 ? 10 : (int) (10L * done / total);
    if (!phase.equals(this.phase) || now > tenths) {
      this.phase = phase;
      tenths = now;
      System.err.println(phase + ": " + done + " of " + total);
    }
  }
}
