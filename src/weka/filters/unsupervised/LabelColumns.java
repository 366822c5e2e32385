package weka.filters.unsupervised;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.DoubleStream;
import labeldiffusion.model.Answer;
import weka.core.Attribute;
import weka.core.Instance;
import weka.core.Instances;
import weka.core.Utils;

/**
 * Writes answers into a table: fills in missing classes and adds columns that say how far to trust
 * them. The filter DiffuseLabels and the Diffuse tab both use it.
 *
 * @param probabilities whether to add the probability of each class
 * @param confidence whether to add the probability of the predicted class
 * @param origin whether to add where the class comes from
 * @param onlyReached whether the class stays empty where no label has arrived
 * @param minConfidence the class stays empty where the confidence is below this; if it is above 0,
 *     also where no label has arrived
 */
public record LabelColumns(
    boolean probabilities,
    boolean confidence,
    boolean origin,
    boolean onlyReached,
    double minConfidence)
    implements Serializable {
  private static final long serialVersionUID = 1L;

  /** The values of the column origin. */
  private static final List<String> ORIGINS = List.of("given", "predicted", "not reached");

  /** Fills in every class that has an answer and adds nothing. */
  public static final LabelColumns NONE = new LabelColumns(false, false, false, false, 0);

  /** Checks the smallest confidence. */
  public LabelColumns {
    if (!(minConfidence >= 0 && minConfidence <= 1)) {
      throw new IllegalArgumentException(
          "the smallest confidence must be from 0 to 1, was " + minConfidence);
    }
  }

  /** The header of the result. Columns come last, but before a class that is last. */
  public Instances header(Instances input) {
    Instances output = new Instances(input, 0);
    int place = place(input);
    for (Attribute column : columns(input)) {
      output.insertAttributeAt(column, place++);
    }
    return output;
  }

  private List<Attribute> columns(Instances input) {
    List<Attribute> columns = new ArrayList<>();
    if (probabilities) {
      Collections.list(input.classAttribute().enumerateValues())
          .forEach(value -> columns.add(new Attribute(unused("p_" + value, input))));
    }
    if (confidence) {
      columns.add(new Attribute(unused("confidence", input)));
    }
    if (origin) {
      columns.add(new Attribute(unused("origin", input), ORIGINS));
    }
    return columns;
  }

  /** The name itself or, if the table has such a column, the name with a number. */
  private static String unused(String name, Instances input) {
    String unused = name;
    for (int more = 2; input.attribute(unused) != null; more++) {
      unused = name + "_" + more;
    }
    return unused;
  }

  /** Where columns are added: at the end, but before a class that is last, as Weka expects it. */
  private static int place(Instances input) {
    int n = input.numAttributes();
    return input.classIndex() == n - 1 ? n - 1 : n;
  }

  /**
   * A row of the result.
   *
   * @param row with its dataset; a class that it has stays
   * @param isGiven whether the answer was made with the class of this row
   */
  public Instance filled(Instance row, Answer answer, boolean isGiven) {
    double[] old = row.toDoubleArray();
    if (row.classIsMissing()) {
      old[row.classIndex()] = classOf(answer);
    }
    DoubleStream.Builder values = DoubleStream.builder();
    int place = place(row.dataset());
    Arrays.stream(old, 0, place).forEach(values);
    if (probabilities) {
      Arrays.stream(answer.distribution()).forEach(values);
    }
    if (confidence) {
      values.add(answer.confidence()); // NaN is Weka's missing value
    }
    if (origin) {
      values.add(isGiven ? 0 : answer.isReached() ? 1 : 2);
    }
    Arrays.stream(old, place, old.length).forEach(values);
    return row.copy(values.build().toArray());
  }

  private double classOf(Answer answer) {
    boolean isTrusted =
        answer.isReached()
            ? answer.confidence() >= minConfidence
            : !onlyReached && minConfidence == 0;
    int predicted = answer.predicted();
    return isTrusted && predicted != Answer.NO_CLASS ? predicted : Utils.missingValue();
  }
}
