package labeldiffusion.picture;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.Test;

public class KeyFramesTest {
  /** One node changes its class in each of the steps 1 to 10, nothing changes afterwards. */
  private static final List<Frame> FILM =
      IntStream.range(0, 100).mapToObj(t -> frame(t, Math.min(t, 10))).toList();

  private static Frame frame(int t, int changed) {
    int[] classOf = new int[10];
    float[] shares = new float[20];
    for (int v = 0; v < 10; v++) {
      classOf[v] = v < changed ? 1 : 0;
      shares[2 * v + classOf[v]] = 1;
    }
    return new Frame(t, classOf, shares, new float[0]);
  }

  @Test
  public void aShortFilmIsKept() {
    assertEquals(FILM, KeyFrames.of(FILM, 2, 100));
  }

  @Test
  public void framesAreWhereThingsChange() {
    List<Integer> times = KeyFrames.of(FILM, 2, 6).stream().map(Frame::t).toList();
    assertEquals(List.of(0, 2, 4, 6, 8, 99), times);
  }

  @Test
  public void framesAreInOrderAndNotTooMany() {
    for (int most = 2; most < 30; most++) {
      List<Integer> times = KeyFrames.of(FILM, 2, most).stream().map(Frame::t).toList();
      assertTrue(times.size() <= most);
      assertEquals(times, times.stream().sorted().distinct().toList());
      assertEquals(List.of(0, 99), List.of(times.get(0), times.get(times.size() - 1)));
    }
  }

  /** Everything changes in the last step: the frames before are the last that can be taken. */
  @Test
  public void framesAreTakenWhenNoneCanBeSpared() {
    List<Frame> film = IntStream.range(0, 6).mapToObj(t -> frame(t, t == 5 ? 10 : 0)).toList();
    assertEquals(List.of(0, 2, 3, 4, 5), KeyFrames.of(film, 2, 5).stream().map(Frame::t).toList());
  }

  /** The share of one class grows from 1/2 to 1 in ten steps and then stays. */
  @Test
  public void confidenceCountsWithoutAChangeOfClass() {
    List<Frame> film =
        IntStream.range(0, 100)
            .mapToObj(
                t -> {
                  float share = 0.5f + 0.0625f * Math.min(t, 8);
                  return new Frame(t, new int[1], new float[] {share, 1 - share}, new float[0]);
                })
            .toList();
    assertEquals(List.of(0, 2, 4, 6, 99), KeyFrames.of(film, 2, 5).stream().map(Frame::t).toList());
  }
}
