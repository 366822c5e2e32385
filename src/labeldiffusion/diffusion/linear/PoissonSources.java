package labeldiffusion.diffusion.linear;

import labeldiffusion.graph.Components;
import labeldiffusion.labels.Labels;

/**
 * The sources b of the exact Poisson problem L U = b (Calder, Cook, Thorpe, Slepcev 2020). L is
 * singular on each component, so each component is a problem of its own: sources and potential are
 * centred there.
 */
final class PoissonSources {
  private final Labels labels;
  private final int c;
  private final int[] component;

  /** Share of each class among the labels, by component; 0 where a component has no labels. */
  private final double[][] share;

  PoissonSources(Labels labels, Components components) {
    this.labels = labels;
    c = labels.classes();
    component = components.of();
    share = new double[components.count()][];
    int[] counts = new int[components.count()];
    double[] none = new double[c];
    for (int i = 0; i < labels.size(); i++) {
      int k = component[i];
      if (labels.isLabelled(i)) {
        share[k] = counts[k] == 0 ? new double[c] : share[k];
        share[k][labels.classOf()[i]]++;
        counts[k]++;
      }
    }
    for (int k = 0; k < share.length; k++) {
      share[k] = counts[k] == 0 ? none : share[k];
      for (int t = 0; t < c && counts[k] > 0; t++) {
        share[k][t] /= counts[k];
      }
    }
  }

  /** b (n x c): y_j - mean y at every labelled node j, 0 elsewhere; mean y over the component. */
  double[] values() {
    double[] B = new double[Labels.length(labels.size(), c)];
    for (int i = 0; i < labels.size(); i++) {
      for (int t = 0; t < c && labels.isLabelled(i); t++) {
        B[i * c + t] = (labels.classOf()[i] == t ? 1 : 0) - share[component[i]][t];
      }
    }
    return B;
  }

  /** Subtracts from each column of U its degree-weighted mean, component by component. */
  void centre(double[] U, double[] degree) {
    double[] mass = new double[share.length];
    double[] sum = new double[share.length * c];
    for (int i = 0; i < degree.length; i++) {
      int k = component[i];
      mass[k] += degree[i];
      for (int t = 0; t < c; t++) {
        sum[k * c + t] += degree[i] * U[i * c + t];
      }
    }
    for (int i = 0; i < degree.length; i++) {
      int k = component[i];
      for (int t = 0; t < c && mass[k] > 0; t++) {
        U[i * c + t] -= sum[k * c + t] / mass[k];
      }
    }
  }

  /**
   * Marks the classes that do not reach a node, because its component has no label of theirs, as
   * out of reach. If all labels of a component are of one class there is no source, but only that
   * class is left.
   */
  void markOutOfReach(double[] U) {
    for (int x = 0; x < U.length; x++) {
      U[x] = share[component[x / c]][x % c] > 0 ? U[x] : PotentialScores.OUT_OF_REACH;
    }
  }
}
