package labeldiffusion.tools.operators;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import labeldiffusion.diffusion.Diffusion;
import labeldiffusion.diffusion.Scores;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.diffusion.stepped.ConsistentDiffusivity;
import labeldiffusion.diffusion.stepped.Diffusivity;
import labeldiffusion.diffusion.stepped.EulerDiffusion;
import labeldiffusion.diffusion.stepped.EulerSpec;
import labeldiffusion.diffusion.stepped.LabelRule;
import labeldiffusion.diffusion.stepped.NonlinearDiffusivity;
import labeldiffusion.diffusion.stepped.Scheme;
import labeldiffusion.diffusion.stepped.SmoothDiffusivity;
import labeldiffusion.diffusion.stepped.TopologicalMatchDiffusivity;
import labeldiffusion.graph.NumberedGraph;
import labeldiffusion.labels.LabelWeights;
import labeldiffusion.labels.Labels;
import labeldiffusion.parallel.Workers;
import weka.core.Statistics;

/** Errors of the operators without any choice of parameters, and their differences from Smooth. */
final class OperatorErrors {
  static final List<String> SETS =
      List.of("usps", "uspst", "digit1", "coil", "coil2", "optdigits", "segment", "mnist5k");
  private static final double SIGMA_F = 0.3;
  private static final int STEPS = 100;

  /** A column of the table; the first one is what the others are compared with. */
  private enum Column {
    SMOOTH("Smooth", new SmoothDiffusivity(), 0),
    NONLINEAR("Nonlinear", new NonlinearDiffusivity(), 0),
    TOPOLOGICAL(
        "Topological",
        new TopologicalMatchDiffusivity(TopologicalMatchDiffusivity.WIDTH_DEFAULT),
        0),
    CONSISTENT("Consistent", new ConsistentDiffusivity(0, ConsistentDiffusivity.LEAST_DEFAULT), 0),
    DENSITY("Smooth, a = 0.25", new SmoothDiffusivity(), 0.25),
    MORE_DENSITY("Smooth, a = 0.5", new SmoothDiffusivity(), 0.5);

    final String title;
    final Diffusivity diffusivity;
    final double densityExponent;

    Column(String title, Diffusivity diffusivity, double densityExponent) {
      this.title = title;
      this.diffusivity = diffusivity;
      this.densityExponent = densityExponent;
    }

    /** Errors in per cent for each of the given labels. */
    double[] errors(OperatorData data, List<Labels> given, Workers workers) {
      NumberedGraph graph = data.graph(densityExponent);
      Labels truth = graph.labelsOfNodes(data.truth);
      return given.stream()
          .mapToDouble(labels -> error(graph, graph.labelsOfNodes(labels), truth, workers))
          .toArray();
    }

    private double error(NumberedGraph graph, Labels labels, Labels truth, Workers workers) {
      EulerSpec spec =
          new EulerSpec(STEPS, 1, Scheme.EXPLICIT, LabelWeights.BALANCED, LabelRule.CLAMP, false);
      Diffusion diffusion =
          EulerDiffusion.anisotropic(
              spec, EulerDiffusion.INITIAL_STEPS_DEFAULT, SIGMA_F, diffusivity);
      Scores scores = diffusion.run(graph.graph(), labels, workers, Watcher.NONE);
      double[] prior = labels.prior();
      int[] hidden = IntStream.range(0, labels.size()).filter(i -> !labels.isLabelled(i)).toArray();
      long wrong =
          Arrays.stream(hidden)
              .filter(i -> Scores.classOf(scores.values(), i, prior) != truth.classOf()[i])
              .count();
      return 100.0 * wrong / hidden.length;
    }
  }

  private OperatorErrors() {}

  /** The heading of the table. */
  static List<String> heading() {
    List<String> heading = new ArrayList<>(List.of("set", "labels"));
    Arrays.stream(Column.values()).forEach(column -> heading.add(column.title));
    return heading;
  }

  /** The rows of the table for one set. */
  static List<List<String>> rows(OperatorData data, Workers workers) throws Exception {
    List<List<String>> rows = new ArrayList<>();
    for (Map.Entry<String, List<Labels>> given : data.given().entrySet()) {
      List<String> row = new ArrayList<>(List.of(data.name, given.getKey()));
      double[] smooth = Column.SMOOTH.errors(data, given.getValue(), workers);
      row.add(String.format(Locale.ROOT, "%.2f", mean(smooth)));
      for (Column column : List.of(Column.values()).subList(1, Column.values().length)) {
        row.add(difference(column.errors(data, given.getValue(), workers), smooth));
      }
      rows.add(row);
      System.out.println(row);
    }
    return rows;
  }

  /** The mean paired difference with its standard error, marked if it is significant. */
  private static String difference(double[] errors, double[] smooth) {
    double[] difference = new double[errors.length];
    Arrays.setAll(difference, i -> errors[i] - smooth[i]);
    double mean = mean(difference);
    double squares = Arrays.stream(difference).map(d -> (d - mean) * (d - mean)).sum();
    double error = Math.sqrt(squares / (difference.length - 1) / difference.length);
    String mark = isSignificant(mean, error, difference.length) ? mean < 0 ? " ↓" : " ↑" : "";
    return String.format(Locale.ROOT, "%+.2f ± %.2f%s", mean, error, mark);
  }

  /** Student's paired t test at 5 %, two-sided: t^2 has an F distribution. */
  private static boolean isSignificant(double mean, double error, int count) {
    return error > 0 && Statistics.FProbability(mean * mean / (error * error), 1, count - 1) < 0.05;
  }

  private static double mean(double[] values) {
    return Arrays.stream(values).average().orElseThrow();
  }
}
