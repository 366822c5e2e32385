package labeldiffusion.diffusion.linear;

import labeldiffusion.graph.Components;
import labeldiffusion.graph.SimilarityGraph;
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
 * L U = sum over labelled j of (y_j - mean y) delta_j,   L = D - W,   sum_i d_i U_i = 0
 * score of class t = U_t / (share of t among the labels), shifted
 * </pre>
 *
 * {@link PoissonSources} has the right-hand side and the scores.
 */
public final class PoissonDiffusion extends LinearSystemDiffusion {
  private static final long serialVersionUID = 1L;

  public PoissonDiffusion(StoppingRule rule) {
    super(rule);
  }

  @Override
  Solution solve(SimilarityGraph graph, Labels labels, Workers workers) {
    PoissonSources sources = new PoissonSources(labels, Components.of(graph));
    Solution potential = potential(graph, sources, labels.classes(), workers);
    sources.toScores(potential.X());
    return potential;
  }

  /** U, centred in each component. */
  Solution potential(SimilarityGraph graph, PoissonSources sources, int c, Workers workers) {
    double[] B = sources.values();
    LinearSystem system = new LinearSystem(Laplacian.of(graph.matrix()), B, c);
    Solution U = new ConjugateGradient(system, workers).solve(new double[B.length], rule);
    sources.centre(U.X(), graph.degree());
    return U;
  }
}
