package labeldiffusion.parallel;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.IntStream;
import org.junit.Test;

/** Which threads {@link Workers} use, and that none of them works on after its run or its end. */
public class WorkersThreadsTest {
  /** Two blocks that wait for each other need two threads: the caller's and a helper. */
  private static Thread helperOf(Workers two) {
    Thread caller = Thread.currentThread();
    CyclicBarrier both = new CyclicBarrier(2);
    Thread[] ran = new Thread[2];
    two.run(
        2,
        b -> {
          await(both);
          ran[b] = Thread.currentThread();
        });
    assertTrue("the caller works too", ran[0] == caller || ran[1] == caller);
    return ran[0] == caller ? ran[1] : ran[0];
  }

  private static void await(CyclicBarrier barrier) {
    try {
      barrier.await();
    } catch (InterruptedException | BrokenBarrierException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test(timeout = 60_000)
  public void twoThreadsAreTheCallerAndOneHelperForAllRuns() {
    try (Workers two = new Workers(2)) {
      Set<Thread> helpers = new HashSet<>();
      for (int run = 0; run < 5; run++) {
        helpers.add(helperOf(two));
      }
      assertEquals(1, helpers.size());
    }
  }

  /**
   * A helper that is not a daemon would keep the program from ending. Threads are like the one that
   * makes them, and that of a test with a time limit is a daemon: so there is no limit here.
   */
  @Test
  public void helpersAreDaemons() {
    try (Workers two = new Workers(2)) {
      assertTrue(helperOf(two).isDaemon());
    }
  }

  @Test(timeout = 60_000)
  public void closingEndsTheHelpers() throws InterruptedException {
    Thread helper;
    try (Workers two = new Workers(2)) {
      helper = helperOf(two);
    }
    helper.join();
    assertFalse(helper.isAlive());
  }

  /** The caller's block is done at once, the helper's takes a while longer. */
  @Test(timeout = 60_000)
  public void aRunEndsAfterItsLastBlock() {
    Thread caller = Thread.currentThread();
    CyclicBarrier both = new CyclicBarrier(2);
    AtomicBoolean done = new AtomicBoolean();
    try (Workers two = new Workers(2)) {
      two.run(
          2,
          b -> {
            await(both);
            if (Thread.currentThread() != caller) {
              pause();
              done.set(true);
            }
          });
    }
    assertTrue(done.get());
  }

  private static void pause() {
    try {
      Thread.sleep(100);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  public void theRefusalSaysWhatNumbersOfThreadsArePossible() {
    assertEquals(
        "number of threads must be 0 (one per core) or more, was -1",
        assertThrows(IllegalArgumentException.class, () -> new Workers(-1)).getMessage());
  }

  @Test
  public void everyRowOfAPartitionIsVisitedOnce() {
    int[] visits = new int[10];
    try (Workers two = new Workers(2)) {
      two.run(
          Blocks.ofRows(10, 1 << 14),
          (from, to) -> IntStream.range(from, to).forEach(i -> visits[i]++));
    }
    assertArrayEquals(IntStream.range(0, 10).map(i -> 1).toArray(), visits);
  }
}
