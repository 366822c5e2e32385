package labeldiffusion.diffusion.stepped;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;

import java.util.stream.IntStream;
import org.junit.Test;

public class IntBufferTest {
  private final IntBuffer buffer = new IntBuffer();

  @Test
  public void keepsNumbersInOrderHoweverManyThereAre() {
    int[] many = IntStream.range(0, 10_000).map(i -> i * i).toArray();
    IntStream.of(many).forEach(buffer::add);
    assertEquals(many.length, buffer.size());
    assertArrayEquals(many, buffer.toArray());
  }

  @Test
  public void startsAgainAfterClear() {
    buffer.add(1);
    buffer.clear();
    assertEquals(0, buffer.size());
    buffer.add(2);
    assertArrayEquals(new int[] {2}, buffer.toArray());
  }

  @Test
  public void laterNumbersDoNotChangeAnArrayThatWasTaken() {
    buffer.add(1);
    int[] taken = buffer.toArray();
    buffer.clear();
    buffer.add(2);
    assertArrayEquals(new int[] {1}, taken);
  }
}
