package labeldiffusion.report;

import java.util.Locale;

/** One line of a report: what it is about, and the facts. */
public record Line(String name, String text) {
  /** A line whose text is formatted independently of the user's locale. */
  public static Line of(String name, String format, Object... values) {
    return new Line(name, String.format(Locale.ROOT, format, values));
  }

  @Override
  public String toString() {
    return String.format(Locale.ROOT, "%-18s%s\n", name, text);
  }
}
