package labeldiffusion.parallel;

/** Receives the progress of a long computation. Called from the thread that started it. */
@FunctionalInterface
public interface Progress {
  /** Ignores all progress. */
  Progress NONE = (phase, done, total) -> {};

  /**
   * Reports that {@code done} of {@code total} parts of a phase ("search", "graph", "diffusion")
   * are finished.
   */
  void at(String phase, int done, int total);
}
