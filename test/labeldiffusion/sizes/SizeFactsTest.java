package labeldiffusion.sizes;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import labeldiffusion.report.Line;
import org.junit.Test;

public class SizeFactsTest {
  private static final String[] CLASSES = {"good", "bad"};

  @Test
  public void nothingIsSaidIfNothingWasWanted() {
    assertTrue(SizeFacts.NONE.lines(new int[] {1, 2}, CLASSES).isEmpty());
  }

  @Test
  public void wantedNodesFactorsAndTheLargestMissAreListed() {
    SizeFacts facts =
        new SizeFacts(new double[] {90, 10}, new double[] {90, 10}, new double[] {0.5, 2});
    assertEquals(
        "wanted nodes      good 90, bad 10\n"
            + "class factors     good 0.500, bad 2.00; at worst, bad misses its size by 3\n",
        text(facts, 92, 7));
  }

  @Test
  public void intervalsAreWrittenAsSuch() {
    SizeFacts facts =
        new SizeFacts(new double[] {5, 5}, new double[] {95, 95}, new double[] {1, 1});
    assertEquals(
        "wanted nodes      good 5 to 95, bad 5 to 95\nclass factors     none were necessary\n",
        text(facts, 50, 50));
  }

  private static String text(SizeFacts facts, int... predicted) {
    StringBuilder text = new StringBuilder();
    for (Line line : facts.lines(predicted, CLASSES)) {
      text.append(line);
    }
    return text.toString();
  }
}
