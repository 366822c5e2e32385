package labeldiffusion.labelling;

import static labeldiffusion.labelling.TestSituations.bits;
import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.util.Arrays;
import java.util.BitSet;
import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CancellationException;
import labeldiffusion.TestGraphs;
import labeldiffusion.graph.SimilarityGraph;
import org.junit.Test;

/** What each criterion asks about on graphs that can be surveyed at a glance. */
public class CriteriaTest {
  private static final double[] UPHILL = {0, 1, 2, 3, 4, 5, 6};

  @Test
  public void spreadTakesTheBestButNoNeighbours() {
    Situation now = TestSituations.of(TestGraphs.path(7));
    assertArrayEquals(new int[] {6, 4, 2}, Spread.top(UPHILL, now, 3));
  }

  @Test
  public void spreadTakesNeighboursWhenNothingElseIsLeft() {
    Situation now = TestSituations.of(TestGraphs.path(7));
    assertArrayEquals(new int[] {6, 4, 2, 0, 5, 3, 1}, Spread.top(UPHILL, now, 9));
  }

  @Test
  public void spreadKeepsAwayFromAnswersThatNoUpdateHasSeen() {
    Situation now = TestSituations.of(TestGraphs.path(7), bits(6), bits(6));
    assertArrayEquals(new int[] {4}, Spread.top(UPHILL, now, 1));
  }

  @Test
  public void surroundingsKeepTheTotal() {
    SimilarityGraph graph = TestGraphs.nearest(TestGraphs.randomPoints(40, 2, new Random(1)), 4);
    double[] u = new Random(2).doubles(40).toArray();
    double[] r = Surroundings.of(graph, u);
    assertEquals(Arrays.stream(u).sum(), Arrays.stream(r).sum(), 1e-12);
  }

  /** By hand, on 0 - 1 - 2 from u = (0, 0, 1): (0, 1/2, 1/2), then (1/8, 1/2, 3/8). */
  @Test
  public void surroundingsAreTwoLazySteps() {
    assertArrayEquals(
        new double[] {0.125, 0.5, 0.375},
        Surroundings.of(TestGraphs.path(3), new double[] {0, 0, 1}),
        1e-15);
  }

  @Test
  public void coverGoesFarFromTheLabelsButNotToTheVeryEnd() {
    int[] next = new CoverCriterion().choose(TestSituations.of(TestGraphs.path(12), 0), 2);
    assertEquals(10, next[0], 1);
    assertTrue("halfway between", next[1] > 2 && next[1] < 8);
  }

  @Test
  public void coverLeavesCrumbsForLater() {
    int[][] lists = new int[12][];
    for (int i = 0; i < 10; i++) {
      lists[i] = new int[] {(i + 1) % 10};
    }
    lists[10] = new int[] {11};
    lists[11] = new int[] {10};
    int first = new CoverCriterion().choose(TestSituations.of(TestGraphs.unit(lists), 0), 1)[0];
    assertTrue("node " + first, first < 10);
  }

  @Test
  public void regionsBeginWhereMostNodesAre() {
    Situation now = TestSituations.of(TestGraphs.star(8));
    assertEquals(0, new RegionCriterion().choose(now, 1)[0]);
  }

  /** Node 0 is in nobody's list; 1 to 4 are in each other's. Before any label all g are equal. */
  @Test
  public void entropyIsNotDrainedByOutliers() {
    SimilarityGraph graph =
        TestGraphs.unit(
            new int[] {1, 2, 3},
            new int[] {2, 3, 4},
            new int[] {1, 3, 4},
            new int[] {1, 2, 4},
            new int[] {1, 2, 3});
    double[] g = {1, 1, 1, 1, 1};
    double[] diagonal = new EntropyFlow(graph, g).diagonal();
    assertEquals(1, diagonal[0], 0);
    assertTrue(diagonal[1] < 1);
    int first = new EntropyCriterion().choose(TestSituations.of(graph), 1)[0];
    assertTrue("node " + first, first > 0);
  }

  @Test
  public void entropyFlowKeepsTheTotalAndItsDiagonalIsThatOfTheMatrix() {
    SimilarityGraph graph = TestGraphs.nearest(TestGraphs.randomPoints(30, 2, new Random(3)), 4);
    double[] g = new Random(4).doubles(30).toArray();
    EntropyFlow flow = new EntropyFlow(graph, g);
    assertEquals(Arrays.stream(g).sum(), Arrays.stream(flow.diffused(g)).sum(), 1e-12);
    double[] diagonal = flow.diagonal();
    for (int i = 0; i < 30; i++) {
      double[] e = new double[30];
      e[i] = 1;
      assertEquals(flow.diffused(e)[i], diagonal[i], 1e-13);
    }
  }

  @Test
  public void randomDrawsAreDifferentNodesAndFollowTheSeed() {
    Situation now = TestSituations.of(TestGraphs.path(9), 4);
    Set<Integer> drawn = new HashSet<>();
    for (int v : new RandomCriterion().choose(now, 20)) {
      drawn.add(v);
    }
    assertEquals(Set.of(0, 1, 2, 3, 5, 6, 7, 8), drawn);
    assertArrayEquals(new RandomCriterion().choose(now, 3), new RandomCriterion().choose(now, 3));
  }

  @Test
  public void withoutScoresMarginAndEvidenceTakeAnyOpenNode() {
    Situation now = TestSituations.of(TestGraphs.path(5), new BitSet(), new BitSet());
    assertEquals(2, new MarginCriterion().choose(now, 2).length);
    assertEquals(2, new EvidenceCriterion().choose(now, 2).length);
  }

  @Test
  public void ofEqualScoresTheFirstComesFirst() {
    Situation now = TestSituations.of(TestGraphs.unit(new int[40][0]));
    assertArrayEquals(new int[] {0, 1, 2}, Spread.top(new double[40], now, 3));
  }

  @Test
  public void everyWayToAskHasATitle() {
    assertEquals("the most doubtful rows", Ask.MARGIN.title());
    assertEquals(6, Arrays.stream(Ask.values()).map(Ask::title).distinct().count());
  }

  @Test
  public void anInterruptEndsEveryLongLoop() {
    SimilarityGraph path = TestGraphs.path(5);
    double[] u = new double[5];
    EntropyFlow flow = new EntropyFlow(path, u);
    Situation now = TestSituations.of(path, 0);
    Thread.currentThread().interrupt();
    try {
      assertThrows(CancellationException.class, () -> Surroundings.of(path, u));
      assertThrows(CancellationException.class, () -> flow.diffused(u));
      assertThrows(CancellationException.class, flow::diagonal);
      assertThrows(CancellationException.class, () -> new CoverCriterion().choose(now, 1));
    } finally {
      assertTrue(Thread.interrupted());
    }
  }
}
