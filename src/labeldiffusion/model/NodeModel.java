package labeldiffusion.model;

import java.io.Serializable;
import java.util.Arrays;
import java.util.function.IntFunction;
import labeldiffusion.diffusion.Scores;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.files.EdgeList;
import labeldiffusion.files.NamedNeighbours;
import labeldiffusion.files.NodeNames;
import labeldiffusion.graph.GraphFamily;
import labeldiffusion.labels.Labels;
import labeldiffusion.model.TransductiveModel.BatchResult;
import labeldiffusion.parallel.Workers;
import labeldiffusion.points.Points;
import labeldiffusion.points.Preparation;

/**
 * Labels diffused over a graph that came from a file. Rows are joined to its nodes by their ids;
 * nodes no row mentions take part unlabelled. The graph holds all rows there can be, so a batch
 * asks for scores that are there already. Only if attributes weigh the edges, a batch may tell
 * those of further nodes, and the diffusion runs again.
 */
public final class NodeModel implements Serializable {
  private static final long serialVersionUID = 1L;

  private final NodeNames names;
  private final double[] prior;
  private final Scores scores;
  private final Report report;
  private final FileFacts facts;

  /** Null if the file says how heavy its edges are. */
  private final AttributedNodes attributed;

  /**
   * What a file holds.
   *
   * @param unmentioned nodes that no training row mentions
   * @param selfLoops lines that joined a node to itself, which were passed over
   */
  public record FileFacts(int nodes, int unmentioned, int selfLoops) implements Serializable {}

  private NodeModel(
      NodeNames names,
      String[] ids,
      int selfLoops,
      Labels labels,
      AttributedNodes attributed,
      Run run) {
    this.names = names;
    this.attributed = attributed;
    int mentioned = (int) Arrays.stream(nodes(names, ids)).distinct().count();
    facts = new FileFacts(names.size(), names.size() - mentioned, selfLoops);
    prior = labels.prior();
    scores = run.scores();
    report = run.report();
  }

  /** Diffuses the rows' labels over a graph with weights. */
  public static NodeModel of(
      EdgeList edges, String[] ids, Labels rows, ModelSpec spec, Watcher watcher) {
    Labels labels = nodeLabels(edges.names(), ids, rows);
    GraphFamily graphs =
        GraphFamily.ofEdges(edges.names().size(), edges.low(), edges.high(), edges.value());
    try (Workers workers = new Workers(spec.slots())) {
      return new NodeModel(
          edges.names(),
          ids,
          edges.selfLoops(),
          labels,
          null,
          Run.ofGraph(graphs, labels, spec, workers, new NodeWatcher(watcher, edges.names(), ids)));
    }
  }

  /**
   * Diffuses the rows' labels over a given graph whose edges weigh what the rows' attributes say,
   * not what the file says.
   *
   * @param raw the attributes of the rows, which become the model's own and are overwritten
   */
  public static NodeModel of(
      EdgeList edges,
      String[] ids,
      Labels rows,
      Points raw,
      Preparation preparation,
      ModelSpec spec,
      Watcher watcher) {
    Labels labels = nodeLabels(edges.names(), ids, rows);
    AttributedNodes attributed =
        AttributedNodes.of(edges, labels, preparation, spec)
            .with(nodes(edges.names(), ids), ids, r -> raw.rows(new int[] {r}));
    return new NodeModel(
        edges.names(), ids, edges.selfLoops(), labels, attributed, attributed.run(watcher));
  }

  /** Diffuses the rows' labels over the graph of nearest neighbours by given distances. */
  public static NodeModel of(
      NamedNeighbours nearest, String[] ids, Labels rows, ModelSpec spec, Watcher watcher) {
    Labels labels = nodeLabels(nearest.names(), ids, rows);
    try (Workers workers = new Workers(spec.slots())) {
      return new NodeModel(
          nearest.names(),
          ids,
          0,
          labels,
          null,
          Run.ofNeighbours(
              nearest.neighbours(),
              labels,
              spec,
              workers,
              new NodeWatcher(watcher, nearest.names(), ids)));
    }
  }

  /**
   * Rows' labels as those of their nodes; rows of one node may repeat its label, not contradict it.
   */
  private static Labels nodeLabels(NodeNames names, String[] ids, Labels rows) {
    if (rows.labelledCount() == 0) {
      throw new IllegalArgumentException(
          "training data must have at least one class label, had none");
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
      throw new IllegalArgumentException(
          "every row's id must be a node of "
              + names.file()
              + ", but '"
              + id
              + "' is none (a node without edges is made known by a line that joins it to itself;"
              + " rows without an id attribute go by their numbers, counted from 0)");
    }
    return node;
  }

  private static int[] nodes(NodeNames names, String[] ids) {
    return Arrays.stream(ids).mapToInt(id -> node(names, id)).toArray();
  }

  public Report report() {
    return report;
  }

  public FileFacts facts() {
    return facts;
  }

  /**
   * The mean distribution of the nodes with these ids; the prior of the labels where none has
   * arrived.
   */
  public double[] distribution(String... ids) {
    return mean(scores, nodes(names, ids));
  }

  /**
   * The distributions of a batch of rows by their ids. Where attributes weigh the edges and rows
   * are nodes whose attributes were not known, the edges are weighed and the labels diffused again;
   * rows of nodes that were known do not change these.
   *
   * @param rawRow makes the attributes of a row by its number, if they are needed
   */
  public BatchResult distributions(String[] ids, IntFunction<Points> rawRow, Watcher watcher) {
    int[] nodes = nodes(names, ids);
    AttributedNodes all = attributed == null ? null : attributed.with(nodes, ids, rawRow);
    Run run = all == attributed ? null : all.run(watcher);
    Scores found = run == null ? scores : run.scores();
    double[][] distributions =
        Arrays.stream(nodes).mapToObj(node -> mean(found, node)).toArray(double[][]::new);
    return new BatchResult(distributions, run == null ? null : run.report());
  }

  private double[] mean(Scores from, int... nodes) {
    double[] ones = new double[nodes.length];
    Arrays.fill(ones, 1);
    return from.distribution(nodes, ones, prior);
  }
}
