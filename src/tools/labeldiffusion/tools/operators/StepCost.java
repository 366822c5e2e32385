package labeldiffusion.tools.operators;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.diffusion.stepped.ConsistentDiffusivity;
import labeldiffusion.diffusion.stepped.Diffusivity;
import labeldiffusion.diffusion.stepped.EulerDiffusion;
import labeldiffusion.diffusion.stepped.EulerSpec;
import labeldiffusion.diffusion.stepped.LabelRule;
import labeldiffusion.diffusion.stepped.LocalMatchDiffusivity;
import labeldiffusion.diffusion.stepped.NonlinearDiffusivity;
import labeldiffusion.diffusion.stepped.Scheme;
import labeldiffusion.diffusion.stepped.SmoothDiffusivity;
import labeldiffusion.diffusion.stepped.TopologicalMatchDiffusivity;
import labeldiffusion.graph.GraphFamily;
import labeldiffusion.graph.GraphSpec;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.graph.WidthRule;
import labeldiffusion.labels.LabelDraw;
import labeldiffusion.labels.LabelWeights;
import labeldiffusion.labels.Labels;
import labeldiffusion.neighbours.KnownLists;
import labeldiffusion.neighbours.Search;
import labeldiffusion.neighbours.SearchSpec;
import labeldiffusion.parallel.Progress;
import labeldiffusion.parallel.Workers;
import labeldiffusion.points.Points;
import labeldiffusion.tools.pages.Markdown;

/** The processor time of one explicit step: 70,000 rows, K = 5, ten classes. */
final class StepCost {
  private static final int ROWS = 70_000;
  private static final int DIMENSIONS = 10;
  private static final int CLASSES = 10;
  private static final int STEPS = 25;
  private static final int REPEATS = 3;
  private static final ThreadMXBean CLOCK = ManagementFactory.getThreadMXBean();

  private StepCost() {}

  static String table(Workers workers) {
    Map<String, Diffusivity> rules = new LinkedHashMap<>();
    rules.put("Smooth", new SmoothDiffusivity());
    rules.put("Nonlinear", new NonlinearDiffusivity());
    rules.put("LocalMatch", new LocalMatchDiffusivity());
    rules.put("TopologicalMatch", new TopologicalMatchDiffusivity(1));
    for (int m = 1; m <= 3; m++) {
      rules.put(
          "Consistent, m = " + m,
          new ConsistentDiffusivity(m, ConsistentDiffusivity.LEAST_DEFAULT));
    }
    Random random = new Random(1);
    SimilarityGraph graph = graph(random, workers);
    Labels labels =
        new LabelDraw(100, 0, 1).from(new Labels(random.ints(ROWS, 0, CLASSES).toArray(), CLASSES));
    List<List<String>> rows = new ArrayList<>();
    double smooth = 0;
    for (Map.Entry<String, Diffusivity> rule : rules.entrySet()) {
      double step = milliseconds(rule.getValue(), graph, labels, workers);
      smooth = rows.isEmpty() ? step : smooth;
      rows.add(
          List.of(
              rule.getKey(),
              String.format(Locale.ROOT, "%.1f", step),
              String.format(Locale.ROOT, "%.1f", step / smooth)));
    }
    return Markdown.table(List.of("operator", "ms per step", "times Smooth"), rows);
  }

  private static SimilarityGraph graph(Random random, Workers workers) {
    double[][] X = new double[ROWS][DIMENSIONS];
    for (double[] row : X) {
      Arrays.setAll(row, a -> random.nextGaussian());
    }
    Points points = Points.of(X);
    int k = GraphSpec.K_DEFAULT;
    return GraphFamily.of(
            points,
            new SearchSpec(Search.EXACT, 1)
                .find(KnownLists.none(points.size()), points, k, workers, Progress.NONE)
                .neighbours(),
            new GraphSpec(k, WidthRule.GLOBAL, 0),
            workers)
        .withK(k)
        .graph();
  }

  /** The shortest time of some runs, less that of runs with one step. */
  private static double milliseconds(
      Diffusivity rule, SimilarityGraph graph, Labels labels, Workers workers) {
    double many = Double.POSITIVE_INFINITY;
    double one = Double.POSITIVE_INFINITY;
    for (int r = 0; r < REPEATS; r++) {
      many = Math.min(many, run(rule, 1 + STEPS, graph, labels, workers));
      one = Math.min(one, run(rule, 1, graph, labels, workers));
    }
    return (many - one) / STEPS;
  }

  private static double run(
      Diffusivity rule, int steps, SimilarityGraph graph, Labels labels, Workers workers) {
    EulerSpec spec =
        new EulerSpec(steps, 1, Scheme.EXPLICIT, LabelWeights.BALANCED, LabelRule.CLAMP, false);
    long start = CLOCK.getCurrentThreadCpuTime();
    EulerDiffusion.anisotropic(spec, 1, 0.3, rule).run(graph, labels, workers, Watcher.NONE);
    return (CLOCK.getCurrentThreadCpuTime() - start) / 1e6;
  }
}
