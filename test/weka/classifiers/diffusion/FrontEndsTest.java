package weka.classifiers.diffusion;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;
import static weka.classifiers.diffusion.TestTables.assertAnswers;
import static weka.classifiers.diffusion.TestTables.batch;
import static weka.classifiers.diffusion.TestTables.single;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import weka.classifiers.Classifier;
import weka.classifiers.Evaluation;
import weka.classifiers.evaluation.NominalPrediction;
import weka.classifiers.evaluation.Prediction;
import weka.classifiers.meta.Bagging;
import weka.classifiers.meta.FilteredClassifier;
import weka.core.Instances;
import weka.filters.unsupervised.attribute.ReplaceWithMissingValue;
import weka.filters.unsupervised.attribute.Standardize;

/** Weka's ways to a classifier hand over the whole test set, which then is part of the graph. */
public class FrontEndsTest {
  @Rule public final TemporaryFolder folder = new TemporaryFolder();

  private final Instances train = TestTables.labelledFirst(TestTables.blobs(60, 1), 30);
  private final Instances test = TestTables.blobs(45, 2);

  @Test
  public void evaluationOfATestSetDiffusesOverAllOfIt() throws Exception {
    SmoothDiffusion classifier = new SmoothDiffusion();
    classifier.buildClassifier(train);
    Evaluation evaluation = new Evaluation(train);
    evaluation.evaluateModel(classifier, test);
    assertEquals(105, classifier.getMeasure("measureNodes"), 0);
    assertPredictions(batch(classifier, test), evaluation);
  }

  /** Else the tests that compare predictions could not tell the two paths apart. */
  @Test
  public void batchAndSingleAnswersAreDifferent() throws Exception {
    SmoothDiffusion classifier = new SmoothDiffusion();
    classifier.buildClassifier(train);
    double[][] batch = batch(classifier, test);
    double[][] single = single(classifier, test);
    double most = 0;
    for (int i = 0; i < batch.length; i++) {
      most = Math.max(most, Math.abs(batch[i][0] - single[i][0]));
    }
    assertTrue("largest difference " + most, most > 0.01);
  }

  @Test
  public void commandLineWithATestFileDiffusesOverAllOfIt() throws Exception {
    SmoothDiffusion classifier = new SmoothDiffusion();
    String output =
        Evaluation.evaluateModel(
            classifier, new String[] {"-t", file(train), "-T", file(test), "-K", "7"});
    assertEquals(105, classifier.getMeasure("measureNodes"), 0);
    assertEquals(7, classifier.getMeasure("measureNeighbours"), 0);
    assertTrue(output, output.contains("Total Number of Instances               45"));
  }

  @Test
  public void commandLineWithASplitDiffusesOverTheRest() throws Exception {
    String output =
        Evaluation.evaluateModel(
            new SmoothDiffusion(),
            new String[] {"-t", file(TestTables.iris()), "-split-percentage", "10", "-v"});
    assertTrue(output, output.contains("Total Number of Instances              135"));
  }

  @Test
  public void crossValidationDiffusesOverEachFold() throws Exception {
    Instances table = new Instances(TestTables.blobs(60, 3));
    Evaluation evaluation = new Evaluation(table);
    evaluation.crossValidateModel(new SmoothDiffusion(), table, 3, new Random(4));
    Instances folds = new Instances(table);
    folds.randomize(new Random(4));
    folds.stratify(3);
    int p = 0;
    for (int fold = 0; fold < 3; fold++) {
      SmoothDiffusion classifier = new SmoothDiffusion();
      classifier.buildClassifier(folds.trainCV(3, fold, new Random(4)));
      for (double[] answer : batch(classifier, folds.testCV(3, fold))) {
        assertArrayEquals(
            answer, ((NominalPrediction) evaluation.predictions().get(p++)).distribution(), 1e-12);
      }
    }
    assertEquals(evaluation.predictions().size(), p);
  }

  @Test
  public void filteredClassifierPassesTheBatchOn() throws Exception {
    SmoothDiffusion inner = new SmoothDiffusion();
    FilteredClassifier filtered = new FilteredClassifier();
    filtered.setFilter(new Standardize());
    filtered.setClassifier(inner);
    filtered.buildClassifier(train);
    new Evaluation(train).evaluateModel(filtered, test);
    assertEquals(105, ((SmoothDiffusion) filtered.getClassifier()).getMeasure("measureNodes"), 0);
  }

  /**
   * The way to try out semi-supervised learning with Weka alone: hide labels of the training rows
   * only.
   */
  @Test
  public void labelsHiddenByAFilterAreUnlabelledRows() throws Exception {
    ReplaceWithMissingValue hide = new ReplaceWithMissingValue();
    hide.setOptions(new String[] {"-R", "last", "-P", "0.8", "-unset-class-temporarily"});
    FilteredClassifier filtered = new FilteredClassifier();
    filtered.setFilter(hide);
    filtered.setClassifier(new SmoothDiffusion());
    Instances all = TestTables.blobs(60, 1);
    filtered.buildClassifier(all);
    SmoothDiffusion inner = (SmoothDiffusion) filtered.getClassifier();
    assertEquals(60, inner.getMeasure("measureNodes"), 0);
    assertTrue(inner.getMeasure("measureLabelled") < 30 && inner.getMeasure("measureLabelled") > 0);
    Evaluation evaluation = new Evaluation(all);
    evaluation.evaluateModel(filtered, test);
    assertEquals(45, evaluation.numInstances(), 0);
  }

  @Test
  public void baggingPassesTheBatchOnToEveryBase() throws Exception {
    OpenBagging bagging = new OpenBagging();
    bagging.setNumIterations(3);
    bagging.setClassifier(new SmoothDiffusion());
    bagging.buildClassifier(train);
    new Evaluation(train).evaluateModel(bagging, test);
    for (Classifier base : bagging.bases()) {
      // 60 drawn with replacement, equal ones merged, and 45 test rows
      double nodes = ((SmoothDiffusion) base).getMeasure("measureNodes");
      assertTrue("nodes: " + nodes, nodes > 45 + 30 && nodes < 45 + 60);
    }
  }

  @Test
  public void evaluationOnTheTrainingSetGivesTheAnswersThatAreThere() throws Exception {
    SmoothDiffusion classifier = new SmoothDiffusion();
    classifier.buildClassifier(train);
    Evaluation evaluation = new Evaluation(train);
    evaluation.evaluateModel(
        classifier, TestTables.blobs(60, 1)); // the same rows, all with their classes
    assertEquals(60, classifier.getMeasure("measureNodes"), 0);
    for (int i = 0; i < 60; i++) {
      NominalPrediction prediction = (NominalPrediction) evaluation.predictions().get(i);
      assertArrayEquals(
          classifier.distributionForInstance(train.instance(i)), prediction.distribution(), 1e-15);
      if (i < 30) {
        assertEquals(
            "a clamped label is its own answer",
            train.instance(i).classValue(),
            prediction.predicted(),
            0);
      }
    }
  }

  @Test
  public void unlabelledRowsAreNotCountedInAnEvaluation() throws Exception {
    SmoothDiffusion classifier = new SmoothDiffusion();
    classifier.buildClassifier(train);
    Evaluation evaluation = new Evaluation(train);
    evaluation.evaluateModel(classifier, train);
    assertEquals(30, evaluation.numInstances(), 0);
    assertEquals(30, evaluation.unclassified() + evaluation.correct() + evaluation.incorrect(), 0);
  }

  private static void assertPredictions(double[][] answers, Evaluation evaluation) {
    double[][] found = new double[answers.length][];
    int i = 0;
    for (Prediction prediction : evaluation.predictions()) {
      found[i++] = ((NominalPrediction) prediction).distribution();
    }
    assertAnswers(answers, found, 0);
  }

  private String file(Instances table) throws Exception {
    Path file = folder.newFile().toPath();
    Path arff = file.resolveSibling(file.getFileName() + ".arff");
    Files.writeString(arff, table.toString());
    return arff.toString();
  }

  /** Lets its bases be seen. */
  private static final class OpenBagging extends Bagging {
    private static final long serialVersionUID = 1L;

    Classifier[] bases() {
      return m_Classifiers;
    }
  }
}
