package labeldiffusion.model;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertSame;
import static org.junit.Assert.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import labeldiffusion.TestGraphs;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.diffusion.linear.HarmonicDiffusion;
import labeldiffusion.files.FileTestCase;
import labeldiffusion.graph.GraphSpec;
import labeldiffusion.graph.NumberedGraph;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.graph.WidthRule;
import labeldiffusion.labels.Labels;
import labeldiffusion.neighbours.Search;
import labeldiffusion.neighbours.SearchSpec;
import labeldiffusion.points.Points;
import labeldiffusion.sparse.StoppingRule;
import org.junit.Test;

/** Graphs that stand while labels change: StandingPoints, StandingFile, and Origins of labels. */
public class StandingGraphTest extends FileTestCase {
  private static final ModelSpec HARMONIC =
      new ModelSpec(
          new SearchSpec(Search.EXACT, 1),
          new GraphSpec(2, WidthRule.GLOBAL, 0),
          new HarmonicDiffusion(new StoppingRule(1e-13, 1000)),
          1);
  private static final Labels ENDS = new Labels(new int[] {0, -1, -1, -1, 1}, 2);

  private StandingGraph path() throws IOException {
    return StandingGraph.of(
        new GraphSource.Edges(file("a,b\nb,c\nc,d\nd,e\n")),
        TestRows.named("a", "b", "c", "d", "e"),
        HARMONIC,
        Watcher.NONE);
  }

  @Test
  public void reasonsAreTheSharesOfTheHarmonicFunction() throws IOException {
    StandingRun run = path().diffuse(ENDS, HARMONIC, Watcher.NONE);
    assertArrayEquals(new double[] {0.75, 0.25}, run.distributions()[1], 1e-9);
    List<RowShare> origins = run.labelsOf(1);
    assertEquals(List.of(0, 4), origins.stream().map(RowShare::row).toList());
    assertEquals(0.75, origins.get(0).share(), 1e-9);
  }

  /** Node b has p = 1 at a and p = 1/2 at c, over edges of the same weight. */
  @Test
  public void neighboursCountByWhatTheyHaveOfTheClass() throws IOException {
    StandingRun run = path().diffuse(ENDS, HARMONIC, Watcher.NONE);
    List<RowShare> through = run.neighboursOf(1, 0);
    assertEquals(List.of(0, 2), through.stream().map(RowShare::row).toList());
    assertEquals(2.0 / 3, through.get(0).share(), 1e-9);
  }

  @Test
  public void aDifferentLabelMovesTheScoreByItsShare() throws IOException {
    StandingGraph standing = path();
    double before = standing.diffuse(ENDS, HARMONIC, Watcher.NONE).distributions()[3][0];
    Labels other = new Labels(new int[] {0, -1, -1, -1, 0}, 2);
    StandingRun after = standing.diffuse(other, HARMONIC, Watcher.NONE);
    double share = after.labelsOf(3).get(0).share(); // of node e
    assertEquals(share, after.distributions()[3][0] - before, 1e-9);
  }

  @Test
  public void evidenceAndReachAreThoseOfTheScores() throws IOException {
    StandingGraph standing =
        StandingGraph.of(
            new GraphSource.Edges(file("a,b\nc,d\n")),
            TestRows.named("a", "b", "c"),
            HARMONIC,
            Watcher.NONE);
    StandingRun run =
        standing.diffuse(new Labels(new int[] {0, -1, -1}, 2), HARMONIC, Watcher.NONE);
    assertTrue(run.isReached(1));
    assertFalse(run.isReached(2));
    assertEquals(1, run.evidence(1), 1e-9);
    assertEquals(0, run.evidence(2), 0);
    assertEquals(List.of(), run.labelsOf(2));
  }

  @Test
  public void onlyContradictionsOfEqualRowsSearchAgain() {
    double[][] X = TestGraphs.randomPoints(20, 2, new Random(1));
    X[7] = X[3].clone();
    List<String> phases = new ArrayList<>();
    StandingGraph standing =
        StandingGraph.of(TestRows.AS_THEY_ARE, new TestRows(Points.of(X)), HARMONIC, Watcher.NONE);
    Watcher watcher = (phase, done, total) -> phases.add(phase);
    int[] classOf = new Labels(new int[0], 2).withUnlabelled(20).classOf();
    classOf[3] = 0;
    standing.diffuse(new Labels(classOf.clone(), 2), HARMONIC, watcher);
    assertFalse(phases.toString(), phases.contains("search"));
    assertEquals(19, standing.graph(new Labels(classOf.clone(), 2), HARMONIC).graph().size());
    classOf[7] = 1;
    NodeGraph split = standing.graph(new Labels(classOf.clone(), 2), HARMONIC);
    assertEquals(20, split.graph().size());
    assertEquals(20, standing.rows());
  }

  @Test
  public void nodesOfTheGraphKnowTheirRowsAndBack() throws IOException {
    NodeGraph nodes = path().graph(ENDS, HARMONIC);
    for (int row = 0; row < 5; row++) {
      assertEquals(row, nodes.rowOf()[nodes.nodeOf()[row]]);
    }
  }

  @Test
  public void builtGraphsAreBuiltOnce() {
    SimilarityGraph path = TestGraphs.path(3);
    Map<GraphSpec, NumberedGraph> built = new HashMap<>();
    BuiltGraphs graphs =
        new BuiltGraphs(() -> k -> new NumberedGraph(path, new int[] {0, 1, 2}, null), built);
    assertSame(graphs.with(HARMONIC.graph()), graphs.with(HARMONIC.graph()));
    assertEquals(1, built.size());
  }

  @Test
  public void lastWeightsAreThoseOfTheLastStepThatHadItsOwn() {
    SimilarityGraph path = TestGraphs.path(3);
    LastWeights last = new LastWeights(Watcher.NONE);
    last.starts(path, ENDS, new int[3]);
    assertSame(path.weight(), last.values());
    double[] wD = {1, 2, 3, 4};
    last.stepped(1, new double[0], wD);
    wD[0] = 7;
    last.stepped(2, new double[0], wD);
    wD[0] = 9;
    last.stepped(3, new double[0], path.weight());
    assertArrayEquals(new double[] {7, 2, 3, 4}, last.values(), 0);
  }
}
