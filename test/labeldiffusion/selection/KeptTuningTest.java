package labeldiffusion.selection;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertSame;

import java.util.Arrays;
import java.util.List;
import labeldiffusion.SilentTestCase;
import labeldiffusion.diffusion.Diffusion;
import labeldiffusion.diffusion.Scores;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.graph.GraphSpec;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.graph.WidthRule;
import labeldiffusion.labels.Labels;
import labeldiffusion.parallel.Progress;
import labeldiffusion.parallel.Workers;
import labeldiffusion.sizes.ClassMass;
import labeldiffusion.sizes.SizeRule;
import org.junit.Test;

/** What was chosen before is kept; and how few labels, folds or classes are enough. */
public class KeptTuningTest extends SilentTestCase {
  private static final GraphSpec FIVE = new GraphSpec(5, WidthRule.GLOBAL, 0);

  /** Its memory shows which numbers it is asked with. */
  private static final Diffusion ASKED =
      new Diffusion() {
        private static final long serialVersionUID = 1L;

        @Override
        public Scores run(SimilarityGraph graph, Labels labels, Workers workers, Watcher watcher) {
          throw new AssertionError("must not run");
        }

        @Override
        public long bytes(long nodes, long entries, int k, int c) {
          return 1_000_000 * nodes + 1000 * entries + 10L * k + c;
        }
      };

  private static final SelectionSpec SPEC =
      new SelectionSpec(
          Select.HOLDOUT, List.of(FIVE, FIVE.wide(9)), List.of(new Candidate("", ASKED)), 2, 1);

  @Test
  public void whatWasChosenIsKeptWithoutARun() {
    Selected before = new Selected.Impossible();
    KeptTuning kept = new KeptTuning(before, SPEC);
    assertSame(before, kept.by(null, null, SizeRule.FREE, workers, Progress.NONE));
  }

  @Test
  public void neighboursAndMemoryAreThoseOfTheFirstTuning() {
    KeptTuning kept = new KeptTuning(new Selected.Impossible(), SPEC);
    assertEquals(14, kept.largestK(4));
    assertEquals(2_003_042, kept.bytes(ASKED, 2, 3, 4, 2));
    assertEquals(2_003_042, SPEC.bytes(ASKED, 2, 3, 4, 2));
  }

  /** Of 120 entries at K = 6, a graph of K = 5 has 120 / 6 * 5 = 100. */
  @Test
  public void aMemberIsAskedWithTheEntriesOfItsOwnGraph() {
    Member member = new Member("one", 1, FIVE, ASKED);
    AverageSpec average = new AverageSpec(List.of(member), member, Select.NONE, 2, 1);
    assertEquals(7 * 3 * 8 + 7_000_000 + 100_000 + 50 + 3, average.bytes(null, 7, 120, 6, 3));
  }

  @Test
  public void withoutSelectionTheGivenMethodIsUsed() {
    Selected selected = SelectionSpec.NONE.by(null, null, SizeRule.FREE, workers, Progress.NONE);
    assertEquals(new Selected.AsGiven(), selected);
    assertSame(SizeRule.EVEN, selected.sizes(SizeRule.EVEN));
  }

  @Test
  public void twoLabelsOfAClassAreEnoughForTwoFolds() {
    Labels two = new Labels(new int[] {0, 0, 1, -1}, 2);
    List<Fold> folds = Fold.inTurn(two, 5, 1);
    assertEquals(2, folds.size());
    for (Fold fold : folds) {
      assertArrayEquals(new int[] {1, 0}, fold.hidden().counts());
      assertArrayEquals(new int[] {1, 1}, fold.given().counts());
    }
  }

  @Test
  public void aFoldCanBeRenumbered() {
    Fold fold = Fold.hiding(new Labels(new int[] {0, 1, 2}, 3), new boolean[] {true, false, false});
    Fold reversed = fold.inOrder(new int[] {2, 1, 0});
    assertArrayEquals(new int[] {2, 1, -1}, reversed.given().classOf());
    assertArrayEquals(new int[] {-1, -1, 0}, reversed.hidden().classOf());
  }

  /** A belief of one half is no evidence. */
  @Test
  public void classSizesAreReportedOnlyIfTheyAreLikelyToDiffer() {
    assertEquals(1, lines(0.5));
    assertEquals(2, lines(0.51));
  }

  private static int lines(double belief) {
    Member member = new Member("one", 1, FIVE, ASKED);
    double[] one = {1};
    ClassMass mass = new ClassMass(Arrays.copyOf(one, 2), belief);
    return new Selected.Averaged(List.of(member), one, new int[] {0}, 0, mass, HiddenAnswers.NONE)
        .lines()
        .size();
  }
}
