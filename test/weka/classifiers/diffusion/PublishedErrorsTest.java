package weka.classifiers.diffusion;

import static org.junit.Assert.assertEquals;

import java.util.Arrays;
import org.junit.Test;
import weka.classifiers.Evaluation;
import weka.classifiers.diffusion.base.LabelDiffusionClassifier;
import weka.core.Instances;

/**
 * USPS, the 12 published splits of 100 labels: 100 rows train, the 1,400 others are the test batch.
 * Mean error in percent with sigma-f 0.3, default options else, and unscaled attributes, against an
 * independent reference implementation.
 */
public class PublishedErrorsTest {
  private static final double TOLERANCE = 0.15;

  @Test
  public void isotropicReachesTheReference() throws Exception {
    assertEquals(5.78, meanError(new IsotropicDiffusion()), TOLERANCE);
  }

  @Test
  public void linearReachesTheReference() throws Exception {
    assertEquals(3.65, meanError(new LinearAnisotropicDiffusion()), TOLERANCE);
  }

  @Test
  public void nonlinearReachesTheReference() throws Exception {
    assertEquals(3.64, meanError(new NonlinearAnisotropicDiffusion()), TOLERANCE);
  }

  @Test
  public void smoothReachesTheReference() throws Exception {
    assertEquals(3.57, meanError(new SmoothDiffusion()), TOLERANCE);
  }

  @Test
  public void localMatchReachesTheReference() throws Exception {
    assertEquals(3.60, meanError(new LocalMatchDiffusion()), TOLERANCE);
  }

  private static double meanError(LabelDiffusionClassifier classifier) throws Exception {
    classifier.setOptions(
        (classifier instanceof IsotropicDiffusion ? "-scaling NONE" : "-scaling NONE -sigma-f 0.3")
            .split(" "));
    Instances data = RealData.read("usps.arff.gz");
    double sum = 0;
    int count = 0;
    for (int[] split : RealData.splits("usps.splits100.csv")) {
      Instances train = new Instances(data, 0);
      Instances test = new Instances(data, 0);
      int[] labelled = split.clone();
      Arrays.sort(labelled);
      for (int i = 0; i < data.numInstances(); i++) {
        (Arrays.binarySearch(labelled, i) >= 0 ? train : test).add(data.instance(i));
      }
      classifier.buildClassifier(train);
      Evaluation evaluation = new Evaluation(train);
      evaluation.evaluateModel(classifier, test);
      sum += evaluation.pctIncorrect();
      count++;
    }
    System.out.printf(
        "%s: usps, 100 labels, mean error %.2f %% over %d splits%n",
        classifier.getClass().getSimpleName(), sum / count, count);
    return sum / count;
  }
}
