package weka.classifiers.diffusion;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import weka.classifiers.AbstractClassifierTest;
import weka.classifiers.diffusion.base.LabelDiffusionClassifier;
import weka.classifiers.evaluation.NominalPrediction;
import weka.classifiers.evaluation.Prediction;
import weka.core.CheckGOE;
import weka.core.CheckOptionHandler;
import weka.core.Instances;
import weka.core.Option;

/**
 * Weka's own suites for a classifier: the 23 inherited tests, CheckClassifier, CheckOptionHandler
 * and CheckGOE; and that options survive the ways in which Weka copies them. JUnit 3, as the
 * inherited tests are.
 */
public abstract class WekaSuiteContract extends AbstractClassifierTest {
  protected WekaSuiteContract(String name) {
    super(name);
  }

  @Override
  public abstract LabelDiffusionClassifier getClassifier();

  /**
   * The regression reference is of unlabelled rows too, because where all are labelled and clamped
   * nothing diffuses. It is rounded: the last digits may differ between processors and versions of
   * Java.
   */
  @Override
  protected ArrayList<Prediction> useClassifier(Instances data) throws Exception {
    Instances halfLabelled = new Instances(data);
    for (int i = 1; i < data.numInstances() / 2; i += 2) { // the first half is what is trained with
      halfLabelled.instance(i).setClassMissing();
    }
    ArrayList<Prediction> rounded = new ArrayList<>();
    for (Prediction prediction : super.useClassifier(halfLabelled)) {
      double[] shares = ((NominalPrediction) prediction).distribution();
      double[] digits = Arrays.stream(shares).map(share -> Math.round(share * 1e6) / 1e6).toArray();
      rounded.add(new NominalPrediction(prediction.actual(), digits, prediction.weight()));
    }
    return rounded;
  }

  /**
   * What it refuses are strings, relations, data without a label, and classes that are not nominal;
   * nothing fails.
   */
  public void testCheckClassifierFindsNoFault() {
    RecordingCheck check = new RecordingCheck();
    check.setClassifier(getClassifier());
    check.doTests();
    assertEquals(
        List.of(
            "updateable classifier", "weighted instances classifier", "multi-instance classifier"),
        check.tests("no"));
    String all = " (nominal class, numeric & nominal & date predictors)";
    assertEquals(
        List.of(
            "basic predict (nominal class, string predictors)",
            "basic predict (nominal class, relational predictors)",
            "handle zero training instances" + all,
            "100% missing class values" + all),
        check.tests("no (OK error message)").stream()
            .filter(test -> test.contains("nominal class"))
            .toList());
    assertTrue(check.tests("yes").contains("classifier ignores test instance class vals" + all));
  }

  public void testCheckOptionHandlerFindsNoFault() {
    for (String options :
        new String[] {
          "",
          "-K 3 -batch-size 100",
          "-width FIXED -sigma-x 0.25 -num-slots 2",
          "-width LOCAL -scaling STANDARDIZE -batch-size 40 -output-debug-info"
        }) {
      CheckOptionHandler check = new CheckOptionHandler();
      check.setSilent(true);
      check.setOptionHandler(getClassifier());
      check.setUserOptions(options.isEmpty() ? new String[0] : options.split(" "));
      check.doTests();
      assertTrue(options, check.getSuccess());
    }
  }

  public void testCheckGoeFindsNoFault() {
    CheckGOE check = new CheckGOE();
    check.setSilent(true);
    check.setObject(getClassifier());
    check.doTests();
    assertTrue(check.getSuccess());
  }

  public void testEveryOptionIsListedOnceWithADescription() {
    List<String> names = new ArrayList<>();
    for (Option option : Collections.list(getClassifier().listOptions())) {
      assertTrue(option.name() + " is described", option.description().trim().length() > 10);
      assertFalse(option.name() + " is listed once", names.contains(option.name()));
      names.add(option.name());
    }
    assertTrue(
        names.containsAll(List.of("K", "width", "sigma-x", "scaling", "num-slots", "batch-size")));
  }

  public void testDefaultBatchSizeIsTheWholeSetAndNotNamed() throws Exception {
    assertEquals(Integer.MAX_VALUE, Integer.parseInt(getClassifier().getBatchSize()));
    assertFalse(Arrays.asList(getClassifier().getOptions()).contains("-batch-size"));
  }

  /** 100 is Weka's own default, which it does not write down. */
  public void testGivenBatchSizeSurvivesItsWayThroughTheOptions() throws Exception {
    for (String size : new String[] {"40", "100", "2147483647"}) {
      LabelDiffusionClassifier first = getClassifier();
      first.setBatchSize(size);
      LabelDiffusionClassifier second = getClassifier();
      second.setBatchSize("7");
      second.setOptions(first.getOptions());
      assertEquals(size, second.getBatchSize());
    }
  }

  public void testGlobalInfoNamesThePaper() {
    String info = getClassifier().globalInfo();
    assertTrue(
        info,
        info.contains("ransductive")
            && info.contains(getClassifier().getTechnicalInformation().toString()));
  }
}
