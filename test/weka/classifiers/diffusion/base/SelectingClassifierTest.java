package weka.classifiers.diffusion.base;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertSame;
import static org.junit.Assert.assertThrows;

import java.util.List;
import labeldiffusion.graph.GraphSpec;
import labeldiffusion.selection.Select;
import labeldiffusion.selection.SelectionSpec;
import org.junit.Test;
import weka.classifiers.diffusion.PoissonLearning;

public class SelectingClassifierTest {
  private final SelectingClassifier classifier = new PoissonLearning();

  @Test
  public void nothingIsChosenByDefault() {
    assertSame(SelectionSpec.NONE, classifier.tuning());
  }

  @Test
  public void optionsBecomeTheSpec() throws Exception {
    classifier.setOptions(
        new String[] {
          "-select", "CROSS_VALIDATION", "-K-grid", "3, 7", "-select-folds", "4", "-S", "9"
        });
    SelectionSpec spec = (SelectionSpec) classifier.tuning();
    assertEquals(Select.CROSS_VALIDATION, spec.select());
    assertEquals(List.of(5, 3, 7), spec.graphs().stream().map(GraphSpec::k).toList());
    assertEquals(4, spec.folds());
    assertEquals(9, spec.seed());
  }

  @Test
  public void numbersOfNeighboursMustBeWholeAndAtLeastOne() {
    classifier.setSelect(Select.HOLDOUT);
    for (String bad : new String[] {"0", "-1", "2.5", "5,1e10", "5,NaN"}) {
      classifier.setNeighboursGrid(bad);
      assertEquals(
          "-K-grid: expected comma-separated whole numbers of at least 1, was '" + bad + "'",
          assertThrows(IllegalArgumentException.class, classifier::tuning).getMessage());
    }
  }
}
