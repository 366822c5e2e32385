package labeldiffusion.diffusion;

import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.labels.Labels;
import labeldiffusion.parallel.Progress;

/**
 * Observes a diffusion step by step, in addition to its progress. The arrays belong to the
 * diffusion: read them during the call, copy what is needed later, and never write to them. Called
 * from the thread that started the diffusion.
 */
@FunctionalInterface
public interface Watcher extends Progress {
  /** Ignores all events. */
  Watcher NONE = (phase, done, total) -> {};

  /**
   * A diffusion of these labels over this graph is about to start. Node v of the graph is row
   * rows[v] of the data, or no row if rows[v] is -1.
   */
  default void starts(SimilarityGraph graph, Labels labels, int[] rows) {}

  /**
   * A step has been taken. A method without steps calls this once, with t = 0.
   *
   * @param t the number of steps since the initial ones; a run with m initial steps starts at -m
   * @param F the scores after the step (n x c, row by row)
   * @param wD the edge weights used by the step, by position in the graph; before the first step
   *     the graph's own weights
   */
  default void stepped(int t, double[] F, double[] wD) {}

  /**
   * The scores of several methods have been averaged; the steps were those of the first of them.
   *
   * @param F the mean (n x c, row by row)
   */
  default void averaged(double[] F) {}
}
