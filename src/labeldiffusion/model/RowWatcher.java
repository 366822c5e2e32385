package labeldiffusion.model;

import java.util.Arrays;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.labels.Labels;

/**
 * Translates nodes into rows for another watcher.
 *
 * @param rowOf the row of each node, -1 if no row stands for it
 */
record RowWatcher(Watcher to, int[] rowOf) implements Watcher {
  @Override
  public void at(String phase, int done, int total) {
    to.at(phase, done, total);
  }

  @Override
  public void starts(SimilarityGraph graph, Labels labels, int[] nodes) {
    to.starts(graph, labels, Arrays.stream(nodes).map(node -> rowOf[node]).toArray());
  }

  @Override
  public void stepped(int t, double[] F, double[] wD) {
    to.stepped(t, F, wD);
  }

  @Override
  public void averaged(double[] F) {
    to.averaged(F);
  }
}
