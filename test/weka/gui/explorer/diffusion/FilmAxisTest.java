package weka.gui.explorer.diffusion;

import static org.junit.Assert.assertEquals;

import java.util.List;
import java.util.stream.IntStream;
import labeldiffusion.picture.Frame;
import org.junit.Test;

/** The axis of {@link FilmSlider} and its {@link FilmRuler}. */
public class FilmAxisTest {
  /** One node with two classes; the first class has the given share. */
  private static Frame frame(int t, double share) {
    return new Frame(t, new int[1], new float[] {(float) share, (float) (1 - share)}, new float[0]);
  }

  @Test
  public void wayIsAQuarterEvenAndThreeQuartersChange() {
    FilmAxis axis = new FilmAxis(List.of(frame(0, 0), frame(1, 0.8), frame(2, 1)));
    assertEquals(0, axis.placeOf(0));
    assertEquals(125 + 600, axis.placeOf(1));
    assertEquals(1000, axis.placeOf(2));
  }

  @Test
  public void filmWithoutChangeIsEven() {
    FilmAxis axis = new FilmAxis(List.of(frame(0, 1), frame(1, 1), frame(2, 1)));
    assertEquals(500, axis.placeOf(1));
  }

  @Test
  public void everyFrameOfALongFilmIsFound() {
    FilmAxis axis =
        new FilmAxis(IntStream.range(0, 200).mapToObj(t -> frame(t, t == 0 ? 0 : 1)).toList());
    for (int f = 0; f < 200; f++) {
      assertEquals(f, axis.frameAt(axis.placeOf(f)));
    }
  }

  @Test
  public void placeBetweenFramesShowsTheEarlierOne() {
    FilmAxis axis = new FilmAxis(List.of(frame(0, 0), frame(1, 0.8), frame(2, 1)));
    assertEquals(0, axis.frameAt(724));
    assertEquals(1, axis.frameAt(726));
  }

  @Test
  public void initialStepsAreNamed() {
    FilmAxis axis = new FilmAxis(List.of(frame(-2, 0), frame(-1, 0.1), frame(0, 0.2), frame(1, 1)));
    assertEquals("given labels", axis.name(0));
    assertEquals("initial step 1 of 2", axis.name(1));
    assertEquals("initial step 2 of 2", axis.name(2));
    assertEquals("step 1 of 1", axis.name(3));
    assertEquals(2, axis.endOfInitialSteps());
    assertEquals("solved directly", new FilmAxis(List.of(frame(0, 1))).name(0));
  }
}
