package labeldiffusion.diffusion.stepped;

import java.util.ArrayList;
import java.util.List;
import labeldiffusion.diffusion.Diffusion;
import labeldiffusion.diffusion.Scores;
import labeldiffusion.diffusion.SteppedOutcome;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.labels.Labels;
import labeldiffusion.parallel.Workers;

/**
 * The paper's diffusions in time: T steps on w^D_ij = w_ij s_ij(F). If the diffusivity s depends on
 * F, some isotropic steps come first, which give F the gradients that s is made of.
 */
public final class EulerDiffusion implements Diffusion {
  private static final long serialVersionUID = 1L;
  public static final int INITIAL_STEPS_DEFAULT = 20;

  /** The best mean rank with {@link AutoSteps} over 118 tasks, against 0.1 and 1. */
  public static final double SIGMA_F_DEFAULT = 0.3;

  /** Share of moving nodes below which the report calls a diffusion frozen. */
  private static final double FROZEN = 0.01;

  private final EulerSpec spec;
  private final int initialSteps;
  private final double sigmaF;
  private final Diffusivity diffusivity;

  private EulerDiffusion(EulerSpec spec, int initialSteps, double sigmaF, Diffusivity diffusivity) {
    this.spec = spec;
    this.initialSteps = initialSteps;
    this.sigmaF = sigmaF;
    this.diffusivity = diffusivity;
  }

  /** System I: s = 1, T steps from the labels. */
  public static EulerDiffusion isotropic(EulerSpec spec) {
    return anisotropic(spec, 0, SIGMA_F_DEFAULT, new IsotropicDiffusivity());
  }

  /**
   * A system with any diffusivity.
   *
   * @param initialSteps isotropic steps before the T steps; none are taken if the diffusivity does
   *     not depend on F
   * @param sigmaF sigma_f^2 relative to the mean squared gradient after the initial steps
   */
  public static EulerDiffusion anisotropic(
      EulerSpec spec, int initialSteps, double sigmaF, Diffusivity diffusivity) {
    if (initialSteps < 0) {
      throw new IllegalArgumentException(
          "number of initial steps must be 0 or more, was " + initialSteps);
    }
    if (!(sigmaF > 0 && sigmaF < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException(
          "relative width sigma-f must be a number above 0, was " + sigmaF);
    }
    return new EulerDiffusion(
        spec, diffusivity.dependsOnScores() ? initialSteps : 0, sigmaF, diffusivity);
  }

  @Override
  public Scores run(SimilarityGraph graph, Labels labels, Workers workers, Watcher watcher) {
    StepPolicy.Plan plan = spec.stepPolicy().plan(graph, labels);
    EulerStepper stepper = new EulerStepper(graph, labels, spec, workers);
    Course course = new Course(stepper, initialSteps + plan.steps(), watcher);
    watcher.stepped(-initialSteps, stepper.scores(), graph.weight());
    for (int t = 0; t < initialSteps; t++) {
      course.step(graph.weight(), t == 0);
    }
    List<String> remarks = new ArrayList<>(plan.remarks());
    if (plan.steps() > 0) {
      DiffusivityContext context =
          DiffusivityContext.of(graph, labels.classes(), stepper.scores(), sigmaF, workers);
      DiffusionWeights weights = diffusivity.on(context);
      double[] wD = weights.at(stepper.scores());
      if (isFrozen(context, stepper, wD)) {
        remarks.add(
            "sigma-f is so small that the labels stop moving after the initial steps: try a larger"
                + " one");
      }
      course.step(wD, true);
      for (int t = 1; t < plan.steps(); t++) {
        course.step(weights.at(stepper.scores()), !weights.isConstant());
      }
    }
    remarks.addAll(0, stepper.remarks());
    return new Scores(
        stepper.scores(),
        labels.classes(),
        new SteppedOutcome(course.steps, stepper.change(), stepper.guardedSteps(), remarks));
  }

  /** Takes the steps of a run and announces each. */
  private final class Course {
    private final EulerStepper stepper;
    private final int total;
    private final Watcher watcher;
    private int steps;

    Course(EulerStepper stepper, int total, Watcher watcher) {
      this.stepper = stepper;
      this.total = total;
      this.watcher = watcher;
    }

    void step(double[] wD, boolean isNew) {
      stepper.step(wD, isNew);
      steps++;
      watcher.stepped(steps - initialSteps, stepper.scores(), wD);
      watcher.at("diffusion", steps, total);
    }
  }

  /** Whether hardly any node can move on these weights. */
  private boolean isFrozen(DiffusivityContext context, EulerStepper stepper, double[] wD) {
    if (!diffusivity.dependsOnScores()) {
      return false; // sigma_f plays no role
    }
    double[] F = stepper.scores();
    MovingNodes nodes = new MovingNodes(context.graph(), context.classes());
    context.run((from, to) -> nodes.count(F, wD, stepper::isFree, from, to));
    return nodes.share() < FROZEN;
  }

  @Override
  public long bytes(long nodes, long entries, int k, int c) {
    return LabelDistance.bytes(nodes)
        + EulerStepper.bytes(spec.scheme(), nodes, entries, c)
        + diffusivity.bytes(nodes, entries, k, c);
  }
}
