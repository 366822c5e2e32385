package weka.classifiers.diffusion;

import labeldiffusion.diffusion.Labels;
import labeldiffusion.points.Metric;
import labeldiffusion.points.Points;
import labeldiffusion.points.Preparation;
import labeldiffusion.points.Scaling;
import weka.core.Instance;
import weka.core.Instances;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Copies instances into the engine's points: numeric and date attributes as numbers, nominal ones as codes. The class
 * is read in one place only, {@link #labels}, which is for training data: no label of a test row can get past it.
 */
public final class InstanceEncoder implements Serializable {
  private static final long serialVersionUID = 1L;

  private final Instances header;
  private final int[] numeric;
  private final int[] nominal;

  /** All attributes but the class. */
  public InstanceEncoder(Instances data) {
    this(data, IntStream.range(0, data.numAttributes()).filter(a -> a != data.classIndex()).toArray());
  }

  /** Some attributes only. */
  InstanceEncoder(Instances data, int[] attributes) {
    header = new Instances(data, 0);
    List<Integer> numbers = new ArrayList<>();
    List<Integer> codes = new ArrayList<>();
    for (int a : attributes) {
      (data.attribute(a).isNumeric() ? numbers : codes).add(a);
    }
    numeric = numbers.stream().mapToInt(a -> a).toArray();
    nominal = codes.stream().mapToInt(a -> a).toArray();
  }

  /** What the attributes of the training data say about scales and missing values. */
  public Preparation preparation(Points raw, Scaling scaling, Metric metric) {
    int[] codeCounts = new int[nominal.length];
    for (int a = 0; a < nominal.length; a++) {
      codeCounts[a] = header.attribute(nominal[a]).numValues();
    }
    return Preparation.of(raw, numeric.length, codeCounts, scaling, metric);
  }

  /** Refuses rows with other attributes than those of the training data. */
  void requireHeaderOf(Instances rows) {
    String difference = header.equalHeadersMsg(rows);
    if (difference != null) {
      throw new IllegalArgumentException("rows to classify must have the attributes of the training data: " + difference);
    }
  }

  /** The attributes of the training data. */
  public Points points(Instances training) {
    double[][] numbers = new double[training.numInstances()][];
    int[][] codes = new int[training.numInstances()][];
    for (int i = 0; i < numbers.length; i++) {
      copy(training.instance(i), i, numbers, codes);
    }
    return new Points(numbers, codes);
  }

  /** The attributes of one row. */
  Points point(Instance row) {
    if (row.numAttributes() != header.numAttributes()) {
      throw new IllegalArgumentException("a row to classify must have the " + header.numAttributes()
          + " attributes of the training data, had " + row.numAttributes());
    }
    double[][] numbers = new double[1][];
    int[][] codes = new int[1][];
    copy(row, 0, numbers, codes);
    return new Points(numbers, codes);
  }

  private void copy(Instance row, int i, double[][] numbers, int[][] codes) {
    double[] values = row.toDoubleArray();
    numbers[i] = new double[numeric.length];
    for (int a = 0; a < numeric.length; a++) {
      numbers[i][a] = values[numeric[a]];
      if (Double.isInfinite(numbers[i][a])) {
        throw new IllegalArgumentException("attribute " + header.attribute(numeric[a]).name()
            + " must have finite values, was " + numbers[i][a]);
      }
    }
    codes[i] = new int[nominal.length];
    for (int a = 0; a < nominal.length; a++) {
      double value = values[nominal[a]];
      codes[i][a] = Double.isNaN(value) ? Points.MISSING : (int) value;
    }
  }

  /** The classes of training rows; a missing one means unlabelled. */
  public static Labels labels(Instances training) {
    int[] classOf = new int[training.numInstances()];
    for (int i = 0; i < classOf.length; i++) {
      Instance row = training.instance(i);
      classOf[i] = row.classIsMissing() ? Labels.UNLABELLED : (int) row.classValue();
    }
    return new Labels(classOf, training.numClasses());
  }
}
