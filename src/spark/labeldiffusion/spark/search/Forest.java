package labeldiffusion.spark.search;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Several routing trees, whose leaves are numbered consecutively. */
public final class Forest implements Serializable {
  private static final long serialVersionUID = 1L;

  private final List<RoutingTree> trees = new ArrayList<>();

  /** The group of each leaf of each tree, counted from the first group of the first tree. */
  private final List<int[]> group = new ArrayList<>();

  private int leaves;

  private Forest() {}

  /** For graphs whose edges are given. */
  public static Forest none() {
    return new Forest();
  }

  static Forest of(PointRows sample, SearchSettings settings, int n, long seed) {
    Forest forest = new Forest();
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

  /** The leaf of a row in tree t. */
  public int leaf(int t, double[] x, int from) {
    return group.get(t)[trees.get(t).leaf(x, from)];
  }

  /** The leaf of each row in the first tree, before leaves were joined to groups. */
  Fine fine(PointRows rows) {
    int[] leaf = new int[rows.size()];
    Arrays.setAll(leaf, r -> trees.get(0).leaf(rows.x(), r * rows.d()));
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
