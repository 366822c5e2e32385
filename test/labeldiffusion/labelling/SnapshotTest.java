package labeldiffusion.labelling;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.util.Arrays;
import java.util.Optional;
import java.util.Random;
import labeldiffusion.TestGraphs;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.diffusion.linear.HarmonicDiffusion;
import labeldiffusion.graph.GraphSpec;
import labeldiffusion.graph.WidthRule;
import labeldiffusion.labels.Labels;
import labeldiffusion.model.GraphSource;
import labeldiffusion.model.ModelSpec;
import labeldiffusion.model.StandingGraph;
import labeldiffusion.model.StandingRun;
import labeldiffusion.model.TestRows;
import labeldiffusion.neighbours.Search;
import labeldiffusion.neighbours.SearchSpec;
import labeldiffusion.points.Metric;
import labeldiffusion.points.Points;
import labeldiffusion.points.Scaling;
import labeldiffusion.sparse.StoppingRule;
import org.junit.Test;

/** Two clouds of points far from each other; labels of three classes in the first only. */
public class SnapshotTest {
  private static final int N = 40;
  private static final ModelSpec SPEC =
      new ModelSpec(
          new SearchSpec(Search.EXACT, 1),
          new GraphSpec(3, WidthRule.GLOBAL, 0),
          new HarmonicDiffusion(new StoppingRule(1e-12, 1000)),
          1);

  private final Labels labels = TestGraphs.labelled(N, 3, 0, 0, 1, 1, 2, 2);
  private final StandingRun run = run();
  private final Snapshot snapshot = Snapshot.of(labels, run, Optional.empty());

  private StandingRun run() {
    double[][] points = TestGraphs.randomPoints(N, 2, new Random(5));
    for (int i = 20; i < N; i++) {
      points[i][0] += 1000;
    }
    return StandingGraph.of(
            new GraphSource.Attributes(Scaling.NONE, Metric.EUCLIDEAN),
            new TestRows(Points.of(points)),
            SPEC,
            Watcher.NONE)
        .diffuse(labels, SPEC, Watcher.NONE);
  }

  @Test
  public void labelsReachTheirOwnCloudOnly() {
    for (int row = 0; row < N; row++) {
      assertEquals(row < 20, snapshot.isReached(row));
    }
    assertEquals(20, snapshot.reachedCount());
    assertEquals(N, snapshot.size());
  }

  @Test
  public void aReachedRowHasTheMarginAndEntropyOfItsDistribution() {
    for (int row = 0; row < 20; row++) {
      double[] p = snapshot.distribution(row);
      double entropy = 0;
      for (double share : p) {
        entropy -= share == 0 ? 0 : share * Math.log(share);
      }
      assertEquals(entropy, snapshot.entropy(row), 1e-15);
      double most = Arrays.stream(p).max().getAsDouble();
      assertEquals(most, p[snapshot.predicted(row)], 0);
      Arrays.sort(p);
      assertEquals(p[2] - p[1], snapshot.confidence(row), 0);
      assertEquals(run.evidence(row), snapshot.evidence(row), 0);
      assertTrue(snapshot.evidence(row) > 0);
    }
  }

  @Test
  public void aRowThatNoLabelReachedIsInFullDoubt() {
    assertEquals(Labels.UNLABELLED, snapshot.predicted(30));
    assertEquals(0, snapshot.confidence(30), 0);
    assertEquals(Math.log(3), snapshot.entropy(30), 0);
    assertEquals(0, snapshot.evidence(30), 0);
  }

  @Test
  public void withoutLabelsAllClassesAreEquallyLikely() {
    Snapshot none = Snapshot.withoutLabels(labels.where(row -> false), Optional.empty());
    assertArrayEquals(new double[] {1 / 3.0, 1 / 3.0, 1 / 3.0}, none.distribution(7), 0);
    assertFalse(none.isReached(7));
    assertEquals(Labels.UNLABELLED, none.predicted(0));
    assertTrue(none.report().isEmpty());
  }

  @Test
  public void distributionsAreCopies() {
    snapshot.distribution(5)[0] = 7;
    assertTrue(snapshot.distribution(5)[0] <= 1);
  }

  @Test
  public void changesAreThoseOfPredictedClasses() {
    assertEquals("the first", 0, snapshot.changed());
    Snapshot none = Snapshot.withoutLabels(labels.where(row -> false), Optional.of(snapshot));
    assertEquals(20, none.changed());
    assertEquals(0, Snapshot.of(labels, run, Optional.of(snapshot)).changed());
  }

  @Test
  public void theReportIsThatOfTheRun() {
    assertEquals(run.report(), snapshot.report().get());
  }
}
