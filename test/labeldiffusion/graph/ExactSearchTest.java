package labeldiffusion.graph;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;

import labeldiffusion.DenseReference;
import labeldiffusion.TestGraphs;
import labeldiffusion.parallel.Progress;
import labeldiffusion.points.Points;
import org.junit.Test;

public class ExactSearchTest extends NeighbourSearchContract {
  @Override
  protected Neighbours search(Points points, int k) {
    return ExactSearch.search(points, k, workers, Progress.NONE);
  }

  @Test
  public void newPointHasTheNeighboursOfTheNaiveSearch() {
    Points stored = Points.of(TestGraphs.randomPoints(50, 2, random));
    Points others = Points.of(TestGraphs.randomPoints(10, 2, random));
    for (int i = 0; i < others.size(); i++) {
      Neighbours found = ExactSearch.nearest(others, i, stored, 4);
      assertArrayEquals(DenseReference.nearest(others, i, stored, -1, 4), found.index());
      assertEquals(others.squaredDistance(i, stored, found.index()[0]), found.squared()[0], 0);
    }
  }

  @Test
  public void newPointMayHaveAllStoredOnesAsNeighbours() {
    Points stored = Points.of(new double[] {1}, new double[] {0});
    assertArrayEquals(new int[] {1, 0}, ExactSearch.nearest(Points.of(new double[] {-1}), 0, stored, 5).index());
  }
}
