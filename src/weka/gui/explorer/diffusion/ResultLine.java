package weka.gui.explorer.diffusion;

import java.awt.Component;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.IntStream;
import javax.swing.DefaultListCellRenderer;
import javax.swing.JList;

/** Shows a result in the list: time and classifier, then table, number of labels and error. */
final class ResultLine extends DefaultListCellRenderer {
  private static final long serialVersionUID = 1L;

  private final transient Function<String, DiffusionResult> results;

  /**
   * @param results finds a result by its name
   */
  ResultLine(Function<String, DiffusionResult> results) {
    this.results = results;
  }

  /**
   * Table, number of labels and, if labels were hidden, the error, such as "iris, 6 labels, error
   * 4.0 %".
   */
  static String summary(DiffusionResult result) {
    int labels = result.shown().numInstances() - result.unlabelledRows().length;
    int[] hidden =
        IntStream.range(0, result.shown().numInstances()).filter(result::isHidden).toArray();
    String text =
        String.format(
            Locale.ROOT,
            "%s, %,d label%s",
            result.truth().relationName(),
            labels,
            labels == 1 ? "" : "s");
    if (hidden.length == 0) {
      return text;
    }
    long wrong =
        IntStream.of(hidden)
            .filter(row -> result.predicted(row) != (int) result.truth().instance(row).classValue())
            .count();
    return text + String.format(Locale.ROOT, ", error %.1f %%", 100.0 * wrong / hidden.length);
  }

  @Override
  public Component getListCellRendererComponent(
      JList<?> list, Object value, int index, boolean isSelected, boolean hasFocus) {
    super.getListCellRendererComponent(list, value, index, isSelected, hasFocus);
    DiffusionResult result = results.apply((String) value);
    if (result != null) {
      String name = escaped((String) value);
      String summary = escaped(summary(result));
      setText("<html><nobr>" + name + "<br><small>" + summary + "</small></nobr></html>");
      setToolTipText(value + ": " + summary(result));
    }
    return this;
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;");
  }
}
