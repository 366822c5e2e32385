package weka.classifiers.diffusion.base;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.junit.Test;
import weka.classifiers.AbstractClassifier;
import weka.classifiers.diffusion.SmoothDiffusion;
import weka.classifiers.diffusion.TestTables;

/** Who listens hears of every phase, and may stop the work by interrupting it. */
public class WatchersTest {
  private final SmoothDiffusion classifier = new SmoothDiffusion();

  @Test
  public void listenerHearsOfBuildAndBatch() throws Exception {
    List<String> heard = new ArrayList<>();
    classifier.addWatcher((phase, done, total) -> heard.add(phase + " " + done + " of " + total));
    classifier.setOptions(new String[] {"-steps", "7", "-initial-steps", "3"});
    classifier.buildClassifier(TestTables.iris());
    assertTrue(heard.toString(), heard.contains("diffusion 10 of 10"));
    assertEquals("calibration 5 of 5", heard.get(heard.size() - 1));
    heard.clear();
    classifier.distributionsForInstances(
        TestTables.rows(TestTables.iris(), 0, 1)); // stored rows: nothing to be done
    assertEquals(List.of(), heard);
  }

  @Test
  public void listenerMayInterrupt() throws Exception {
    classifier.buildClassifier(TestTables.blobs(40, 1));
    double[][] before = classifier.distributionsForInstances(TestTables.blobs(20, 2));
    SmoothDiffusion copy = (SmoothDiffusion) AbstractClassifier.makeCopy(classifier);
    copy.addWatcher((phase, done, total) -> Thread.currentThread().interrupt());
    try {
      assertThrows(
          CancellationException.class,
          () -> copy.distributionsForInstances(TestTables.blobs(20, 2)));
    } finally {
      assertTrue("the flag stays set", Thread.interrupted());
    }
    assertArrayEquals(before, classifier.distributionsForInstances(TestTables.blobs(20, 2)));
  }

  @Test
  public void listenersAreNotCopied() throws Exception {
    List<String> heard = new ArrayList<>();
    classifier.addWatcher(
        (phase, done, total) -> heard.add(phase)); // a lambda that cannot be serialised
    AbstractClassifier.makeCopy(classifier).buildClassifier(TestTables.blobs(40, 1));
    assertEquals(List.of(), heard);
  }
}
