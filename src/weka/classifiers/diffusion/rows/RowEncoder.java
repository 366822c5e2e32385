package weka.classifiers.diffusion.rows;

import java.io.Serializable;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import labeldiffusion.labels.Labels;
import labeldiffusion.model.Rows;
import labeldiffusion.points.Points;
import labeldiffusion.report.Line;
import weka.core.DistanceFunction;
import weka.core.Instance;
import weka.core.Instances;

/**
 * Turns instances into rows of the engine: attributes, and ids or row numbers. Later rows must have
 * the header of the training data. The class is read in one place only, {@link #labels}, which is
 * for training data: no label of a test row can get past it.
 */
public final class RowEncoder implements Serializable {
  private static final long serialVersionUID = 1L;

  private final Instances header;
  private final PointEncoder attributes;
  private final NodeIds ids;

  private RowEncoder(Instances data, PointEncoder attributes, NodeIds ids) {
    this.header = new Instances(data, 0);
    this.attributes = attributes;
    this.ids = ids;
  }

  /**
   * Rows that are compared by all attributes but the class and the id.
   *
   * @param id the attribute that names a row, empty if there is none
   */
  public static RowEncoder byAttributes(Instances data, String id) {
    return new RowEncoder(data, new ColumnEncoder(data, measured(data, id)), new NoIds());
  }

  /** The same, compared by a distance function of Weka's. */
  public static RowEncoder byDistance(Instances data, String id, DistanceFunction function) {
    PointEncoder encoder = new WekaRowEncoder(data, measured(data, id), function);
    return new RowEncoder(data, encoder, new NoIds());
  }

  /** Rows that are nodes of a file, by their ids or else by their numbers. */
  public static RowEncoder ofNodes(Instances data, String id) {
    int[] measured = measured(data, id);
    return new RowEncoder(data, new ColumnEncoder(data, measured), nodeIds(data, id, measured));
  }

  /**
   * Rows that are nodes of a file and have attributes that weight its edges.
   *
   * @param chosen names or numbers of these attributes
   */
  public static RowEncoder ofNodes(Instances data, String id, String chosen) {
    int[] weighting =
        ChosenAttributes.of(data, chosen, id.isEmpty() ? -1 : new IdAttribute(data, id).index());
    return new RowEncoder(
        data, new ColumnEncoder(data, weighting), nodeIds(data, id, measured(data, id)));
  }

  private static NodeIds nodeIds(Instances data, String id, int[] measured) {
    if (!id.isEmpty()) {
      return new IdAttribute(data, id);
    }
    PointEncoder encoder = new ColumnEncoder(data, measured);
    return new RowNumbers(encoder, encoder.points(data));
  }

  private static int[] measured(Instances data, String id) {
    int apart = id.isEmpty() ? -1 : new IdAttribute(data, id).index();
    return IntStream.range(0, data.numAttributes())
        .filter(a -> a != data.classIndex() && a != apart)
        .toArray();
  }

  /** What the user should know about ids, as lines of the report. */
  public String notes() {
    return ids.notes().stream().map(Line::toString).collect(Collectors.joining());
  }

  /** The training data as rows. */
  public Rows training(Instances data) {
    return new InstanceRows(data, true);
  }

  /** Rows of a batch; throws if they have other attributes than the training data. */
  public Rows batch(Instances rows) {
    requireHeaderOf(rows);
    return new InstanceRows(rows, false);
  }

  /** A single row; throws if it is known to have other attributes than the training data. */
  public Rows single(Instance row) {
    if (row.dataset() != null) {
      requireHeaderOf(row.dataset());
    } else if (row.numAttributes() != header.numAttributes()) {
      throw new IllegalArgumentException(
          "a row to classify must have the "
              + header.numAttributes()
              + " attributes of the training data, had "
              + row.numAttributes());
    }
    return new InstanceRows(List.of(row), false);
  }

  /** Weka's message has a line for the position and one for the difference; ours is one line. */
  private void requireHeaderOf(Instances rows) {
    String difference = sharesAttributesWith(rows) ? null : header.equalHeadersMsg(rows);
    if (difference != null) {
      throw new IllegalArgumentException(
          "rows to classify must have the attributes of the training data: "
              + difference.strip().replaceAll("\\s*\\R\\s*", " "));
    }
  }

  /** The usual case, which is quickly seen: tables made of one another share their attributes. */
  @SuppressWarnings("ReferenceEquality") // the very same objects need no look at their values
  private boolean sharesAttributesWith(Instances rows) {
    boolean isSame =
        rows.numAttributes() == header.numAttributes() && rows.classIndex() == header.classIndex();
    for (int a = 0; isSame && a < header.numAttributes(); a++) {
      isSame = rows.attribute(a) == header.attribute(a);
    }
    return isSame;
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

  private final class InstanceRows implements Rows {
    private final List<Instance> rows;
    private final boolean areTraining;

    InstanceRows(List<Instance> rows, boolean areTraining) {
      this.rows = rows;
      this.areTraining = areTraining;
    }

    @Override
    public int size() {
      return rows.size();
    }

    @Override
    public Points points() {
      return attributes.points(rows);
    }

    @Override
    public String[] ids(int i) {
      return areTraining ? ids.ofTraining(rows.get(i), i) : ids.of(rows.get(i));
    }

    @Override
    public boolean areNumbered() {
      return areTraining && ids.areNumbers();
    }
  }

  /** Rows that are compared by their attributes have no use for ids. */
  private record NoIds() implements NodeIds {
    private static final long serialVersionUID = 1L;

    @Override
    public String[] ofTraining(Instance row, int i) {
      throw new UnsupportedOperationException("rows are known by their attributes");
    }

    @Override
    public String[] of(Instance row) {
      throw new UnsupportedOperationException("rows are known by their attributes");
    }

    @Override
    public boolean areNumbers() {
      return false;
    }
  }
}
