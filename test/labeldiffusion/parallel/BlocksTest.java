package labeldiffusion.parallel;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;

import java.util.stream.IntStream;
import org.junit.Test;

/** A block holds 2^16 units of work: the expected starts follow by hand. */
public class BlocksTest {
  private static final int WORK = 1 << 16;

  @Test
  public void rowsAreDividedByTheirWork() {
    assertStarts(Blocks.ofRows(10, WORK / 4), 0, 4, 8, 10);
    assertStarts(Blocks.ofRows(8, WORK / 4), 0, 4, 8);
    assertStarts(Blocks.ofRows(9, WORK / 4), 0, 4, 8, 9);
  }

  @Test
  public void littleWorkIsOneBlock() {
    assertStarts(Blocks.ofRows(1000, 1), 0, 1000);
    assertStarts(Blocks.ofRows(1000, 0), 0, 1000);
  }

  @Test
  public void allRowsAreOneBlockIfAskedFor() {
    assertStarts(Blocks.one(3 * WORK), 0, 3 * WORK);
    assertStarts(Blocks.one(0), 0, 0);
  }

  @Test
  public void aRowOfMuchWorkIsABlockOfItsOwn() {
    assertStarts(Blocks.ofRows(3, 10L * WORK), 0, 1, 2, 3);
  }

  @Test
  public void noRowsAreNoBlocks() {
    assertEquals(0, Blocks.ofRows(0, 5).count());
    assertEquals(0, Blocks.ofEntries(new int[] {0}, 5).count());
  }

  /** Rows of 3, 1, 2, 5, 0 and 4 entries, at most 4 per block unless a row has more. */
  @Test
  public void entriesAreDividedAtRows() {
    int[] rowStart = {0, 3, 4, 6, 11, 11, 15};
    assertStarts(Blocks.ofEntries(rowStart, WORK / 4), 0, 2, 3, 4, 6);
  }

  @Test
  public void entriesOfMuchWorkAreOneRowPerBlock() {
    assertStarts(Blocks.ofEntries(new int[] {0, 1, 2, 3}, 10L * WORK), 0, 1, 2, 3);
  }

  private static void assertStarts(Blocks blocks, int... starts) {
    int[] found =
        IntStream.rangeClosed(0, blocks.count())
            .map(b -> b < blocks.count() ? blocks.from(b) : blocks.to(b - 1))
            .toArray();
    assertArrayEquals(starts, found);
  }
}
