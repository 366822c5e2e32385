package labeldiffusion.selection;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertSame;
import static org.junit.Assert.assertTrue;

import java.util.List;
import labeldiffusion.SilentTestCase;
import labeldiffusion.TestGraphs;
import labeldiffusion.diffusion.Diffusion;
import labeldiffusion.diffusion.linear.HarmonicDiffusion;
import labeldiffusion.graph.GraphFamily;
import labeldiffusion.labels.Labels;
import labeldiffusion.parallel.Progress;
import labeldiffusion.sparse.StoppingRule;
import org.junit.Test;

/** A path of three nodes, and the given values K 3 and a harmonic diffusion. */
public class SelectedTest extends SilentTestCase {
  private static final Diffusion GIVEN = harmonic();
  private static final Diffusion OTHER = harmonic();

  private final GraphFamily graphs =
      GraphFamily.ofEdges(3, new int[] {0, 1}, new int[] {1, 2}, new double[] {1, 1});

  @Test
  public void nothingIsChosenUnlessItIsWanted() {
    Selected selected = from(SelectionSpec.NONE, TestGraphs.labelled(3, 2, 0, 0, 2, 1));
    assertTrue(selected.isNone());
    assertEquals(List.of(), selected.lines());
    assertEquals(3, selected.k(3));
    assertSame(GIVEN, selected.diffusion(GIVEN));
  }

  /** Each class has a single label, which cannot be spared. */
  @Test
  public void givenValuesAreUsedIfNoLabelCanBeHidden() {
    Selected selected = from(holdout(), TestGraphs.labelled(3, 2, 0, 0, 2, 1));
    assertFalse(selected.isNone());
    assertEquals(3, selected.k(3));
    assertSame(GIVEN, selected.diffusion(GIVEN));
    assertTrue(selected.lines().get(0).text().startsWith("none: a label can only be hidden if"));
  }

  @Test
  public void whatWasChosenReplacesWhatWasGiven() {
    Selected selected = from(holdout(), TestGraphs.labelled(3, 2, 0, 0, 1, 0, 2, 1));
    assertFalse(selected.isNone());
    assertEquals(2, selected.k(3));
    assertSame(OTHER, selected.diffusion(GIVEN));
  }

  private Selected from(SelectionSpec spec, Labels labels) {
    return Selected.from(graphs, labels, spec, workers, Progress.NONE);
  }

  private static SelectionSpec holdout() {
    return new SelectionSpec(
        Select.HOLDOUT, new int[] {2}, List.of(new Candidate("", OTHER)), 5, 1);
  }

  private static Diffusion harmonic() {
    return new HarmonicDiffusion(false, new StoppingRule(1e-10, 100));
  }
}
