package weka.gui.explorer.diffusion;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Why a diffusion cannot start or would be of little use, and what can be done about it. */
sealed interface Obstacle {
  /** The reason, for somebody who has just opened a table. */
  String sentence();

  /** What the tab can do, the best first; may be empty. */
  List<Remedy> remedies();

  /** Whether a run would fail; otherwise the sentence is only advice. */
  default boolean isFatal() {
    return true;
  }

  /** The class is numeric or text. */
  record NotNominal(String name, boolean isNumeric, int values) implements Obstacle {
    /** Classes beyond which nobody would call the values classes. */
    private static final int MOST_CLASSES = 100;

    @Override
    public String sentence() {
      return String.format(
          Locale.ROOT,
          "The class '%s' is %s, with %,d different values. %s",
          name,
          isNumeric ? "numeric" : "text",
          values,
          canBeClasses()
              ? "Labels must be classes."
              : "Choose a class with few values in the box above Start, or add one.");
    }

    @Override
    public List<Remedy> remedies() {
      return canBeClasses()
          ? List.of(Remedy.valuesAsClasses(values), Remedy.addClass())
          : List.of(Remedy.addClass());
    }

    private boolean canBeClasses() {
      return values >= 2 && values <= MOST_CLASSES;
    }
  }

  /** The class has no second value. */
  record OneValue(String name) implements Obstacle {
    @Override
    public String sentence() {
      return "The class '"
          + name
          + "' has fewer than two values, so there is nothing to tell apart. Choose another class"
          + " in the box above Start, or add one.";
    }

    @Override
    public List<Remedy> remedies() {
      return List.of(Remedy.addClass());
    }
  }

  /** No row has a class. */
  record NoLabels(String name) implements Obstacle {
    @Override
    public String sentence() {
      return "No row has a label: '"
          + name
          + "' is empty. Begin to label: the tab asks about a few rows and finds the classes of the"
          + " others.";
    }

    @Override
    public List<Remedy> remedies() {
      return List.of(Remedy.label());
    }
  }

  /** Every row has a class and none is hidden. */
  record AllLabelled(String name, int rows) implements Obstacle {
    @Override
    public String sentence() {
      return String.format(
          Locale.ROOT,
          "All %,d rows have a value of '%s', so there is nothing to predict. To see how well a"
              + " classifier does, hide most of the labels. If this is not the class you mean,"
              + " choose another one in the box above Start, or add one.",
          rows,
          name);
    }

    @Override
    public List<Remedy> remedies() {
      return List.of(Remedy.hideLabels(), Remedy.addClass());
    }

    @Override
    public boolean isFatal() {
      return false;
    }
  }

  /**
   * Some columns have no distance.
   *
   * @param names of the columns
   * @param hasId whether another column identifies the rows
   */
  record Text(List<String> names, boolean hasId) implements Obstacle {
    @Override
    public String sentence() {
      return names.size() == 1
          ? "The column '" + names.get(0) + "' is text, which has no distance."
          : "The columns '" + String.join("', '", names) + "' are text, which has no distance.";
    }

    @Override
    public List<Remedy> remedies() {
      return leaveOut(names, hasId);
    }
  }

  /**
   * A column differs in nearly every row: it names the rows rather than describing them.
   *
   * @param hasId whether another column identifies the rows
   */
  record Identifying(String name, boolean hasId) implements Obstacle {
    @Override
    public String sentence() {
      return "The column '"
          + name
          + "' is different in nearly every row. It seems to name the rows, and then it should not"
          + " count as a difference between them.";
    }

    @Override
    public List<Remedy> remedies() {
      return leaveOut(List.of(name), hasId);
    }

    @Override
    public boolean isFatal() {
      return false;
    }
  }

  private static List<Remedy> leaveOut(List<String> names, boolean hasId) {
    List<Remedy> remedies = new ArrayList<>();
    if (names.size() == 1 && !hasId) {
      remedies.add(Remedy.asId(names.get(0)));
    }
    remedies.add(Remedy.remove(names));
    return remedies;
  }
}
