package weka.gui.explorer.diffusion;

import java.util.ArrayList;
import weka.core.Attribute;
import weka.core.Instances;

/** Prepares tables for labelling. */
final class LabellingTable {
  private LabellingTable() {}

  /** A copy of a table with a class. */
  static Instances withClass(Instances table, int classIndex) {
    Instances copy = new Instances(table);
    copy.setClassIndex(classIndex);
    return copy;
  }

  /** A copy of a table with one more column, which is the class and has no values yet. */
  static Instances withEmptyClass(Instances table) {
    Instances copy = new Instances(table);
    String name = "class";
    while (copy.attribute(name) != null) {
      name += "_";
    }
    copy.insertAttributeAt(new Attribute(name, new ArrayList<>()), copy.numAttributes());
    copy.setClassIndex(copy.numAttributes() - 1);
    return copy;
  }

  /** Whether no row has a value of an attribute. */
  static boolean isBlank(Instances table, int attribute) {
    return table.stream().allMatch(row -> row.isMissing(attribute));
  }

  /**
   * The table itself or, if its class has no values and is not nominal, a copy with a nominal class
   * that has no values yet. Weka reads an empty column of a CSV file as a numeric one.
   */
  static Instances of(Instances table) {
    int at = table.classIndex();
    if (table.classAttribute().isNominal() || !isBlank(table, at)) {
      return table;
    }
    Instances copy = new Instances(table);
    copy.setClassIndex(-1);
    copy.replaceAttributeAt(new Attribute(table.attribute(at).name(), new ArrayList<>()), at);
    copy.setClassIndex(at);
    return copy;
  }
}
