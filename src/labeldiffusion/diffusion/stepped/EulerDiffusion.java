package labeldiffusion.diffusion.stepped;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import labeldiffusion.diffusion.Diffusion;
import labeldiffusion.diffusion.Scores;
import labeldiffusion.diffusion.SteppedOutcome;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.labels.Labels;
import labeldiffusion.parallel.Workers;
import labeldiffusion.sparse.ConjugateGradient;

/**
 * The paper's diffusions in time: T steps on w^D_ij = w_ij s_ij(F), the anisotropic ones after some
 * isotropic steps that give F the gradients the diffusivities are made of.
 */
public final class EulerDiffusion implements Diffusion {
  private static final long serialVersionUID = 1L;
  public static final int INITIAL_STEPS_DEFAULT = 20;

  /**
   * Of the settings that reach far the one with the best mean rank in doc/results.md, "Without any
   * choice".
   */
  public static final double SIGMA_F_DEFAULT = 0.1;

  /** Share of nodes that move below which a diffusion is called frozen. */
  private static final double FROZEN = 0.01;

  private final EulerSpec spec;
  private final int initialSteps;
  private final double sigmaF;

  /** Null for the isotropic system. */
  private final DiffusivityRule rule;

  private EulerDiffusion(EulerSpec spec, int initialSteps, double sigmaF, DiffusivityRule rule) {
    this.spec = spec;
    this.initialSteps = initialSteps;
    this.sigmaF = sigmaF;
    this.rule = rule;
  }

  /** System I: s = 1, T steps from the labels. */
  public static EulerDiffusion isotropic(EulerSpec spec) {
    return new EulerDiffusion(spec, 0, SIGMA_F_DEFAULT, null);
  }

  /**
   * A system whose diffusivity follows F.
   *
   * @param initialSteps isotropic steps before the T anisotropic ones
   * @param sigmaF sigma_f^2 relative to the mean squared gradient after the initial steps
   */
  public static EulerDiffusion anisotropic(
      EulerSpec spec, int initialSteps, double sigmaF, DiffusivityRule rule) {
    if (initialSteps < 0) {
      throw new IllegalArgumentException(
          "number of initial steps must be 0 or more, was " + initialSteps);
    }
    if (!(sigmaF > 0 && sigmaF < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException(
          "relative width sigma-f must be a number above 0, was " + sigmaF);
    }
    return new EulerDiffusion(spec, initialSteps, sigmaF, rule);
  }

  @Override
  public EulerDiffusion withSteps(int steps) {
    return new EulerDiffusion(spec.withSteps(steps), initialSteps, sigmaF, rule);
  }

  @Override
  public Scores run(SimilarityGraph graph, Labels labels, Workers workers, Watcher watcher) {
    EulerStepper stepper = new EulerStepper(graph, labels, spec, workers);
    int isotropicSteps = rule == null ? spec.steps() : initialSteps;
    int allSteps = initialSteps + spec.steps();
    watcher.stepped(-initialSteps, stepper.scores(), graph.weight());
    for (int t = 0; t < isotropicSteps; t++) {
      stepper.step(graph.weight(), t == 0);
      watcher.stepped(t + 1 - initialSteps, stepper.scores(), graph.weight());
      watcher.at("diffusion", t + 1, allSteps);
    }
    double moving = 1;
    if (allSteps > isotropicSteps) {
      EdgeDiffusivity edges =
          new EdgeDiffusivity(graph, labels.classes(), stepper.scores(), sigmaF, workers);
      Diffusivity diffusivity = rule.of(edges);
      for (int t = 0; t < spec.steps(); t++) {
        boolean changed = !diffusivity.isConstant();
        double[] wD = diffusivity.weights(stepper.scores());
        moving =
            t == 0
                ? edges.shareOfMovingNodes(stepper.scores(), wD, i -> !stepper.isClamped(i))
                : moving;
        stepper.step(wD, changed);
        watcher.stepped(t + 1, stepper.scores(), wD);
        watcher.at("diffusion", initialSteps + t + 1, allSteps);
      }
    }
    return new Scores(
        stepper.scores(),
        labels.classes(),
        new SteppedOutcome(
            allSteps, stepper.change(), stepper.guardedSteps(), remarks(stepper, moving)));
  }

  private List<String> remarks(EulerStepper stepper, double moving) {
    List<String> remarks = new ArrayList<>();
    if (stepper.guardedSteps() > 0) {
      remarks.add(
          String.format(
              Locale.ROOT,
              "steps made smaller to keep every score an average of others: %d, the smallest %.3g"
                  + " instead of %.3g",
              stepper.guardedSteps(),
              stepper.smallestStep(),
              spec.delta()));
    }
    if (moving < FROZEN) {
      remarks.add(
          "sigma-f is so small that the labels stand still after the initial steps: try a larger"
              + " one");
    }
    if (stepper.worstResidual() != 0) { // NaN too
      remarks.add(
          String.format(
              Locale.ROOT,
              "an implicit step was not solved to the end, relative residual %.1e: try a smaller"
                  + " delta",
              stepper.worstResidual()));
    }
    return remarks;
  }

  /** With lists between those of smooth and of local match, which are the longest. */
  @Override
  public long bytes(long nodes, long entries, int k, int c) {
    long scores =
        16 * nodes * (c + 1)
            + (spec.scheme() == Scheme.IMPLICIT ? ConjugateGradient.bytes(nodes, entries, c) : 0);
    return rule == null ? scores : scores + entries * (28 + 5L * k);
  }
}
