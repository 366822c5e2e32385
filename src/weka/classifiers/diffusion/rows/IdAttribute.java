package weka.classifiers.diffusion.rows;

import java.util.Optional;
import weka.core.Attribute;
import weka.core.Instance;
import weka.core.Instances;

/** The attribute that names a row, and the node of a graph or distance file it stands for. */
public final class IdAttribute implements NodeIds {
  private static final long serialVersionUID = 1L;

  private final Attribute attribute;

  /**
   * @param wanted an attribute's name, its number counted from 1, "first" or "last"
   */
  IdAttribute(Instances header, String wanted) {
    attribute =
        find(header, wanted)
            .filter(found -> found.index() != header.classIndex() && !found.isRelationValued())
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "id must be the name or number of an attribute that is not the class, was '"
                            + wanted
                            + "'"));
  }

  /** The attribute that an option names; empty if there is none. */
  public static Optional<Attribute> find(Instances header, String wanted) {
    Attribute named = header.attribute(wanted);
    if (named != null) {
      return Optional.of(named);
    }
    String number =
        wanted.equalsIgnoreCase("first")
            ? "1"
            : wanted.equalsIgnoreCase("last") ? String.valueOf(header.numAttributes()) : wanted;
    boolean valid =
        number.matches("[1-9][0-9]{0,8}") && Integer.parseInt(number) <= header.numAttributes();
    return valid ? Optional.of(header.attribute(Integer.parseInt(number) - 1)) : Optional.empty();
  }

  /** The number of the attribute, counted from 0. */
  int index() {
    return attribute.index();
  }

  @Override
  public String[] ofTraining(Instance row, int i) {
    return of(row);
  }

  /** The row's id as text: whole numbers without a decimal point. */
  @Override
  public String[] of(Instance row) {
    double value = row.value(attribute.index());
    if (Double.isNaN(value)) {
      throw new IllegalArgumentException(
          "every row must have an id, but attribute " + attribute.name() + " is missing in one");
    }
    boolean isWhole = value == Math.rint(value) && Math.abs(value) < 1e15;
    return new String[] {
      !attribute.isNumeric()
          ? row.stringValue(attribute.index())
          : isWhole ? String.valueOf((long) value) : String.valueOf(value)
    };
  }

  @Override
  public boolean areNumbers() {
    return false;
  }
}
