package labeldiffusion.benchmark;

import java.util.Locale;

/**
 * One line of the table of bars.
 *
 * @param verdict "holds", "stretch", "does not hold", "failed", or "-" where there is no bar
 * @param detail what the measured figure is made of
 */
record Row(String job, String bar, String stretch, String measured, String verdict, String detail) {

  /** A ratio that has to be at least so large. */
  static Row atLeast(String job, double bar, double stretch, double measured, String detail) {
    String verdict = measured >= stretch ? "stretch" : measured >= bar ? "holds" : "does not hold";
    return new Row(job, number(bar), number(stretch), number(measured), verdict, detail);
  }

  /** A figure that has to be at most so large. */
  static Row atMost(String job, double bar, double stretch, double measured, String detail) {
    String verdict = measured <= stretch ? "stretch" : measured <= bar ? "holds" : "does not hold";
    return new Row(
        job,
        "at most " + number(bar),
        "at most " + number(stretch),
        number(measured),
        verdict,
        detail);
  }

  /** A figure without a bar. */
  static Row plain(String job, String measured, String detail) {
    return new Row(job, "-", "-", measured, "-", detail);
  }

  /** Our side of a comparison whose other side is not there. */
  static Row noPeer(String job, String own) {
    return plain(job, "-", "the peer is not there; own " + own);
  }

  static Row failed(String job, String bar, String stretch, String why) {
    return new Row(job, bar, stretch, "-", "failed", why);
  }

  /** The same with a further condition, which is named in the detail. */
  Row provided(boolean condition, String otherwise) {
    return condition
        ? this
        : new Row(job, bar, stretch, measured, "does not hold", otherwise + "; " + detail);
  }

  /** What a ratio is made of. */
  static String quotient(double other, double own, String unit) {
    return number(other) + " / " + number(own) + " " + unit;
  }

  static String digits(double value, int decimals) {
    return String.format(Locale.ROOT, "%." + decimals + "f", value);
  }

  /** Three digits that mean something. */
  static String number(double value) {
    double size = Math.abs(value);
    return String.format(
        Locale.ROOT,
        size >= 100 ? "%,.0f" : size >= 10 ? "%.1f" : size >= 0.1 ? "%.2f" : "%.3g",
        value);
  }
}
