package weka.gui.explorer.diffusion;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import labeldiffusion.labelling.Ask;
import labeldiffusion.labelling.Question;
import labeldiffusion.labelling.RowState;
import labeldiffusion.labelling.Snapshot;
import weka.classifiers.diffusion.labelling.LabellingDesk;

/** Says which row is in question and why. */
final class QuestionText {
  private static final int MOST_CLASSES = 3;
  private static final int PERCENT = 100;

  /** Smaller probabilities would be shown as 0 %. */
  private static final double LEAST = 0.005;

  private QuestionText() {}

  /**
   * @param id of the row; empty if rows have none
   */
  static String title(int row, String id, int selected) {
    return String.format(Locale.ROOT, "Row %,d", row + 1)
        + (id.isEmpty() ? "" : ": " + id)
        + (selected == 1 ? "" : String.format(Locale.ROOT, " and %,d more", selected - 1));
  }

  /** Why the row is shown, and what is known or predicted of it. */
  static String reason(int row, Optional<Question> asked, Ask ask, LabellingDesk desk) {
    return (desk.hasGraph()
            ? cause(row, asked, ask)
            : "At random, while neighbours are being searched.")
        + "\n"
        + opinion(row, desk);
  }

  private static String cause(int row, Optional<Question> asked, Ask ask) {
    if (asked.isEmpty() || asked.get().row() != row) {
      return "Your own choice.";
    }
    return asked.get().isCheck()
        ? "Random check, for the estimate of the error."
        : "Chosen among: " + ask.title() + ".";
  }

  private static String opinion(int row, LabellingDesk desk) {
    RowState state = desk.stateOf(row);
    List<String> classes = desk.classes();
    if (state.isLabelled()) {
      return "Labelled: " + classes.get(state.label());
    }
    Snapshot now = desk.snapshot();
    if (!now.isReached(row)) {
      return "No label has arrived.";
    }
    double[] p = now.distribution(row);
    return IntStream.range(0, p.length)
        .boxed()
        .sorted(Comparator.comparing(k -> -p[k]))
        .limit(MOST_CLASSES)
        .filter(k -> p[k] >= LEAST)
        .map(k -> String.format(Locale.ROOT, "%s (%.0f %%)", classes.get(k), PERCENT * p[k]))
        .collect(Collectors.joining(", ", "Looks like ", ""));
  }
}
