package weka.classifiers.diffusion.base;

import static org.junit.Assert.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.Test;

/** When the command line hears of a selection. */
public class SelectionProgressTest {
  private static final long SECOND = 1_000_000_000L;

  private final List<String> lines = new ArrayList<>();
  private long now = 5 * SECOND;
  private final SelectionProgress progress = new SelectionProgress(lines::add, () -> now);

  @Test
  public void nothingIsSaidInTheFirstTwoSeconds() {
    at(0, 0);
    at(1.9, 1);
    assertEquals(List.of(), lines);
  }

  @Test
  public void aLineComesEveryTwoSeconds() {
    at(0, 0);
    at(2, 1);
    at(0.5, 2);
    at(1.6, 3);
    assertEquals(List.of("selection: 1 of 9 runs", "selection: 3 of 9 runs"), lines);
  }

  @Test
  public void everySelectionStartsAnew() {
    at(0, 0);
    at(60, 0);
    assertEquals(List.of(), lines);
  }

  @Test
  public void otherPhasesAreSilent() {
    progress.at("diffusion", 0, 9);
    now += 9 * SECOND;
    progress.at("diffusion", 1, 9);
    assertEquals(List.of(), lines);
  }

  private void at(double secondsLater, int done) {
    now += (long) (secondsLater * SECOND);
    progress.at("selection", done, 9);
  }
}
