package weka.classifiers.diffusion.base;

import labeldiffusion.diffusion.Watcher;
import labeldiffusion.model.GraphSource;
import labeldiffusion.model.ModelSpec;
import labeldiffusion.model.StandingGraph;
import weka.core.Capabilities;
import weka.core.Capabilities.Capability;
import weka.core.Instances;

/** The engine's parts that a classifier's options stand for. */
public final class ModelParts {
  private ModelParts() {}

  /** How a model is made, for so many classes. */
  public static ModelSpec spec(LabelDiffusionClassifier options, int classes) {
    return new ModelSpec(
        options.searchSpec(),
        options.graphSpec(),
        options.diffusion(),
        options.tuning(),
        SizesOption.parse(options.getClassSizes(), classes),
        options.getCalibration(),
        options.getNumExecutionSlots());
  }

  /** Throws if a table, whose labels may all be missing, does not suit the options. */
  public static void requireSuited(LabelDiffusionClassifier options, Instances table)
      throws Exception {
    Capabilities capabilities = options.getCapabilities();
    capabilities.setMinimumNumberInstances(0); // counts labelled rows
    capabilities.enable(Capability.EMPTY_NOMINAL_CLASS); // classes may be added later
    capabilities.enable(Capability.UNARY_CLASS);
    capabilities.testWithFail(table);
  }

  /** The graph of a table that suits the options. */
  public static StandingGraph graph(
      LabelDiffusionClassifier options, Instances table, Watcher watcher) throws Exception {
    try {
      GraphSource source = options.graphSource();
      return StandingGraph.of(
          source,
          options.rowEncoder(table).training(table),
          spec(options, table.numClasses()),
          watcher);
    } catch (IllegalArgumentException | ArithmeticException | OutOfMemoryError e) {
      throw InvalidInputException.of(e);
    }
  }
}
