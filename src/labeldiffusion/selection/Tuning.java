package labeldiffusion.selection;

import java.io.Serializable;
import labeldiffusion.diffusion.Diffusion;
import labeldiffusion.graph.GraphFamily;
import labeldiffusion.labels.Labels;
import labeldiffusion.parallel.Progress;
import labeldiffusion.parallel.Workers;
import labeldiffusion.sizes.ClassSizes;

/** How hidden labels decide what a run consists of. */
public sealed interface Tuning extends Serializable permits SelectionSpec, AverageSpec, KeptTuning {
  /** Decides by these labels, given the class sizes of the run that follows. */
  Selected by(
      Labels labels, GraphFamily graphs, ClassSizes sizes, Workers workers, Progress progress);

  /** The number of diffusions that a decision and the run after it take. */
  int runs();

  /** What a run is in which nothing is decided, in a few words. */
  String alone();

  /** The length of neighbour lists that is needed, given the K of the options. */
  int largestK(int given);

  /**
   * The memory of a run in addition to the graph, in bytes, given the diffusion of the options; see
   * {@link Diffusion#bytes}.
   */
  long bytes(Diffusion given, long nodes, long entries, int k, int c);
}
