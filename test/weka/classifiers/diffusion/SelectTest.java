package weka.classifiers.diffusion;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.junit.Test;
import weka.classifiers.diffusion.base.LabelDiffusionClassifier;
import weka.classifiers.diffusion.base.SelectingClassifier;
import weka.classifiers.diffusion.experiment.Catalogue;
import weka.core.Instances;

/** Choosing parameters with -select, as users of the classifiers meet it. */
public class SelectTest {

  @Test
  public void everyClassifierSaysWhatItChose() throws Exception {
    for (LabelDiffusionClassifier classifier : Catalogue.classifiers()) {
      if (!(classifier instanceof SelectingClassifier)) {
        continue; // AutoDiffusion has nothing to choose
      }
      set(classifier, "-select CROSS_VALIDATION -K-grid 3,6");
      classifier.buildClassifier(TestTables.labelledFirst(TestTables.blobs(40, 1), 20));
      String line =
          classifier
              .toString()
              .lines()
              .filter(text -> text.startsWith("selection"))
              .findFirst()
              .orElse("");
      assertTrue(
          classifier.getClass().getSimpleName() + ": " + line,
          line.matches(
              "selection +K [356].*; [0-9]+ of 20 hidden labels right \\(3 folds, [0-9]+ runs\\)"));
    }
  }

  @Test
  public void withNothingElseToChooseFromTheGivenValuesAreUsed() throws Exception {
    Instances data = TestTables.labelledFirst(TestTables.blobs(40, 1), 20);
    SmoothDiffusion given = set(new SmoothDiffusion(), "-K 4 -sigma-f 0.2");
    given.buildClassifier(data);
    SmoothDiffusion chosen =
        set(new SmoothDiffusion(), "-K 4 -sigma-f 0.2 -select HOLDOUT -K-grid 4 -sigma-f-grid 0.2");
    chosen.buildClassifier(data);
    assertArrayEquals(
        given.distributionsForInstances(data), chosen.distributionsForInstances(data));
  }

  @Test
  public void aBatchIsChosenForTogetherWithTheTrainingRows() throws Exception {
    SmoothDiffusion classifier = set(new SmoothDiffusion(), "-select HOLDOUT");
    classifier.buildClassifier(TestTables.blobs(20, 1));
    classifier.distributionsForInstances(TestTables.blobs(40, 2));
    assertEquals(
        2, classifier.toString().lines().filter(text -> text.startsWith("selection ")).count());
  }

  @Test
  public void withOneLabelPerClassTheGivenValuesAreUsedAndTheReportSaysSo() throws Exception {
    SmoothDiffusion classifier = set(new SmoothDiffusion(), "-select HOLDOUT -K 3");
    Instances data = TestTables.blobs(40, 1);
    boolean[] seen = new boolean[data.numClasses()];
    for (int i = 0; i < data.numInstances(); i++) {
      int label = (int) data.instance(i).classValue();
      if (seen[label]) {
        data.instance(i).setClassMissing();
      }
      seen[label] = true;
    }
    classifier.buildClassifier(data);
    assertTrue(
        classifier.toString(),
        classifier
            .toString()
            .contains("none: a label can only be hidden if its class has another one"));
    assertEquals(3, classifier.getMeasure("measureNeighbours"), 0);
  }

  @Test
  public void fewerFoldsThanWantedAreReported() throws Exception {
    SmoothDiffusion classifier =
        set(new SmoothDiffusion(), "-select CROSS_VALIDATION -select-folds 50");
    classifier.buildClassifier(TestTables.labelledFirst(TestTables.blobs(40, 1), 20));
    assertTrue(
        classifier.toString(),
        classifier.toString().contains(" folds instead of 50, no class has more labels"));
  }

  @Test
  public void badGridsAreRefusedInOneSentence() {
    assertRefused(
        "-K-grid: expected comma-separated numbers, was '5;6'",
        new SmoothDiffusion(),
        "-K-grid",
        "5;6");
    assertRefused(
        "-K-grid: expected comma-separated whole numbers of at least 1, was '0'",
        new SmoothDiffusion(),
        "-K-grid",
        "0");
    assertRefused(
        "-K-grid: expected comma-separated numbers, was ','",
        new SmoothDiffusion(),
        "-K-grid",
        ",");
    assertRefused(
        "relative width sigma-f must be a number above 0, was -1.0",
        new SmoothDiffusion(),
        "-sigma-f-grid",
        "-1");
    assertRefused(
        "alpha must lie between 0 and 1, was 2.0",
        new LocalGlobalConsistency(),
        "-alpha-grid",
        "2");
    assertRefused(
        "number of folds must be 2 or more, was 1", new SmoothDiffusion(), "-select-folds", "1");
  }

  @Test
  public void selectionShowsProgressAndCanBeStopped() throws Exception {
    SmoothDiffusion classifier =
        set(new SmoothDiffusion(), "-select CROSS_VALIDATION -num-slots 1");
    List<String> heard = new ArrayList<>();
    classifier.addWatcher(
        (phase, done, total) -> {
          heard.add(phase);
          if (phase.equals("selection") && done == 3) {
            Thread.currentThread().interrupt();
          }
        });
    try {
      assertThrows(
          CancellationException.class,
          () -> classifier.buildClassifier(TestTables.labelledFirst(TestTables.blobs(40, 1), 20)));
    } finally {
      assertTrue("the flag stays set", Thread.interrupted());
    }
    assertEquals(4, heard.stream().filter("selection"::equals).count());
  }

  private static void assertRefused(
      String message, LabelDiffusionClassifier classifier, String option, String value) {
    Exception refusal =
        assertThrows(
            Exception.class,
            () -> {
              classifier.setOptions(new String[] {"-select", "HOLDOUT", option, value});
              classifier.buildClassifier(TestTables.blobs(20, 1));
            });
    assertEquals(message, refusal.getMessage());
  }

  private static <T extends LabelDiffusionClassifier> T set(T classifier, String options)
      throws Exception {
    classifier.setOptions(options.split(" "));
    return classifier;
  }
}
