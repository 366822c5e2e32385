package labeldiffusion.diffusion.stepped;

/** Weights that do not change during a run. */
record ConstantWeights(double[] wD) implements DiffusionWeights {
  @Override
  public double[] at(double[] F) {
    return wD;
  }

  @Override
  public boolean isConstant() {
    return true;
  }
}
