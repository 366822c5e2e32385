package labeldiffusion.spark;

import java.io.Serializable;

/** The facts of a run, line by line, as the classifiers report theirs. */
final class FitReport implements Serializable {
  private static final long serialVersionUID = 1L;

  private final StringBuilder text = new StringBuilder();

  FitReport add(String name, String format, Object... values) {
    text.append(labeldiffusion.report.Line.of(name, format, values));
    return this;
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
