package labeldiffusion.diffusion.stepped;

import labeldiffusion.Golden;
import labeldiffusion.diffusion.Diffusion;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.labels.LabelWeights;
import labeldiffusion.parallel.Workers;

/** Short ways to write the settings of stepped diffusions in tests. */
final class StepSpecs {
  static final int INITIAL = 5;
  static final int STEPS = 20;
  static final EulerSpec DEFAULTS = spec(STEPS, 1, Scheme.EXPLICIT, LabelRule.CLAMP);

  private StepSpecs() {}

  static EulerSpec spec(int steps, double delta, Scheme scheme, LabelRule rule) {
    return new EulerSpec(steps, delta, scheme, LabelWeights.BALANCED, rule, false);
  }

  /** A diffusion with {@link #INITIAL} initial steps and the default sigma_f. */
  static Diffusion diffusion(Diffusivity diffusivity, EulerSpec spec) {
    return EulerDiffusion.anisotropic(spec, INITIAL, EulerDiffusion.SIGMA_F_DEFAULT, diffusivity);
  }

  /** The scores of a golden case after its initial steps. */
  static double[] initialScores(Golden golden, SimilarityGraph graph, Workers workers) {
    return EulerDiffusion.isotropic(golden.euler(golden.initialSteps()))
        .run(graph, golden.labels(), workers, Watcher.NONE)
        .values();
  }
}
