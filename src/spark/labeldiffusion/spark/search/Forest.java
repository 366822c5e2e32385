package labeldiffusion.spark.search;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import labeldiffusion.neighbours.exact.Projection;
import labeldiffusion.points.Points;

/** Several routing trees, whose leaves are numbered consecutively. */
public final class Forest implements Serializable {
  private static final long serialVersionUID = 1L;

  private final List<RoutingTree> trees = new ArrayList<>();

  /** The group of each leaf of each tree, counted from the first group of the first tree. */
  private final List<int[]> group = new ArrayList<>();

  private int leaves;

  /** Null if there are no trees. */
  private final Projection projection;

  private Forest(Projection projection) {
    this.projection = projection;
  }

  /** For graphs whose edges are given. */
  public static Forest none() {
    return new Forest(null);
  }

  static Forest of(SketchWidth.Chosen chosen, SearchSettings settings, int n, long seed) {
    Sketches sample = chosen.sample();
    Forest forest = new Forest(chosen.projection());
    double mostSampleRows = (double) settings.leafRows() * sample.size() / n;
    for (int t = 0; t < settings.trees(); t++) {
      RoutingTree tree = new RoutingTree(sample, seed + 1000L * t);
      int[] groups = tree.groups(mostSampleRows);
      int most = 0;
      for (int leaf = 0; leaf < groups.length; leaf++) {
        most = Math.max(most, groups[leaf] + 1);
        groups[leaf] += forest.leaves;
      }
      forest.leaves += most;
      forest.trees.add(tree);
      forest.group.add(groups);
      if (most == 1) {
        break; // one leaf holds all rows
      }
    }
    return forest;
  }

  /** Leaves of all trees together. */
  public int leaves() {
    return leaves;
  }

  /** Leaves of the first trees together. */
  public int leavesOf(int firstTrees) {
    return firstTrees < trees.size() ? group.get(firstTrees)[0] : leaves;
  }

  public int trees() {
    return trees.size();
  }

  Projection projection() {
    return projection;
  }

  /** The leaves of a row in all trees. */
  public int[] leaves(double[] x) {
    double[] f = new double[x.length];
    projection.features(Points.of(x), 0, f);
    float[] p = projection.project(f);
    return IntStream.range(0, trees()).map(t -> leaf(t, p, 0)).toArray();
  }

  /** The leaf in tree t of a row whose sketch starts at a position. */
  int leaf(int t, float[] p, int from) {
    return group.get(t)[trees.get(t).leaf(p, from)];
  }

  /** The leaf of each row in the first tree, before leaves were joined to groups. */
  Fine fine(Sketches rows) {
    int[] leaf = new int[rows.size()];
    Arrays.setAll(leaf, r -> trees.get(0).leaf(rows.p(), r * rows.width()));
    return new Fine(rows.node(), leaf);
  }

  record Fine(int[] node, int[] leaf) implements Serializable {
    private static final long serialVersionUID = 1L;

    /** Writes the leaves to an array by node. */
    void copyTo(int[] all) {
      for (int r = 0; r < node.length; r++) {
        all[node[r]] = leaf[r];
      }
    }
  }
}
