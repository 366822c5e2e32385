package weka.classifiers.diffusion.rows;

import labeldiffusion.points.CustomDistance;
import weka.core.Instance;

/**
 * A row that a distance function of Weka's compares. Its class is missing and its weight is 1. The
 * rows of a model are all dense or all sparse.
 */
record WekaRow(Instance values) implements CustomDistance.Row {
  private static final long serialVersionUID = 1L;

  @Override
  public int size() {
    return values.numValues();
  }

  /** Whether all values are equal; two missing values are. */
  @Override
  public boolean equals(Object other) {
    if (!(other instanceof WekaRow row) || row.size() != size()) {
      return false;
    }
    for (int p = 0; p < size(); p++) {
      double x = values.valueSparse(p);
      double y = row.values.valueSparse(p);
      if (values.index(p) != row.values.index(p)
          || x != y && !(Double.isNaN(x) && Double.isNaN(y))) {
        return false;
      }
    }
    return true;
  }

  @Override
  public int hashCode() {
    int hash = 0;
    for (int p = 0; p < size(); p++) {
      hash =
          31 * (31 * hash + values.index(p))
              + Double.hashCode(values.valueSparse(p) + 0.0); // -0.0 + 0.0 = 0.0
    }
    return hash;
  }

  /** By the number of stored values, then by their attributes and values. */
  @Override
  public int compareTo(CustomDistance.Row other) {
    Instance others = ((WekaRow) other).values;
    int order = Integer.compare(size(), other.size());
    for (int p = 0; p < size() && order == 0; p++) {
      order = Integer.compare(values.index(p), others.index(p));
      if (order == 0) {
        order = Double.compare(values.valueSparse(p) + 0.0, others.valueSparse(p) + 0.0);
      }
    }
    return order;
  }
}
