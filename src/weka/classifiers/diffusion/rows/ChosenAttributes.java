package weka.classifiers.diffusion.rows;

import java.util.SortedSet;
import java.util.TreeSet;
import weka.core.Attribute;
import weka.core.Instances;
import weka.core.Range;

/** Parses a comma-separated list of attribute names and of ranges in Weka's notation. */
public final class ChosenAttributes {
  private ChosenAttributes() {}

  /**
   * The indices of the attributes that weight the edges. A range such as first-last skips the class
   * and the id; naming one of them alone is an error, and so is an attribute without a distance.
   *
   * @param id index of the id attribute, -1 if there is none
   */
  public static int[] of(Instances header, String wanted, int id) {
    SortedSet<Integer> chosen = new TreeSet<>();
    for (String part : wanted.split(",")) {
      int[] numbers = numbers(header, part.trim());
      for (int a : numbers) {
        boolean isApart = a == header.classIndex() || a == id;
        if (isApart && numbers.length == 1) {
          throw bad("must be neither the class nor the id", header.attribute(a).name());
        }
        if (!isApart) {
          chosen.add(a);
        }
      }
    }
    for (int a : chosen) {
      Attribute attribute = header.attribute(a);
      if (!attribute.isNumeric() && !attribute.isNominal()) {
        throw bad(
            "must be numeric, nominal or date attributes",
            attribute.name() + ", a " + Attribute.typeToString(attribute) + " attribute");
      }
    }
    if (chosen.isEmpty()) {
      throw bad("must be at least one attribute besides the class and the id", wanted);
    }
    return chosen.stream().mapToInt(a -> a).toArray();
  }

  private static int[] numbers(Instances header, String part) {
    Attribute named = header.attribute(part);
    if (named != null) {
      return new int[] {named.index()};
    }
    try {
      Range range = new Range(part);
      range.setUpper(header.numAttributes() - 1);
      int[] numbers = range.getSelection();
      if (numbers.length > 0) {
        return numbers;
      }
    } catch (IllegalArgumentException e) {
      // fall through to the error below
    }
    throw bad(
        "must be attribute names or numbers from 1 to "
            + header.numAttributes()
            + ", such as first-3,7,last",
        "'" + part + "'");
  }

  private static IllegalArgumentException bad(String rule, String was) {
    return new IllegalArgumentException("-graph-weights " + rule + ", was " + was);
  }
}
