package labeldiffusion.model;

/** How scores become probabilities. */
public enum CalibrationRule {
  /** By labels that are hidden from the diffusion; by the prior if no label can be hidden. */
  LABELS,
  /** By what fits most data sets. */
  PRIOR,
  /** Not at all: scores divided by their sum. */
  NONE
}
