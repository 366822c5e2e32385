package labeldiffusion.model;

import labeldiffusion.diffusion.Watcher;
import labeldiffusion.labels.Labels;
import labeldiffusion.points.Metric;
import labeldiffusion.points.Points;
import labeldiffusion.points.Scaling;

/**
 * Rows with attributes, ids or both.
 *
 * @param names the ids, none if rows are known by their attributes
 */
public record TestRows(Points points, String... names) implements Rows {
  static final GraphSource.Attributes AS_THEY_ARE =
      new GraphSource.Attributes(Scaling.NONE, Metric.EUCLIDEAN);

  public static TestRows named(String... names) {
    double[][] empty = new double[names.length][0];
    return new TestRows(Points.of(empty), names);
  }

  /** Fits a model to points whose distances are taken as they are. */
  static FittedModel fit(Points points, Labels labels, ModelSpec spec, Watcher watcher) {
    return AS_THEY_ARE.fit(new TestRows(points), labels, spec, watcher);
  }

  @Override
  public int size() {
    return points.size();
  }

  @Override
  public String[] ids(int i) {
    return new String[] {names[i]};
  }

  @Override
  public boolean areNumbered() {
    return false;
  }
}
