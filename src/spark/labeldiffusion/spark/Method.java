package labeldiffusion.spark;

import labeldiffusion.spark.blocks.Ghosts;
import labeldiffusion.spark.steps.LinearMethod;
import labeldiffusion.spark.steps.SteppedMethod;

/** The methods, by the names that users write. */
public enum Method {
  ISOTROPIC,
  LINEAR,
  NONLINEAR,
  SMOOTH,
  LOCAL_MATCH,
  LGC,
  GRF;

  public boolean isLinearSystem() {
    return this == LGC || this == GRF;
  }

  SteppedMethod stepped() {
    return SteppedMethod.valueOf(name());
  }

  LinearMethod linear() {
    return LinearMethod.valueOf(name());
  }

  Ghosts ghosts() {
    return isLinearSystem() ? Ghosts.JOINED : stepped().ghosts();
  }
}
