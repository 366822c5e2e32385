package labeldiffusion.model;

import java.util.Arrays;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.files.NodeNames;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.labels.Labels;

/** Tells another watcher the rows of nodes that have ids. */
final class NodeWatcher implements Watcher {
  private final Watcher to;

  /** The first row with the node's id, -1 if none has it. */
  private final int[] rowOf;

  NodeWatcher(Watcher to, NodeNames names, String[] ids) {
    this.to = to;
    rowOf = new int[names.size()];
    Arrays.fill(rowOf, -1);
    for (int r = ids.length - 1; r >= 0; r--) {
      rowOf[names.find(ids[r])] = r;
    }
  }

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
}
