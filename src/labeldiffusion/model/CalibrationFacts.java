package labeldiffusion.model;

import java.util.List;
import labeldiffusion.labels.Labels;
import labeldiffusion.report.Line;
import labeldiffusion.selection.HiddenAnswers;

/**
 * How scores became probabilities.
 *
 * @param hidden labels that were hidden
 * @param right those that were predicted
 * @param runs diffusions it took
 * @param expected the mean probability of the predicted class over unlabelled nodes, or over a
 *     sample of many; NaN if there are none
 */
public record CalibrationFacts(
    CalibrationRule rule, int hidden, int right, int runs, double expected) implements ReportPart {
  private static final long serialVersionUID = 1L;

  /** The part of a report that they are; none if scores are left as they are. */
  static List<ReportPart> of(
      CalibrationRule rule, HiddenAnswers hidden, Calibrated answers, Labels labels) {
    return rule == CalibrationRule.NONE
        ? List.of()
        : List.of(
            new CalibrationFacts(
                rule,
                hidden.count(),
                hidden.right(),
                hidden.runs(),
                answers.expectedAccuracy(labels)));
  }

  @Override
  public List<Line> lines() {
    return List.of(new Line("probabilities", source() + expectation()));
  }

  private String source() {
    if (hidden > 0) {
      return Line.of(
              "",
              "calibrated by %d hidden labels (%d runs), %.1f %% of them predicted",
              hidden,
              runs,
              100.0 * right / hidden)
          .text();
    }
    return "calibrated by the prior";
  }

  private String expectation() {
    return Double.isNaN(expected)
        ? ""
        : Line.of("", "; about %.1f %% of the unlabelled nodes should be right", 100 * expected)
            .text();
  }
}
