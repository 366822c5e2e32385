package weka.classifiers.diffusion;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import org.junit.Test;
import weka.classifiers.diffusion.base.LabelDiffusionClassifier;
import weka.classifiers.diffusion.experiment.TwoMoons;
import weka.core.Instances;

/** Many batches, many threads, and interruptions at any moment. */
public class EnduranceTest {
  private static final int THREADS = 8;

  @Test
  public void aThousandBatchesLeakNothing() throws Exception {
    SmoothDiffusion classifier =
        built("-steps 2 -initial-steps 1", TestTables.labelledFirst(TestTables.blobs(60, 1), 20));
    Instances batch = TestTables.blobs(30, 2);
    long before = 0;
    for (int round = 0; round < 1000; round++) {
      classifier.distributionsForInstances(batch);
      if (round == 100) {
        before = used();
      }
    }
    long grown = used() - before;
    assertTrue(grown + " bytes more after 900 further batches", grown < 900 * 1000);
  }

  @Test
  public void eightThreadsGetTheAnswersOfOne() throws Exception {
    SmoothDiffusion classifier =
        built("-steps 5", TestTables.labelledFirst(TestTables.mixed(120, 1), 40));
    Instances rows = TestTables.mixed(30, 2);
    double[][] batch = classifier.distributionsForInstances(rows);
    double[] single = classifier.distributionForInstance(rows.instance(3));
    SmoothDiffusion fresh =
        built("-steps 5", TestTables.labelledFirst(TestTables.mixed(120, 1), 40));
    List<Throwable> failures = Collections.synchronizedList(new ArrayList<>());
    List<Thread> threads = new ArrayList<>();
    for (int t = 0; t < THREADS; t++) {
      Thread thread =
          new Thread(
              () -> {
                for (int round = 0; round < 10; round++) {
                  assertArrayEquals(batch, answers(fresh, rows));
                  assertArrayEquals(single, answer(fresh, rows), 0);
                }
              });
      thread.setUncaughtExceptionHandler((dead, failure) -> failures.add(failure));
      threads.add(thread);
    }
    threads.forEach(Thread::start);
    for (Thread thread : threads) {
      thread.join();
    }
    assertEquals(List.of(), failures);
  }

  /** Whatever it is doing, reading rows, searching, choosing parameters or diffusing. */
  @Test
  public void anInterruptedBuildEndsAndTheClassifierIsUsableAfterwards() throws Exception {
    Instances data = TestTables.labelledFirst(TwoMoons.generate(1500, 0.1, 1), 40);
    LocalMatchDiffusion classifier = new LocalMatchDiffusion();
    Random random = new Random(1);
    int stopped = 0;
    for (int moment = 0; moment < 12; moment++) {
      classifier.setOptions("-select CROSS_VALIDATION -K-grid 5,10".split(" "));
      FutureTask<Void> build =
          new FutureTask<>(
              () -> {
                classifier.buildClassifier(data);
                classifier.distributionForInstance(data.instance(0)); // the run waits for this
                return null;
              });
      Thread builder = new Thread(build);
      builder.start();
      Thread.sleep(random.nextInt(700));
      builder.interrupt();
      try {
        build.get(60, TimeUnit.SECONDS); // a minute is a hang on the busiest machine
      } catch (ExecutionException e) {
        assertEquals(CancellationException.class, e.getCause().getClass());
        stopped++;
      }
      builder.join();
    }
    assertTrue("some of the builds must have been stopped", stopped > 0);
    assertEquals("labelDiffusion threads left", 0, poolThreads());
    classifier.setOptions("-steps 3".split(" "));
    classifier.buildClassifier(data);
    assertEquals(2, classifier.distributionForInstance(data.instance(0)).length);
  }

  private static double[][] answers(LabelDiffusionClassifier classifier, Instances rows) {
    try {
      return classifier.distributionsForInstances(new Instances(rows));
    } catch (Exception e) {
      throw new AssertionError(e);
    }
  }

  private static double[] answer(LabelDiffusionClassifier classifier, Instances rows) {
    try {
      return classifier.distributionForInstance(rows.instance(3));
    } catch (Exception e) {
      throw new AssertionError(e);
    }
  }

  private static SmoothDiffusion built(String options, Instances data) throws Exception {
    SmoothDiffusion classifier = new SmoothDiffusion();
    classifier.setOptions(options.split(" "));
    classifier.buildClassifier(data);
    return classifier;
  }

  private static long used() throws InterruptedException {
    for (int round = 0; round < 3; round++) {
      System.gc();
      Thread.sleep(50);
    }
    return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
  }

  /** A pool that is shut down needs a moment to end. */
  private static long poolThreads() throws InterruptedException {
    long count = 1;
    for (int wait = 0; wait < 500 && count > 0; wait++) {
      count =
          Thread.getAllStackTraces().keySet().stream()
              .filter(thread -> thread.getName().startsWith("labelDiffusion"))
              .count();
      Thread.sleep(20);
    }
    return count;
  }
}
