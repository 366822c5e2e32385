package weka.classifiers.diffusion.rows;

import java.io.Serializable;
import java.util.Arrays;
import weka.core.Attribute;
import weka.core.Instance;
import weka.core.Instances;

/** The attribute that says which node of a graph or distance file a row is. */
public final class RowIds implements Serializable {
  private static final long serialVersionUID = 1L;

  private final Attribute attribute;
  private final int attributeCount;

  /**
   * @param wanted an attribute's name, its number counted from 1, "first" or "last"
   */
  public RowIds(Instances header, String wanted) {
    attribute = find(header, wanted);
    attributeCount = header.numAttributes();
    if (attribute == null
        || attribute.index() == header.classIndex()
        || attribute.isRelationValued()) {
      throw new IllegalArgumentException(
          "id must be the name or number of an attribute that is not the class, was '"
              + wanted
              + "'");
    }
  }

  private static Attribute find(Instances header, String wanted) {
    Attribute named = header.attribute(wanted);
    if (named != null) {
      return named;
    }
    String number =
        wanted.equalsIgnoreCase("first")
            ? "1"
            : wanted.equalsIgnoreCase("last") ? String.valueOf(header.numAttributes()) : wanted;
    boolean valid =
        number.matches("[1-9][0-9]{0,8}") && Integer.parseInt(number) <= header.numAttributes();
    return valid ? header.attribute(Integer.parseInt(number) - 1) : null;
  }

  /** The number of the attribute, counted from 0. */
  public int index() {
    return attribute.index();
  }

  /** The row's id as text: whole numbers without a decimal point. */
  public String of(Instance row) {
    if (row.numAttributes() != attributeCount) {
      throw new IllegalArgumentException(
          "a row to classify must have the "
              + attributeCount
              + " attributes of the training data, had "
              + row.numAttributes());
    }
    double value = row.value(attribute.index());
    if (Double.isNaN(value)) {
      throw new IllegalArgumentException(
          "every row must have an id, but attribute " + attribute.name() + " is missing in one");
    }
    if (!attribute.isNumeric()) {
      return row.stringValue(attribute.index());
    }
    return value == Math.rint(value) && Math.abs(value) < 1e15
        ? String.valueOf((long) value)
        : String.valueOf(value);
  }

  public String[] of(Instances rows) {
    String[] ids = new String[rows.numInstances()];
    for (int i = 0; i < ids.length; i++) {
      ids[i] = of(rows.instance(i));
    }
    return ids;
  }

  /** The rows' numbers, for training data without ids. */
  public static String[] numbers(Instances training) {
    String[] ids = new String[training.numInstances()];
    Arrays.setAll(ids, String::valueOf);
    return ids;
  }
}
