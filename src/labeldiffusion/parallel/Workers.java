package labeldiffusion.parallel;

import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;

/**
 * Runs numbered blocks of work on a fixed number of threads, the caller's among them. Interrupting
 * the caller ends the work after the blocks in hand with a {@link CancellationException}; the
 * interrupt flag stays set.
 */
public final class Workers implements AutoCloseable {
  private final int threads;
  private final ExecutorService pool;

  /** Whose blocks these workers are a part of; null if of none. */
  private final Job whole;

  private Job job;

  /**
   * @param slots number of threads, 0 for one per core
   */
  public Workers(int slots) {
    if (slots < 0) {
      throw new IllegalArgumentException(
          "number of threads must be 0 (one per core) or more, was " + slots);
    }
    threads = slots == 0 ? Runtime.getRuntime().availableProcessors() : slots;
    pool = threads == 1 ? null : Executors.newFixedThreadPool(threads - 1, Workers::daemon);
    whole = null;
  }

  private Workers(Job whole) {
    threads = 1;
    pool = null;
    this.whole = whole;
  }

  /**
   * The thread of one block by itself, for long work inside a block: it ends when the block's work
   * as a whole does.
   */
  public Workers alone() {
    return new Workers(job);
  }

  private static Thread daemon(Runnable work) {
    Thread thread = new Thread(work, "labelDiffusion");
    thread.setDaemon(true);
    return thread;
  }

  public int threads() {
    return threads;
  }

  /** Calls {@code body} once for each of 0..blocks-1, in any order; returns when all are done. */
  public void run(int blocks, IntConsumer body) {
    job = new Job(blocks, body, whole);
    Future<?>[] helpers = new Future<?>[Math.max(0, Math.min(threads, blocks) - 1)];
    for (int h = 0; h < helpers.length; h++) {
      helpers[h] = pool.submit(job);
    }
    try {
      job.runUntilInterrupted();
    } catch (Throwable e) {
      job.fail(e);
    }
    job.stopped = true;
    awaitAll(job, helpers);
    job.check();
  }

  /** {@link #run(int, IntConsumer)} over the blocks of a partition. */
  public void run(Blocks blocks, RowRange body) {
    run(blocks.count(), b -> body.accept(blocks.from(b), blocks.to(b)));
  }

  /**
   * For long loops that no other thread shares: ends them as {@link #run} would if the caller has
   * been interrupted. Looks only every thousandth time or so.
   */
  public static void stopIfInterrupted(int round) {
    if ((round & 1023) == 0) {
      stopIfInterrupted();
    }
  }

  private static void stopIfInterrupted() {
    if (Thread.currentThread().isInterrupted()) {
      throw new CancellationException("stopped before it was finished");
    }
  }

  /**
   * Waits even when interrupted: a helper left running would write into arrays the caller believes
   * are its own.
   */
  private static void awaitAll(Job job, Future<?>[] helpers) {
    boolean interrupted = false;
    for (int h = 0; h < helpers.length; ) {
      try {
        helpers[h].get();
        h++;
      } catch (InterruptedException e) {
        job.cancelled = true;
        interrupted = true;
      } catch (ExecutionException e) {
        throw new IllegalStateException(e); // cannot happen: Job.run catches everything
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    if (pool != null) {
      pool.shutdown();
    }
  }

  /** Work on rows from (inclusive) to (exclusive). */
  @FunctionalInterface
  public interface RowRange {
    void accept(int from, int to);
  }

  private static final class Job implements Runnable {
    final int blocks;
    final IntConsumer body;
    final Job whole;
    final AtomicInteger next = new AtomicInteger();

    /** No block is begun any more. */
    volatile boolean stopped;

    /** What is begun is not wanted any more. */
    volatile boolean cancelled;

    volatile Throwable failure;

    Job(int blocks, IntConsumer body, Job whole) {
      this.blocks = blocks;
      this.body = body;
      this.whole = whole;
    }

    @Override
    public void run() {
      try {
        for (int b; !stopped && (b = next.getAndIncrement()) < blocks; ) {
          body.accept(b);
        }
      } catch (Throwable e) {
        fail(e);
      }
    }

    /** Only the first failure counts: others may have come of it. */
    synchronized void fail(Throwable e) {
      failure = failure == null ? e : failure;
      cancelled = true;
      stopped = true;
    }

    void runUntilInterrupted() {
      for (int b; !stopped && (b = next.getAndIncrement()) < blocks; ) {
        stopIfInterrupted();
        if (whole != null && whole.cancelled) {
          throw new CancellationException("stopped with the work it is a part of");
        }
        body.accept(b);
      }
    }

    void check() {
      if (failure instanceof RuntimeException e) {
        throw e;
      }
      if (failure instanceof Error e) {
        throw e;
      }
    }
  }
}
