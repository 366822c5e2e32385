package weka.gui.explorer.diffusion;

import java.util.Optional;
import labeldiffusion.selection.Select;
import weka.classifiers.AbstractClassifier;
import weka.classifiers.diffusion.base.LabelDiffusionClassifier;
import weka.classifiers.diffusion.base.SelectingClassifier;

/** What the button "Choose for me" does: it starts a run that chooses its parameters itself. */
final class ParameterChoice {
  /** How the line of the report begins that says what was chosen. */
  private static final String LINE = "selection ";

  private ParameterChoice() {}

  /** A copy of the classifier that chooses its parameters; empty if it has none to choose. */
  static Optional<LabelDiffusionClassifier> of(Object classifier) {
    if (!(classifier instanceof SelectingClassifier given)) {
      return Optional.empty();
    }
    try {
      SelectingClassifier copy = (SelectingClassifier) AbstractClassifier.makeCopy(given);
      if (copy.getSelect() == Select.NONE) {
        copy.setSelect(Select.CROSS_VALIDATION);
      }
      return Optional.of(copy);
    } catch (Exception e) {
      throw new IllegalStateException(e); // every classifier of the package can be copied
    }
  }

  static String toolTip(Object classifier) {
    return classifier instanceof SelectingClassifier
        ? "Starts a run that hides labels to choose K and the parameters of the method"
        : classifier.getClass().getSimpleName() + " chooses by itself: press Start";
  }

  /** What a run has chosen, for the status line; empty if nothing was to be chosen. */
  static Optional<String> chosen(String report) {
    return report
        .lines()
        .filter(line -> line.startsWith(LINE))
        .map(line -> "Chosen: " + line.substring(LINE.length()).strip())
        .findFirst();
  }
}
