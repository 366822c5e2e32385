package labeldiffusion.model;

import java.util.Arrays;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.graph.GraphFamily;
import labeldiffusion.graph.GraphSpec;
import labeldiffusion.graph.NumberedGraph;
import labeldiffusion.labels.Labels;
import labeldiffusion.neighbours.KnownLists;
import labeldiffusion.neighbours.SearchSpec;
import labeldiffusion.parallel.Workers;
import labeldiffusion.points.Points;

/**
 * The nearest-neighbour graph of rows. Equal rows are a group. A group is one node, or one node per
 * class if its rows contradict each other; only then the neighbours are searched again.
 */
final class StandingPoints extends StandingGraph {
  private final GraphSource.Attributes source;
  private final Points raw;
  private final int[] groupOf;
  private final int groups;

  /** Without contradictions, and for the last ones there were. */
  private volatile Searched whole;

  private volatile Searched divided;

  private StandingPoints(GraphSource.Attributes source, Points raw, int[] groupOf, int groups) {
    this.source = source;
    this.raw = raw;
    this.groupOf = groupOf;
    this.groups = groups;
  }

  static StandingPoints of(
      GraphSource.Attributes source, Rows rows, ModelSpec spec, Watcher watcher) {
    Points raw = rows.points();
    Labels none = unlabelled(raw.size(), 1);
    DistinctRows distinct = DistinctRows.of(raw, none);
    int[] groupOf = new int[raw.size()];
    Arrays.setAll(groupOf, row -> distinct.nodesOf(raw, row)[0]);
    StandingPoints standing = new StandingPoints(source, raw, groupOf, distinct.points().size());
    standing.whole = standing.search(none, new TreeMap<>(), spec, watcher);
    standing.divided = standing.whole;
    return standing;
  }

  private static Labels unlabelled(int n, int classes) {
    return new Labels(new int[0], classes).withUnlabelled(n);
  }

  /**
   * Nodes and their neighbours.
   *
   * @param split the classes of the groups that are several nodes, ascending
   * @param firstNode of each group, and the number of nodes
   */
  private record Searched(
      Map<Integer, SortedSet<Integer>> split,
      int[] firstNode,
      Points points,
      SearchSpec.Found found,
      SearchFacts facts,
      Map<GraphSpec, NumberedGraph> built) {}

  private Searched search(
      Labels labels, Map<Integer, SortedSet<Integer>> split, ModelSpec spec, Watcher watcher) {
    Points distinct = DistinctRows.of(raw, labels).points();
    Points points = source.prepare(distinct).prepareCopy(distinct);
    int[] firstNode = new int[groups + 1];
    for (int g = 0; g < groups; g++) {
      firstNode[g + 1] = firstNode[g] + (split.containsKey(g) ? split.get(g).size() : 1);
    }
    try (Workers workers = new Workers(spec.slots())) {
      new Run(spec, workers, watcher)
          .requireMemory(unlabelled(points.size(), labels.classes()), points.searchBytes());
      long start = System.nanoTime();
      SearchSpec.Found found =
          spec.search()
              .find(KnownLists.none(points.size()), points, spec.largestK(), workers, watcher);
      SearchFacts facts = SearchFacts.of(found, points, (System.nanoTime() - start) / 1e9);
      return new Searched(split, firstNode, points, found, facts, new ConcurrentHashMap<>());
    }
  }

  @Override
  public int rows() {
    return raw.size();
  }

  @Override
  StandingNodes nodes(Labels ofRows, ModelSpec spec, Watcher watcher) {
    Map<Integer, SortedSet<Integer>> classes = new TreeMap<>();
    for (int row : ofRows.labelledNodes()) {
      classes.computeIfAbsent(groupOf[row], g -> new TreeSet<>()).add(ofRows.classOf()[row]);
    }
    Map<Integer, SortedSet<Integer>> split = new TreeMap<>(classes);
    split.values().removeIf(own -> own.size() < 2);
    Searched now = split.isEmpty() ? whole : divided;
    if (!now.split.equals(split)) {
      now = search(ofRows, split, spec, watcher);
      divided = now;
    }
    return new Nodes(now, ofRows);
  }

  /** The nodes for some labels. */
  private final class Nodes implements StandingNodes {
    private final Searched at;
    private final Labels labels;
    private final int[] rowOf;

    Nodes(Searched at, Labels ofRows) {
      this.at = at;
      int n = at.points.size();
      int[] classOf = new int[n];
      rowOf = new int[n];
      Arrays.fill(classOf, Labels.UNLABELLED);
      Arrays.fill(rowOf, -1);
      for (int row = 0; row < groupOf.length; row++) {
        int own = ofRows.classOf()[row];
        int node = node(groupOf[row], own);
        // a labelled row stands for its node, of several the first
        if (rowOf[node] < 0 || own != Labels.UNLABELLED && classOf[node] == Labels.UNLABELLED) {
          rowOf[node] = row;
          classOf[node] = own;
        }
      }
      labels = new Labels(classOf, ofRows.classes());
    }

    private int node(int group, int own) {
      int first = at.firstNode[group];
      SortedSet<Integer> classes = at.split.get(group);
      return classes == null || own == Labels.UNLABELLED
          ? first
          : first + classes.headSet(own).size();
    }

    @Override
    public GraphFamily graphs(ModelSpec spec, Workers workers) {
      return new BuiltGraphs(
          () -> GraphFamily.of(at.points, at.found.neighbours(), spec.graph(), workers), at.built);
    }

    @Override
    public SearchFacts search() {
      return at.facts;
    }

    @Override
    public Labels labels() {
      return labels;
    }

    @Override
    public int[] rowOf() {
      return rowOf;
    }

    @Override
    public int[] of(int row) {
      int group = groupOf[row];
      int[] nodes = new int[at.firstNode[group + 1] - at.firstNode[group]];
      Arrays.setAll(nodes, m -> at.firstNode[group] + m);
      return nodes;
    }

    @Override
    public ReportPart facts() {
      return new RowFacts(groupOf.length, at.points.size());
    }
  }
}
