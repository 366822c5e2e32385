package weka.classifiers.diffusion;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.List;
import labeldiffusion.model.CalibrationRule;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.junit.runners.Parameterized;
import org.junit.runners.Parameterized.Parameters;
import weka.classifiers.diffusion.base.LabelDiffusionClassifier;
import weka.classifiers.diffusion.experiment.Catalogue;
import weka.core.Instance;
import weka.core.Instances;
import weka.core.Utils;

/** What {@code -calibration} does to the answers of every classifier, and what it must not do. */
@RunWith(Parameterized.class)
public class ProbabilitiesTest {
  private static final int ROWS = 120;
  private static final int LABELLED = 18;

  @Parameters(name = "{0}")
  public static List<Object[]> classifiers() throws Exception {
    List<Object[]> all = new ArrayList<>();
    for (LabelDiffusionClassifier classifier : Catalogue.classifiers()) {
      all.add(new Object[] {classifier.getClass().getSimpleName(), classifier.getClass()});
    }
    return all;
  }

  private final Class<? extends LabelDiffusionClassifier> type;

  public ProbabilitiesTest(String name, Class<? extends LabelDiffusionClassifier> type) {
    this.type = type;
  }

  @Test
  public void noPredictedClassChanges() throws Exception {
    for (int seed = 1; seed <= 3; seed++) {
      Instances table = TestTables.labelledFirst(TestTables.blobs(ROWS, seed), LABELLED);
      Instances others = TestTables.blobs(60, 100 + seed);
      double[][] plain = answers(CalibrationRule.NONE, table, others);
      for (CalibrationRule rule : CalibrationRule.values()) {
        double[][] found = answers(rule, table, others);
        for (int i = 0; i < plain.length; i++) {
          assertEquals(rule + ", row " + i, Utils.maxIndex(plain[i]), Utils.maxIndex(found[i]));
          assertEquals(1, Utils.sum(found[i]), 1e-12);
        }
      }
    }
  }

  @Test
  public void probabilitiesDoNotDependOnThreads() throws Exception {
    Instances table = TestTables.labelledFirst(TestTables.blobs(ROWS, 5), LABELLED);
    LabelDiffusionClassifier one = built(CalibrationRule.LABELS, table, 1);
    LabelDiffusionClassifier three = built(CalibrationRule.LABELS, table, 3);
    double[][] expected = one.distributionsForInstances(table);
    double[][] found = three.distributionsForInstances(table);
    for (int i = 0; i < ROWS; i++) {
      assertArrayEquals(expected[i], found[i], 0);
    }
  }

  @Test
  public void theReportSaysHow() throws Exception {
    Instances table = TestTables.labelledFirst(TestTables.blobs(ROWS, 6), LABELLED);
    String byLabels = built(CalibrationRule.LABELS, table, 1).toString();
    assertTrue(
        byLabels, byLabels.matches("(?s).*calibrated by 18 hidden labels \\([35] runs\\).*"));
    String byPrior = built(CalibrationRule.PRIOR, table, 1).toString();
    assertTrue(byPrior, byPrior.contains("calibrated by the prior;"));
    String none = built(CalibrationRule.NONE, table, 1).toString();
    assertTrue(none, !none.contains("calibrated"));
  }

  /** The distributions of the table's own rows, and of others, one at a time. */
  private double[][] answers(CalibrationRule rule, Instances table, Instances others)
      throws Exception {
    LabelDiffusionClassifier classifier = built(rule, table, 1);
    List<double[]> all = new ArrayList<>(List.of(classifier.distributionsForInstances(table)));
    for (Instance row : others) {
      all.add(classifier.distributionForInstance(row));
    }
    return all.toArray(new double[0][]);
  }

  private LabelDiffusionClassifier built(CalibrationRule rule, Instances table, int slots)
      throws Exception {
    LabelDiffusionClassifier classifier = type.getConstructor().newInstance();
    classifier.setCalibration(rule);
    classifier.setNumExecutionSlots(slots);
    classifier.setNoCache(true);
    classifier.buildClassifier(table);
    return classifier;
  }
}
