package labeldiffusion.points;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;

import java.util.Arrays;
import labeldiffusion.DenseReference;
import labeldiffusion.SilentTestCase;
import labeldiffusion.TestGraphs;
import labeldiffusion.neighbours.NearestIndex;
import labeldiffusion.neighbours.Neighbours;
import labeldiffusion.neighbours.exact.ExactSearch;
import labeldiffusion.parallel.Progress;
import org.junit.Test;

/** Distances other than the Euclidean one, by hand and in the search. */
public class MetricTest extends SilentTestCase {

  @Test
  public void manhattanAddsDifferencesAndMismatches() {
    Points points =
        new DensePoints(
            new double[][] {{1, 2}, {-1, 5}}, new int[][] {{0, 3}, {1, 3}}, Metric.MANHATTAN);
    assertEquals((2 + 3 + 1) * (2 + 3 + 1), points.squaredDistance(0, points, 1), 0);
  }

  @Test
  public void cosineSeesDirectionsOnly() {
    Points points =
        prepared(Metric.COSINE, new double[][] {{3, 0}, {0, 1e-200}, {1e200, 1e200}, {0, 0}});
    assertEquals(2, points.squaredDistance(0, points, 1), 1e-12);
    assertEquals(2 - Math.sqrt(2), points.squaredDistance(0, points, 2), 1e-12);
    assertArrayEquals(new double[] {0, 0}, points.numbers(3), 0);
  }

  @Test
  public void searchFindsTheNearestByEveryMetric() {
    for (Metric metric : Metric.values()) {
      for (int d : new int[] {1, 3, 20, 200}) {
        Points points = prepared(metric, TestGraphs.randomPoints(600, d, random));
        Neighbours found = ExactSearch.search(points, 7, workers, Progress.NONE);
        for (int i = 0; i < points.size(); i++) {
          assertArrayEquals(
              metric + ", d " + d,
              DenseReference.nearest(points, i, points, i, 7),
              Arrays.copyOfRange(found.index(), i * 7, (i + 1) * 7));
        }
      }
    }
  }

  @Test
  public void aSingleRowFindsTheNearestByEveryMetric() {
    for (Metric metric : Metric.values()) {
      Points points = prepared(metric, TestGraphs.randomPoints(700, 30, random));
      NearestIndex index = NearestIndex.of(points, 5, workers);
      Points others = prepared(metric, TestGraphs.randomPoints(20, 30, random));
      for (int i = 0; i < others.size(); i++) {
        assertArrayEquals(
            metric.toString(),
            DenseReference.nearest(others, i, points, -1, 5),
            index.nearest(others, i, 5).index());
      }
    }
  }

  private static Points prepared(Metric metric, double[][] rows) {
    Points raw = Points.of(rows);
    return Preparation.of(raw, Scaling.NONE, metric).prepare(raw);
  }
}
