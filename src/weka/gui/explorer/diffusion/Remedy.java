package weka.gui.explorer.diffusion;

import java.util.List;
import java.util.function.Consumer;
import weka.core.Attribute;
import weka.core.Instances;
import weka.filters.Filter;
import weka.filters.unsupervised.attribute.NumericToNominal;
import weka.filters.unsupervised.attribute.Remove;
import weka.filters.unsupervised.attribute.StringToNominal;

/**
 * Something the tab can do about an {@link Obstacle} if the user agrees.
 *
 * @param text of the button
 * @param action what the button does
 */
record Remedy(String text, Consumer<Target> action) {

  /** What a remedy can change. */
  interface Target {
    /** Begins to ask for labels. */
    void label();

    /** Hides most labels, so that predictions can be checked against them. */
    void hideLabels();

    /** Uses an attribute to identify rows, not to compare them. */
    void setId(String attribute);

    /** Replaces the table by another one with the same class. */
    void change(TableChange change);
  }

  /** Makes a new table of a table with a class; does not change the given one. */
  @FunctionalInterface
  interface TableChange {
    Instances of(Instances table) throws Exception;
  }

  static Remedy label() {
    return new Remedy("Begin to label", Target::label);
  }

  static Remedy addClass() {
    return new Remedy(
        "Add an empty class column", target -> target.change(LabellingTable::withEmptyClass));
  }

  static Remedy hideLabels() {
    return new Remedy("Hide some labels and test with them", Target::hideLabels);
  }

  static Remedy asId(String attribute) {
    return new Remedy(
        "Keep '" + attribute + "' as the id of the rows", target -> target.setId(attribute));
  }

  static Remedy remove(List<String> attributes) {
    String what = attributes.size() == 1 ? "'" + attributes.get(0) + "'" : "these columns";
    return new Remedy(
        "Remove " + what, target -> target.change(table -> without(attributes, table)));
  }

  private static Instances without(List<String> attributes, Instances table) throws Exception {
    Remove filter = new Remove();
    filter.setAttributeIndicesArray(
        attributes.stream().mapToInt(name -> table.attribute(name).index()).toArray());
    return filtered(filter, table);
  }

  static Remedy valuesAsClasses(int values) {
    return new Remedy(
        "Treat its " + values + " values as classes",
        target -> target.change(Remedy::withNominalClass));
  }

  private static Instances withNominalClass(Instances table) throws Exception {
    Attribute attribute = table.classAttribute();
    String range = String.valueOf(attribute.index() + 1);
    Instances open = new Instances(table);
    open.setClassIndex(-1); // filters leave a class alone
    Instances changed;
    if (attribute.isNumeric()) {
      NumericToNominal filter = new NumericToNominal();
      filter.setAttributeIndices(range);
      changed = filtered(filter, open);
    } else {
      StringToNominal filter = new StringToNominal();
      filter.setAttributeRange(range);
      changed = filtered(filter, open);
    }
    changed.setClassIndex(attribute.index());
    return changed;
  }

  private static Instances filtered(Filter filter, Instances table) throws Exception {
    filter.setInputFormat(table);
    Instances changed = Filter.useFilter(table, filter);
    changed.setRelationName(table.relationName()); // Weka appends the filter's name to it
    return changed;
  }
}
