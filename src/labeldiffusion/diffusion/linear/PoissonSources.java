package labeldiffusion.diffusion.linear;

import labeldiffusion.graph.Components;
import labeldiffusion.labels.Labels;

/**
 * What Poisson learning adds to the graph (Calder, Cook, Thorpe, Slepcev 2020): the sources b at
 * the labelled nodes and the way from the potential U, L U = b, to scores. L is singular on each
 * component, so each component is a problem of its own: sources and potential are centred there.
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
   * Turns the potential U into scores. Column t is divided by the share of class t among the labels
   * of the component, so that unequal numbers of labels do no harm. Then each row is shifted: all
   * its classes by the same amount, so that their order stays, and its least score becomes the mean
   * spread of a row. So scores are not negative, and rows with little evidence come out nearly
   * even.
   *
   * <p>If all labels of a component are of one class there is no source: that class takes the whole
   * component. A component without labels gets the scores 0.
   */
  void toScores(double[] U) {
    double[] least = new double[labels.size()];
    double spread = 0;
    for (int i = 0; i < labels.size(); i++) {
      double[] own = share[component[i]];
      double low = Double.POSITIVE_INFINITY;
      double high = Double.NEGATIVE_INFINITY;
      for (int t = 0; t < c; t++) {
        if (own[t] > 0) {
          U[i * c + t] /= own[t];
          low = Math.min(low, U[i * c + t]);
          high = Math.max(high, U[i * c + t]);
        }
      }
      least[i] = low;
      spread += low <= high ? (high - low) / labels.size() : 0;
    }
    for (int x = 0; x < U.length; x++) {
      double own = share[component[x / c]][x % c];
      if (own == 0 || own == 1) {
        U[x] = own;
      } else {
        U[x] += spread - least[x / c];
      }
    }
  }
}
