package weka.gui.explorer.diffusion;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import labeldiffusion.picture.Drawing;
import labeldiffusion.picture.Frame;
import weka.core.Instances;

/** The tool tip of a node: its row, its label and the shares of its classes, largest first. */
final class NodeText {
  private static final int MOST_CLASSES = 5;

  private NodeText() {}

  static String of(DiffusionResult result, Drawing drawing, Frame frame, int v) {
    Instances data = result.shown();
    int row = drawing.rows()[v];
    StringBuilder text = new StringBuilder("<html><b>");
    text.append(
            row < 0 ? "node " + drawing.nodes()[v] + ", not a row of the data" : "row " + (row + 1))
        .append("</b>");
    int given = drawing.labels()[v];
    if (given >= 0) {
      text.append(", given label ").append(escaped(data.classAttribute().value(given)));
    } else if (row >= 0 && result.isHidden(row)) {
      text.append(", hidden label ")
          .append(escaped(result.truth().instance(row).stringValue(data.classIndex())));
    }
    if (frame.classOf()[v] < 0) {
      return text.append("<br>no label has arrived</html>").toString();
    }
    List<Integer> order =
        IntStream.range(0, drawing.classes())
            .boxed()
            .sorted(Comparator.comparing(k -> -frame.shares()[v * drawing.classes() + k]))
            .limit(MOST_CLASSES)
            .toList();
    for (int k : order) {
      text.append(
          String.format(Locale.ROOT, "<br>%.3f&nbsp; ", frame.shares()[v * drawing.classes() + k]));
      text.append(escaped(data.classAttribute().value(k)));
    }
    return text.append("</html>").toString();
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;");
  }
}
