package weka.classifiers.diffusion.rows;

import labeldiffusion.points.Metric;

/** The distances that users can choose: the engine's metrics, or a distance function of Weka's. */
public enum RowMetric {
  EUCLIDEAN(Metric.EUCLIDEAN),
  COSINE(Metric.COSINE),
  MANHATTAN(Metric.MANHATTAN),
  /** The engine's metric plays no role here: the rows bring their own distance. */
  WEKA(Metric.EUCLIDEAN);

  private final Metric metric;

  RowMetric(Metric metric) {
    this.metric = metric;
  }

  /** The metric of rows that are numbers and codes. */
  public Metric metric() {
    return metric;
  }
}
