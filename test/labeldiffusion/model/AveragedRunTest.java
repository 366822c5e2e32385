package labeldiffusion.model;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import labeldiffusion.SilentTestCase;
import labeldiffusion.TestGraphs;
import labeldiffusion.diffusion.Diffusion;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.diffusion.linear.SpreadingDiffusion;
import labeldiffusion.diffusion.stepped.EulerDiffusion;
import labeldiffusion.diffusion.stepped.EulerSpec;
import labeldiffusion.diffusion.stepped.LabelRule;
import labeldiffusion.diffusion.stepped.Scheme;
import labeldiffusion.graph.GraphSpec;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.graph.WidthRule;
import labeldiffusion.labels.LabelWeights;
import labeldiffusion.labels.Labels;
import labeldiffusion.neighbours.Search;
import labeldiffusion.neighbours.SearchSpec;
import labeldiffusion.points.Points;
import labeldiffusion.selection.AverageSpec;
import labeldiffusion.selection.Member;
import labeldiffusion.selection.Select;
import labeldiffusion.sizes.SizeRule;
import labeldiffusion.sparse.StoppingRule;
import org.junit.Test;

/**
 * A run of several methods on different graphs, with {@link PartResult} and {@link RunResult}: its
 * answers are the weighted means of the answers of models of one method each.
 */
public class AveragedRunTest extends SilentTestCase {
  private static final int N = 30;
  private static final GraphSpec NARROW = new GraphSpec(3, WidthRule.GLOBAL, 0);
  private static final GraphSpec WIDE = new GraphSpec(6, WidthRule.LOCAL, 0);
  private static final Diffusion FIRST =
      EulerDiffusion.isotropic(
          new EulerSpec(20, 1, Scheme.EXPLICIT, LabelWeights.BALANCED, LabelRule.CLAMP, false));
  private static final Diffusion SECOND = new SpreadingDiffusion(0.9, new StoppingRule(1e-12, 999));

  private final double[][] X = TestGraphs.randomPoints(N, 2, random);
  private final Labels labels = TestGraphs.labels(N, 3, random);
  private final FittedModel averaged = fit(averageSpec(SizeRule.FREE), Watcher.NONE);
  private final FittedModel first = fit(spec(NARROW, FIRST), Watcher.NONE);
  private final FittedModel second = fit(spec(WIDE, SECOND), Watcher.NONE);

  @Test
  public void batchIsTheMeanOfTheMembersAnswers() {
    TestRows batch = new TestRows(Points.of(TestGraphs.randomPoints(7, 2, random)));
    double[][] found = averaged.batch(batch, Watcher.NONE).distributions();
    double[][] a = first.batch(batch, Watcher.NONE).distributions();
    double[][] b = second.batch(batch, Watcher.NONE).distributions();
    for (int i = 0; i < found.length; i++) {
      assertArrayEquals(mean(a[i], b[i]), found[i], 1e-12);
    }
  }

  @Test
  public void newPointIsTheMeanOfTheMembersAnswers() {
    TestRows row = new TestRows(Points.of(TestGraphs.randomPoints(1, 2, random)));
    assertArrayEquals(mean(first.single(row), second.single(row)), averaged.single(row), 1e-12);
  }

  @Test
  public void storedRowIsTheMeanOfTheMembersAnswers() {
    TestRows row = new TestRows(Points.of(new double[][] {X[4]}));
    assertArrayEquals(mean(first.single(row), second.single(row)), averaged.single(row), 1e-12);
  }

  /** 30 nodes of three classes. */
  @Test
  public void classSizesAreThoseOfTheMean() {
    int[] predicted = fit(averageSpec(SizeRule.EVEN), Watcher.NONE).report().labels().predicted();
    for (int count : predicted) {
      assertEquals(10, count, 1);
    }
  }

  @Test
  public void newPointFollowsTheClassSizes() {
    FittedModel even = fit(averageSpec(SizeRule.EVEN), Watcher.NONE);
    double[] near = {X[9][0] + 1e-9, X[9][1]};
    double[] stored = even.single(new TestRows(Points.of(new double[][] {X[9]})));
    double[] free = averaged.single(new TestRows(Points.of(new double[][] {near})));
    double[] sized = even.single(new TestRows(Points.of(new double[][] {near})));
    assertEquals(best(stored), best(sized));
    assertTrue(free[best(stored)] != sized[best(stored)]);
  }

  private static int best(double[] distribution) {
    int best = 0;
    for (int t = 1; t < distribution.length; t++) {
      best = distribution[t] > distribution[best] ? t : best;
    }
    return best;
  }

  @Test
  public void reportNamesMembersAndTheirWeights() {
    String text = averaged.report().text("title", new String[] {"a", "b", "c"});
    assertTrue(text, text.contains("first             weight 0.250, K 3\n"));
    assertTrue(text, text.contains("second            weight 0.750, K 6, width LOCAL\n"));
    assertTrue(text, text.contains("average of        first: steps 20, "));
  }

  @Test
  public void aFilmShowsTheFirstMemberAndThenTheMean() {
    List<Integer> times = new ArrayList<>();
    List<double[]> scores = new ArrayList<>();
    int[][] rows = new int[1][];
    FittedModel watched =
        fit(
            averageSpec(SizeRule.FREE),
            new Watcher() {
              @Override
              public void at(String phase, int done, int total) {}

              @Override
              public void starts(SimilarityGraph graph, Labels given, int[] rowOfNode) {
                rows[0] = rowOfNode;
              }

              @Override
              public void stepped(int t, double[] F, double[] wD) {
                times.add(t);
              }

              @Override
              public void averaged(double[] F) {
                scores.add(F.clone());
              }
            });
    assertEquals(21, times.size()); // 0 to 20
    assertEquals(1, scores.size());
    TestRows row = new TestRows(Points.of(new double[][] {X[rows[0][5]]}));
    double[] shown = Arrays.copyOfRange(scores.get(0), 15, 18);
    assertArrayEquals(watched.single(row), shown, 1e-12);
  }

  private FittedModel fit(ModelSpec spec, Watcher watcher) {
    return TestRows.fit(Points.of(X), labels, spec, watcher);
  }

  private static double[] mean(double[] a, double[] b) {
    double[] mean = new double[a.length];
    for (int t = 0; t < mean.length; t++) {
      mean[t] = 0.25 * a[t] + 0.75 * b[t];
    }
    return mean;
  }

  private static ModelSpec spec(GraphSpec graph, Diffusion diffusion) {
    return new ModelSpec(new SearchSpec(Search.EXACT, 1), graph, diffusion, 1);
  }

  private static ModelSpec averageSpec(SizeRule sizes) {
    List<Member> members =
        List.of(new Member("first", 1, NARROW, FIRST), new Member("second", 3, WIDE, SECOND));
    return new ModelSpec(
        new SearchSpec(Search.EXACT, 1),
        NARROW,
        FIRST,
        new AverageSpec(members, members.get(1), Select.NONE, 2, 1),
        sizes,
        CalibrationRule.NONE,
        1);
  }
}
