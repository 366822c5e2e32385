package labeldiffusion.spark.search;

import java.io.Serializable;
import java.util.ArrayList;
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

  public int trees() {
    return trees.size();
  }

  /** The leaf of a row in tree t. */
  public int leaf(int t, double[] x, int from) {
    return group.get(t)[trees.get(t).leaf(x, from)];
  }

  /** The leaves of some rows. */
  Routed leaves(PointRows rows) {
    int[][] leaf = new int[trees.size() + 1][rows.size()];
    for (int r = 0; r < rows.size(); r++) {
      for (int t = 0; t < trees.size(); t++) {
        int fine = trees.get(t).leaf(rows.x(), r * rows.d());
        leaf[t][r] = group.get(t)[fine];
        leaf[trees.size()][r] = t == 0 ? fine : leaf[trees.size()][r];
      }
    }
    return new Routed(rows.node(), leaf);
  }

  /**
   * @param leaf the leaves of the rows in each tree, and those of the first tree before they were
   *     joined to groups
   */
  record Routed(int[] node, int[][] leaf) implements Serializable {
    private static final long serialVersionUID = 1L;

    /** Writes the leaves to arrays by node. */
    void copyTo(int[][] all) {
      for (int t = 0; t < leaf.length; t++) {
        for (int r = 0; r < node.length; r++) {
          all[t][node[r]] = leaf[t][r];
        }
      }
    }
  }
}
