package weka.classifiers.diffusion.base;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import labeldiffusion.diffusion.SolvedOutcome;
import labeldiffusion.model.Report;
import labeldiffusion.selection.Choice;
import labeldiffusion.selection.Select;
import labeldiffusion.selection.Validation;

/** The facts of a run as text for people, and as named measures for the Experimenter. */
final class ReportText {
  /** Named as Weka wants additional measures to be named. */
  static final Map<String, ToDoubleFunction<Report>> MEASURES = new LinkedHashMap<>();

  static {
    MEASURES.put("measureNodes", Report::nodes);
    MEASURES.put("measureLabelled", Report::labelled);
    MEASURES.put("measureUnlabelled", Report::unlabelled);
    MEASURES.put("measureEdges", Report::edges);
    MEASURES.put("measureNeighbours", Report::neighboursUsed);
    MEASURES.put("measureRecall", Report::recall);
    MEASURES.put("measureSigmaX", Report::width);
    MEASURES.put("measureComponents", Report::components);
    MEASURES.put("measureNodesWithoutLabels", Report::nodesWithoutLabels);
    MEASURES.put("measureUnreachedNodes", Report::unreached);
    MEASURES.put("measureSteps", report -> report.outcome().steps());
    MEASURES.put("measureFinalChange", report -> report.outcome().change());
    MEASURES.put("measureGuardedSteps", report -> report.outcome().guardedSteps());
    MEASURES.put("measureGraphSeconds", report -> report.searchSeconds() + report.graphSeconds());
    MEASURES.put("measureDiffusionSeconds", Report::diffusionSeconds);
  }

  private static final int CURVE_POINTS = 11;

  private ReportText() {}

  static String of(String title, Report report, String[] classes) {
    StringBuilder text = new StringBuilder(title).append("\n\n");
    line(
        text,
        "nodes",
        "%d: %d labelled, %d unlabelled",
        report.nodes(),
        report.labelled(),
        report.unlabelled());
    line(text, "labels per class", "%s", labels(report.labelCounts(), classes));
    boolean fewer = report.neighboursUsed() < report.neighboursWanted();
    line(
        text,
        "edges",
        report.givenEdges()
            ? "%d, as given; the neighbourhood of a node is its strongest, at most %d"
            : "%d, each node joined to its %d nearest%s",
        report.edges(),
        report.neighboursUsed(),
        fewer ? " (there are no more, K is " + report.neighboursWanted() + ")" : "");
    line(text, "search", "%s", report.search());
    if (report.select() != Select.NONE) {
      addChoice(text, report.choice());
    }
    boolean unmeasured = report.edges() > 0 && report.unmeasuredEdges() == report.edges();
    line(
        text,
        "sigma_x",
        Double.isNaN(report.width())
            ? "none, the weights were given"
            : unmeasured ? "none, no edge has attributes at both ends: all weigh 1" : "%.6g%s",
        report.width(),
        report.localWidth() ? " typically, local to each edge" : "");
    if (report.unmeasuredEdges() > 0 && !unmeasured) {
      line(
          text,
          "note",
          "%d edges have an end without attributes and weigh the mean of the others",
          report.unmeasuredEdges());
    }
    line(
        text,
        "components",
        "%d; %d nodes are in components without a label",
        report.components(),
        report.nodesWithoutLabels());
    line(
        text,
        "unreached nodes",
        "%d%s",
        report.unreached(),
        report.unreached() == 0 ? "" : ", which get the class prior of the labels" + late(report));
    report.outcome().lines().forEach(text::append);
    line(
        text,
        "seconds",
        "%.2f: search %.2f,%s graph %.2f, diffusion %.2f (%d threads)",
        report.seconds(),
        report.searchSeconds(),
        report.select() == Select.NONE
            ? ""
            : String.format(Locale.ROOT, " selection %.2f,", report.selectionSeconds()),
        report.graphSeconds(),
        report.diffusionSeconds(),
        report.threads());
    line(text, "memory", "about %.3g MB at the peak, by estimate", report.bytes() / 1e6);
    return text.toString();
  }

  private static void addChoice(StringBuilder text, Choice choice) {
    if (choice == null) {
      line(
          text,
          "selection",
          "none: no class has two labels, one of which could be hidden; the given values were"
              + " used");
      return;
    }
    line(
        text,
        "selection",
        "K %d%s%s; %.2f %% of %d hidden labels wrong (%s, %d combinations)",
        choice.k(),
        choice.values().isEmpty() ? "" : ", " + choice.values(),
        choice.hasSteps() ? ", steps " + choice.steps() : "",
        100 * choice.error(),
        choice.validation().hidden(),
        folds(choice),
        choice.validation().tried());
    if (choice.hasSteps()) {
      line(text, "validation error", "%s", curve(choice.errors()));
    }
  }

  private static String late(Report report) {
    int late = report.unreached() - report.nodesWithoutLabels();
    return late <= 0 || report.outcome() instanceof SolvedOutcome
        ? ""
        : "; labels had no time to arrive at " + late + " of them: use more steps";
  }

  private static String folds(Choice choice) {
    Validation tested = choice.validation();
    return (tested.folds() == 1 ? "hidden once" : tested.folds() + " folds")
        + (tested.folds() == tested.foldsWanted()
            ? ""
            : " instead of " + tested.foldsWanted() + ", no class has more labels");
  }

  /** A dozen points of the curve, with its ends. */
  private static String curve(double[] errors) {
    StringBuilder text = new StringBuilder("after steps");
    int points = Math.min(CURVE_POINTS, errors.length);
    for (int p = 0; p < points; p++) {
      int t = (int) ((long) p * (errors.length - 1) / Math.max(1, points - 1));
      text.append(
          String.format(Locale.ROOT, "%s %d: %.2f %%", p == 0 ? "" : ",", t, 100 * errors[t]));
    }
    return text.toString();
  }

  static void line(StringBuilder text, String name, String format, Object... values) {
    text.append(String.format(Locale.ROOT, "%-18s", name))
        .append(String.format(Locale.ROOT, format, values))
        .append('\n');
  }

  private static String labels(int[] counts, String[] classes) {
    int most = Arrays.stream(counts).max().orElse(0);
    int least = Arrays.stream(counts).min().orElse(0);
    if (most == least) {
      return most + " each";
    }
    StringBuilder text = new StringBuilder("unbalanced:");
    for (int t = 0; t < counts.length; t++) {
      text.append(t == 0 ? " " : ", ").append(classes[t]).append(' ').append(counts[t]);
    }
    return text.append(least == 0 ? " (a class without labels is never predicted)" : "").toString();
  }
}
