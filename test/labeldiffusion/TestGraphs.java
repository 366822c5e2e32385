package labeldiffusion;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.graph.GraphSpec;
import labeldiffusion.graph.KernelWidth;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.graph.WidthRule;
import labeldiffusion.labels.Labels;
import labeldiffusion.neighbours.ExactSearch;
import labeldiffusion.neighbours.Neighbours;
import labeldiffusion.parallel.Workers;
import labeldiffusion.points.Points;

/** Points and graphs to test with: small ones that can be calculated by hand, and random ones. */
public final class TestGraphs {
  public static final GraphSpec GLOBAL_3 = new GraphSpec(3, WidthRule.GLOBAL, 0);

  private TestGraphs() {}

  /** 0 - 1 - ... - (n-1), all weights 1. */
  public static SimilarityGraph path(int n) {
    int[][] next = new int[n][1];
    for (int i = 0; i < n; i++) {
      next[i][0] = i + 1 < n ? i + 1 : i - 1;
    }
    return unit(next);
  }

  /** A path whose ends are joined, all weights 1. */
  public static SimilarityGraph ring(int n) {
    int[][] next = new int[n][1];
    for (int i = 0; i < n; i++) {
      next[i][0] = (i + 1) % n;
    }
    return unit(next);
  }

  /** Node 0 joined to all others, all weights 1. */
  public static SimilarityGraph star(int n) {
    int[][] centre = new int[n][1];
    centre[0][0] = 1;
    return unit(centre);
  }

  /**
   * Nodes 0..m-1 and m..2m-1, everyone joined to all of the own side, and m-1 joined to m; all
   * weights 1.
   */
  public static SimilarityGraph twoCliques(int m) {
    int[][] others = new int[2 * m][m - 1];
    for (int i = 0; i < 2 * m; i++) {
      int first = i < m ? 0 : m;
      for (int r = 0; r < m - 1; r++) {
        others[i][r] = first + (i - first + 1 + r) % m;
      }
    }
    others[m - 1][0] = m; // instead of node 0, which has m-1 among its own: that edge stays
    return unit(others);
  }

  /** A graph of weights 1 from lists of neighbours, all of one length. */
  public static SimilarityGraph unit(int[]... neighbours) {
    // coincident points have weight 1 whatever the width
    return joined(
        new double[neighbours.length][0], neighbours, new GraphSpec(1, WidthRule.GLOBAL, 0));
  }

  /** A graph from points and given lists of neighbours, nearest or not, all of one length. */
  public static SimilarityGraph joined(double[][] X, int[][] neighbours, GraphSpec spec) {
    Points points = Points.of(X);
    int k = neighbours.length == 0 ? 0 : neighbours[0].length;
    int[] index = Arrays.stream(neighbours).flatMapToInt(Arrays::stream).toArray();
    double[] squared = new double[index.length];
    for (int p = 0; p < index.length; p++) {
      squared[p] = points.squaredDistance(p / k, points, index[p]);
    }
    try (Workers one = new Workers(1)) {
      return of(points, new Neighbours(X.length, k, index, squared), spec, one);
    }
  }

  /** The graph of the k nearest neighbours with the global width. */
  public static SimilarityGraph nearest(double[][] X, int k) {
    return nearest(X, new GraphSpec(k, WidthRule.GLOBAL, 0));
  }

  public static SimilarityGraph nearest(double[][] X, GraphSpec spec) {
    try (Workers one = new Workers(1)) {
      return nearest(X, spec, one);
    }
  }

  public static SimilarityGraph nearest(double[][] X, GraphSpec spec, Workers workers) {
    Points points = Points.of(X);
    return of(points, ExactSearch.search(points, spec.k(), workers, Watcher.NONE), spec, workers);
  }

  private static SimilarityGraph of(
      Points points, Neighbours neighbours, GraphSpec spec, Workers workers) {
    return SimilarityGraph.of(points, neighbours, KernelWidth.of(spec, neighbours), workers);
  }

  /**
   * Two hubs, nodes 0 and 1; every other node has one of them, and two random others, as
   * neighbours.
   */
  public static SimilarityGraph twoHubs(int n, Random random) {
    int[][] neighbours = new int[n][];
    for (int i = 0; i < n; i++) {
      List<Integer> row = new ArrayList<>(List.of(i < 2 ? 1 - i : random.nextInt(2)));
      while (row.size() < 3) {
        int j = 2 + random.nextInt(n - 2);
        if (j != i && !row.contains(j)) {
          row.add(j);
        }
      }
      neighbours[i] = row.stream().mapToInt(j -> j).toArray();
    }
    return joined(randomPoints(n, 2, random), neighbours, GLOBAL_3);
  }

  public static double[][] randomPoints(int n, int d, Random random) {
    double[][] X = new double[n][d];
    for (double[] row : X) {
      Arrays.setAll(row, a -> random.nextGaussian());
    }
    return X;
  }

  /** Two interleaved half circles; the first n/2 points are the upper one. */
  public static double[][] twoMoons(int n, Random random) {
    double[][] X = new double[n][];
    for (int i = 0; i < n; i++) {
      double angle = Math.PI * random.nextDouble();
      boolean upper = i < n / 2;
      X[i] =
          new double[] {
            (upper ? Math.cos(angle) : 1 - Math.cos(angle)) + 0.05 * random.nextGaussian(),
            (upper ? Math.sin(angle) : 0.5 - Math.sin(angle)) + 0.05 * random.nextGaussian()
          };
    }
    return X;
  }

  /** Labels for about a third of the nodes; node t has class t, so that each class has one. */
  public static Labels labels(int n, int classes, Random random) {
    int[] classOf = new int[n];
    for (int i = 0; i < n; i++) {
      classOf[i] = random.nextInt(3) == 0 ? random.nextInt(classes) : Labels.UNLABELLED;
      classOf[i] = i < classes ? i : classOf[i];
    }
    return new Labels(classOf, classes);
  }

  /** The given classes at the given nodes: node, class, node, class, ... */
  public static Labels labelled(int n, int classes, int... nodesAndClasses) {
    int[] classOf = new int[n];
    Arrays.fill(classOf, Labels.UNLABELLED);
    for (int p = 0; p < nodesAndClasses.length; p += 2) {
      classOf[nodesAndClasses[p]] = nodesAndClasses[p + 1];
    }
    return new Labels(classOf, classes);
  }
}
