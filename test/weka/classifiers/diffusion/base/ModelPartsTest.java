package weka.classifiers.diffusion.base;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.io.File;
import java.util.ArrayList;
import java.util.List;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.model.ModelSpec;
import org.junit.Test;
import weka.classifiers.diffusion.SmoothDiffusion;
import weka.classifiers.diffusion.TestTables;
import weka.core.Attribute;
import weka.core.DenseInstance;
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

  /** Classes may be added while rows are labelled, so there may be one or none to begin with. */
  @Test
  public void tablesNeedNeitherLabelsNorClasses() throws Exception {
    for (List<String> classes : List.of(List.<String>of(), List.of("only"))) {
      Instances table = table(new Attribute("class", classes));
      ModelParts.requireSuited(options, table);
      assertThrows(Exception.class, () -> options.buildClassifier(table));
    }
    assertThrows(
        Exception.class, () -> ModelParts.requireSuited(options, table(new Attribute("class"))));
  }

  private static Instances table(Attribute last) {
    Instances table = new Instances("table", new ArrayList<>(List.of(new Attribute("x"), last)), 0);
    table.setClassIndex(1);
    table.add(new DenseInstance(1, new double[] {1, Double.NaN}));
    return table;
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
