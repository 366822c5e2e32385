package weka.classifiers.diffusion.rows;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import labeldiffusion.labels.Labels;
import labeldiffusion.points.CustomDistancePoints;
import labeldiffusion.points.DensePoints;
import labeldiffusion.points.Metric;
import labeldiffusion.points.Points;
import labeldiffusion.points.Preparation;
import labeldiffusion.points.Scaling;
import labeldiffusion.points.SparsePoints;
import weka.core.DenseInstance;
import weka.core.DistanceFunction;
import weka.core.Instance;
import weka.core.Instances;
import weka.core.SparseInstance;
import weka.core.Utils;

/**
 * Copies instances into the engine's points: numeric and date attributes as numbers, nominal ones
 * as codes. Sparse points are made if the training data are sparse instances and few of their
 * values are other than 0, however other rows come. For a distance function of Weka's rows stay
 * instances, dense or sparse as the training data are, but lose their classes. The class is read in
 * one place only, {@link #labels}, which is for training data: no label of a test row can get past
 * it.
 */
public final class InstanceEncoder implements Serializable {
  private static final long serialVersionUID = 1L;
  private static final int NO_COLUMN = -1;

  private final Instances header;
  private final int[] numeric;
  private final int[] nominal;

  /**
   * The place of each attribute among the columns of sparse points: numbers first, then codes;
   * others have none.
   */
  private final int[] columnOf;

  private final boolean isSparse;

  /** Null for the engine's own metrics. */
  private final WekaDistance distance;

  /** All attributes but the class. */
  public InstanceEncoder(Instances data) {
    this(data, allButTheClass(data), null);
  }

  /** The same for a distance function of Weka's, which learns from these rows. */
  public InstanceEncoder(Instances data, DistanceFunction function) {
    this(data, allButTheClass(data), function);
  }

  /** Some attributes only. */
  public InstanceEncoder(Instances data, int[] attributes) {
    this(data, attributes, null);
  }

  private InstanceEncoder(Instances data, int[] attributes, DistanceFunction function) {
    header = new Instances(data, 0);
    List<Integer> numbers = new ArrayList<>();
    List<Integer> codes = new ArrayList<>();
    for (int a : attributes) {
      (data.attribute(a).isNumeric() ? numbers : codes).add(a);
    }
    numeric = numbers.stream().mapToInt(a -> a).toArray();
    nominal = codes.stream().mapToInt(a -> a).toArray();
    columnOf = new int[data.numAttributes()];
    Arrays.fill(columnOf, NO_COLUMN);
    for (int a = 0; a < numeric.length; a++) {
      columnOf[numeric[a]] = a;
    }
    for (int a = 0; a < nominal.length; a++) {
      columnOf[nominal[a]] = numeric.length + a;
    }
    isSparse =
        data.stream().allMatch(row -> row instanceof SparseInstance)
            && (function != null
                || SparsePoints.isWorthwhile(
                    data.stream().mapToLong(Instance::numValues).sum(),
                    data.size(),
                    numeric.length + nominal.length));
    distance = function == null ? null : new WekaDistance(function, withoutClasses(data));
  }

  private static int[] allButTheClass(Instances data) {
    return IntStream.range(0, data.numAttributes()).filter(a -> a != data.classIndex()).toArray();
  }

  /** What the attributes of the training data say about scales and missing values. */
  public Preparation preparation(Points raw, Scaling scaling, Metric metric) {
    if (raw instanceof CustomDistancePoints own) {
      return Preparation.of(own);
    }
    int[] codeCounts = new int[nominal.length];
    for (int a = 0; a < nominal.length; a++) {
      codeCounts[a] = header.attribute(nominal[a]).numValues();
    }
    return Preparation.of(raw, numeric.length, codeCounts, scaling, metric);
  }

  /** Refuses rows with other attributes than those of the training data. */
  public void requireHeaderOf(Instances rows) {
    String difference = header.equalHeadersMsg(rows);
    if (difference != null) {
      throw new IllegalArgumentException(
          "rows to classify must have the attributes of the training data: " + difference);
    }
  }

  /** The attributes of the training data. */
  public Points points(Instances training) {
    return distance == null
        ? points(training.toArray(new Instance[0]))
        : new CustomDistancePoints(
            distance, distance.training().stream().map(WekaRow::new).toArray(WekaRow[]::new));
  }

  /** The attributes of one row. */
  public Points point(Instance row) {
    if (row.numAttributes() != header.numAttributes()) {
      throw new IllegalArgumentException(
          "a row to classify must have the "
              + header.numAttributes()
              + " attributes of the training data, had "
              + row.numAttributes());
    }
    return points(row);
  }

  private Points points(Instance... rows) {
    if (distance != null) {
      return new CustomDistancePoints(
          distance,
          Arrays.stream(rows).map(row -> new WekaRow(withoutClass(row))).toArray(WekaRow[]::new));
    }
    if (isSparse) {
      int[][] columns = new int[rows.length][];
      double[][] values = new double[rows.length][];
      for (int i = 0; i < rows.length; i++) {
        copySparse(rows[i], i, columns, values);
      }
      return new SparsePoints(columns, values, numeric.length, nominal.length);
    }
    double[][] numbers = new double[rows.length][];
    int[][] codes = new int[rows.length][];
    for (int i = 0; i < rows.length; i++) {
      copy(rows[i], i, numbers, codes);
    }
    return new DensePoints(numbers, codes);
  }

  private Instances withoutClasses(Instances data) {
    Instances copies = new Instances(header, data.numInstances());
    data.forEach(row -> copies.add(withoutClass(row)));
    return copies;
  }

  /** All values of a row but its class, which is missing. */
  private Instance withoutClass(Instance row) {
    double[] values = row.toDoubleArray();
    for (int a : numeric) {
      finite(values[a], a);
    }
    values[header.classIndex()] = Utils.missingValue();
    Instance copy = isSparse ? new SparseInstance(1, values) : new DenseInstance(1, values);
    copy.setDataset(header);
    return copy;
  }

  private void copy(Instance row, int i, double[][] numbers, int[][] codes) {
    double[] values = row.toDoubleArray();
    numbers[i] = new double[numeric.length];
    for (int a = 0; a < numeric.length; a++) {
      numbers[i][a] = finite(values[numeric[a]], numeric[a]);
    }
    codes[i] = new int[nominal.length];
    for (int a = 0; a < nominal.length; a++) {
      codes[i][a] = code(values[nominal[a]]);
    }
  }

  /** The values other than 0: first those of numbers, then codes. */
  private void copySparse(Instance row, int i, int[][] columns, double[][] values) {
    int[] column = new int[row.numValues()];
    double[] value = new double[row.numValues()];
    int count = 0;
    for (boolean isNumber : new boolean[] {true, false}) {
      for (int p = 0; p < row.numValues(); p++) {
        int attribute = row.index(p);
        boolean isWanted =
            columnOf[attribute] != NO_COLUMN && columnOf[attribute] < numeric.length == isNumber;
        if (isWanted && row.valueSparse(p) != 0) {
          column[count] = columnOf[attribute];
          value[count++] =
              isNumber ? finite(row.valueSparse(p), attribute) : code(row.valueSparse(p));
        }
      }
    }
    columns[i] = Arrays.copyOf(column, count);
    values[i] = Arrays.copyOf(value, count);
  }

  private double finite(double value, int attribute) {
    if (Double.isInfinite(value)) {
      throw new IllegalArgumentException(
          "attribute "
              + header.attribute(attribute).name()
              + " must have finite values, was "
              + value);
    }
    return value;
  }

  private static int code(double value) {
    return Double.isNaN(value) ? Points.MISSING : (int) value;
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
