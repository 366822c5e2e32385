package labeldiffusion.parallel;

/**
 * Is told how far a long piece of work has come. Called from the thread that asked for the work.
 */
@FunctionalInterface
public interface Progress {
  /** Says nothing to nobody. */
  Progress NONE = (phase, done, total) -> {};

  /**
   * {@code done} of {@code total} parts of a phase ("search", "graph", "diffusion") are finished.
   */
  void at(String phase, int done, int total);
}
