package labeldiffusion.spark;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import labeldiffusion.labels.Labels;

/**
 * The classes by name: texts in alphabetical order, or numbers in ascending order.
 *
 * @param names as text
 * @param areNumbers whether the label column holds numbers
 */
record ClassNames(List<String> names, boolean areNumbers) implements Serializable {
  private static final long serialVersionUID = 1L;

  static ClassNames of(Collection<String> labels, boolean areNumbers) {
    List<String> sorted = new ArrayList<>(labels);
    if (areNumbers) {
      sorted.sort((a, b) -> Double.compare(Double.parseDouble(a), Double.parseDouble(b)));
    } else {
      sorted.sort(null);
    }
    return new ClassNames(List.copyOf(sorted), areNumbers);
  }

  /** The text of a label; null if it is null, NaN or empty, which means that it is not known. */
  static String text(Object label) {
    if (label instanceof Number number) {
      double value = number.doubleValue();
      return Double.isNaN(value) ? null : Double.toString(value + 0.0); // no -0.0
    }
    String text = label == null ? "" : label.toString();
    return text.isEmpty() ? null : text;
  }

  int size() {
    return names.size();
  }

  /** The class of a label. */
  int of(Object label) {
    String text = text(label);
    return text == null ? Labels.UNLABELLED : names.indexOf(text);
  }

  /** The label of a class, of the type of the label column. */
  Object label(int t) {
    return areNumbers ? (Object) Double.valueOf(names.get(t)) : names.get(t);
  }

  String[] array() {
    return names.toArray(String[]::new);
  }

  @Override
  public String toString() {
    return Arrays.toString(array());
  }
}
