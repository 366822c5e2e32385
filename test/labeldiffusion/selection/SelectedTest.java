package labeldiffusion.selection;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertSame;
import static org.junit.Assert.assertTrue;

import java.util.List;
import labeldiffusion.diffusion.Diffusion;
import labeldiffusion.diffusion.linear.HarmonicDiffusion;
import labeldiffusion.graph.GraphSpec;
import labeldiffusion.graph.WidthRule;
import labeldiffusion.sizes.ClassMass;
import labeldiffusion.sizes.MassSizes;
import labeldiffusion.sizes.SizeRule;
import labeldiffusion.sparse.StoppingRule;
import org.junit.Test;

/** What is run: the given graph and diffusion, or others in their place. */
public class SelectedTest {
  private static final GraphSpec GIVEN_GRAPH = new GraphSpec(3, WidthRule.GLOBAL, 0);
  private static final GraphSpec OTHER_GRAPH = new GraphSpec(7, WidthRule.LOCAL, 0);
  private static final Diffusion GIVEN = harmonic();
  private static final Diffusion OTHER = harmonic();

  @Test
  public void withoutAChoiceTheGivenMethodRunsAndNothingIsReported() {
    Selected selected = new Selected.AsGiven();
    assertTrue(selected.isNone());
    assertEquals(List.of(), selected.lines());
    assertRunsAsGiven(selected);
  }

  @Test
  public void givenMethodRunsIfNoLabelCanBeHidden() {
    Selected selected = new Selected.Impossible();
    assertFalse(selected.isNone());
    assertRunsAsGiven(selected);
    assertTrue(selected.lines().get(0).text().startsWith("none: a label can only be hidden if"));
  }

  @Test
  public void chosenMethodReplacesTheGivenOne() {
    Setting setting = new Setting(OTHER_GRAPH, new Candidate("", OTHER));
    Selected selected = new Selected.Chosen(setting, false, 4, new Validation(2, 2, 5, 3));
    Selected.Part only = selected.parts(GIVEN_GRAPH, GIVEN).get(0);
    assertEquals(OTHER_GRAPH, only.graph());
    assertSame(OTHER, only.diffusion());
    assertTrue(selected.lines().get(0).text().contains("4 of 5 hidden labels right"));
  }

  @Test
  public void averageRunsAllItsMembers() {
    List<Member> members =
        List.of(new Member("one", 1, GIVEN_GRAPH, GIVEN), new Member("two", 1, OTHER_GRAPH, OTHER));
    ClassMass mass = new ClassMass(new double[] {0.1, -0.1}, 0.4);
    Selected selected =
        new Selected.Averaged(
            members, new double[] {0.25, 0.75}, new int[] {1, 2}, 3, mass, HiddenAnswers.NONE);
    List<Selected.Part> parts = selected.parts(GIVEN_GRAPH, GIVEN);
    assertEquals(2, parts.size());
    assertEquals(0.75, parts.get(1).weight(), 0);
    assertSame(OTHER, parts.get(1).diffusion());
    assertTrue(selected.lines().get(1).text().contains("2 of 3 hidden labels right"));
    assertEquals(2, selected.lines().size());
    assertEquals(new MassSizes(mass), selected.sizes(SizeRule.AUTO));
    assertSame(SizeRule.EVEN, selected.sizes(SizeRule.EVEN));
  }

  private static void assertRunsAsGiven(Selected selected) {
    List<Selected.Part> parts = selected.parts(GIVEN_GRAPH, GIVEN);
    assertEquals(List.of(new Selected.Part("", 1, GIVEN_GRAPH, GIVEN)), parts);
  }

  private static Diffusion harmonic() {
    return new HarmonicDiffusion(new StoppingRule(1e-10, 100));
  }
}
