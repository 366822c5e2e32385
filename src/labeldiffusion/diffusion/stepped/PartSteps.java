package labeldiffusion.diffusion.stepped;

import java.io.Serializable;
import java.util.Arrays;
import java.util.function.DoubleConsumer;
import labeldiffusion.graph.GraphPart;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.parallel.Workers;

/**
 * The time steps of {@link EulerDiffusion} on a part of a graph, in one thread. The caller fetches
 * the scores of the ghosts, and combines what parts contribute to sums and maxima. The methods
 * return new arrays, since the caller may keep them; F has a row for every node of the part.
 *
 * <p>The smooth system takes two exchanges per step: {@link #sums} of the own nodes, which other
 * parts need of their ghosts, and then {@link #smooth}.
 */
public final class PartSteps {
  private final GraphPart part;
  private final StepRows rows;
  private final EdgeKernels kernels;
  private final Diffusivity rule;
  private final Workers workers = new Workers(1);

  /** Made by the first step, because they list pairs of nodes. */
  private DiffusionWeights weights;

  /**
   * @param degree d_i of all nodes of the part
   * @param isClamped whether row i is reset to its label after every step
   */
  public PartSteps(
      GraphPart part, double[] degree, boolean[] isClamped, int classes, Diffusivity rule) {
    this.part = part;
    this.rule = rule;
    rows = new StepRows(part.graph(), degree, isClamped, classes);
    kernels = new EdgeKernels(part.graph(), classes);
  }

  /** sigma_f^2 by the sum of w_ij ||F_i - F_j||^2 over so many edges. */
  public static double sigmaF2(double relative, double sumOfSquaredGradients, long edges) {
    return EdgeKernels.sigmaF2(relative, sumOfSquaredGradients, edges);
  }

  /** delta', given the largest ratio r of a row sum to its degree. */
  public static double guarded(double delta, double r) {
    return ExplicitStep.guarded(delta, r);
  }

  /** Passes on w_ij ||F_i - F_j||^2 of all entries of own rows: every edge occurs in two rows. */
  public void squaredGradients(double[] F, DoubleConsumer sum) {
    SimilarityGraph graph = part.graph();
    for (int i = 0; i < part.own(); i++) {
      for (int p = graph.rowStart()[i]; p < graph.rowStart()[i + 1]; p++) {
        sum.accept(graph.weight()[p] * kernels.squaredDifference(F, i, graph.column()[p]));
      }
    }
  }

  /** w^D of the rule at F; valid until the next call. */
  public double[] weights(double[] F, double sigmaF2) {
    return weights(sigmaF2, F).at(F);
  }

  private DiffusionWeights weights(double sigmaF2, double[] F) {
    if (weights == null) {
      weights = rule.on(new DiffusivityContext(part, rows.classes(), F, sigmaF2, workers));
    }
    return weights;
  }

  /**
   * S_i = 1 + sum_{k in N(i)} q_ik of the own nodes, for the smooth system. It takes q of their
   * neighbours only, and no memory for it.
   */
  public double[] sums(double[] F, double sigmaF2) {
    SimilarityGraph graph = part.graph();
    double[] S = new double[part.own()];
    for (int i = 0; i < S.length; i++) {
      double sum = 1;
      for (int p = graph.rowStart()[i]; p < graph.neighbourEnd()[i]; p++) {
        sum += kernels.q(F, sigmaF2, i, p);
      }
      S[i] = sum;
    }
    return S;
  }

  /**
   * w^D of the smooth system at F.
   *
   * @param S the sums of all nodes of the part
   */
  public double[] smooth(double[] F, double[] S, double sigmaF2, Triangles triangles) {
    double[] q = new double[part.graph().column().length];
    kernels.fillQ(triangles.edges(), F, sigmaF2, q, 0, part.graph().size());
    double[] wD = new double[q.length];
    triangles.smooth(part.graph(), q, S, wD, 0, 0, part.inner());
    return wD;
  }

  /** sum_j w^D_ij of the own nodes. */
  public double[] rowSums(double[] wD) {
    double[] rowSum = new double[part.own()];
    rows.sumRows(wD, rowSum, 0, part.own());
    return rowSum;
  }

  /** max_i rowSum_i / d_i over the own nodes. */
  public double largestRatio(double[] rowSum) {
    double most = 0;
    for (int i = 0; i < rowSum.length; i++) {
      most = Math.max(most, rowSum[i] / rows.degree()[i]);
    }
    return most;
  }

  /**
   * What the own nodes have after a step of any size, as soon as the guard knows the ratios of all
   * parts. Clamped rows are 0.
   *
   * @param inflow M_i = (1 / d_i) sum_j w^D_ij F_j
   * @param ratio r_i = sum_j w^D_ij / d_i
   */
  public record Flow(double[] inflow, double[] ratio) implements Serializable {
    private static final long serialVersionUID = 1L;

    /** The scores after a step: (1 - delta r_i) F_i + delta M_i. */
    public double[] step(double[] F, double delta) {
      double[] G = new double[F.length];
      int c = ratio.length == 0 ? 0 : F.length / ratio.length;
      for (int i = 0; i < ratio.length; i++) {
        double own = Math.max(0, 1 - delta * ratio[i]); // never negative, by the guard
        for (int x = i * c; x < (i + 1) * c; x++) {
          G[x] = own * F[x] + delta * inflow[x];
        }
      }
      return G;
    }
  }

  public Flow flow(double[] wD, double[] rowSum, double[] F) {
    double[] M = new double[part.own() * rows.classes()];
    rows.inflow(wD, F, M, 0, part.own());
    double[] ratio = new double[part.own()];
    Arrays.setAll(ratio, i -> rows.isClamped(i) ? 0 : rowSum[i] / rows.degree()[i]);
    return new Flow(M, ratio);
  }

  /** The scores of the own nodes after a step of size delta. */
  public double[] step(double[] wD, double[] rowSum, double delta, double[] F) {
    double[] G = Arrays.copyOf(F, part.own() * rows.classes()); // clamped rows stay as they are
    rows.explicitStep(wD, rowSum, delta, F, G, 0, part.own());
    return G;
  }
}
