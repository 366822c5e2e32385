package labeldiffusion.tools.operators;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import labeldiffusion.diffusion.Diffusion;
import labeldiffusion.diffusion.Scores;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.diffusion.stepped.EulerDiffusion;
import labeldiffusion.diffusion.stepped.EulerSpec;
import labeldiffusion.diffusion.stepped.LabelRule;
import labeldiffusion.diffusion.stepped.NonlinearDiffusivity;
import labeldiffusion.diffusion.stepped.Scheme;
import labeldiffusion.graph.GraphFamily;
import labeldiffusion.graph.GraphSpec;
import labeldiffusion.graph.NumberedGraph;
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

/**
 * Explicit against implicit Euler steps: two clusters in the plane, the nonlinear system, 20 units
 * of time of isotropic diffusion and T after them, in steps of different sizes. Not Smooth, whose
 * diffusivity can exceed 1: the guard of explicit steps then slows its time down.
 */
final class Schemes {
  private static final double INITIAL_TIME = 20;
  private static final double SIGMA_F = 0.3;

  /** Rows with lower scores are left out: implicit steps are solved up to 1e-12. */
  private static final double REACHED = 1e-6;

  private final NumberedGraph graph;
  private final Labels truth;
  private final Labels labels;
  private final Workers workers;
  private final ThreadMXBean clock = ManagementFactory.getThreadMXBean();

  /**
   * One run.
   *
   * @param seconds of processor time
   * @param deviation mean absolute difference of the class probabilities from those of very small
   *     steps, over the rows that labels have reached
   * @param error share of wrong rows in per cent
   */
  record Result(Scheme scheme, double delta, double seconds, double deviation, double error) {}

  private record Timed(double[] probabilities, boolean[] reached, double seconds, double error) {}

  Schemes(int n, Workers workers) {
    this.workers = workers;
    Random random = new Random(1);
    double[][] X = new double[n][];
    int[] classOf = new int[n];
    for (int i = 0; i < n; i++) {
      classOf[i] = i % 2;
      X[i] = new double[] {random.nextGaussian() + 2.5 * classOf[i], random.nextGaussian()};
    }
    Points points = Points.of(X);
    int k = GraphSpec.K_DEFAULT;
    graph =
        GraphFamily.of(
                points,
                new SearchSpec(Search.EXACT, 1)
                    .find(KnownLists.none(points.size()), points, k, workers, Progress.NONE)
                    .neighbours(),
                new GraphSpec(k, WidthRule.GLOBAL, 0),
                workers)
            .withK(k);
    truth = graph.labelsOfNodes(new Labels(classOf, 2));
    labels = new LabelDraw(10, 0, 1).from(truth);
  }

  /**
   * The runs up to time T.
   *
   * @param smallest the step that stands for the exact solution
   */
  List<Result> run(double time, double smallest) {
    run(Scheme.EXPLICIT, 1, INITIAL_TIME); // warms the code up
    run(Scheme.IMPLICIT, 10, INITIAL_TIME);
    Timed exact = run(Scheme.EXPLICIT, smallest, time);
    List<Result> results = new ArrayList<>();
    for (double delta : new double[] {0.25, 0.5, 1}) {
      results.add(result(Scheme.EXPLICIT, delta, run(Scheme.EXPLICIT, delta, time), exact));
    }
    for (double delta : new double[] {0.5, 1, 2, 5, 10, 20}) {
      results.add(result(Scheme.IMPLICIT, delta, run(Scheme.IMPLICIT, delta, time), exact));
    }
    return results;
  }

  private static Result result(Scheme scheme, double delta, Timed timed, Timed exact) {
    double sum = 0;
    int count = 0;
    for (int i = 0; i < exact.probabilities.length; i++) {
      if (exact.reached[i]) {
        sum += Math.abs(timed.probabilities[i] - exact.probabilities[i]);
        count++;
      }
    }
    return new Result(scheme, delta, timed.seconds, sum / count, timed.error);
  }

  private Timed run(Scheme scheme, double delta, double time) {
    EulerSpec spec =
        new EulerSpec(
            (int) Math.round(time / delta),
            delta,
            scheme,
            LabelWeights.BALANCED,
            LabelRule.CLAMP,
            false);
    Diffusion diffusion =
        EulerDiffusion.anisotropic(
            spec, (int) Math.round(INITIAL_TIME / delta), SIGMA_F, new NonlinearDiffusivity());
    long start = clock.getCurrentThreadCpuTime();
    double[] F = diffusion.run(graph.graph(), labels, workers, Watcher.NONE).values();
    double seconds = (clock.getCurrentThreadCpuTime() - start) / 1e9;
    double[] probabilities = new double[truth.size()];
    boolean[] reached = new boolean[truth.size()];
    double[] prior = labels.prior();
    int wrong = 0;
    for (int i = 0; i < probabilities.length; i++) {
      double sum = F[2 * i] + F[2 * i + 1];
      reached[i] = sum > REACHED;
      probabilities[i] = sum > 0 ? F[2 * i] / sum : prior[0];
      wrong += Scores.classOf(F, i, prior) == truth.classOf()[i] ? 0 : 1;
    }
    return new Timed(probabilities, reached, seconds, 100.0 * wrong / probabilities.length);
  }
}
