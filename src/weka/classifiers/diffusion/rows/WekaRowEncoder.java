package weka.classifiers.diffusion.rows;

import java.util.List;
import labeldiffusion.points.CustomDistancePoints;
import labeldiffusion.points.Points;
import weka.core.DenseInstance;
import weka.core.DistanceFunction;
import weka.core.Instance;
import weka.core.Instances;
import weka.core.SparseInstance;
import weka.core.Utils;

/**
 * Keeps rows as instances, for a distance function of Weka's to compare. Copies have no class, and
 * the same value in every attribute that is not measured. All are sparse if the training data are.
 */
final class WekaRowEncoder implements PointEncoder {
  private static final long serialVersionUID = 1L;

  private final Instances header;
  private final int[] measured;
  private final boolean isSparse;
  private final WekaDistance distance;

  WekaRowEncoder(Instances data, int[] measured, DistanceFunction function) {
    header = new Instances(data, 0);
    this.measured = measured;
    isSparse = data.stream().allMatch(row -> row instanceof SparseInstance);
    distance = new WekaDistance(function, header);
  }

  @Override
  public Points points(List<Instance> rows) {
    return new CustomDistancePoints(
        distance, rows.stream().map(row -> new WekaRow(blanked(row))).toArray(WekaRow[]::new));
  }

  private Instance blanked(Instance row) {
    double[] values = new double[header.numAttributes()];
    double[] given = row.toDoubleArray();
    for (int a : measured) {
      values[a] =
          header.attribute(a).isNumeric() ? ColumnEncoder.finite(given[a], header, a) : given[a];
    }
    values[header.classIndex()] = Utils.missingValue();
    Instance copy = isSparse ? new SparseInstance(1, values) : new DenseInstance(1, values);
    copy.setDataset(header);
    return copy;
  }
}
