package labeldiffusion.diffusion.linear;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertSame;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.util.Arrays;
import java.util.List;
import labeldiffusion.SilentTestCase;
import labeldiffusion.TestGraphs;
import labeldiffusion.diffusion.Scores;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.labels.Labels;
import labeldiffusion.parallel.Workers;
import labeldiffusion.sparse.Solution;
import labeldiffusion.sparse.StoppingRule;
import org.junit.Test;

public class LabelledClassesTest extends SilentTestCase {
  private static final StoppingRule RULE = new StoppingRule(1e-12, 10_000);

  /** Classes 1 and 4 of 6. */
  private final Labels labels = TestGraphs.labelled(4, 6, 0, 4, 2, 1, 3, 4);

  @Test
  public void onlyClassesWithLabelsAreLeft() {
    LabelledClasses classes = LabelledClasses.of(labels);
    assertEquals(2, classes.labels().classes());
    assertArrayEquals(new int[] {1, Labels.UNLABELLED, 0, 1}, classes.labels().classOf());
  }

  @Test
  public void scoresReturnToTheirColumns() {
    double[] all = LabelledClasses.of(labels).spread(new double[] {1, 2, 3, 4, 5, 6, 7, 8});
    double[] expected = new double[24];
    for (int i = 0; i < 4; i++) {
      expected[6 * i + 1] = 2 * i + 1;
      expected[6 * i + 4] = 2 * i + 2;
    }
    assertArrayEquals(expected, all, 0);
  }

  @Test
  public void scoresAreNotCopiedIfAllClassesHaveLabels() {
    double[] F = new double[8];
    assertSame(F, LabelledClasses.of(TestGraphs.labelled(4, 2, 0, 0, 1, 1)).spread(F));
  }

  @Test
  public void scoresThatFitNoArrayAreRejectedBeforeAnythingIsSolved() {
    Labels many = TestGraphs.labelled(50_000, 50_000, 0, 0);
    assertThrows(IllegalArgumentException.class, () -> LabelledClasses.of(many));
  }

  /** 3 of 5,000 classes have labels: every method solves 3 columns, and finds the same scores. */
  @Test
  public void classesWithoutLabelsChangeNothingAndCostNothing() {
    SimilarityGraph graph = TestGraphs.nearest(TestGraphs.randomPoints(300, 3, random), 5);
    Labels few = TestGraphs.labels(300, 3, random);
    int[] spread = Arrays.stream(few.classOf()).map(t -> t < 0 ? t : 10 + 1000 * t).toArray();
    Labels many = new Labels(spread, 5000);
    for (LinearSystemDiffusion method :
        List.of(
            new SpreadingDiffusion(0.99, RULE),
            new FickDiffusion(0.99, RULE),
            new HarmonicDiffusion(RULE),
            new ReweightedDiffusion(RULE),
            new PoissonDiffusion(0, RULE),
            new PoissonDiffusion(0.01, RULE),
            new LinearNeighbourhoodDiffusion(0.99, RULE))) {
      double[] expected = method.run(graph, few, workers, Watcher.NONE).values();
      double[] F = method.run(graph, many, workers, Watcher.NONE).values();
      for (int i = 0; i < 300; i++) {
        for (int t = 0; t < 3; t++) {
          assertEquals(expected[3 * i + t], F[5000 * i + 10 + 1000 * t], 0);
          F[5000 * i + 10 + 1000 * t] = 0;
        }
      }
      assertTrue(Arrays.stream(F).allMatch(score -> score == 0));
    }
  }

  @Test
  public void methodsSeeOnlyTheClassesWithLabels() {
    int[] seen = new int[1];
    LinearSystemDiffusion method =
        new LinearSystemDiffusion(RULE) {
          private static final long serialVersionUID = 1L;

          @Override
          Solution solve(SimilarityGraph graph, Labels given, Workers pool) {
            seen[0] = given.classes();
            return new Solution(new double[given.size() * given.classes()], 0, 0, true);
          }
        };
    Scores scores = method.run(TestGraphs.path(4), labels, workers, Watcher.NONE);
    assertEquals(2, seen[0]);
    assertEquals(6, scores.classes());
    assertEquals(4, scores.size());
  }

  @Test
  public void withoutAnyLabelAllScoresAreZero() {
    for (LinearSystemDiffusion method :
        List.of(
            new SpreadingDiffusion(0.99, RULE),
            new HarmonicDiffusion(RULE),
            new ReweightedDiffusion(RULE),
            new PoissonDiffusion(0, RULE),
            new PoissonDiffusion(0.01, RULE))) {
      Scores scores =
          method.run(TestGraphs.path(4), TestGraphs.labelled(4, 2), workers, Watcher.NONE);
      assertArrayEquals(new double[8], scores.values(), 0);
    }
  }
}
