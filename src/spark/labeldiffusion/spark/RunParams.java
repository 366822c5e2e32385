package labeldiffusion.spark;

import java.util.List;
import java.util.Locale;
import labeldiffusion.diffusion.stepped.EulerDiffusion;
import labeldiffusion.diffusion.stepped.LabelRule;
import labeldiffusion.graph.GraphSpec;
import labeldiffusion.labels.LabelWeights;
import labeldiffusion.neighbours.SearchSpec;
import labeldiffusion.spark.search.SearchSettings;
import org.apache.spark.ml.param.DoubleParam;
import org.apache.spark.ml.param.IntParam;
import org.apache.spark.ml.param.Param;
import org.apache.spark.ml.param.Params;

/** The parameters of a run, for one estimator. */
final class RunParams {
  final Param<String> method;
  final IntParam k;
  final IntParam steps;
  final IntParam initialSteps;
  final DoubleParam sigmaF;
  final DoubleParam alpha;
  final Param<String> classSizes;
  final Param<String> seeds;
  final Param<String> labels;
  final IntParam blocks;
  final IntParam checkpointInterval;
  final Param<String> checkpointDir;
  final IntParam trees;
  final IntParam leafRows;
  final DoubleParam recall;

  private final Params owner;

  RunParams(Params owner) {
    this.owner = owner;
    method =
        text(
            "method",
            "ISOTROPIC, LINEAR, NONLINEAR, SMOOTH, LOCAL_MATCH (diffusions in time), LGC or GRF"
                + " (linear systems)",
            Method.SMOOTH.name());
    k = whole("k", "number of neighbours of each row", GraphSpec.K_DEFAULT);
    steps = whole("steps", "number of steps; 0 (AUTO): as many as the labels need", 0);
    initialSteps =
        whole(
            "initialSteps",
            "isotropic steps before the others",
            EulerDiffusion.INITIAL_STEPS_DEFAULT);
    sigmaF =
        number(
            "sigmaF",
            "sigma_f^2 as a multiple of the mean squared gradient",
            EulerDiffusion.SIGMA_F_DEFAULT);
    alpha = number("alpha", "share of the neighbours' scores in LGC", 0.99);
    classSizes =
        text(
            "classSizes",
            "sizes of the predicted classes: FREE, EVEN, LABELS, AUTO, or one number per class",
            "AUTO");
    seeds = text("seeds", "size of a label: BALANCED or ONE_HOT", LabelWeights.BALANCED.name());
    labels =
        text(
            "labels",
            "whether labelled rows keep their labels: CLAMP or RELEASE",
            LabelRule.CLAMP.name());
    blocks =
        whole(
            "blocks",
            "number of blocks of rows; 0: two per core of the cluster, and at least one per "
                + FitSettings.ROWS_PER_BLOCK
                + " rows",
            0);
    checkpointInterval = whole("checkpointInterval", "steps between two checkpoints", 10);
    checkpointDir =
        text(
            "checkpointDir",
            "folder for checkpoints that all machines can write; an interrupted fit continues from"
                + " there. Empty: Spark's own, and nothing is kept",
            "");
    trees =
        whole("trees", "number of routing trees; two are searched, new rows are sent down all", 3);
    leafRows = whole("leafRows", "about the largest number of rows in a leaf", 100_000);
    recall =
        number(
            "recall",
            "share of true neighbours at which the search may stop",
            SearchSpec.RECALL_DEFAULT);
  }

  private Param<String> text(String name, String doc, String byDefault) {
    return ColumnParams.text(owner, name, doc, byDefault);
  }

  private IntParam whole(String name, String doc, int byDefault) {
    IntParam param = new IntParam(owner.uid(), name, doc);
    owner.setDefault(param, byDefault);
    return param;
  }

  private DoubleParam number(String name, String doc, double byDefault) {
    DoubleParam param = new DoubleParam(owner.uid(), name, doc);
    owner.setDefault(param, byDefault);
    return param;
  }

  /** The values, checked. */
  FitSettings settings() {
    return new FitSettings(
        oneOf(Method.class, method),
        new SearchSettings(of(k), of(trees), of(leafRows), of(recall)),
        of(steps),
        new FitSettings.Numbers(of(initialSteps), of(sigmaF), of(alpha)),
        owner.getOrDefault(classSizes),
        oneOf(LabelWeights.class, seeds),
        oneOf(LabelRule.class, labels),
        of(blocks));
  }

  int of(IntParam param) {
    return (int) owner.getOrDefault(param);
  }

  private double of(DoubleParam param) {
    return (double) owner.getOrDefault(param);
  }

  private <E extends Enum<E>> E oneOf(Class<E> type, Param<String> param) {
    String given = owner.getOrDefault(param);
    for (E value : type.getEnumConstants()) {
      if (value.name().equals(given.toUpperCase(Locale.ROOT))) {
        return value;
      }
    }
    throw new InvalidInput(
        param.name()
            + " must be one of "
            + List.of(type.getEnumConstants())
            + ", was '"
            + given
            + "'");
  }
}
