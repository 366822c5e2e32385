package weka.classifiers.diffusion;

import static weka.classifiers.diffusion.TestTables.assertAnswers;
import static weka.classifiers.diffusion.TestTables.assertDistributions;
import static weka.classifiers.diffusion.TestTables.assertTables;
import static weka.classifiers.diffusion.TestTables.batch;
import static weka.classifiers.diffusion.TestTables.single;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import weka.classifiers.diffusion.base.LabelDiffusionClassifier;
import weka.core.Attribute;
import weka.core.Instances;
import weka.core.SerializationHelper;
import weka.core.SerializedObject;
import weka.core.Utils;
import weka.filters.Filter;
import weka.filters.unsupervised.attribute.Remove;

/** What is true of every classifier of this package; a test of one says which. */
public abstract class DiffusionClassifierContract extends WekaSuiteContract {
  /** 12 labelled rows, 28 unlabelled ones. */
  private final Instances train = TestTables.labelledFirst(TestTables.blobs(40, 1), 12);

  private final Instances test = TestTables.blobs(20, 2);

  protected DiffusionClassifierContract(String name) {
    super(name);
  }

  /** How far answers may be apart that differ in the order of sums only. */
  protected double rounding() {
    return 1e-12;
  }

  public void testUnlabelledTrainingRowsTakePart() throws Exception {
    LabelDiffusionClassifier classifier = built(train);
    assertEquals(12.0, classifier.getMeasure("measureLabelled"));
    assertEquals(28.0, classifier.getMeasure("measureUnlabelled"));
    assertDistributions(batch(classifier, test), 20, TestTables.CLASSES);
    assertDistributions(single(classifier, test), 20, TestTables.CLASSES);
  }

  public void testClassesOfABatchAreNotLookedAt() throws Exception {
    LabelDiffusionClassifier classifier = built(train);
    double[][] answers = batch(classifier, test);
    assertAnswers(answers, batch(classifier, TestTables.mislabelled(test)), 0);
    assertAnswers(answers, batch(classifier, TestTables.unlabelled(test)), 0);
  }

  public void testClassOfASingleRowIsNotLookedAt() throws Exception {
    LabelDiffusionClassifier classifier = built(train);
    double[][] answers = single(classifier, test);
    assertAnswers(answers, single(classifier, TestTables.mislabelled(test)), 0);
    assertAnswers(answers, single(classifier, TestTables.unlabelled(test)), 0);
  }

  public void testGivenTablesAreLeftAlone() throws Exception {
    Instances training = TestTables.labelledFirst(TestTables.mixed(40, 3), 20);
    Instances testing = TestTables.mixed(20, 4);
    Instances trainingBefore = new Instances(training);
    Instances testingBefore = new Instances(testing);
    LabelDiffusionClassifier classifier = built(training);
    batch(classifier, testing);
    single(classifier, testing);
    assertTables(trainingBefore, training);
    assertTables(testingBefore, testing);
  }

  public void testSecondBuildLeavesNothingOfTheFirst() throws Exception {
    LabelDiffusionClassifier used = built(TestTables.blobs(30, 9));
    batch(used, TestTables.blobs(30, 10));
    used.buildClassifier(train);
    assertEquals(40.0, used.getMeasure("measureNodes"));
    assertFalse(used.toString(), used.toString().contains("batch"));
    assertAnswers(batch(built(train), test), batch(used, test), 0);
    assertAnswers(single(built(train), test), single(used, test), 0);
  }

  public void testFailedBuildLeavesNothingOfTheFirst() throws Exception {
    LabelDiffusionClassifier used = built(train);
    try {
      used.buildClassifier(TestTables.unlabelled(train));
      fail("a table without labels must be refused");
    } catch (Exception expected) {
      assertTrue(expected.getMessage(), expected.getMessage().contains("class labels"));
    }
    try {
      batch(used, test);
      fail("there is no model");
    } catch (IllegalStateException expected) {
      assertTrue(expected.getMessage(), expected.getMessage().contains("has not been built"));
    }
  }

  public void testSavedAndReloadedItAnswersTheSame() throws Exception {
    LabelDiffusionClassifier classifier = built(train);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    SerializationHelper.write(bytes, classifier);
    LabelDiffusionClassifier reloaded =
        (LabelDiffusionClassifier)
            SerializationHelper.read(new ByteArrayInputStream(bytes.toByteArray()));
    assertAnswers(batch(classifier, test), batch(reloaded, test), 0);
    assertAnswers(single(classifier, test), single(reloaded, test), 0);
    assertEquals(List.of(classifier.getOptions()), List.of(reloaded.getOptions()));
  }

  public void testCopyAnswersTheSameAfterABatch() throws Exception {
    LabelDiffusionClassifier classifier = built(train);
    double[][] answers = batch(classifier, test);
    LabelDiffusionClassifier copy =
        (LabelDiffusionClassifier) new SerializedObject(classifier).getObject();
    assertAnswers(answers, batch(copy, test), 0);
  }

  public void testOrderOfABatchDoesNotMatter() throws Exception {
    LabelDiffusionClassifier classifier = built(train);
    int[] backwards = IntStream.range(0, 20).map(i -> (19 - i) * 7 % 20).toArray();
    double[][] answers = batch(classifier, test);
    double[][] moved = batch(classifier, TestTables.rows(test, backwards));
    for (int i = 0; i < 20; i++) {
      assertAnswers(new double[][] {answers[backwards[i]]}, new double[][] {moved[i]}, rounding());
    }
  }

  /** Rows to be labelled may be given with a missing class or as a batch: it is the same graph. */
  public void testUnlabelledTrainingRowsAreAnsweredAsABatchIs() throws Exception {
    LabelDiffusionClassifier classifier = getClassifier();
    classifier.setOptions(
        new String[] {"-scaling", "NONE"}); // ranges would be of the training rows only
    Instances all = TestTables.blobs(40, 5);
    classifier.buildClassifier(TestTables.rows(all, IntStream.range(0, 12).toArray()));
    double[][] answers = batch(classifier, TestTables.rows(all, IntStream.range(12, 40).toArray()));
    classifier.buildClassifier(TestTables.labelledFirst(all, 12));
    double[][] onTraining = batch(classifier, all);
    assertEquals("no row is added twice", 40.0, classifier.getMeasure("measureNodes"));
    assertAnswers(answers, Arrays.copyOfRange(onTraining, 12, 40), rounding());
  }

  public void testMixedTableWithMissingValuesIsAnswered() throws Exception {
    for (String scaling : new String[] {"NORMALIZE", "STANDARDIZE"}) {
      LabelDiffusionClassifier classifier = getClassifier();
      classifier.setOptions(new String[] {"-scaling", scaling});
      Instances table = TestTables.mixed(120, 6);
      classifier.buildClassifier(TestTables.labelledFirst(table, 60));
      double[][] answers = batch(classifier, TestTables.mixed(60, 7));
      assertDistributions(answers, 60, TestTables.CLASSES);
      assertDistributions(single(classifier, TestTables.mixed(60, 7)), 60, TestTables.CLASSES);
      assertTrue("better than chance", correct(answers, TestTables.mixed(60, 7)) > 30);
    }
  }

  public void testOneRowIsEnoughToTrainWith() throws Exception {
    LabelDiffusionClassifier classifier = built(TestTables.rows(test, 1));
    for (double[] answer : batch(classifier, TestTables.rows(test, 2, 3, 4))) {
      assertAnswers(new double[][] {{0, 1, 0}}, new double[][] {answer}, 1e-12);
    }
    assertAnswers(new double[][] {{0, 1, 0}}, single(classifier, TestTables.rows(test, 2)), 1e-12);
  }

  public void testClassWithoutLabelsIsNeverPredicted() throws Exception {
    Instances two = TestTables.rows(test, IntStream.range(0, 20).filter(i -> i % 3 != 1).toArray());
    for (double[] answer : batch(built(two), TestTables.blobs(20, 8))) {
      assertEquals(0, answer[1], 0);
    }
  }

  public void testStringAttributeIsRefused() throws Exception {
    Instances table = new Instances(test);
    table.insertAttributeAt(new Attribute("text", (List<String>) null), 0);
    try {
      built(table);
      fail("a string attribute must be refused");
    } catch (Exception expected) {
      assertTrue(expected.getMessage(), expected.getMessage().contains("string attributes"));
    }
  }

  public void testBatchWithOtherAttributesIsRefused() throws Exception {
    LabelDiffusionClassifier classifier = built(train);
    Remove remove = new Remove();
    remove.setAttributeIndices("1");
    remove.setInputFormat(test);
    Instances narrow = Filter.useFilter(test, remove);
    for (boolean inABatch : new boolean[] {true, false}) {
      try {
        if (inABatch) {
          batch(classifier, narrow);
        } else {
          single(classifier, narrow);
        }
        fail("a missing attribute must be refused");
      } catch (IllegalArgumentException expected) {
        assertTrue(
            expected.getMessage(),
            expected.getMessage().contains("attributes of the training data"));
      }
    }
  }

  public void testMeasuresAreNamedForWekaAndFinite() throws Exception {
    LabelDiffusionClassifier classifier = built(train);
    batch(classifier, test);
    List<String> names = Collections.list(classifier.enumerateMeasures());
    assertTrue(names.contains("measureNodes"));
    for (String name : names) {
      assertTrue(name, name.startsWith("measure"));
      assertTrue(name, Double.isFinite(classifier.getMeasure(name)));
    }
    assertEquals(60.0, classifier.getMeasure("measureNodes"));
  }

  public void testReportSaysWhatTheGraphIsLike() throws Exception {
    assertTrue(getClassifier().toString(), getClassifier().toString().contains("not built"));
    LabelDiffusionClassifier classifier = built(train);
    for (String word :
        new String[] {
          "40: 12 labelled, 28 unlabelled", "edges", "components", "sigma_x", "seconds"
        }) {
      assertTrue(word, classifier.toString().contains(word));
    }
    batch(classifier, test);
    assertTrue(
        classifier.toString(), classifier.toString().contains("60: 12 labelled, 48 unlabelled"));
  }

  protected LabelDiffusionClassifier built(Instances table) throws Exception {
    LabelDiffusionClassifier classifier = getClassifier();
    classifier.buildClassifier(table);
    return classifier;
  }

  private static int correct(double[][] answers, Instances truth) {
    return (int)
        IntStream.range(0, answers.length)
            .filter(i -> Utils.maxIndex(answers[i]) == truth.instance(i).classValue())
            .count();
  }
}
