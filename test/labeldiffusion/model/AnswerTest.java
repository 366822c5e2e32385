package labeldiffusion.model;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import org.junit.Test;

/** {@link Answer} and {@link Answers}. */
public class AnswerTest {
  private static final double[] CLEAR = {0.2, 0.7, 0.1};
  private static final double[] TIED = {0.2, 0.4, 0.4};

  @Test
  public void theMostProbableClassIsPredicted() {
    assertEquals(1, new Answer(CLEAR, true).predicted());
    assertEquals(0.7, new Answer(CLEAR, true).confidence(), 0);
  }

  @Test
  public void aTieOfReachedRowsGoesToTheFirstClass() {
    assertEquals(1, new Answer(TIED, true).predicted());
  }

  @Test
  public void aTieOfThePriorIsNoClass() {
    assertEquals(Answer.NO_CLASS, new Answer(TIED, false).predicted());
    assertEquals(Answer.NO_CLASS, new Answer(new double[] {0.5, 0.5}, false).predicted());
  }

  @Test
  public void aTieOfRareClassesDoesNotMatter() {
    assertEquals(1, new Answer(CLEAR, false).predicted());
    assertEquals(0, new Answer(new double[] {0.6, 0.2, 0.2}, false).predicted());
    assertEquals(0, new Answer(new double[] {1}, false).predicted());
  }

  @Test
  public void anUnreachedRowHasNoConfidence() {
    assertTrue(Double.isNaN(new Answer(CLEAR, false).confidence()));
  }

  @Test
  public void answersKeepWhichRowsWereReached() {
    Answers answers = Answers.of(3, r -> new Answer(CLEAR, r == 1), null, false);
    assertEquals(3, answers.size());
    assertTrue(answers.of(1).isReached());
    assertFalse(answers.of(0).isReached() || answers.of(2).isReached());
    assertEquals(0.1, answers.distributions()[2][2], 0);
  }
}
