package labeldiffusion.benchmark;

import java.util.Locale;

/**
 * One measurement and its target.
 *
 * @param verdict one of the constants below
 * @param detail the figures behind the measured value
 */
record ResultRow(
    String job, String target, String stretch, String measured, String verdict, String detail) {
  static final String MET = "target met";
  static final String STRETCH = "stretch target met";
  static final String MISSED = "target missed";
  static final String FAILED = "failed";
  static final String NO_TARGET = "";

  /** A ratio with a lower limit. */
  static ResultRow atLeast(
      String job, double target, double stretch, double measured, String detail) {
    String verdict = measured >= stretch ? STRETCH : measured >= target ? MET : MISSED;
    return new ResultRow(job, number(target), number(stretch), number(measured), verdict, detail);
  }

  /** A figure with an upper limit. */
  static ResultRow atMost(
      String job, double target, double stretch, double measured, String detail) {
    String verdict = measured <= stretch ? STRETCH : measured <= target ? MET : MISSED;
    return new ResultRow(
        job,
        "at most " + number(target),
        "at most " + number(stretch),
        number(measured),
        verdict,
        detail);
  }

  /** A figure without a target. */
  static ResultRow plain(String job, String measured, String detail) {
    return new ResultRow(job, "-", "-", measured, NO_TARGET, detail);
  }

  /** Our side of a comparison whose other side is not installed. */
  static ResultRow noPeer(String job, String own) {
    return plain(job, "-", "the peer is not installed; own " + own);
  }

  static ResultRow failed(String job, String target, String stretch, String why) {
    return new ResultRow(job, target, stretch, "-", FAILED, why);
  }

  /** Adds a condition; if it is false, the target is missed and the detail says why. */
  ResultRow provided(boolean condition, String otherwise) {
    return condition
        ? this
        : new ResultRow(job, target, stretch, measured, MISSED, otherwise + "; " + detail);
  }

  /** Adds the reason, and what was tried, if the target is missed. */
  ResultRow ifMissed(String why) {
    return verdict.equals(MISSED)
        ? new ResultRow(job, target, stretch, measured, verdict, detail + ". Why: " + why)
        : this;
  }

  /** The row as an item of a list. */
  String text() {
    return "**"
        + job
        + "**: "
        + measured
        + (verdict.isEmpty()
            ? ""
            : " (" + verdict + "; target " + target + ", stretch " + stretch + ")")
        + ". "
        + detail;
  }

  /** Numerator and denominator of a ratio. */
  static String quotient(double other, double own, String unit) {
    return number(other) + " / " + number(own) + " " + unit;
  }

  static String digits(double value, int decimals) {
    return String.format(Locale.ROOT, "%." + decimals + "f", value);
  }

  /** Three significant digits. */
  static String number(double value) {
    double size = Math.abs(value);
    return String.format(
        Locale.ROOT,
        size >= 100 ? "%,.0f" : size >= 10 ? "%.1f" : size >= 0.1 ? "%.2f" : "%.3g",
        value);
  }
}
