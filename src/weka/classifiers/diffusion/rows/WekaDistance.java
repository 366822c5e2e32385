package weka.classifiers.diffusion.rows;

import labeldiffusion.points.CustomDistance;
import weka.core.DistanceFunction;
import weka.core.Instances;
import weka.core.WekaPackageClassLoaderManager;

/**
 * A distance function of Weka's as a distance of the engine's. What it learns, such as ranges, it
 * learns from the training rows, whose classes it does not see; rows that come later change
 * nothing.
 *
 * <p>Weka's functions are not made to be shared: they find ranges when they are first asked and
 * keep rows in their filters. So every thread has its own, made of the same class name, options and
 * rows: all say the same. One lock for all would be as safe, but distances are nearly all of the
 * work, and threads would only wait for each other.
 */
final class WekaDistance implements CustomDistance {
  private static final long serialVersionUID = 1L;

  private final String className;
  private final String[] options;

  /** Without classes. */
  private final Instances training;

  private final transient ThreadLocal<DistanceFunction> ofThread =
      ThreadLocal.withInitial(this::made);

  WekaDistance(DistanceFunction function, Instances training) {
    this(function.getClass().getName(), function.getOptions(), training);
  }

  private WekaDistance(String className, String[] options, Instances training) {
    this.className = className;
    this.options = options;
    this.training = training;
  }

  /** A loaded one makes its functions anew. */
  private Object readResolve() {
    return new WekaDistance(className, options, training);
  }

  private DistanceFunction made() {
    try {
      DistanceFunction function =
          (DistanceFunction)
              WekaPackageClassLoaderManager.forName(className).getConstructor().newInstance();
      function.setOptions(options.clone());
      function.setInstances(new Instances(training));
      return function;
    } catch (Exception e) {
      throw unusable(e);
    }
  }

  Instances training() {
    return training;
  }

  /**
   * By way of a cut-off of infinity, as Weka's own searches ask: some functions finish their
   * distances only afterwards.
   */
  @Override
  public double between(Row x, Row y) {
    DistanceFunction function = ofThread.get();
    try {
      double[] distance = {
        function.distance(((WekaRow) x).values(), ((WekaRow) y).values(), Double.POSITIVE_INFINITY)
      };
      function.postProcessDistances(distance);
      return distance[0];
    } catch (RuntimeException e) {
      throw unusable(e);
    }
  }

  private IllegalArgumentException unusable(Exception e) {
    String reason =
        e.getMessage() == null
            ? e.getClass().getSimpleName()
            : e.getMessage().lines().findFirst().orElse("");
    return new IllegalArgumentException(
        "the distance function must be able to compare the rows, but "
            + className
            + " said: "
            + reason,
        e);
  }

  @Override
  public String name() {
    return className;
  }
}
