package labeldiffusion.diffusion;

import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.labels.Labels;
import labeldiffusion.parallel.Progress;

/**
 * Sees not only how far a diffusion has come but what it does. All arrays are the diffusion's own:
 * to be read during the call, copied if wanted later, never written. Called from the thread that
 * asked for the work.
 */
@FunctionalInterface
public interface Watcher extends Progress {
  /** Looks away. */
  Watcher NONE = (phase, done, total) -> {};

  /**
   * Labels are about to be diffused over this graph, whose node v is row rows[v] of the data; -1 if
   * it is none.
   */
  default void starts(SimilarityGraph graph, Labels labels, int[] rows) {}

  /**
   * A step has been taken. A method without steps says this once, with t = 0.
   *
   * @param t steps since the initial ones, which count -m + 1 .. 0 after a start at -m
   * @param F the scores (n x c, row by row) now
   * @param wD the weights of the edges in this step, by position in the graph; before the first
   *     step the graph's own
   */
  default void stepped(int t, double[] F, double[] wD) {}
}
