package labeldiffusion.spark.benchmark;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import labeldiffusion.neighbours.NearestIndex;
import labeldiffusion.parallel.Progress;
import labeldiffusion.parallel.Workers;
import labeldiffusion.points.DensePoints;
import labeldiffusion.points.Points;
import labeldiffusion.spark.blocks.Lists;
import labeldiffusion.spark.search.GraphSearch;
import labeldiffusion.spark.search.PointRows;
import labeldiffusion.spark.search.SearchSettings;
import org.apache.spark.api.java.JavaSparkContext;

/** The share of true neighbours in the lists of some rows, at equal intervals. */
final class TrueRecall {
  private static final int PARTS = 8;

  private final double[][] x;
  private final int k;
  private final int[] row;

  TrueRecall(double[][] x, int k, int rows) {
    this.x = x;
    this.k = k;
    row = IntStream.range(0, rows).map(r -> (int) ((long) r * x.length / rows)).toArray();
  }

  /** Searches again, with the settings of a fit. */
  double of(JavaSparkContext spark, int blocks, SearchSettings settings, Progress progress) {
    List<PointRows> parts = IntStream.range(0, PARTS).mapToObj(this::part).toList();
    GraphSearch.Found found =
        new GraphSearch(spark, settings, progress)
            .search(spark.parallelize(parts, PARTS), x.length, blocks);
    int[] wanted = row;
    List<Lists> lists = found.lists().map(part -> some(part, wanted)).collect();
    double[][] squared = new double[x.length][];
    for (Lists part : lists) {
      for (int r = 0; r < part.size(); r++) {
        squared[part.node()[r]] = Arrays.copyOfRange(part.squared(), r * k, r * k + k);
      }
    }
    return recall(squared);
  }

  private static Lists some(Lists lists, int[] wanted) {
    return lists.rows(
        IntStream.range(0, lists.size())
            .filter(r -> Arrays.binarySearch(wanted, lists.node()[r]) >= 0)
            .toArray());
  }

  private PointRows part(int p) {
    int[] node =
        IntStream.range(
                (int) ((long) p * x.length / PARTS), (int) ((long) (p + 1) * x.length / PARTS))
            .toArray();
    int d = x[0].length;
    double[] all = new double[node.length * d];
    for (int r = 0; r < node.length; r++) {
      System.arraycopy(x[node[r]], 0, all, r * d, d);
    }
    int[] label = new int[node.length];
    Arrays.fill(label, -1);
    return new PointRows(node, label, d, all);
  }

  /** A row as near as the k-th true neighbour counts as one; the row itself is the first. */
  private double recall(double[][] squared) {
    DensePoints points = Points.of(x);
    NearestIndex index = NearestIndex.of(points, new Workers(2));
    long found = 0;
    for (int i : row) {
      double limit = index.nearest(Points.of(x[i]), 0, k + 1).squared()[k];
      found += Arrays.stream(squared[i]).filter(distance -> distance <= limit).count();
    }
    return (double) found / ((long) k * row.length);
  }
}
