package weka.classifiers.diffusion.base;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertSame;
import static org.junit.Assert.assertThrows;

import java.util.List;
import labeldiffusion.graph.GraphSpec;
import labeldiffusion.selection.Candidate;
import labeldiffusion.selection.Select;
import labeldiffusion.selection.SelectionSpec;
import org.junit.Test;
import weka.classifiers.diffusion.LocalGlobalConsistency;
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

  /** From 10 neighbours on, one width no longer suits all edges, unless the weights are given. */
  @Test
  public void wideGraphsHaveScaledWidths() throws Exception {
    assertEquals(List.of("K 5", "K 9", "K 10, width SCALED"), graphs("-K-grid", "9,10"));
    assertEquals(List.of("K 5", "K 9", "K 10"), graphs("-K-grid", "9,10", "-graph", "g.csv"));
  }

  private List<String> graphs(String... options) throws Exception {
    classifier.setOptions(options);
    classifier.setSelect(Select.HOLDOUT);
    SelectionSpec spec = (SelectionSpec) classifier.tuning();
    return spec.graphs().stream().map(GraphSpec::toString).toList();
  }

  @Test
  public void oneNeighbourMayBeChosen() throws Exception {
    assertEquals(List.of("K 5", "K 1"), graphs("-K-grid", "1"));
  }

  @Test
  public void aMethodWithoutParametersIsItsOnlyCandidate() {
    assertEquals(List.of(""), classifier.candidates().stream().map(Candidate::values).toList());
  }

  @Test
  public void theGivenValuesAreTriedFirstAndOnce() throws Exception {
    SelectingClassifier consistency = new LocalGlobalConsistency();
    consistency.setOptions(
        new String[] {"-alpha", "0.9", "-alpha-grid", "0.5,0.9,0.7", "-select", "HOLDOUT"});
    assertEquals(
        List.of("alpha 0.9", "alpha 0.5", "alpha 0.7"),
        ((SelectionSpec) consistency.tuning())
            .candidates().stream().map(Candidate::values).toList());
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
