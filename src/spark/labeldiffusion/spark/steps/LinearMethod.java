package labeldiffusion.spark.steps;

/** The methods that solve a linear system. */
public enum LinearMethod {
  /** Local and global consistency: (I - alpha S) F = (1 - alpha) Y. */
  LGC,
  /** Gaussian random fields: L_uu F_u = W_ul Y_l. */
  GRF
}
