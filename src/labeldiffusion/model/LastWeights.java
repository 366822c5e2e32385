package labeldiffusion.model;

import labeldiffusion.diffusion.Watcher;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.labels.Labels;

/** Keeps the edge weights of a run's last step, and passes all events on. */
final class LastWeights implements Watcher {
  private final Watcher to;
  private double[] own = new double[0];
  private double[] last = own;

  LastWeights(Watcher to) {
    this.to = to;
  }

  @Override
  public void at(String phase, int done, int total) {
    to.at(phase, done, total);
  }

  @Override
  public void starts(SimilarityGraph graph, Labels labels, int[] rows) {
    own = graph.weight();
    last = own;
    to.starts(graph, labels, rows);
  }

  /** Steps over the graph's own weights say nothing new; the last of others are copied. */
  @Override
  public void stepped(int t, double[] F, double[] wD) {
    if (wD != own) {
      last = last == own ? wD.clone() : last;
      System.arraycopy(wD, 0, last, 0, wD.length);
    }
    to.stepped(t, F, wD);
  }

  @Override
  public void averaged(double[] F) {
    to.averaged(F);
  }

  /** w^D, by position in the graph. */
  double[] values() {
    return last;
  }
}
