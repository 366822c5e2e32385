package weka.gui.explorer.diffusion;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.After;
import org.junit.Test;

/** The thread of the test plays that of the windows. */
public class RepeatedTest {
  private final BlockingQueue<Runnable> events = new LinkedBlockingQueue<>();
  private final Semaphore gate = new Semaphore(0);
  private final AtomicInteger runs = new AtomicInteger();
  private final List<Integer> received = new ArrayList<>();
  private final List<Throwable> problems = new ArrayList<>();
  private final Repeated<Integer> work =
      new Repeated<>("test", this::run, events::add, received::add, problems::add);

  /** Every run waits until it may go on. */
  private Integer run() throws InterruptedException {
    gate.acquire();
    int mine = runs.incrementAndGet();
    if (mine == 3) {
      throw new IllegalArgumentException("the third");
    }
    return mine;
  }

  private void event() throws InterruptedException {
    Runnable next = events.poll(60, TimeUnit.SECONDS);
    assertTrue("no event within a minute", next != null);
    next.run();
  }

  @After
  public void end() {
    work.end();
  }

  @Test
  public void manyRequestsDuringARunLeadToOneRepetition() throws Exception {
    for (int i = 0; i < 10; i++) {
      work.request();
    }
    gate.release(10);
    event();
    event();
    assertEquals(List.of(1, 2), received);
    assertFalse(work.isBusy());
    assertEquals(2, runs.get());
  }

  @Test
  public void aProblemIsToldAndTheNextRequestIsServed() throws Exception {
    gate.release(10);
    for (int i = 0; i < 4; i++) {
      work.request();
      event();
    }
    assertEquals("the third", problems.get(0).getMessage());
    assertEquals(List.of(1, 2, 4), received);
  }

  @Test
  public void nothingIsReceivedAfterTheEnd() throws Exception {
    work.request();
    gate.release();
    Runnable late = events.poll(60, TimeUnit.SECONDS);
    work.end();
    late.run();
    work.request();
    assertEquals(List.of(), received);
  }
}
