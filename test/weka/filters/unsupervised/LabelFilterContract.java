package weka.filters.unsupervised;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import weka.classifiers.diffusion.TestTables;
import weka.classifiers.diffusion.base.InvalidInputException;
import weka.core.Attribute;
import weka.core.CheckGOE;
import weka.core.CheckOptionHandler;
import weka.core.Instances;
import weka.core.Option;
import weka.core.SerializedObject;
import weka.core.Utils;
import weka.filters.AbstractFilterTest;
import weka.filters.Filter;
import weka.filters.unsupervised.attribute.Remove;

/**
 * Weka's own suite for filters, all of its checks, and what is true of both filters of this
 * package.
 */
public abstract class LabelFilterContract extends AbstractFilterTest {
  protected LabelFilterContract(String name) {
    super(name);
  }

  @Override
  public abstract LabelFilter getFilter();

  /** Options that differ from the defaults. */
  protected abstract String[] otherOptions();

  /** Weka's rows have no class; the names are strings, which diffusion cannot compare. */
  @Override
  protected void setUp() throws Exception {
    super.setUp();
    Remove strings = new Remove();
    strings.setOptions(new String[] {"-R", "1,4"});
    strings.setInputFormat(m_Instances);
    m_Instances = Filter.useFilter(m_Instances, strings);
    m_Instances.setClass(m_Instances.attribute("NominalAtt2")); // some are missing
  }

  public void testCheckOptionHandlerFindsNoFaultWithOtherOptions() {
    CheckOptionHandler check = new CheckOptionHandler();
    check.setSilent(true);
    check.setOptionHandler(getFilter());
    check.setUserOptions(otherOptions());
    check.doTests();
    assertTrue(check.getSuccess());
  }

  public void testCheckGoeFindsNoFault() {
    CheckGOE check = new CheckGOE();
    check.setSilent(true);
    check.setObject(getFilter());
    check.doTests();
    assertTrue(check.getSuccess());
  }

  public void testEveryOptionIsListedOnceWithADescription() {
    List<String> names = new ArrayList<>();
    for (Option option : Collections.list(getFilter().listOptions())) {
      assertTrue(option.name() + " is described", option.description().trim().length() > 10);
      assertFalse(option.name() + " is listed once", names.contains(option.name()));
      names.add(option.name());
    }
  }

  public void testOptionsSurviveTheWayInWhichTheGuiCopies() throws Exception {
    LabelFilter filter = getFilter();
    filter.setOptions(otherOptions());
    Filter copy = Filter.makeCopy(filter);
    assertEquals(Utils.joinOptions(filter.getOptions()), Utils.joinOptions(copy.getOptions()));
    assertFalse(
        Utils.joinOptions(getFilter().getOptions()).equals(Utils.joinOptions(copy.getOptions())));
  }

  public void testOptionsAreListedAsTheyWereGiven() throws Exception {
    LabelFilter filter = getFilter();
    filter.setOptions(otherOptions());
    List<String> listed = List.of(String.join(" ", filter.getOptions()).split(" "));
    for (String word : String.join(" ", otherOptions()).split(" ")) {
      assertTrue(word + " is in " + listed, listed.contains(word));
    }
  }

  /** What the button More of Weka's windows shows. */
  public void testTheFilterIsDescribed() {
    assertTrue(getFilter().globalInfo().length() > 100);
  }

  public void testDataWithoutAClassIsRefusedAndTheSentenceSaysHowToSetIt() throws Exception {
    m_Instances.setClassIndex(-1);
    try {
      getFilter().setInputFormat(m_Instances);
      fail("was accepted");
    } catch (InvalidInputException e) {
      assertTrue(
          e.getMessage(), e.getMessage().startsWith("no class attribute is set; use -c last"));
    }
  }

  public void testNumericClassIsRefusedInWekasWords() throws Exception {
    m_Instances.setClass(m_Instances.attribute("NumericAtt1"));
    try {
      getFilter().setInputFormat(m_Instances);
      fail("was accepted");
    } catch (Exception e) {
      assertTrue(e.getMessage(), e.getMessage().endsWith("Cannot handle numeric class!"));
    }
  }

  public void testEverythingButTheClassStaysAsItWas() throws Exception {
    Instances output = useFilter();
    assertEquals(m_Instances.classIndex(), output.classIndex());
    assertEquals(m_Instances.numInstances(), output.numInstances());
    for (int i = 0; i < output.numInstances(); i++) {
      for (Attribute attribute :
          Collections.list(m_Instances.enumerateAttributes())) { // all but the class
        assertEquals(
            m_Instances.instance(i).value(attribute), output.instance(i).value(attribute.index()));
      }
    }
  }

  public void testClassesOfLaterBatchesAreNotLookedAt() throws Exception {
    Instances test = TestTables.blobs(20, 2);
    LabelFilter filter = getFilter();
    filter.setInputFormat(test);
    Filter.useFilter(TestTables.labelledFirst(TestTables.blobs(40, 1), 12), filter);
    Instances output = Filter.useFilter(test, filter);
    Instances mislabelled = Filter.useFilter(TestTables.mislabelled(test), filter);
    for (int i = 0; i < 20; i++) {
      assertEquals(
          "a given class stays", test.instance(i).classValue(), output.instance(i).classValue());
      output.instance(i).setClassMissing();
      mislabelled.instance(i).setClassMissing();
    }
    TestTables.assertTables(output, mislabelled);
  }

  /** As a FilteredClassifier does that is saved with its filter. */
  public void testSavedFilterTreatsLaterBatchesAsTheOriginalDoes() throws Exception {
    Instances train = TestTables.labelledFirst(TestTables.blobs(40, 1), 12);
    LabelFilter filter = getFilter();
    filter.setInputFormat(train);
    Filter.useFilter(train, filter);
    Filter loaded = (Filter) new SerializedObject(filter).getObject();
    Instances test = TestTables.unlabelled(TestTables.blobs(20, 2));
    TestTables.assertTables(Filter.useFilter(test, filter), Filter.useFilter(test, loaded));
  }

  protected static void assertRefused(LabelFilter filter, String sentence, String... options)
      throws Exception {
    try {
      filter.setOptions(options);
      Instances rows = TestTables.blobs(12, 1);
      filter.setInputFormat(rows);
      Filter.useFilter(rows, filter);
      fail(String.join(" ", options) + " was accepted");
    } catch (IllegalArgumentException e) {
      assertEquals(sentence, e.getMessage());
    }
  }
}
