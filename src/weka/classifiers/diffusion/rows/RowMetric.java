package weka.classifiers.diffusion.rows;

import labeldiffusion.points.Metric;

/**
 * What a user may choose as the distance of two rows: the engine's metrics, or a distance function
 * of Weka's.
 */
public enum RowMetric {
  EUCLIDEAN(Metric.EUCLIDEAN),
  COSINE(Metric.COSINE),
  MANHATTAN(Metric.MANHATTAN),
  WEKA(null);

  private final Metric builtIn;

  RowMetric(Metric builtIn) {
    this.builtIn = builtIn;
  }

  /** The engine's metric; null if the distance comes from Weka. */
  public Metric builtIn() {
    return builtIn;
  }
}
