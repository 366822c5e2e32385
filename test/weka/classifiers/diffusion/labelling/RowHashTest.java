package weka.classifiers.diffusion.labelling;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;

import java.util.Arrays;
import org.junit.Test;
import weka.classifiers.diffusion.TestTables;
import weka.core.Instances;

public class RowHashTest {
  @Test
  public void classesDoNotCount() throws Exception {
    Instances table = TestTables.mixed(50, 1);
    assertArrayEquals(RowHash.of(table), RowHash.of(TestTables.unlabelled(table)));
  }

  @Test
  public void differentRowsHaveDifferentHashes() {
    assertEquals(200, Arrays.stream(RowHash.of(TestTables.blobs(200, 1))).distinct().count());
  }

  @Test
  public void missingValuesCount() {
    Instances table = TestTables.blobs(2, 1);
    long before = RowHash.of(table)[0];
    table.instance(0).setMissing(1);
    assertEquals(false, before == RowHash.of(table)[0]);
  }
}
