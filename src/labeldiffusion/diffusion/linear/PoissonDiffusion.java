package labeldiffusion.diffusion.linear;

import java.util.Arrays;
import labeldiffusion.graph.Components;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.labels.LabelWeights;
import labeldiffusion.labels.Labels;
import labeldiffusion.parallel.Workers;
import labeldiffusion.sparse.ConjugateGradient;
import labeldiffusion.sparse.Laplacian;
import labeldiffusion.sparse.LinearSystem;
import labeldiffusion.sparse.Solution;
import labeldiffusion.sparse.StoppingRule;

/**
 * Poisson learning (Calder, Cook, Thorpe, Slepcev 2020). Labels are sources and sinks of a flow,
 * not boundary values, so that very few labels still say something far away from them:
 *
 * <pre>
 * (L + damping D) U = sum over labelled j of (y_j - mean y) delta_j,   L = D - W
 * </pre>
 *
 * The damping differs from the paper. U is the expected sum of the sources that a random walk meets
 * if it ends after each step with probability damping / (1 + damping): on average after 1 / damping
 * steps, which stands for the early stopping of the authors' own program. The scaled matrix has its
 * eigenvalues in [damping, 2 + damping], so the solver converges on any graph. Sources need not sum
 * to 0 in a component: one with labels of a single class belongs to that class, and so does a part
 * that only weak edges join to the rest.
 *
 * <p>Damping 0 is the published system. It is solved in each component, with sources and potential
 * centred there ({@link PoissonSources}).
 */
public final class PoissonDiffusion extends LinearSystemDiffusion {
  private static final long serialVersionUID = 1L;

  /** A walk of 200 steps. Errors are flat from 0.003 to 0.01 on all sets that were tried. */
  public static final double DAMPING_DEFAULT = 0.005;

  /** Of the system that tells where scores come from. */
  private static final double LEAST_DAMPING = 1e-6;

  private final double damping;

  public PoissonDiffusion(double damping, StoppingRule rule) {
    super(rule);
    if (!(damping >= 0 && damping < 1)) {
      throw new IllegalArgumentException("damping must be at least 0 and below 1, was " + damping);
    }
    this.damping = damping;
  }

  @Override
  Solution solve(SimilarityGraph graph, Labels labels, Workers workers) {
    Solution potential =
        damping == 0 ? exact(graph, labels, workers) : damped(graph, labels, workers);
    PotentialScores.replace(potential.X(), labels.classes());
    return potential;
  }

  private Solution exact(SimilarityGraph graph, Labels labels, Workers workers) {
    PoissonSources sources = new PoissonSources(labels, Components.of(graph));
    Solution potential = exactPotential(graph, sources, labels.classes(), workers);
    sources.markOutOfReach(potential.X());
    return potential;
  }

  /** U without damping, centred in each component. */
  Solution exactPotential(SimilarityGraph graph, PoissonSources sources, int c, Workers workers) {
    double[] B = sources.values();
    LinearSystem system = new LinearSystem(Laplacian.of(graph.matrix()), B, c);
    Solution U = new ConjugateGradient(system, workers).solve(new double[B.length], rule);
    sources.centre(U.X(), graph.degree());
    return U;
  }

  private Solution damped(SimilarityGraph graph, Labels labels, Workers workers) {
    int c = labels.classes();
    Laplacian A = Laplacian.damped(graph.matrix(), damping);
    double[] B = sources(labels);
    Solution potential =
        new ConjugateGradient(new LinearSystem(A, B, c), workers).solve(new double[B.length], rule);
    markOutOfReach(potential.X(), c, Components.of(graph).reachable(labels));
    return potential;
  }

  /** y_j - mean y at every labelled node j, 0 elsewhere; the mean is that of all labels. */
  private static double[] sources(Labels labels) {
    double[] B = labels.seeds(LabelWeights.ONE_HOT);
    double[] mean = labels.prior();
    for (int x = 0; x < B.length; x++) {
      B[x] -= labels.isLabelled(x / mean.length) ? mean[x % mean.length] : 0;
    }
    return B;
  }

  /** A row of zeros means that nothing has arrived, unless there is only one class. */
  private static void markOutOfReach(double[] U, int c, boolean[] reachable) {
    for (int i = 0; i < reachable.length; i++) {
      boolean hasArrived = c == 1;
      for (int x = i * c; x < (i + 1) * c; x++) {
        hasArrived |= U[x] != 0;
      }
      for (int x = i * c; x < (i + 1) * c && !(hasArrived && reachable[i]); x++) {
        U[x] = PotentialScores.OUT_OF_REACH;
      }
    }
  }

  /**
   * The potential at i of a unit source at each label, less the smallest of them: potentials are
   * known up to a constant only. A damping of 0 is taken as a tiny one, since a single source has
   * no solution without.
   */
  @Override
  public double[] origins(
      SimilarityGraph graph, Labels labels, double[] wD, int i, Workers workers) {
    double[] e = new double[graph.size()];
    e[i] = 1;
    Laplacian A = Laplacian.damped(graph.matrix(), Math.max(damping, LEAST_DAMPING));
    double[] x =
        new ConjugateGradient(new LinearSystem(A, e, 1), workers)
            .solve(new double[e.length], rule)
            .X();
    int[] labelled = labels.labelledNodes();
    double least = Arrays.stream(labelled).mapToDouble(l -> x[l]).min().orElse(0);
    double[] origins = new double[x.length];
    for (int l : labelled) {
      origins[l] = labelled.length == 1 ? 1 : x[l] - least;
    }
    return origins;
  }

  /** The memory of the system, and the gaps of {@link PotentialScores}. */
  @Override
  public long bytes(long nodes, long entries, int k, int c) {
    return super.bytes(nodes, entries, k, c) + 8 * nodes;
  }
}
