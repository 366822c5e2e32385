package labeldiffusion.tools.paper;

import java.util.List;
import java.util.function.Supplier;
import weka.classifiers.diffusion.ConsistentDiffusion;
import weka.classifiers.diffusion.FickPropagation;
import weka.classifiers.diffusion.GaussianRandomFields;
import weka.classifiers.diffusion.IsotropicDiffusion;
import weka.classifiers.diffusion.LinearAnisotropicDiffusion;
import weka.classifiers.diffusion.LinearNeighborhoodPropagation;
import weka.classifiers.diffusion.LocalGlobalConsistency;
import weka.classifiers.diffusion.LocalMatchDiffusion;
import weka.classifiers.diffusion.NonlinearAnisotropicDiffusion;
import weka.classifiers.diffusion.PoissonLearning;
import weka.classifiers.diffusion.SmoothDiffusion;
import weka.classifiers.diffusion.TopologicalMatchDiffusion;
import weka.classifiers.diffusion.base.SelectingClassifier;
import weka.classifiers.diffusion.base.SteppedDiffusionClassifier;

/**
 * The rows of the paper's table with the errors printed there, by the columns of {@link PaperSet},
 * and four more. Two of these, A_T and A_C, are sketched in the paper but not measured there.
 */
enum PaperSystem {
  I(
      "I",
      IsotropicDiffusion::new,
      8.76,
      41.60,
      10.65,
      7.32,
      4.37,
      23.61,
      11.77,
      3.36,
      2.39,
      11.49,
      54.54),
  A_LIN(
      "A_lin",
      LinearAnisotropicDiffusion::new,
      5.55,
      41.80,
      8.47,
      7.36,
      4.11,
      25.02,
      12.58,
      3.01,
      2.54,
      11.30,
      54.47),
  A_NLIN(
      "A_nlin",
      NonlinearAnisotropicDiffusion::new,
      4.48,
      39.53,
      7.62,
      6.85,
      2.98,
      23.46,
      11.88,
      2.63,
      2.47,
      9.91,
      52.22),
  A_LM(
      "A_LM",
      LocalMatchDiffusion::new,
      4.31,
      42.00,
      7.55,
      6.48,
      2.22,
      19.55,
      11.47,
      2.54,
      2.17,
      10.05,
      51.19),
  A_S(
      "A_S",
      SmoothDiffusion::new,
      3.93,
      42.13,
      7.18,
      6.21,
      2.13,
      20.08,
      11.34,
      2.59,
      2.33,
      10.01,
      51.30),
  GRF(
      "GRF",
      GaussianRandomFields::new,
      6.13,
      42.68,
      10.96,
      4.93,
      1.65,
      28.09,
      11.78,
      2.96,
      2.76,
      12.16,
      61.91),
  FLAP(
      "FLAP",
      FickPropagation::new,
      5.66,
      44.63,
      10.99,
      6.97,
      2.73,
      20.08,
      14.49,
      2.16,
      2.84,
      12.59,
      57.97),
  LNP(
      "LNP",
      LinearNeighborhoodPropagation::new,
      7.27,
      44.33,
      13.25,
      5.53,
      3.12,
      16.02,
      14.39,
      Double.NaN,
      Double.NaN,
      11.94,
      62.36),
  LGC("LGC", LocalGlobalConsistency::new),
  POISSON("Poisson", PoissonLearning::new),
  A_T("A_T", TopologicalMatchDiffusion::new),
  A_C("A_C", ConsistentDiffusion::new);

  final String title;
  private final Supplier<SelectingClassifier> supplier;
  private final double[] printed;

  PaperSystem(String title, Supplier<SelectingClassifier> supplier, double... printed) {
    this.title = title;
    this.supplier = supplier;
    this.printed = printed;
  }

  SelectingClassifier classifier() {
    return supplier.get();
  }

  /** Whether the system takes time steps, so that how labels are read matters to it. */
  boolean isStepped() {
    return classifier() instanceof SteppedDiffusionClassifier;
  }

  /**
   * The systems of one table each: the paper's five, other methods, and what the paper sketches.
   */
  static List<List<PaperSystem>> groups() {
    return List.of(
        List.of(I, A_LIN, A_NLIN, A_LM, A_S),
        List.of(GRF, FLAP, LNP, LGC, POISSON),
        List.of(A_T, A_C));
  }

  /** Whether the system needs coordinates, not only distances. */
  boolean needsPoints() {
    return this == LNP || this == A_C;
  }

  /**
   * The options for the values to choose from besides K and T. The anisotropic systems have four
   * candidates each, however many parameters they have.
   */
  String[] grids() {
    return switch (this) {
      case I, GRF, POISSON -> new String[0];
      case A_LIN, A_NLIN, A_LM, A_S -> new String[] {"-sigma-f-grid", "0.1,0.3,1,3"};
      case A_T -> new String[] {"-sigma-f-grid", "0.3,1", "-match-width-grid", "0.3,3"};
      case A_C -> new String[] {"-sigma-f-grid", "0.3,1", "-tangent-dimension-grid", "2,3"};
      case FLAP, LNP, LGC -> new String[] {"-alpha-grid", "0.1,0.5,0.9,0.99,0.999"};
    };
  }

  /**
   * Whether the grid of the system has this K. The time for the local spectra of A_T grows with the
   * third power of K; with K = 20 they would take ten times as long as all other systems together.
   */
  boolean takes(int k) {
    return this != A_T || k <= 10;
  }

  /** Whether it is one of the paper's four anisotropic systems. */
  boolean isAnisotropicOfThePaper() {
    return List.of(A_LIN, A_NLIN, A_LM, A_S).contains(this);
  }

  /** The error in per cent the paper prints for a column, NaN if it prints none. */
  double printed(PaperSet set) {
    int column = PaperSet.TABLE.indexOf(set);
    return column >= 0 && column < printed.length ? printed[column] : Double.NaN;
  }
}
