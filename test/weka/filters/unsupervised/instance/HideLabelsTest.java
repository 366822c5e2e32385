package weka.filters.unsupervised.instance;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import weka.classifiers.Evaluation;
import weka.classifiers.diffusion.SmoothDiffusion;
import weka.classifiers.diffusion.TestTables;
import weka.classifiers.meta.FilteredClassifier;
import weka.core.Attribute;
import weka.core.Capabilities;
import weka.core.Capabilities.Capability;
import weka.core.Instance;
import weka.core.Instances;
import weka.core.UnsupportedAttributeTypeException;
import weka.filters.Filter;
import weka.filters.unsupervised.LabelFilterContract;

public class HideLabelsTest extends LabelFilterContract {
  public HideLabelsTest(String name) {
    super(name);
  }

  /** Two labels, so that Weka's 21 rows lose some. */
  @Override
  public HideLabels getFilter() {
    HideLabels filter = new HideLabels();
    filter.setLabelsPerClass(2);
    return filter;
  }

  @Override
  protected String[] otherOptions() {
    return new String[] {"-m", "7", "-P", "12.5", "-S", "42"};
  }

  public void testDefaultsAreFiveLabelsPerClass() {
    HideLabels filter = new HideLabels();
    assertEquals(5, filter.getLabelsPerClass());
    assertEquals(0.0, filter.getPercent());
    assertEquals(1, filter.getSeed());
  }

  public void testClassesAreNominalAndMayBeMissing() {
    Capabilities capabilities = new HideLabels().getCapabilities();
    assertTrue(capabilities.handles(Capability.NOMINAL_CLASS));
    assertTrue(capabilities.handles(Capability.MISSING_CLASS_VALUES));
    for (Capability other : new Capability[] {Capability.NUMERIC_CLASS, Capability.DATE_CLASS}) {
      assertFalse(capabilities.handles(other) || capabilities.hasDependency(other));
    }
  }

  public void testSoManyLabelsOfEachClassStay() throws Exception {
    assertLabels(TestTables.iris(), filter("-m", "3"), 3);
  }

  public void testPercentageOfEachClassStays() throws Exception {
    assertLabels(TestTables.iris(), filter("-P", "10"), 5);
  }

  public void testMissingLabelsStayMissingAndAreNotCounted() throws Exception {
    Instances iris = TestTables.iris();
    for (int i = 0; i < 150; i++) {
      if (i % 50 >= 10) {
        iris.instance(i).setClassMissing();
      }
    }
    assertLabels(iris, filter("-m", "8"), 8);
    assertLabels(iris, filter("-m", "30"), 10);
  }

  public void testAnotherSeedHidesOtherLabels() throws Exception {
    Instances iris = TestTables.iris();
    assertEquals(run(iris, filter("-S", "3")).toString(), run(iris, filter("-S", "3")).toString());
    assertFalse(
        run(iris, filter("-S", "3")).toString().equals(run(iris, filter("-S", "4")).toString()));
  }

  public void testLaterBatchesAreNotTouched() throws Exception {
    Instances iris = TestTables.iris();
    HideLabels filter = filter("-m", "1");
    run(iris, filter);
    Instances later = Filter.useFilter(iris, filter);
    iris.setRelationName(later.relationName()); // Weka writes the filter into it
    TestTables.assertTables(iris, later);
  }

  /** All 150 test rows are judged; each training fold of 135 rows has 3 times 4 labels. */
  public void testFilteredClassifierIsASemiSupervisedExperiment() throws Exception {
    Instances iris = TestTables.iris();
    SmoothDiffusion diffusion = new SmoothDiffusion();
    FilteredClassifier classifier = new FilteredClassifier();
    classifier.setFilter(filter("-m", "4"));
    classifier.setClassifier(diffusion);
    Evaluation evaluation = new Evaluation(iris);
    evaluation.crossValidateModel(classifier, iris, 10, new Random(1));
    assertEquals(150.0, evaluation.numInstances());
    classifier.buildClassifier(iris.trainCV(10, 0));
    assertEquals(12.0, diffusion.getMeasure("measureLabelled"));
    assertEquals(121.0, diffusion.getMeasure("measureUnlabelled"));
  }

  public void testBadValuesAreRefusedWithOneSentence() throws Exception {
    assertRefused(new HideLabels(), "-m: expected a whole number, was 'few'", "-m", "few");
    assertRefused(new HideLabels(), "-P: expected a number, was 'ten'", "-P", "ten");
    assertRefused(new HideLabels(), "-S: expected a whole number, was '1.5'", "-S", "1.5");
    assertRefused(
        new HideLabels(), "number of labels per class must be 0 or more, was -1", "-m", "-1");
    assertRefused(
        new HideLabels(), "percentage of labels must be between 0 and 100, was 101.0", "-P", "101");
  }

  /** Weka's filters mix up their values in later batches. */
  public void testRelationalAttributesAreRejected() throws Exception {
    Instances rows = new Instances(TestTables.iris());
    Attribute inner = new Attribute("inner");
    rows.insertAttributeAt(
        new Attribute("relation", new Instances("r", new ArrayList<>(List.of(inner)), 0)), 0);
    try {
      new HideLabels().setInputFormat(rows);
      fail("was accepted");
    } catch (UnsupportedAttributeTypeException e) {
      assertTrue(e.getMessage(), e.getMessage().contains("Cannot handle relational attributes"));
    }
  }

  private static HideLabels filter(String... options) throws Exception {
    HideLabels filter = new HideLabels();
    filter.setOptions(options);
    return filter;
  }

  private static Instances run(Instances rows, HideLabels filter) throws Exception {
    filter.setInputFormat(rows);
    return Filter.useFilter(rows, filter);
  }

  private static void assertLabels(Instances rows, HideLabels filter, int perClass)
      throws Exception {
    int[] counts = new int[rows.numClasses()];
    Instances output = run(rows, filter);
    for (int i = 0; i < rows.numInstances(); i++) {
      Instance row = output.instance(i);
      if (!row.classIsMissing()) {
        assertEquals(rows.instance(i).classValue(), row.classValue());
        counts[(int) row.classValue()]++;
      }
    }
    for (int count : counts) {
      assertEquals(perClass, count);
    }
  }
}
