package weka.classifiers.diffusion.base;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertSame;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import labeldiffusion.sizes.GivenSizes;
import labeldiffusion.sizes.SizeRule;
import org.junit.Test;
import weka.classifiers.diffusion.SmoothDiffusion;
import weka.classifiers.diffusion.TestTables;
import weka.core.Instances;

public class SizesOptionTest {
  @Test
  public void rulesAreKnownInAnySpelling() {
    assertSame(SizeRule.EVEN, SizesOption.parse("even", 3));
    assertSame(SizeRule.LABELS, SizesOption.parse(" LABELS ", 3));
  }

  @Test
  public void numbersAreShares() {
    GivenSizes sizes = (GivenSizes) SizesOption.parse("0.2, 0.8", 2);
    assertArrayEquals(new double[] {0.2, 0.8}, sizes.shares(), 1e-15);
  }

  @Test
  public void anythingElseIsRejectedInOneSentence() {
    for (String bad : new String[] {"", "ALL", "0.5,0.5,", "0.5,0.5", "1,2,0", "0.1,0.2,0.3"}) {
      assertEquals(
          "-class-sizes: expected one of FREE, EVEN, LABELS, AUTO, or 3 comma-separated numbers"
              + " above 0, one per class, that sum to 1 or are whole, was '"
              + bad
              + "'",
          assertThrows(IllegalArgumentException.class, () -> SizesOption.parse(bad, 3))
              .getMessage());
    }
  }

  @Test
  public void theReportListsWantedAndPredictedNodes() throws Exception {
    Instances table = TestTables.labelledFirst(TestTables.blobs(60, 1), 12);
    SmoothDiffusion classifier = new SmoothDiffusion();
    classifier.setOptions(new String[] {"-class-sizes", "40,10,10"});
    classifier.buildClassifier(table);
    assertTrue(classifier.toString(), classifier.toString().contains("wanted nodes"));
    assertTrue(classifier.toString(), classifier.toString().contains(" 40, "));
  }

  @Test
  public void aWrongNumberOfSharesStopsTheRun() {
    SmoothDiffusion classifier = new SmoothDiffusion();
    classifier.setClassSizes("0.5,0.5");
    IllegalArgumentException thrown =
        assertThrows(
            IllegalArgumentException.class,
            () -> classifier.buildClassifier(TestTables.blobs(30, 1)));
    assertTrue(thrown.getMessage(), thrown.getMessage().contains("3 comma-separated numbers"));
  }
}
