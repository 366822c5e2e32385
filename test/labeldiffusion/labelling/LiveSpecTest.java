package labeldiffusion.labelling;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertSame;

import java.util.List;
import java.util.Optional;
import labeldiffusion.diffusion.linear.HarmonicDiffusion;
import labeldiffusion.graph.GraphSpec;
import labeldiffusion.graph.WidthRule;
import labeldiffusion.model.CalibrationRule;
import labeldiffusion.model.ModelSpec;
import labeldiffusion.neighbours.Search;
import labeldiffusion.neighbours.SearchSpec;
import labeldiffusion.selection.AverageSpec;
import labeldiffusion.selection.Member;
import labeldiffusion.selection.Select;
import labeldiffusion.selection.SelectionSpec;
import labeldiffusion.selection.Tuning;
import labeldiffusion.sizes.SizeRule;
import labeldiffusion.sparse.StoppingRule;
import org.junit.Test;

public class LiveSpecTest {
  private static final GraphSpec GRAPH = new GraphSpec(3, WidthRule.GLOBAL, 0);
  private static final HarmonicDiffusion DIFFUSION =
      new HarmonicDiffusion(new StoppingRule(1e-6, 100));
  private static final Member WALK = new Member("Walk", 1, GRAPH, DIFFUSION);

  /** Two methods, and each four times: with three parts of the labels hidden, and with none. */
  private static final Tuning EIGHT_RUNS =
      new AverageSpec(
          List.of(WALK, new Member("Other", 1, GRAPH.withK(6), DIFFUSION)),
          WALK,
          Select.CROSS_VALIDATION,
          3,
          1);

  private static ModelSpec asked(Tuning tuning) {
    return new ModelSpec(
        new SearchSpec(Search.EXACT, 1),
        GRAPH,
        DIFFUSION,
        tuning,
        SizeRule.AUTO,
        CalibrationRule.LABELS,
        1);
  }

  @Test
  public void upToAQuarterMillionRowsTimesRunsNothingIsReplaced() {
    ModelSpec asked = asked(EIGHT_RUNS);
    assertSame(asked, LiveSpec.of(asked, 31_250).spec());
    assertEquals(Optional.empty(), LiveSpec.of(asked, 31_250).substitute());
  }

  @Test
  public void beyondThatOneRunStandsForAll() {
    LiveSpec live = LiveSpec.of(asked(EIGHT_RUNS), 31_251);
    assertEquals(Optional.of("walk diffusion alone"), live.substitute());
    assertSame(SelectionSpec.NONE, live.spec().tuning());
    assertEquals("nothing is hidden", CalibrationRule.PRIOR, live.spec().calibration());
    assertSame(DIFFUSION, live.spec().diffusion());
    assertEquals(SizeRule.AUTO, live.spec().sizes());
  }

  @Test
  public void aSingleRunIsNeverReplaced() {
    ModelSpec asked = asked(SelectionSpec.NONE);
    assertSame(asked, LiveSpec.of(asked, 10_000_000).spec());
  }
}
