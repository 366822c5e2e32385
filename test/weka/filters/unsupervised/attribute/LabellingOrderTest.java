package weka.filters.unsupervised.attribute;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.labelling.Ask;
import weka.classifiers.diffusion.GaussianRandomFields;
import weka.classifiers.diffusion.SmoothDiffusion;
import weka.classifiers.diffusion.TestTables;
import weka.classifiers.diffusion.base.InvalidInputException;
import weka.classifiers.diffusion.labelling.LabellingDesk;
import weka.core.Attribute;
import weka.core.Instances;
import weka.filters.Filter;
import weka.filters.unsupervised.LabelFilterContract;

public class LabellingOrderTest extends LabelFilterContract {
  private final Instances few = TestTables.labelledFirst(TestTables.blobs(40, 1), 12);

  public LabellingOrderTest(String name) {
    super(name);
  }

  @Override
  public LabellingOrder getFilter() {
    return new LabellingOrder();
  }

  @Override
  protected String[] otherOptions() {
    return new String[] {
      "-W", "weka.classifiers.diffusion.GaussianRandomFields -K 3", "-ask", "ENTROPY", "-count", "3"
    };
  }

  private static Instances run(LabellingOrder filter, Instances table) throws Exception {
    filter.setInputFormat(table);
    return Filter.useFilter(table, filter);
  }

  public void testOptionsArrive() throws Exception {
    LabellingOrder filter = getFilter();
    filter.setOptions(otherOptions());
    assertEquals(GaussianRandomFields.class, filter.getClassifier().getClass());
    assertEquals(Ask.ENTROPY, filter.getAsk());
    assertEquals(3, filter.getCount());
  }

  public void testAsManyUnlabelledRowsAreNumberedAsWereAskedFor() throws Exception {
    LabellingOrder filter = getFilter();
    filter.setCount(4);
    Instances output = run(filter, few);
    Set<Double> places = new HashSet<>();
    for (int i = 0; i < output.numInstances(); i++) {
      if (!output.instance(i).isMissing(2)) {
        assertTrue("row " + i + " is unlabelled", i >= 12);
        places.add(output.instance(i).value(2));
      }
    }
    assertEquals("ask", output.attribute(2).name());
    assertEquals(Set.of(1.0, 2.0, 3.0, 4.0), places);
  }

  public void testTheOrderIsThatOfTheDesk() throws Exception {
    LabellingOrder filter = getFilter();
    Instances output = run(filter, few);
    try (LabellingDesk desk = new LabellingDesk(new SmoothDiffusion(), few, 1, Watcher.NONE)) {
      desk.updateFully(Watcher.NONE);
      int first = desk.ranked(Ask.AUTO, 1).get(0);
      assertEquals(1.0, output.instance(first).value(2));
    }
  }

  public void testATableWithoutLabelsIsWhereItBegins() throws Exception {
    for (Ask ask : Ask.values()) {
      LabellingOrder filter = getFilter();
      filter.setAsk(ask);
      double[] order = run(filter, TestTables.unlabelled(few)).attributeToDoubleArray(2);
      assertEquals(10, Arrays.stream(order).filter(place -> place > 0).count());
    }
  }

  public void testAFinishedTableHasNothingToAsk() throws Exception {
    Instances output = run(getFilter(), TestTables.blobs(20, 1));
    assertEquals(20, output.attributeStats(2).missingCount);
  }

  public void testCountsBelowOneAreRejected() throws Exception {
    assertRefused(getFilter(), "-count: expected a number of at least 1, was 0", "-count", "0");
  }

  public void testOneRowMayBeAskedFor() throws Exception {
    LabellingOrder filter = getFilter();
    filter.setCount(1);
    Instances output = run(filter, few);
    assertEquals(output.numInstances() - 1, output.attributeStats(2).missingCount);
  }

  public void testAnEmptyTableStaysEmpty() throws Exception {
    Instances output = run(getFilter(), new Instances(few, 0));
    assertEquals(0, output.numInstances());
    assertEquals("ask", output.attribute(2).name());
  }

  public void testNamesOfRowsStay() throws Exception {
    Instances named = new Instances(few);
    named.insertAttributeAt(new Attribute("name", (List<String>) null), 0);
    for (int i = 0; i < named.numInstances(); i++) {
      named.instance(i).setValue(0, "row " + i);
    }
    LabellingOrder filter = getFilter();
    filter.getClassifier().setId("name");
    Instances output = run(filter, named);
    for (int i = 0; i < named.numInstances(); i++) {
      assertEquals("row " + i, output.instance(i).stringValue(0));
    }
  }

  public void testTheAttributeOfAnEarlierRoundIsRejected() throws Exception {
    Instances asked = run(getFilter(), few);
    try {
      run(getFilter(), asked);
      fail("was accepted");
    } catch (InvalidInputException e) {
      assertEquals(
          "the table has an attribute 'ask' from an earlier round, which would be measured: remove"
              + " it",
          e.getMessage());
    }
  }
}
