package labeldiffusion.model;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.Arrays;
import java.util.stream.IntStream;
import labeldiffusion.SilentTestCase;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.diffusion.linear.LinearNeighbourhoodDiffusion;
import labeldiffusion.graph.GraphSpec;
import labeldiffusion.graph.WidthRule;
import labeldiffusion.labels.Labels;
import labeldiffusion.neighbours.Search;
import labeldiffusion.neighbours.SearchSpec;
import labeldiffusion.points.Metric;
import labeldiffusion.points.Points;
import labeldiffusion.points.Scaling;
import labeldiffusion.points.SparsePoints;
import labeldiffusion.sparse.StoppingRule;
import org.junit.Test;

public class SparseModelTest extends SilentTestCase {
  private static final int COLUMNS = 1_000_000;
  private static final int ROWS = 2_000;

  /** In full the rows would take 16 GB, eight times the heap of the tests. */
  @Test
  public void millionColumnsFitIntoTheHeap() {
    int[][] column = new int[ROWS + 50][];
    double[][] value = new double[column.length][];
    for (int i = 0; i < column.length; i++) {
      int topic = i % 2;
      column[i] =
          IntStream.generate(
                  () ->
                      random.nextInt(4) == 0
                          ? random.nextInt(COLUMNS)
                          : topic + 2 * random.nextInt(100))
              .limit(30)
              .distinct()
              .sorted()
              .toArray();
      value[i] = random.doubles(column[i].length, 0.5, 2).toArray();
    }
    SparsePoints all = new SparsePoints(column, value, COLUMNS, 0);
    SparsePoints training = (SparsePoints) all.rows(IntStream.range(0, ROWS).toArray());
    int[] classes = new int[ROWS];
    Arrays.setAll(classes, i -> i < 100 ? i % 2 : Labels.UNLABELLED);
    ModelSpec spec =
        new ModelSpec(
            new SearchSpec(Search.AUTO, 0.9),
            new GraphSpec(5, WidthRule.GLOBAL, 0),
            new LinearNeighbourhoodDiffusion(0.9, new StoppingRule(1e-6, 100)),
            2);
    FittedModel model =
        new GraphSource.Attributes(Scaling.STANDARDIZE, Metric.EUCLIDEAN)
            .fit(new TestRows(training), new Labels(classes, 2), spec, Watcher.NONE);
    Points batch = all.rows(IntStream.range(ROWS, column.length).toArray());
    Answers result = model.batch(new TestRows(batch), Watcher.NONE);
    assertEquals(50, result.distributions().length);
    assertTrue(result.report().cost().bytes() < 200_000_000);
  }
}
