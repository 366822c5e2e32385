package labeldiffusion.diffusion.stepped;

/** How a time step is taken. */
public enum Scheme {
  /** F - delta L F: cheap, its size bounded. */
  EXPLICIT,
  /** (I + delta L)^-1 F: a linear system for every step, stable for steps of any size. */
  IMPLICIT
}
