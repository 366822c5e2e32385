package labeldiffusion.selection;

import java.util.List;
import labeldiffusion.diffusion.Diffusion;
import labeldiffusion.graph.GraphFamily;
import labeldiffusion.graph.GraphSpec;
import labeldiffusion.labels.Labels;
import labeldiffusion.parallel.Progress;
import labeldiffusion.parallel.Workers;
import labeldiffusion.sizes.ClassSizes;

/**
 * How parameters are chosen, and from which values.
 *
 * @param graphs the graphs to choose from, the given one first
 * @param candidates the diffusions to choose from, the given one first
 * @param folds number of parts of the labels that {@link Select#CROSS_VALIDATION} hides in turn
 * @param seed seed of the random parts
 */
public record SelectionSpec(
    Select select, List<GraphSpec> graphs, List<Candidate> candidates, int folds, long seed)
    implements Tuning {
  private static final long serialVersionUID = 1L;
  public static final int FOLDS_DEFAULT = 3;
  public static final SelectionSpec NONE =
      new SelectionSpec(Select.NONE, List.of(), List.of(), FOLDS_DEFAULT, 1);

  public SelectionSpec {
    Folds.require(folds);
  }

  @Override
  public Selected by(
      Labels labels, GraphFamily family, ClassSizes sizes, Workers workers, Progress progress) {
    if (select == Select.NONE) {
      return new Selected.AsGiven();
    }
    List<Fold> hidden = Folds.of(labels, select, folds, seed);
    return hidden.isEmpty()
        ? new Selected.Impossible()
        : new Selection(family, this, new HiddenLabels(hidden, sizes, workers), progress).chosen();
  }

  @Override
  public int runs() {
    int parts = select == Select.NONE ? 0 : select == Select.HOLDOUT ? 1 : folds;
    return graphs.size() * candidates.size() * parts + 1;
  }

  @Override
  public String alone() {
    return "the parameters as given";
  }

  @Override
  public int largestK(int given) {
    return Math.max(given, graphs.stream().mapToInt(GraphSpec::searched).max().orElse(0));
  }

  @Override
  public long bytes(Diffusion given, long nodes, long entries, int k, int c) {
    return given.bytes(nodes, entries, k, c);
  }
}
