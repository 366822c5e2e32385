package weka.classifiers.diffusion.base;

import labeldiffusion.sparse.StoppingRule;
import weka.core.OptionMetadata;

/**
 * The options of methods whose scores are the solution of a linear system. Their labels are
 * one-hot, as published.
 */
public abstract class LinearSystemClassifier extends SelectingClassifier {
  private static final long serialVersionUID = 1L;

  private double tolerance = StoppingRule.TOLERANCE_DEFAULT;
  private int maxIterations = StoppingRule.MAX_ITERATIONS_DEFAULT;

  protected StoppingRule stoppingRule() {
    return new StoppingRule(tolerance, maxIterations);
  }

  @OptionMetadata(
      displayName = "tolerance",
      displayOrder = 38,
      commandLineParamName = "tolerance",
      commandLineParamSynopsis = "-tolerance <number>",
      description = "Relative residual at which the solver stops.\n(default 1e-8)")
  public double getTolerance() {
    return tolerance;
  }

  public void setTolerance(double tolerance) {
    this.tolerance = tolerance;
  }

  @OptionMetadata(
      displayName = "maxIterations",
      displayOrder = 39,
      commandLineParamName = "max-iterations",
      commandLineParamSynopsis = "-max-iterations <number>",
      description =
          "Number of iterations after which the solver gives up; the report says so.\n"
              + "(default 10000)")
  public int getMaxIterations() {
    return maxIterations;
  }

  public void setMaxIterations(int maxIterations) {
    this.maxIterations = maxIterations;
  }
}
