package labeldiffusion.spark.steps;

import labeldiffusion.diffusion.stepped.Diffusivity;
import labeldiffusion.diffusion.stepped.IsotropicDiffusivity;
import labeldiffusion.diffusion.stepped.LinearDiffusivity;
import labeldiffusion.diffusion.stepped.LocalMatchDiffusivity;
import labeldiffusion.diffusion.stepped.NonlinearDiffusivity;
import labeldiffusion.diffusion.stepped.SmoothDiffusivity;
import labeldiffusion.spark.blocks.Ghosts;

/** The five diffusions in time, with what a block must know of its ghosts. */
public enum SteppedMethod {
  ISOTROPIC(new IsotropicDiffusivity(), Ghosts.JOINED),
  LINEAR(new LinearDiffusivity(), Ghosts.JOINED),
  NONLINEAR(new NonlinearDiffusivity(), Ghosts.JOINED),
  SMOOTH(new SmoothDiffusivity(), Ghosts.WITH_EDGES),
  LOCAL_MATCH(new LocalMatchDiffusivity(), Ghosts.TWO_HOPS);

  private final Diffusivity rule;
  private final Ghosts ghosts;

  SteppedMethod(Diffusivity rule, Ghosts ghosts) {
    this.rule = rule;
    this.ghosts = ghosts;
  }

  Diffusivity rule() {
    return rule;
  }

  /** Whether every step computes its weights edge by edge. */
  boolean listsEdges() {
    return this == NONLINEAR || this == LOCAL_MATCH;
  }

  public Ghosts ghosts() {
    return ghosts;
  }
}
