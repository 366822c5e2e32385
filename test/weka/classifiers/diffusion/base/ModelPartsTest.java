package weka.classifiers.diffusion.base;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.io.File;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.model.ModelSpec;
import org.junit.Test;
import weka.classifiers.diffusion.SmoothDiffusion;
import weka.classifiers.diffusion.TestTables;
import weka.core.Instances;

public class ModelPartsTest {
  private final LabelDiffusionClassifier options = new SmoothDiffusion();

  @Test
  public void optionsReachTheEngine() {
    options.setNumNeighbours(7);
    options.setNumExecutionSlots(2);
    ModelSpec spec = ModelParts.spec(options, 3);
    assertEquals(7, spec.graph().k());
    assertEquals(2, spec.slots());
  }

  @Test
  public void labelsAreNotNeeded() throws Exception {
    Instances table = TestTables.unlabelled(TestTables.blobs(20, 1));
    assertEquals(20, ModelParts.graph(options, table, Watcher.NONE).rows());
  }

  @Test
  public void aMissingFileIsSaidInASentence() {
    options.setGraph(new File("no-such-file.csv"));
    String message =
        assertThrows(
                InvalidInputException.class,
                () -> ModelParts.graph(options, TestTables.blobs(20, 1), Watcher.NONE))
            .getMessage();
    assertTrue(message, message.contains("no-such-file.csv"));
  }
}
