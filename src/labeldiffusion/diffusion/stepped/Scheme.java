package labeldiffusion.diffusion.stepped;

import labeldiffusion.parallel.Blocks;
import labeldiffusion.parallel.Workers;

/** How a time step is taken. */
public enum Scheme {
  /** F - delta L F: cheap, but the size of a step is bounded. */
  EXPLICIT,
  /** (I + delta L)^-1 F: solves a linear system per step, stable for steps of any size. */
  IMPLICIT;

  /**
   * Prepares the steps of a run.
   *
   * @param bound the largest score at the start
   */
  TimeStep on(StepRows rows, double delta, double bound, Workers workers) {
    Blocks blocks = Blocks.ofEntries(rows.graph().rowStart(), 1 + rows.classes());
    return switch (this) {
      case EXPLICIT -> new ExplicitStep(rows, delta, blocks, workers);
      case IMPLICIT -> new ImplicitStep(rows, delta, bound, blocks, workers);
    };
  }

  /** The memory this takes, in bytes. */
  long bytes(long nodes, long entries, int c) {
    return switch (this) {
      case EXPLICIT -> ExplicitStep.bytes(nodes);
      case IMPLICIT -> ImplicitStep.bytes(nodes, entries, c);
    };
  }
}
