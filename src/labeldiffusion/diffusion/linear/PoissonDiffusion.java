package labeldiffusion.diffusion.linear;

import labeldiffusion.diffusion.Scores;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.graph.Components;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.labels.Labels;
import labeldiffusion.parallel.Workers;
import labeldiffusion.sparse.Solution;
import labeldiffusion.sparse.StoppingRule;

/**
 * Poisson learning (Calder, Cook, Thorpe, Slepcev 2020): labels are sources, not boundary values,
 *
 * <pre>
 * L U = sum over labelled j of (y_j - mean y) delta_j,   L = D - W,   sum_i d_i U_i = 0
 * score of class t = U_t / (share of t among the labels)
 * </pre>
 *
 * The division makes unequal numbers of labels harmless. L is singular for each component, so each
 * is a problem of its own: its source and its solution are centred there.
 *
 * <p>Scores may be negative, distributions not: a row is shifted, all its classes by the same
 * amount so that their order stays, to have the mean spread of a row as its least score. Rows that
 * say little come out nearly even.
 */
public final class PoissonDiffusion extends LinearSystemDiffusion {
  private static final long serialVersionUID = 1L;

  public PoissonDiffusion(StoppingRule rule) {
    super(rule);
  }

  @Override
  public Scores run(SimilarityGraph graph, Labels labels, Workers workers, Watcher watcher) {
    Components components = Components.of(graph);
    double[][] means = meanLabels(components, labels);
    double[] U = new double[Labels.length(graph.size(), labels.classes())];
    Solution solution = potential(graph, labels, components, means, U, workers, watcher);
    return solved(
        graph, shifted(U, components, means, labels), labels.classes(), solution, watcher);
  }

  /** U, centred in each component. */
  Solution potential(
      SimilarityGraph graph,
      Labels labels,
      Components components,
      double[][] means,
      double[] U,
      Workers workers,
      Watcher watcher) {
    int n = graph.size();
    int c = labels.classes();
    double[] B = new double[U.length];
    for (int i = 0; i < n; i++) {
      if (labels.isLabelled(i)) {
        for (int t = 0; t < c; t++) {
          B[i * c + t] =
              (labels.classOf()[i] == t ? 1 : 0) - means[components.of()[i]][t]; // y_j - mean y
        }
      }
    }
    Solution solution =
        solve(graph, new double[n], graph.weight(), B, U, c, rule, workers, watcher);
    centre(U, graph, components, c);
    return solution;
  }

  /** Mean one-hot label of each component; null for one without labels. */
  static double[][] meanLabels(Components components, Labels labels) {
    double[][] means = new double[components.count()][];
    int[] counts = new int[components.count()];
    for (int i = 0; i < labels.size(); i++) {
      if (labels.isLabelled(i)) {
        int k = components.of()[i];
        means[k] = means[k] == null ? new double[labels.classes()] : means[k];
        means[k][labels.classOf()[i]]++;
        counts[k]++;
      }
    }
    for (int k = 0; k < means.length; k++) {
      for (int t = 0; means[k] != null && t < labels.classes(); t++) {
        means[k][t] /= counts[k];
      }
    }
    return means;
  }

  /** Subtracts the degree-weighted mean of each column in each component. */
  private static void centre(double[] U, SimilarityGraph graph, Components components, int c) {
    double[] mass = new double[components.count()];
    double[] sum = new double[components.count() * c];
    for (int i = 0; i < graph.size(); i++) {
      int k = components.of()[i];
      mass[k] += graph.degree()[i];
      for (int t = 0; t < c; t++) {
        sum[k * c + t] += graph.degree()[i] * U[i * c + t];
      }
    }
    for (int i = 0; i < graph.size(); i++) {
      int k = components.of()[i];
      for (int t = 0; t < c && mass[k] > 0; t++) {
        U[i * c + t] -= sum[k * c + t] / mass[k];
      }
    }
  }

  /**
   * Rows of U over the shares of the labels in the component, shifted. Where these are all of one
   * class there is no source: that class takes the component. Where there are none nothing arrives.
   */
  private static double[] shifted(
      double[] U, Components components, double[][] means, Labels labels) {
    int c = labels.classes();
    double[] least = new double[labels.size()];
    double spread = 0;
    for (int i = 0; i < labels.size(); i++) {
      double[] share = means[components.of()[i]];
      double low = Double.POSITIVE_INFINITY;
      double high = Double.NEGATIVE_INFINITY;
      for (int t = 0; share != null && t < c; t++) {
        if (share[t] > 0) {
          U[i * c + t] /= share[t];
          low = Math.min(low, U[i * c + t]);
          high = Math.max(high, U[i * c + t]);
        }
      }
      least[i] = low;
      spread += share == null ? 0 : (high - low) / labels.size();
    }
    for (int x = 0; x < U.length; x++) {
      double[] share = means[components.of()[x / c]];
      double own = share == null ? 0 : share[x % c];
      if (own == 0 || own == 1) {
        U[x] = own;
      } else {
        U[x] += spread - least[x / c];
      }
    }
    return U;
  }
}
