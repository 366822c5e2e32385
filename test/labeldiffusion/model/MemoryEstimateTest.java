package labeldiffusion.model;

import static org.junit.Assert.assertEquals;

import labeldiffusion.diffusion.Diffusion;
import labeldiffusion.diffusion.Scores;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.graph.GraphSpec;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.graph.WidthRule;
import labeldiffusion.labels.Labels;
import labeldiffusion.neighbours.Search;
import labeldiffusion.neighbours.SearchSpec;
import labeldiffusion.parallel.Workers;
import labeldiffusion.selection.SelectionSpec;
import labeldiffusion.sizes.SizeRule;
import org.junit.Test;

/** Bytes added up by hand. */
public class MemoryEstimateTest {
  /** A diffusion that takes one byte per entry. */
  private static final Diffusion ONE_PER_ENTRY =
      new Diffusion() {
        private static final long serialVersionUID = 1L;

        @Override
        public Scores run(SimilarityGraph graph, Labels labels, Workers workers, Watcher watcher) {
          throw new AssertionError("must not run");
        }

        @Override
        public long bytes(long nodes, long entries, int k, int c) {
          return entries;
        }
      };

  private static ModelSpec spec(int k, SizeRule sizes) {
    return new ModelSpec(
        new SearchSpec(Search.EXACT, 1),
        new GraphSpec(k, WidthRule.GLOBAL, 0),
        ONE_PER_ENTRY,
        SelectionSpec.NONE,
        sizes,
        CalibrationRule.NONE,
        1);
  }

  /** Lists 100 x 5 x 12, 750 entries of 16 and 40 per node; 750 of 8 and the lists to build it. */
  @Test
  public void buildingTheGraphCountsIfTheRunTakesLess() {
    long expected = 6000 + 750 * 16 + 100 * 40 + (750 * 8 + 6000);
    assertEquals(expected, MemoryEstimate.besidesPoints(100, 3, spec(5, SizeRule.FREE), 0));
  }

  /** Scores of 100 x 30 x 8, and one byte per entry. */
  @Test
  public void scoresAndRunCountIfTheyTakeMoreThanBuildingTheGraph() {
    long expected = 6000 + 750 * 16 + 100 * 40 + (24000 + 750);
    assertEquals(expected, MemoryEstimate.besidesPoints(100, 30, spec(5, SizeRule.FREE), 0));
  }

  @Test
  public void aLargeSearchCountsInsteadOfWhatComesLater() {
    assertEquals(
        6000 + 1_000_000, MemoryEstimate.besidesPoints(100, 3, spec(5, SizeRule.FREE), 1_000_000));
  }

  /** The search for factors takes 100 x (8 x 30 + 32), more than the 750 of the diffusion. */
  @Test
  public void classSizesCountIfTheyTakeMoreThanTheRun() {
    long expected = 6000 + 750 * 16 + 100 * 40 + (24000 + 27200);
    assertEquals(expected, MemoryEstimate.besidesPoints(100, 30, spec(5, SizeRule.EVEN), 0));
  }

  /** The lists are there already, but for the renumbered ones. */
  @Test
  public void listsDoNotCountOnceTheSearchHasEnded() {
    long expected = 750 * 16 + 100 * 40 + (750 * 8 + 6000);
    assertEquals(expected, MemoryEstimate.afterSearch(100, 3, spec(5, SizeRule.FREE)));
  }

  /** Three points have two neighbours each, and one or none has none. */
  @Test
  public void fewPointsHaveFewNeighbours() {
    long expected = 72 + 9 * 16 + 3 * 40 + (9 * 8 + 72);
    assertEquals(expected, MemoryEstimate.besidesPoints(3, 2, spec(5, SizeRule.FREE), 0));
    assertEquals(0, MemoryEstimate.besidesPoints(0, 2, spec(5, SizeRule.FREE), 0));
  }
}
