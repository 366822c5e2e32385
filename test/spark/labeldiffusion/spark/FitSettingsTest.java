package labeldiffusion.spark;

import static org.junit.Assert.assertEquals;

import labeldiffusion.diffusion.stepped.LabelRule;
import labeldiffusion.labels.LabelWeights;
import labeldiffusion.spark.search.SearchSettings;
import org.junit.Test;

public class FitSettingsTest {
  static FitSettings settings(String classSizes, int blocks) {
    return new FitSettings(
        Method.SMOOTH,
        new SearchSettings(5, 2, 1000, 0.98),
        10,
        FitSettings.Numbers.DEFAULT,
        classSizes,
        LabelWeights.BALANCED,
        LabelRule.CLAMP,
        blocks);
  }

  private static int blocks(long rows, int cores) {
    return settings("FREE", 0).blocksOr(() -> rows, () -> cores);
  }

  @Test
  public void thereAreTwoBlocksPerCoreAndNoneOfMoreThanAHundredThousandRows() {
    assertEquals(8, blocks(800_000, 4));
    assertEquals(9, blocks(800_001, 4));
    assertEquals(2, blocks(0, 1));
    assertEquals(Short.MAX_VALUE, blocks(1L << 40, 4));
  }

  private static int unwanted() {
    throw new AssertionError("nothing needs to be counted");
  }

  @Test
  public void rowsAreNotCountedIfTheNumberOfBlocksIsGiven() {
    FitSettings settings = settings("FREE", 3);
    assertEquals(3, settings.blocksOr(FitSettingsTest::unwanted, FitSettingsTest::unwanted));
    assertEquals(7, settings.withBlocks(7).blocks());
  }
}
