package labeldiffusion.model;

import labeldiffusion.diffusion.Labels;
import labeldiffusion.diffusion.Scores;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.files.EdgeList;
import labeldiffusion.files.NamedNeighbours;
import labeldiffusion.files.NodeNames;
import labeldiffusion.graph.GraphFamily;
import labeldiffusion.parallel.Workers;

import java.io.Serializable;
import java.util.Arrays;

/**
 * Labels diffused over a graph that came from a file. Rows are joined to its nodes by their ids; nodes no row mentions
 * take part unlabelled. The graph holds all rows there can be, so a batch asks for scores that are there already.
 */
public final class NodeModel implements Serializable {
  private static final long serialVersionUID = 1L;

  private final NodeNames names;
  private final double[] prior;
  private final Scores scores;
  private final Report report;

  private NodeModel(NodeNames names, Labels labels, Run run) {
    this.names = names;
    prior = labels.prior();
    scores = run.scores();
    report = run.report();
  }

  /** Diffuses the rows' labels over a graph with weights. */
  public static NodeModel of(EdgeList edges, String[] ids, Labels rows, ModelSpec spec, Watcher watcher) {
    Labels labels = nodeLabels(edges.names(), ids, rows);
    GraphFamily graphs = GraphFamily.ofEdges(edges.names().size(), edges.low(), edges.high(), edges.value());
    try (Workers workers = new Workers(spec.slots())) {
      return new NodeModel(edges.names(), labels,
          Run.ofGraph(graphs, labels, spec, workers, new NodeWatcher(watcher, edges.names(), ids)));
    }
  }

  /** Diffuses the rows' labels over the graph of nearest neighbours by given distances. */
  public static NodeModel of(NamedNeighbours nearest, String[] ids, Labels rows, ModelSpec spec, Watcher watcher) {
    Labels labels = nodeLabels(nearest.names(), ids, rows);
    try (Workers workers = new Workers(spec.slots())) {
      return new NodeModel(nearest.names(), labels,
          Run.ofNeighbours(nearest.neighbours(), labels, spec, workers, new NodeWatcher(watcher, nearest.names(), ids)));
    }
  }

  /** Rows' labels as those of their nodes; rows of one node may repeat its label, not contradict it. */
  private static Labels nodeLabels(NodeNames names, String[] ids, Labels rows) {
    if (rows.labelledCount() == 0) {
      throw new IllegalArgumentException("training data must have at least one class label, had none");
    }
    int[] classOf = new int[names.size()];
    Arrays.fill(classOf, Labels.UNLABELLED);
    for (int r = 0; r < ids.length; r++) {
      int node = node(names, ids[r]);
      if (rows.isLabelled(r)) {
        if (classOf[node] != Labels.UNLABELLED && classOf[node] != rows.classOf()[r]) {
          throw new IllegalArgumentException(
              "rows with the same id must have the same class, but two of '" + ids[r] + "' differ");
        }
        classOf[node] = rows.classOf()[r];
      }
    }
    return new Labels(classOf, rows.classes());
  }

  private static int node(NodeNames names, String id) {
    int node = names.find(id);
    if (node < 0) {
      throw new IllegalArgumentException("a row's id must be a node of the file, but '" + id
          + "' is none (a node without edges is made known by a line that joins it to itself)");
    }
    return node;
  }

  public Report report() {
    return report;
  }

  /** The mean distribution of the nodes with these ids; the prior of the labels where none has arrived. */
  public double[] distribution(String... ids) {
    double[] ones = new double[ids.length];
    Arrays.fill(ones, 1);
    return scores.distribution(Arrays.stream(ids).mapToInt(id -> node(names, id)).toArray(), ones, prior);
  }
}
