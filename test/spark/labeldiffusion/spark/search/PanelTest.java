package labeldiffusion.spark.search;

import static org.junit.Assert.assertEquals;

import java.util.Random;
import labeldiffusion.points.DensePoints;
import labeldiffusion.points.Points;
import org.junit.Test;

public class PanelTest {
  @Test
  public void distancesHaveTheBitsOfTheEngine() {
    Random random = new Random(3);
    for (int d : new int[] {1, 4, 7, 20}) {
      double[][] rows = new double[6][d];
      Panel panel = new Panel(d, rows.length);
      for (int q = 0; q < rows.length; q++) {
        for (int a = 0; a < d; a++) {
          rows[q][a] = random.nextGaussian();
        }
        panel.set(q, rows[q], 0);
      }
      DensePoints points = Points.of(rows);
      double[] squared = panel.distances(rows[2], 0, rows.length);
      for (int q = 0; q < rows.length; q++) {
        assertEquals(points.squaredDistance(2, points, q), squared[q], 0);
      }
    }
  }
}
