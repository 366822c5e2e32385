package labeldiffusion.parallel;

import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;

/**
 * Runs numbered blocks of work on a fixed number of threads, one of which is the caller's.
 * Interrupting the caller ends the work with a {@link CancellationException} as soon as the running
 * blocks have finished; the interrupt flag stays set.
 */
public final class Workers implements AutoCloseable {
  private final int threads;
  private final ExecutorService pool;

  /** The job these workers run inside of and are cancelled with; null if there is none. */
  private final Job outer;

  private Job job;

  /**
   * @param slots number of threads, 0 for one per core
   */
  public Workers(int slots) {
    requireSlots(slots);
    threads = slots == 0 ? Runtime.getRuntime().availableProcessors() : slots;
    pool = threads == 1 ? null : Executors.newFixedThreadPool(threads - 1, Workers::daemon);
    outer = null;
  }

  /** Throws unless this is a possible number of threads. */
  public static void requireSlots(int slots) {
    if (slots < 0) {
      throw new IllegalArgumentException(
          "number of threads must be 0 (one per core) or more, was " + slots);
    }
  }

  private Workers(Job outer) {
    threads = 1;
    pool = null;
    this.outer = outer;
  }

  /**
   * Single-threaded workers for long work inside a block; cancelled together with the job of that
   * block.
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
    job = new Job(blocks, body, outer);
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
   * For long single-threaded loops: throws a {@link CancellationException} if the caller has been
   * interrupted. Checks only every 1024th round.
   */
  public static void stopIfInterrupted(int round) {
    if ((round & 1023) == 0) {
      stopIfInterrupted();
    }
  }

  private static void stopIfInterrupted() {
    if (Thread.currentThread().isInterrupted()) {
      throw new CancellationException("cancelled");
    }
  }

  /**
   * Waits even when interrupted: a helper that is still running would write into arrays the caller
   * may already be using for something else.
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
    final Job outer;
    final AtomicInteger next = new AtomicInteger();

    /** No further block will be started. */
    volatile boolean stopped;

    /** Results of running blocks will be discarded. */
    volatile boolean cancelled;

    volatile Throwable failure;

    Job(int blocks, IntConsumer body, Job outer) {
      this.blocks = blocks;
      this.body = body;
      this.outer = outer;
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

    /** Keeps the first failure only: later ones may be its consequences. */
    synchronized void fail(Throwable e) {
      failure = failure == null ? e : failure;
      cancelled = true;
      stopped = true;
    }

    void runUntilInterrupted() {
      for (int b; !stopped && (b = next.getAndIncrement()) < blocks; ) {
        stopIfInterrupted();
        if (outer != null && outer.cancelled) {
          throw new CancellationException("cancelled with the job it belongs to");
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
