package weka.gui.explorer.diffusion;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import weka.classifiers.diffusion.base.LabelDiffusionClassifier;
import weka.classifiers.diffusion.rows.IdAttribute;
import weka.core.Attribute;
import weka.core.Instances;

/** Looks for what keeps a classifier from working on a table, or from working well. */
final class Obstacles {
  /** Columns with more different values per row seem to name the rows. */
  private static final double NEARLY_ALL = 0.9;

  /** In shorter tables many columns differ from row to row. */
  private static final int FEWEST_ROWS = 10;

  private final Instances table;
  private final int classIndex;
  private final LabelDiffusionClassifier classifier;

  private Obstacles(Instances table, int classIndex, LabelDiffusionClassifier classifier) {
    this.table = table;
    this.classIndex = classIndex;
    this.classifier = classifier;
  }

  /**
   * What stands in the way, the gravest first.
   *
   * @param classIndex the attribute that is to be the class
   * @param hidesLabels whether some labels will be hidden
   */
  static List<Obstacle> in(
      Instances table, int classIndex, LabelDiffusionClassifier classifier, boolean hidesLabels) {
    Obstacles look = new Obstacles(table, classIndex, classifier);
    List<Obstacle> found = new ArrayList<>(look.inClass(hidesLabels));
    boolean onlyIdIsRead = look.usesFile() && !classifier.getId().isEmpty();
    if (!onlyIdIsRead) {
      found.addAll(look.inColumns());
    }
    return found;
  }

  private boolean usesFile() {
    return !classifier.getGraph().getPath().isEmpty()
        || !classifier.getDistances().getPath().isEmpty();
  }

  private List<Obstacle> inClass(boolean hidesLabels) {
    Attribute attribute = table.attribute(classIndex);
    String name = attribute.name();
    if (LabellingTable.isBlank(table, classIndex)) {
      return List.of(new Obstacle.NoLabels(name));
    }
    if (!attribute.isNominal()) {
      return List.of(
          new Obstacle.NotNominal(name, attribute.isNumeric(), table.numDistinctValues(attribute)));
    }
    if (attribute.numValues() < 2) {
      return List.of(new Obstacle.OneValue(name));
    }
    long labelled = table.stream().filter(row -> !row.isMissing(classIndex)).count();
    return labelled == table.numInstances() && !hidesLabels
        ? List.of(new Obstacle.AllLabelled(name, table.numInstances()))
        : List.of();
  }

  private List<Obstacle> inColumns() {
    List<Obstacle> found = new ArrayList<>();
    boolean hasId = !classifier.getId().isEmpty();
    List<Attribute> measured =
        IntStream.range(0, table.numAttributes())
            .mapToObj(table::attribute)
            .filter(a -> a.index() != classIndex && !isId(a))
            .toList();
    List<String> text =
        measured.stream()
            .filter(a -> !a.isNumeric() && !a.isNominal())
            .map(Attribute::name)
            .toList();
    if (!text.isEmpty()) {
      found.add(new Obstacle.Text(text, hasId));
    }
    measured.stream()
        .filter(this::identifies)
        .forEach(a -> found.add(new Obstacle.Identifying(a.name(), hasId || !text.isEmpty())));
    return found;
  }

  private boolean isId(Attribute attribute) {
    return IdAttribute.find(table, classifier.getId()).filter(attribute::equals).isPresent();
  }

  private boolean identifies(Attribute attribute) {
    return table.numInstances() >= FEWEST_ROWS
        && (attribute.isNominal() ? differs(attribute) : isRowNumber(attribute));
  }

  /** Whether a nominal column has another value in nearly every row. */
  private boolean differs(Attribute attribute) {
    if (attribute.numValues() < NEARLY_ALL * FEWEST_ROWS) {
      return false;
    }
    BitSet values = new BitSet();
    int present = 0;
    for (int i = 0; i < table.numInstances(); i++) {
      if (!table.instance(i).isMissing(attribute)) {
        values.set((int) table.instance(i).value(attribute));
        present++;
      }
    }
    return present >= FEWEST_ROWS && values.cardinality() >= NEARLY_ALL * present;
  }

  /** Whether a numeric column counts the rows. */
  private boolean isRowNumber(Attribute attribute) {
    if (!attribute.isNumeric()) {
      return false;
    }
    double first = table.instance(0).value(attribute);
    for (int i = 0; i < table.numInstances(); i++) {
      if (table.instance(i).value(attribute) != first + i) {
        return false;
      }
    }
    return first == Math.rint(first);
  }
}
