package labeldiffusion.model;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNull;
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
import labeldiffusion.points.Preparation;
import labeldiffusion.points.Scaling;
import org.junit.Test;

/** Answers for batches, for stored rows and for single rows. */
public class TransductiveModelTest extends SilentTestCase {
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
  private final TransductiveModel model = model(X, labels, SPEC);

  @Test
  public void batchJoinsTheGraphAsUnlabelledNodes() {
    double[][] batch = TestGraphs.randomPoints(10, 2, random);
    double[][] all = Arrays.copyOf(X, N + 10);
    System.arraycopy(batch, 0, all, N, 10);
    for (WidthRule scale : new WidthRule[] {WidthRule.GLOBAL, WidthRule.LOCAL}) {
      GraphSpec spec = new GraphSpec(4, scale, 0);
      double[][] F = scores(all, labels.withUnlabelled(10), spec);
      double[][] found =
          Batches.distributions(model(X, labels, spec), Points.of(batch), Watcher.NONE)
              .distributions();
      for (int b = 0; b < 10; b++) {
        assertArrayEquals(normalised(F[N + b]), found[b], 1e-12);
      }
    }
  }

  @Test
  public void reportIsOfTrainingRowsAndBatch() {
    Report report =
        Batches.distributions(
                model, Points.of(TestGraphs.randomPoints(10, 2, random)), Watcher.NONE)
            .report();
    assertEquals(N + 10, report.nodes());
    assertEquals(labels.labelledCount(), report.labelled());
    assertEquals(N, model.report().nodes());
  }

  @Test
  public void batchOfTrainingRowsTakesTheirScoresAndRunsNothing() {
    double[][] F = scores(X, labels, SPEC);
    Watcher fail =
        (phase, done, total) -> {
          throw new AssertionError(phase);
        };
    TransductiveModel.BatchResult result = Batches.distributions(model, Points.of(X), fail);
    assertNull(result.report());
    for (int i = 0; i < N; i++) {
      assertArrayEquals(normalised(F[i]), result.distributions()[i], 1e-12);
    }
  }

  @Test
  public void storedRowInABatchIsNotAddedAgain() {
    double[][] batch = {X[7], {9, 9}, X[8], X[7]};
    assertEquals(
        N + 1, Batches.distributions(model, Points.of(batch), Watcher.NONE).report().nodes());
  }

  @Test
  public void storedRowInABatchTakesTheScoresOfTheNewRun() {
    double[][] all = Arrays.copyOf(X, N + 1);
    all[N] = new double[] {X[7][0] + 1e-3, X[7][1]};
    double[][] F = scores(all, labels.withUnlabelled(1), SPEC);
    double[][] found =
        Batches.distributions(model, Points.of(X[7], all[N]), Watcher.NONE).distributions();
    assertArrayEquals(normalised(F[7]), found[0], 1e-12);
    assertArrayEquals(normalised(F[N]), found[1], 1e-12);
  }

  @Test
  public void rowEqualToSeveralStoredOnesTakesTheirMean() {
    double[][] doubled = X.clone();
    doubled[20] = X[2].clone();
    TransductiveModel some = model(doubled, labels, SPEC);
    double[][] F = scores(doubled, labels, SPEC);
    double[] mean = new double[3];
    Arrays.setAll(mean, t -> (F[2][t] + F[20][t]) / 2);
    assertTrue("the two are different", Math.abs(F[2][2] - F[20][2]) > 1e-3);
    assertArrayEquals(normalised(mean), some.distribution(Points.of(X[2])), 1e-12);
    assertArrayEquals(
        normalised(mean),
        Batches.distributions(some, Points.of(X[2]), Watcher.NONE).distributions()[0],
        1e-12);
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
      TransductiveModel some = model(X, labels, new GraphSpec(4, scale, 0));
      for (double far : new double[] {1e3, 1e9, 1e150}) {
        assertDistribution(some.distribution(Points.of(new double[] {far, -far})));
        assertDistribution(
            Batches.distributions(some, Points.of(new double[] {far, -far}), Watcher.NONE)
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
      TransductiveModel some = model(line, sides, new GraphSpec(1, scale, 0));
      assertArrayEquals(
          new double[] {1, 0}, some.distribution(Points.of(new double[] {-1e6})), 1e-12);
      assertArrayEquals(
          new double[] {0, 1}, some.distribution(Points.of(new double[] {1e6})), 1e-12);
    }
  }

  @Test
  public void componentNoLabelReachesGetsThePrior() {
    double[][] two = X.clone();
    for (int i = N / 2; i < N; i++) {
      two[i] = new double[] {X[i][0] + 1e3, X[i][1]};
    }
    Labels left = TestGraphs.labelled(N, 3, 0, 0, 1, 0, 2, 0, 3, 2);
    TransductiveModel some = model(two, left, SPEC);
    double[] prior = {0.75, 0, 0.25};
    assertArrayEquals(prior, some.distribution(Points.of(two[N - 1])), 0);
    assertArrayEquals(prior, some.distribution(Points.of(new double[] {1e3, 0.123})), 0);
    assertArrayEquals(
        prior,
        Batches.distributions(some, Points.of(new double[] {1e3, 0.123}), Watcher.NONE)
            .distributions()[0],
        0);
    assertEquals(N / 2, some.report().unreached());
    assertEquals(N / 2, some.report().nodesWithoutLabels());
  }

  @Test
  public void classWithoutLabelsGetsZero() {
    TransductiveModel some = model(X, TestGraphs.labelled(N, 3, 0, 0, 1, 2), SPEC);
    for (double[] distribution :
        Batches.distributions(some, Points.of(TestGraphs.randomPoints(9, 2, random)), Watcher.NONE)
            .distributions()) {
      assertEquals(0, distribution[1], 0);
      assertDistribution(distribution);
    }
  }

  /**
   * Scaled by the range of the training rows they are infinite, and infinity minus infinity is no
   * distance.
   */
  @Test
  public void rowsTooLargeToBeScaledAreRefused() {
    for (GraphSpec spec :
        new GraphSpec[] {
          SPEC, new GraphSpec(4, WidthRule.LOCAL, 0), new GraphSpec(4, WidthRule.FIXED, 1)
        }) {
      Points three = Points.of(new double[] {0}, new double[] {1e-9}, new double[] {2e-9});
      Preparation preparation =
          Preparation.of(three, 1, new int[0], Scaling.NORMALIZE, Metric.EUCLIDEAN);
      Points huge = Points.of(new double[] {1e300}, new double[] {1e301}, new double[] {1e302});
      TransductiveModel some =
          TransductiveModel.of(
              three, preparation, TestGraphs.labelled(3, 2, 0, 0, 2, 1), spec(spec), Watcher.NONE);
      assertThrows(
          spec.toString(),
          IllegalArgumentException.class,
          () -> Batches.distributions(some, huge, Watcher.NONE));
    }
  }

  @Test
  public void trainingWithoutLabelsIsRefused() {
    assertThrows(IllegalArgumentException.class, () -> model(X, TestGraphs.labelled(N, 2), SPEC));
  }

  private void assertWeightedMean(WidthRule scale) {
    GraphSpec spec = new GraphSpec(4, scale, 0);
    TransductiveModel some = model(X, labels, spec);
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
      assertArrayEquals(normalised(sum), some.distribution(row), 1e-12);
    }
  }

  private static double meanDistance(Points from, int i, Points stored, int[] nearest) {
    return Arrays.stream(nearest)
        .mapToDouble(j -> Math.sqrt(from.squaredDistance(i, stored, j)))
        .average()
        .getAsDouble();
  }

  private static TransductiveModel model(double[][] X, Labels labels, GraphSpec spec) {
    Preparation asTheyAre =
        Preparation.of(Points.of(X), X[0].length, new int[0], Scaling.NONE, Metric.EUCLIDEAN);
    return TransductiveModel.of(Points.of(X), asTheyAre, labels, spec(spec), Watcher.NONE);
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
