package labeldiffusion.model;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.StringJoiner;
import labeldiffusion.report.Line;
import labeldiffusion.sizes.SizeFacts;

/**
 * How many nodes have a label, and how many were given each class.
 *
 * @param given labelled nodes of each class
 * @param predicted reached nodes whose most probable class is this one, labelled ones included
 * @param sizes the class sizes that were wanted
 */
public record LabelFacts(int nodes, int[] given, int[] predicted, SizeFacts sizes)
    implements Serializable {
  private static final long serialVersionUID = 1L;

  /** Classes beyond which only the extremes are listed. */
  private static final int MANY = 30;

  public int labelled() {
    return Arrays.stream(given).sum();
  }

  public int unlabelled() {
    return nodes - labelled();
  }

  List<Line> lines(String[] classes) {
    List<Line> lines = new ArrayList<>();
    lines.add(Line.of("nodes", "%d: %d labelled, %d unlabelled", nodes, labelled(), unlabelled()));
    lines.add(new Line("labels per class", labels(classes)));
    lines.add(new Line("nodes per class", counts(predicted, classes)));
    lines.addAll(sizes.lines(predicted, classes));
    return lines;
  }

  private String labels(String[] classes) {
    int most = Arrays.stream(given).max().orElse(0);
    int least = Arrays.stream(given).min().orElse(0);
    return most == least
        ? most + " each"
        : counts(given, classes)
            + (least == 0 ? " (a class without labels is never predicted)" : "");
  }

  private static String counts(int[] counts, String[] classes) {
    StringJoiner text = new StringJoiner(", ");
    for (int t = 0; t < Math.min(MANY, counts.length); t++) {
      text.add(classes[t] + " " + counts[t]);
    }
    return counts.length > MANY
        ? text + ", and " + (counts.length - MANY) + " more classes"
        : text.toString();
  }
}
