package labeldiffusion.model;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertSame;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.util.Arrays;
import labeldiffusion.DenseReference;
import labeldiffusion.SilentTestCase;
import labeldiffusion.TestGraphs;
import labeldiffusion.diffusion.Diffusion;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.diffusion.stepped.EulerDiffusion;
import labeldiffusion.diffusion.stepped.EulerSpec;
import labeldiffusion.diffusion.stepped.LabelRule;
import labeldiffusion.diffusion.stepped.Scheme;
import labeldiffusion.diffusion.stepped.SmoothDiffusivity;
import labeldiffusion.graph.GraphSpec;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.graph.WidthRule;
import labeldiffusion.labels.LabelWeights;
import labeldiffusion.labels.Labels;
import labeldiffusion.neighbours.Search;
import labeldiffusion.neighbours.SearchSpec;
import labeldiffusion.points.Metric;
import labeldiffusion.points.Points;
import labeldiffusion.points.Scaling;
import org.junit.Test;

/** Answers for batches, for stored rows and for single rows. */
public class PointModelTest extends SilentTestCase {
  private static final int N = 30;
  private static final GraphSpec SPEC = new GraphSpec(4, WidthRule.GLOBAL, 0);
  private static final Diffusion DIFFUSION =
      EulerDiffusion.anisotropic(
          new EulerSpec(20, 1, Scheme.EXPLICIT, LabelWeights.BALANCED, LabelRule.CLAMP, false),
          5,
          0.3,
          new SmoothDiffusivity());

  private final double[][] X = TestGraphs.randomPoints(N, 2, random);
  private final Labels labels = TestGraphs.labels(N, 3, random);
  private final FittedModel model = model(X, labels, SPEC);

  @Test
  public void batchJoinsTheGraphAsUnlabelledNodes() {
    double[][] batch = TestGraphs.randomPoints(10, 2, random);
    double[][] all = Arrays.copyOf(X, N + 10);
    System.arraycopy(batch, 0, all, N, 10);
    for (WidthRule scale : new WidthRule[] {WidthRule.GLOBAL, WidthRule.LOCAL}) {
      GraphSpec spec = new GraphSpec(4, scale, 0);
      double[][] F = scores(all, labels.withUnlabelled(10), spec);
      double[][] found =
          model(X, labels, spec)
              .batch(new TestRows(Points.of(batch)), Watcher.NONE)
              .distributions();
      for (int b = 0; b < 10; b++) {
        assertArrayEquals(normalised(F[N + b]), found[b], 1e-12);
      }
    }
  }

  @Test
  public void reportIsOfTrainingRowsAndBatch() {
    Report report =
        model
            .batch(new TestRows(Points.of(TestGraphs.randomPoints(10, 2, random))), Watcher.NONE)
            .report();
    assertEquals(N + 10, report.labels().nodes());
    assertEquals(labels.labelledCount(), report.labels().labelled());
    assertEquals(N, model.report().labels().nodes());
  }

  @Test
  public void batchOfTrainingRowsTakesTheirScoresAndRunsNothing() {
    double[][] F = scores(X, labels, SPEC);
    Watcher fail =
        (phase, done, total) -> {
          throw new AssertionError(phase);
        };
    Answers result = model.batch(new TestRows(Points.of(X)), fail);
    assertSame(model.report(), result.report());
    for (int i = 0; i < N; i++) {
      assertArrayEquals(normalised(F[i]), result.distributions()[i], 1e-12);
    }
  }

  @Test
  public void storedRowInABatchIsNotAddedAgain() {
    double[][] batch = {X[7], {9, 9}, X[8], X[7]};
    assertEquals(
        N + 1, model.batch(new TestRows(Points.of(batch)), Watcher.NONE).report().labels().nodes());
  }

  @Test
  public void storedRowInABatchTakesTheScoresOfTheNewRun() {
    double[][] all = Arrays.copyOf(X, N + 1);
    all[N] = new double[] {X[7][0] + 1e-3, X[7][1]};
    double[][] F = scores(all, labels.withUnlabelled(1), SPEC);
    double[][] found =
        model.batch(new TestRows(Points.of(X[7], all[N])), Watcher.NONE).distributions();
    assertArrayEquals(normalised(F[7]), found[0], 1e-12);
    assertArrayEquals(normalised(F[N]), found[1], 1e-12);
  }

  @Test
  public void equalRowsAreOneNode() {
    double[][] doubled = Arrays.copyOf(X, N + 2);
    doubled[N] = X[2].clone();
    doubled[N + 1] = X[7].clone();
    FittedModel some = model(doubled, labels.withUnlabelled(2), SPEC);
    assertEquals(N, some.report().labels().nodes());
    assertArrayEquals(
        model.single(new TestRows(Points.of(X[2]))), some.single(new TestRows(Points.of(X[2]))), 0);
  }

  /** Both labels stay, and the row gets the mean of both nodes. */
  @Test
  public void equalRowsWithDifferentLabelsAreOneNodePerLabel() {
    double[][] X = {{0}, {0}, {0}, {1}, {2}, {3}};
    Labels contradicting = TestGraphs.labelled(6, 2, 0, 0, 1, 1, 5, 1);
    FittedModel some = model(X, contradicting, new GraphSpec(2, WidthRule.GLOBAL, 0));
    assertEquals(5, some.report().labels().nodes());
    double[] distribution = some.single(new TestRows(Points.of(X[0])));
    double heavier = 1.5 / (1.5 + 0.75); // BALANCED: mean count 1.5 over counts 1 and 2
    assertArrayEquals(new double[] {heavier, 1 - heavier}, distribution, 1e-12);
  }

  @Test
  public void singleRowIsTheGlobalWeightedMeanOfItsNeighbours() {
    assertWeightedMean(WidthRule.GLOBAL);
  }

  @Test
  public void singleRowIsTheLocalWeightedMeanOfItsNeighbours() {
    assertWeightedMean(WidthRule.LOCAL);
  }

  @Test
  public void outlierStillGetsADistribution() {
    for (WidthRule scale : new WidthRule[] {WidthRule.GLOBAL, WidthRule.LOCAL}) {
      FittedModel some = model(X, labels, new GraphSpec(4, scale, 0));
      for (double far : new double[] {1e3, 1e9, 1e150}) {
        assertDistribution(some.single(new TestRows(Points.of(new double[] {far, -far}))));
        assertDistribution(
            some.batch(new TestRows(Points.of(new double[] {far, -far})), Watcher.NONE)
                .distributions()[0]);
      }
    }
  }

  /** Its answer comes from where it is nearest, not from anywhere or from the prior. */
  @Test
  public void outlierIsAnsweredByItsNearestNeighbours() {
    Labels sides = TestGraphs.labelled(4, 2, 0, 0, 1, 0, 2, 1, 3, 1);
    double[][] line = {{0}, {1}, {10}, {11}};
    for (WidthRule scale : new WidthRule[] {WidthRule.GLOBAL, WidthRule.LOCAL}) {
      FittedModel some = model(line, sides, new GraphSpec(1, scale, 0));
      assertArrayEquals(
          new double[] {1, 0}, some.single(new TestRows(Points.of(new double[] {-1e6}))), 1e-12);
      assertArrayEquals(
          new double[] {0, 1}, some.single(new TestRows(Points.of(new double[] {1e6}))), 1e-12);
    }
  }

  @Test
  public void componentNoLabelReachesGetsThePrior() {
    double[][] two = X.clone();
    for (int i = N / 2; i < N; i++) {
      two[i] = new double[] {X[i][0] + 1e3, X[i][1]};
    }
    Labels left = TestGraphs.labelled(N, 3, 0, 0, 1, 0, 2, 0, 3, 2);
    FittedModel some = model(two, left, SPEC);
    double[] prior = {0.75, 0, 0.25};
    assertArrayEquals(prior, some.single(new TestRows(Points.of(two[N - 1]))), 0);
    assertArrayEquals(prior, some.single(new TestRows(Points.of(new double[] {1e3, 0.123}))), 0);
    assertArrayEquals(
        prior,
        some.batch(new TestRows(Points.of(new double[] {1e3, 0.123})), Watcher.NONE)
            .distributions()[0],
        0);
    assertEquals(N / 2, some.report().graph().reach().unreached());
    assertEquals(N / 2, some.report().graph().reach().withoutLabels());
  }

  @Test
  public void classWithoutLabelsGetsZero() {
    FittedModel some = model(X, TestGraphs.labelled(N, 3, 0, 0, 1, 2), SPEC);
    for (double[] distribution :
        some.batch(new TestRows(Points.of(TestGraphs.randomPoints(9, 2, random))), Watcher.NONE)
            .distributions()) {
      assertEquals(0, distribution[1], 0);
      assertDistribution(distribution);
    }
  }

  /** All rows set the scales, so that an extreme row in a batch overflows nothing. */
  @Test
  public void extremeRowsOfABatchAreScaledWithTheOthers() {
    Points three = Points.of(new double[] {0}, new double[] {1e-9}, new double[] {2e-9});
    Points huge = Points.of(new double[] {1e300}, new double[] {1e301}, new double[] {1e302});
    FittedModel some =
        new GraphSource.Attributes(Scaling.NORMALIZE, Metric.EUCLIDEAN)
            .fit(
                new TestRows(three),
                TestGraphs.labelled(3, 2, 0, 0, 2, 1),
                spec(SPEC),
                Watcher.NONE);
    for (double[] distribution : some.batch(new TestRows(huge), Watcher.NONE).distributions()) {
      assertDistribution(distribution);
    }
  }

  /** A single row keeps the stored scales, by which it is infinite. */
  @Test
  public void singleRowTooLargeForTheStoredScalesIsRejected() {
    Points three = Points.of(new double[] {0}, new double[] {1e-9}, new double[] {2e-9});
    FittedModel some =
        new GraphSource.Attributes(Scaling.NORMALIZE, Metric.EUCLIDEAN)
            .fit(
                new TestRows(three),
                TestGraphs.labelled(3, 2, 0, 0, 2, 1),
                spec(SPEC),
                Watcher.NONE);
    assertThrows(
        IllegalArgumentException.class,
        () -> some.single(new TestRows(Points.of(new double[] {1e301}))));
  }

  @Test
  public void trainingWithoutLabelsIsRefused() {
    assertThrows(IllegalArgumentException.class, () -> model(X, TestGraphs.labelled(N, 2), SPEC));
  }

  private void assertWeightedMean(WidthRule scale) {
    GraphSpec spec = new GraphSpec(4, scale, 0);
    FittedModel some = model(X, labels, spec);
    double[][] F = scores(X, labels, spec);
    Points stored = Points.of(X);
    double[] sigma = new double[N];
    Arrays.setAll(
        sigma,
        i -> meanDistance(stored, i, stored, DenseReference.nearest(stored, i, stored, i, 4)));
    double mean = Arrays.stream(sigma).average().getAsDouble();
    for (double[] x : TestGraphs.randomPoints(10, 2, random)) {
      Points row = Points.of(x);
      int[] nearest = DenseReference.nearest(row, 0, stored, -1, 4);
      double own = meanDistance(row, 0, stored, nearest);
      double[] sum = new double[3];
      for (int j : nearest) {
        double w =
            Math.exp(
                -row.squaredDistance(0, stored, j)
                    / (scale == WidthRule.GLOBAL ? mean * mean : own * sigma[j]));
        Arrays.setAll(sum, t -> sum[t] + w * F[j][t]);
      }
      assertArrayEquals(normalised(sum), some.single(new TestRows(row)), 1e-12);
    }
  }

  private static double meanDistance(Points from, int i, Points stored, int[] nearest) {
    return Arrays.stream(nearest)
        .mapToDouble(j -> Math.sqrt(from.squaredDistance(i, stored, j)))
        .average()
        .getAsDouble();
  }

  private static FittedModel model(double[][] X, Labels labels, GraphSpec spec) {
    return TestRows.fit(Points.of(X), labels, spec(spec), Watcher.NONE);
  }

  private static ModelSpec spec(GraphSpec graph) {
    return new ModelSpec(new SearchSpec(Search.EXACT, 1), graph, DIFFUSION, 2);
  }

  private double[][] scores(double[][] all, Labels some, GraphSpec spec) {
    SimilarityGraph graph = TestGraphs.nearest(all, spec);
    return DenseReference.rows(
        DIFFUSION.run(graph, some, workers, Watcher.NONE).values(), some.classes());
  }

  private static double[] normalised(double[] row) {
    return Arrays.stream(row).map(score -> score / Arrays.stream(row).sum()).toArray();
  }

  private static void assertDistribution(double[] distribution) {
    assertTrue(Arrays.stream(distribution).allMatch(share -> share >= 0));
    assertEquals(1, Arrays.stream(distribution).sum(), 1e-12);
  }
}
