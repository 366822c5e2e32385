package weka.classifiers.diffusion.rows;

import labeldiffusion.points.CustomDistance;
import weka.core.DistanceFunction;
import weka.core.Instances;
import weka.core.WekaPackageClassLoaderManager;

/**
 * A distance function of Weka's as a custom distance of the engine. What it learns, such as ranges,
 * it learns from all rows of a run, whose classes it does not see.
 *
 * <p>Weka's functions cannot be shared between threads: they compute ranges when they are first
 * asked, and their filters keep rows. So every thread has its own function with the same options
 * and rows. A single lock would be as safe, but distances are nearly all of the work.
 */
final class WekaDistance implements CustomDistance {
  private static final long serialVersionUID = 1L;

  private final String className;
  private final String[] options;

  /** The rows it has learned from, without classes. */
  private final Instances known;

  private final transient ThreadLocal<DistanceFunction> ofThread =
      ThreadLocal.withInitial(this::made);

  /** A distance that has not learned from any rows yet. */
  WekaDistance(DistanceFunction function, Instances header) {
    this(function.getClass().getName(), function.getOptions(), header);
  }

  private WekaDistance(String className, String[] options, Instances known) {
    this.className = className;
    this.options = options;
    this.known = known;
  }

  @Override
  public WekaDistance learnedFrom(Row... rows) {
    Instances all = new Instances(known, rows.length);
    for (Row row : rows) {
      all.add(((WekaRow) row).values());
    }
    return new WekaDistance(className, options, all);
  }

  /** A deserialised distance creates its functions again. */
  private Object readResolve() {
    return new WekaDistance(className, options, known);
  }

  private DistanceFunction made() {
    try {
      DistanceFunction function =
          (DistanceFunction)
              WekaPackageClassLoaderManager.forName(className).getConstructor().newInstance();
      function.setOptions(options.clone());
      function.setInstances(new Instances(known));
      return function;
    } catch (Exception e) {
      throw unusable(e);
    }
  }

  /**
   * Passes an infinite cut-off, as Weka's own searches do: some functions complete their distances
   * only in post-processing.
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
