package weka.classifiers.diffusion;

import java.util.List;
import weka.classifiers.CheckClassifier;

/**
 * Weka's CheckClassifier, whose only way to tell of a failure is to print "no": here it is written
 * down instead.
 */
final class RecordingCheck extends CheckClassifier {
  private final StringBuilder said = new StringBuilder();

  @Override
  protected void print(Object message) {
    said.append(message);
  }

  /**
   * The tests with this outcome: "yes", "no", or "no (OK error message)" for a refusal in words
   * that Weka accepts.
   */
  List<String> tests(String outcome) {
    String end = "..." + outcome;
    return said.toString()
        .lines()
        .filter(line -> line.endsWith(end))
        .map(line -> line.substring(0, line.length() - end.length()))
        .toList();
  }
}
