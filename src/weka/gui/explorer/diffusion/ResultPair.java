package weka.gui.explorer.diffusion;

import java.util.Locale;
import java.util.stream.IntStream;

/**
 * Two results of the same table.
 *
 * @param firstName the name of the first one in the result list
 */
record ResultPair(
    String firstName, DiffusionResult first, String secondName, DiffusionResult second) {

  /** Whether the rows of one are those of the other. */
  boolean isComparable() {
    return first.isOfSameTable(second) && first.truth().classIndex() == second.truth().classIndex();
  }

  /** The rows that have another class in one result than in the other. */
  int[] differingRows() {
    return IntStream.range(0, first.shown().numInstances())
        .filter(row -> !classOf(first, row).equals(classOf(second, row)))
        .toArray();
  }

  /** The class of a row as text: the given or predicted one, or that no label has arrived. */
  static String classOf(DiffusionResult result, int row) {
    if (!result.shown().instance(row).classIsMissing()) {
      return result.shown().instance(row).stringValue(result.shown().classIndex());
    }
    return result.isReached(row)
        ? result.shown().classAttribute().value(result.predicted(row))
        : "not reached";
  }

  /** Whether the class of a row is known but at least one of the two did not see it. */
  boolean isHidden(int row) {
    return first.isHidden(row) || second.isHidden(row);
  }

  /** The true class of a row, empty if it is not known. */
  String truth(int row) {
    return first.truth().instance(row).classIsMissing()
        ? ""
        : first.truth().instance(row).stringValue(first.truth().classIndex());
  }

  /** How many rows differ and, if their classes are known, which result is right more often. */
  String summary() {
    int[] rows = differingRows();
    int all = first.shown().numInstances();
    String text = String.format(Locale.ROOT, "%,d of %,d rows differ.", rows.length, all);
    int[] known = IntStream.of(rows).filter(this::isHidden).toArray();
    return known.length == 0
        ? text
        : text
            + String.format(
                Locale.ROOT,
                " The first result is right in %,d of them, the second in %,d.",
                right(first, known),
                right(second, known));
  }

  private long right(DiffusionResult result, int[] rows) {
    return IntStream.of(rows).filter(row -> classOf(result, row).equals(truth(row))).count();
  }
}
