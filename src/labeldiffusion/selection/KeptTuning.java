package labeldiffusion.selection;

import labeldiffusion.diffusion.Diffusion;
import labeldiffusion.graph.GraphFamily;
import labeldiffusion.labels.Labels;
import labeldiffusion.parallel.Progress;
import labeldiffusion.parallel.Workers;
import labeldiffusion.sizes.ClassSizes;

/**
 * What earlier labels have decided, for a run with a few more labels that does not decide again.
 *
 * @param asked the tuning that decided
 */
public record KeptTuning(Selected selected, Tuning asked) implements Tuning {
  private static final long serialVersionUID = 1L;

  @Override
  public Selected by(
      Labels labels, GraphFamily graphs, ClassSizes sizes, Workers workers, Progress progress) {
    return selected;
  }

  @Override
  public int runs() {
    return asked.runs();
  }

  @Override
  public String alone() {
    return asked.alone();
  }

  @Override
  public int largestK(int given) {
    return asked.largestK(given);
  }

  @Override
  public long bytes(Diffusion given, long nodes, long entries, int k, int c) {
    return asked.bytes(given, nodes, entries, k, c);
  }
}
