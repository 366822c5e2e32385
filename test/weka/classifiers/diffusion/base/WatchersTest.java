package weka.classifiers.diffusion.base;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CancellationException;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.labels.Labels;
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

  /** A film and a progress bar may watch the same run. */
  @Test
  public void everyListenerHearsOfEveryEvent() {
    Recorder first = new Recorder(new ArrayList<>());
    Recorder second = new Recorder(new ArrayList<>());
    Watchers both = new Watchers(List.of(first, second));
    both.at("search", 1, 2);
    both.starts(null, null, new int[] {4});
    both.stepped(3, new double[0], new double[0]);
    both.averaged(new double[] {0.5});
    assertEquals(List.of("search 1 of 2", "starts [4]", "step 3", "mean [0.5]"), first.heard);
    assertEquals(first.heard, second.heard);
  }

  private record Recorder(List<String> heard) implements Watcher {
    @Override
    public void at(String phase, int done, int total) {
      heard.add(phase + " " + done + " of " + total);
    }

    @Override
    public void starts(SimilarityGraph graph, Labels labels, int[] rows) {
      heard.add("starts " + Arrays.toString(rows));
    }

    @Override
    public void stepped(int t, double[] F, double[] wD) {
      heard.add("step " + t);
    }

    @Override
    public void averaged(double[] F) {
      heard.add("mean " + Arrays.toString(F));
    }
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
