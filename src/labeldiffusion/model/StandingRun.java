package labeldiffusion.model;

import java.util.List;
import labeldiffusion.diffusion.Scores;
import labeldiffusion.labels.Labels;
import labeldiffusion.parallel.Blocks;
import labeldiffusion.parallel.Workers;
import labeldiffusion.report.Line;
import labeldiffusion.selection.KeptTuning;

/** What a run over a {@link StandingGraph} says of every row of the table. */
public final class StandingRun {
  private final RunResult result;
  private final StandingNodes nodes;
  private final Origins origins;
  private final double[][] distributions;
  private volatile NodeGraph graph;

  private StandingRun(
      RunResult result, StandingNodes nodes, Origins origins, double[][] distributions) {
    this.result = result;
    this.nodes = nodes;
    this.origins = origins;
    this.distributions = distributions;
  }

  static StandingRun of(
      RunResult result, StandingNodes nodes, int rows, Origins origins, Workers workers) {
    double[][] distributions = new double[rows][];
    workers.run(
        Blocks.ofRows(rows, 64L * result.answers().prior().length),
        (from, to) -> {
          for (int row = from; row < to; row++) {
            distributions[row] = result.distribution(nodes.of(row));
          }
        });
    return new StandingRun(result, nodes, origins, distributions);
  }

  /** The options of the same run without a new choice of parameters. */
  ModelSpec kept(ModelSpec spec) {
    return new ModelSpec(
        spec.search(),
        spec.graph(),
        spec.diffusion(),
        new KeptTuning(result.report().selected(), spec.tuning()),
        spec.sizes(),
        hasHidden() ? CalibrationRule.NONE : spec.calibration(),
        spec.slots());
  }

  /** Whether hidden labels took part in the calibration. */
  private boolean hasHidden() {
    return result.answers().calibration().power().length > 1;
  }

  /** This run with the calibration of a former one, if that took hidden labels. */
  StandingRun calibratedLike(StandingRun former, ModelSpec spec, Labels ofRows) {
    if (!former.hasHidden()) {
      return this;
    }
    Calibrated own = result.answers();
    Calibrated like =
        new Calibrated(
            own.scores(), own.prior(), former.result.answers().calibration(), own.kept());
    RunResult again =
        new RunResult(result.parts(), like, result.report()).with(new KeptFacts(ofRows));
    try (Workers workers = new Workers(spec.slots())) {
      return of(again, nodes, distributions.length, origins, workers);
    }
  }

  /** A line of the report. */
  private record KeptFacts(Labels labels) implements ReportPart {
    private static final long serialVersionUID = 1L;

    @Override
    public List<Line> lines() {
      return List.of(
          new Line(
              "note", "parameters and probabilities were fitted to the labels of a former run"));
    }
  }

  /** The graph over which the labels were diffused, that of the first method if there are more. */
  public NodeGraph graph() {
    NodeGraph found = graph;
    if (found == null) {
      found = origins.graph(distributions.length);
      graph = found;
    }
    return found;
  }

  /** The class distribution of each row; not to be changed. */
  public double[][] distributions() {
    return distributions;
  }

  /** Whether a label has reached a row. */
  public boolean isReached(int row) {
    for (int node : nodes.of(row)) {
      if (result.answers().scores().isReached(node)) {
        return true;
      }
    }
    return false;
  }

  /** ||F_i||, the norm of a row's scores by the first method: how much evidence has arrived. */
  public double evidence(int row) {
    Scores scores = result.parts().get(0).scores();
    int c = scores.classes();
    int i = nodes.of(row)[0];
    double sum = 0;
    for (int x = i * c; x < (i + 1) * c; x++) {
      sum += scores.values()[x] * scores.values()[x];
    }
    return Math.sqrt(sum);
  }

  /**
   * The labelled rows that a row's scores came from, by their shares, which sum to 1; the largest
   * first.
   */
  public List<RowShare> labelsOf(int row) {
    return origins.labelsOf(row);
  }

  /** The neighbours by way of which a class came to a row, by their shares. */
  public List<RowShare> neighboursOf(int row, int label) {
    return origins.neighboursOf(row, other -> distributions[other][label]);
  }

  /** The facts of the run. */
  public Report report() {
    return result.report();
  }
}
