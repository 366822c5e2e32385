package weka.classifiers.diffusion;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import labeldiffusion.neighbours.RecentLists;
import org.junit.Before;
import org.junit.Test;
import weka.classifiers.AbstractClassifier;
import weka.classifiers.Classifier;
import weka.classifiers.Evaluation;
import weka.classifiers.diffusion.base.LabelDiffusionClassifier;
import weka.classifiers.diffusion.experiment.Catalogue;
import weka.classifiers.evaluation.Prediction;
import weka.core.Instances;
import weka.core.SerializedObject;

/** Folds share one search, and nobody can tell from the answers. */
public class CrossValidationTest {
  private final Instances table = TestTables.blobs(120, 5);

  @Before
  public void forget() {
    RecentLists.SHARED.clear();
  }

  private static List<double[]> predictions(Classifier classifier, Instances table)
      throws Exception {
    Evaluation evaluation = new Evaluation(table);
    evaluation.crossValidateModel(classifier, table, 4, new Random(1));
    List<double[]> all = new ArrayList<>();
    for (Prediction prediction : evaluation.predictions()) {
      all.add(((weka.classifiers.evaluation.NominalPrediction) prediction).distribution());
    }
    return all;
  }

  @Test
  public void everyClassifierAnswersTheSameWithAndWithoutCache() throws Exception {
    Instances mixed = TestTables.mixed(90, 3);
    for (LabelDiffusionClassifier classifier : Catalogue.classifiers()) {
      classifier.setNoCache(true);
      List<double[]> without = predictions(classifier, mixed);
      classifier.setNoCache(false);
      List<double[]> with = predictions(classifier, mixed);
      for (int i = 0; i < without.size(); i++) {
        assertArrayEquals(classifier.getClass().getName(), without.get(i), with.get(i), 0);
      }
    }
  }

  /** The phases of the runs that answer the folds. */
  private List<List<String>> phases(String... options) throws Exception {
    List<List<String>> folds = new ArrayList<>();
    for (int fold = 0; fold < 4; fold++) {
      SmoothDiffusion classifier = new SmoothDiffusion();
      classifier.setOptions(options.clone()); // Weka blanks what it has read
      classifier.buildClassifier(table.trainCV(4, fold));
      List<String> heard = new ArrayList<>();
      classifier.addWatcher((phase, done, total) -> heard.add(phase));
      classifier.distributionsForInstances(table.testCV(4, fold));
      folds.add(heard);
    }
    return folds;
  }

  @Test
  public void foldsShareOneSearch() throws Exception {
    List<List<String>> folds = phases();
    assertTrue(folds.get(0).contains("search"));
    for (List<String> later : folds.subList(1, 4)) {
      assertFalse(later.contains("search"));
      assertTrue(later.contains("diffusion"));
    }
  }

  @Test
  public void everyFoldSearchesWithoutCache() throws Exception {
    for (List<String> fold : phases("-no-cache")) {
      assertTrue(fold.contains("search"));
    }
  }

  @Test
  public void changedRowIsSeen() throws Exception {
    SmoothDiffusion classifier = new SmoothDiffusion();
    classifier.buildClassifier(table);
    assertFalse(classifier.toString().isEmpty());
    table.instance(0).setValue(0, table.instance(0).value(0) + 0.5);
    classifier.buildClassifier(table);
    double[][] found = classifier.distributionsForInstances(table);
    classifier.setNoCache(true);
    classifier.buildClassifier(table);
    TestTables.assertAnswers(classifier.distributionsForInstances(table), found, 0);
  }

  /** A model whose training run still waits answers after loading, without the cache's help. */
  @Test
  public void savedModelNeedsNoCache() throws Exception {
    Instances training = table.trainCV(4, 0);
    Instances test = table.testCV(4, 0);
    SmoothDiffusion classifier = new SmoothDiffusion();
    classifier.buildClassifier(training);
    Classifier loaded = (Classifier) new SerializedObject(classifier).getObject();
    double[][] batch = TestTables.batch(classifier, test);
    double[][] single = TestTables.single(classifier, test);
    RecentLists.SHARED.clear();
    TestTables.assertAnswers(batch, TestTables.batch(loaded, test), 0);
    TestTables.assertAnswers(single, TestTables.single(loaded, test), 0);
    assertEquals(lines(classifier), lines(loaded));
  }

  private static long lines(Classifier classifier) {
    return classifier.toString().lines().count();
  }

  @Test
  public void copiesHaveTheOption() throws Exception {
    SmoothDiffusion classifier = new SmoothDiffusion();
    assertFalse(classifier.getNoCache());
    classifier.setOptions(new String[] {"-no-cache"});
    assertTrue(((SmoothDiffusion) AbstractClassifier.makeCopy(classifier)).getNoCache());
    assertTrue(List.of(classifier.getOptions()).contains("-no-cache"));
  }
}
