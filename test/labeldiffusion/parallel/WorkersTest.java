package labeldiffusion.parallel;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertSame;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.util.Arrays;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import labeldiffusion.SilentTestCase;
import org.junit.Test;

public class WorkersTest extends SilentTestCase {
  @Test
  public void everyBlockRunsOnce() {
    for (int threads : new int[] {1, 2, 4}) {
      try (Workers some = new Workers(threads)) {
        AtomicIntegerArray runs = new AtomicIntegerArray(1000);
        some.run(1000, runs::incrementAndGet);
        for (int b = 0; b < 1000; b++) {
          assertEquals(1, runs.get(b));
        }
      }
    }
  }

  @Test
  public void zeroMeansOneThreadPerCore() {
    try (Workers all = new Workers(0)) {
      assertEquals(Runtime.getRuntime().availableProcessors(), all.threads());
    }
  }

  @Test
  public void negativeNumberOfThreadsIsRejected() {
    assertThrows(IllegalArgumentException.class, () -> new Workers(-1));
  }

  /** Wherever the bad block runs, in the caller or in a helper. */
  @Test
  public void exceptionInABlockReachesTheCaller() {
    for (int bad = 0; bad < 50; bad++) {
      int wanted = bad;
      IllegalStateException thrown = new IllegalStateException("block " + bad);
      assertSame(
          thrown,
          assertThrows(
              IllegalStateException.class,
              () ->
                  workers.run(
                      50,
                      b -> {
                        if (b == wanted) {
                          throw thrown;
                        }
                      })));
    }
  }

  @Test
  public void errorInABlockReachesTheCaller() {
    for (int trial = 0; trial < 50; trial++) {
      assertThrows(
          OutOfMemoryError.class,
          () ->
              workers.run(
                  8,
                  b -> {
                    throw new OutOfMemoryError("not really");
                  }));
    }
  }

  @Test
  public void workersCanBeUsedAfterAnException() {
    assertThrows(
        IllegalStateException.class,
        () ->
            workers.run(
                9,
                b -> {
                  throw new IllegalStateException();
                }));
    AtomicInteger runs = new AtomicInteger();
    workers.run(9, b -> runs.incrementAndGet());
    assertEquals(9, runs.get());
  }

  @Test
  public void interruptEndsTheWorkAndTheFlagStaysSet() {
    Thread caller = Thread.currentThread();
    try {
      AtomicInteger runs = new AtomicInteger();
      assertThrows(
          CancellationException.class,
          () ->
              workers.run(
                  1_000_000,
                  b -> {
                    if (runs.incrementAndGet() == 10) {
                      caller.interrupt();
                    }
                  }));
      assertTrue(runs.get() < 1_000_000);
    } finally {
      assertTrue("the flag stays set", Thread.interrupted());
    }
  }

  /** Otherwise the caller would wait for long work whose result is not needed. */
  @Test(timeout = 60_000)
  public void innerWorkOfABlockEndsWhenAnotherBlockFails() {
    try (Workers two = new Workers(2)) {
      AtomicInteger begun = new AtomicInteger();
      assertThrows(
          IllegalStateException.class,
          () ->
              two.run(
                  2,
                  b -> {
                    Workers alone = two.alone();
                    begun.incrementAndGet();
                    if (b == 0) {
                      while (begun.get() < 2) {
                        Thread.onSpinWait();
                      }
                      throw new IllegalStateException("block 0");
                    }
                    while (true) {
                      alone.run(1, inner -> {});
                    }
                  }));
    }
  }

  @Test(timeout = 60_000)
  public void interruptEndsInnerWorkOfBlocks() {
    Thread caller = Thread.currentThread();
    AtomicInteger begun = new AtomicInteger();
    try (Workers two = new Workers(2)) {
      assertThrows(
          CancellationException.class,
          () ->
              two.run(
                  2,
                  b -> {
                    Workers alone = two.alone();
                    if (begun.incrementAndGet() == 2) {
                      caller.interrupt();
                    }
                    while (true) {
                      alone.run(1, inner -> {});
                    }
                  }));
    } finally {
      assertTrue("the flag stays set", Thread.interrupted());
    }
  }

  @Test
  public void blocksOfRowsCoverAllRowsOnce() {
    for (int n : new int[] {0, 1, 2, 1000, 100_000}) {
      for (long work : new long[] {0, 1, 1000, Long.MAX_VALUE}) {
        assertCovers(n, Blocks.ofRows(n, work));
      }
    }
  }

  @Test
  public void blocksOfEntriesCoverAllRowsOnce() {
    for (int n : new int[] {0, 1, 2, 1000, 50_000}) {
      int[] rowStart = new int[n + 1];
      for (int i = 0; i < n; i++) {
        rowStart[i + 1] = rowStart[i] + random.nextInt(9) * random.nextInt(9);
      }
      for (long work : new long[] {1, 20, Long.MAX_VALUE}) {
        assertCovers(n, Blocks.ofEntries(rowStart, work));
      }
    }
  }

  private static void assertCovers(int n, Blocks blocks) {
    int[] times = new int[n];
    for (int b = 0; b < blocks.count(); b++) {
      assertTrue("a block has rows", blocks.from(b) < blocks.to(b));
      for (int i = blocks.from(b); i < blocks.to(b); i++) {
        times[i]++;
      }
    }
    int[] once = new int[n];
    Arrays.fill(once, 1);
    assertArrayEquals(once, times);
  }

  @Test
  public void longLoopsNoticeAnInterruptEvery1024Rounds() {
    Thread.currentThread().interrupt();
    Workers.stopIfInterrupted(1);
    Workers.stopIfInterrupted(1023);
    assertThrows(CancellationException.class, () -> Workers.stopIfInterrupted(1024));
    assertTrue(Thread.interrupted());
    Workers.stopIfInterrupted(1024);
  }
}
