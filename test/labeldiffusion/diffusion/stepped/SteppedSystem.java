package labeldiffusion.diffusion.stepped;

import labeldiffusion.diffusion.Diffusion;
import labeldiffusion.labels.LabelWeights;

/** The five systems of the paper, to run a test on each. */
public enum SteppedSystem {
  ISOTROPIC(null),
  LINEAR(DiffusivityRule.LINEAR),
  NONLINEAR(DiffusivityRule.NONLINEAR),
  SMOOTH(DiffusivityRule.SMOOTH),
  LOCAL_MATCH(DiffusivityRule.LOCAL_MATCH);

  static final int INITIAL = 5;
  static final int STEPS = 20;
  public static final EulerSpec DEFAULTS = spec(STEPS, 1, Scheme.EXPLICIT, LabelRule.CLAMP);

  private final DiffusivityRule rule;

  SteppedSystem(DiffusivityRule rule) {
    this.rule = rule;
  }

  public static EulerSpec spec(int steps, double delta, Scheme scheme, LabelRule rule) {
    return new EulerSpec(steps, delta, scheme, LabelWeights.BALANCED, rule, false);
  }

  public Diffusion with(EulerSpec spec) {
    return with(spec, INITIAL, EulerDiffusion.SIGMA_F_DEFAULT);
  }

  public Diffusion with(EulerSpec spec, int initialSteps, double sigmaF) {
    return rule == null
        ? EulerDiffusion.isotropic(spec)
        : EulerDiffusion.anisotropic(spec, initialSteps, sigmaF, rule);
  }

  /** Steps taken in all, the initial ones of an anisotropic system among them. */
  int allSteps(EulerSpec spec) {
    return spec.steps() + (rule == null ? 0 : INITIAL);
  }
}
