package weka.gui.explorer.diffusion;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertTrue;

import org.junit.Test;
import weka.classifiers.diffusion.IsotropicDiffusion;
import weka.classifiers.diffusion.SmoothDiffusion;
import weka.classifiers.diffusion.base.LabelDiffusionClassifier;
import weka.classifiers.diffusion.experiment.TwoMoons;
import weka.core.Instances;

/** {@link ResultPair}, {@link PairModel} and {@link ClassesModel}; no display is needed. */
public class ResultPairTest {
  private final Instances moons = TwoMoons.generate(200, 0.3, 1);

  private static DiffusionResult run(
      LabelDiffusionClassifier classifier, Instances table, int perClass) throws Exception {
    return new DiffusionJob(
            classifier, table, new LabelChoice.FewPerClass(perClass, 1), new ProgressLine())
        .run();
  }

  private ResultPair pair() throws Exception {
    return new ResultPair(
        "first",
        run(new IsotropicDiffusion(), moons, 3),
        "second",
        run(new SmoothDiffusion(), moons, 3));
  }

  @Test
  public void aResultDoesNotDifferFromItself() throws Exception {
    DiffusionResult result = run(new IsotropicDiffusion(), moons, 3);
    ResultPair same = new ResultPair("a", result, "b", result);
    assertTrue(same.isComparable());
    assertEquals(0, same.differingRows().length);
    assertEquals("0 of 200 rows differ.", same.summary());
  }

  @Test
  public void rowsThatDifferHaveOtherClasses() throws Exception {
    ResultPair pair = pair();
    PairModel model = new PairModel(pair);
    assertTrue("some differ", model.getRowCount() > 0);
    assertEquals(6, model.getColumnCount());
    int first = 0;
    for (int r = 0; r < model.getRowCount(); r++) {
      assertNotEquals(model.getValueAt(r, 1), model.getValueAt(r, 3));
      first += model.getValueAt(r, 1).equals(model.getValueAt(r, 5)) ? 1 : 0;
      assertTrue((Double) model.getValueAt(r, 2) >= 0.5);
    }
    assertEquals(
        model.getRowCount()
            + " of 200 rows differ. The first result is right in "
            + first
            + " of them, the second in "
            + (model.getRowCount() - first)
            + ".",
        pair.summary());
  }

  @Test
  public void resultsOfOtherTablesAreNotComparable() throws Exception {
    DiffusionResult other = run(new IsotropicDiffusion(), TwoMoons.generate(100, 0.15, 1), 3);
    assertFalse(
        new ResultPair("a", run(new IsotropicDiffusion(), moons, 3), "b", other).isComparable());
  }

  @Test
  public void classesHaveTheirGivenAndPredictedRows() throws Exception {
    ClassesModel classes = new ClassesModel(run(new SmoothDiffusion(), moons, 3));
    assertEquals(3, classes.getRowCount());
    int together = 0;
    for (int t = 0; t < 2; t++) {
      assertEquals(3, classes.getValueAt(t, 1));
      together += (Integer) classes.getValueAt(t, 3);
    }
    assertEquals("not reached", classes.getValueAt(2, 0));
    assertEquals(200, together + (Integer) classes.getValueAt(2, 3));
  }

  /** A single step of a chain of labels reaches few rows. */
  @Test
  public void rowsThatNoLabelReachesAreToldApart() throws Exception {
    IsotropicDiffusion brief = new IsotropicDiffusion();
    brief.setOptions(new String[] {"-steps", "1"});
    DiffusionResult result = run(brief, moons, 1);
    int unreached = result.unreachedCount();
    assertTrue("some, not all: " + unreached, unreached > 0 && unreached < 198);
    assertEquals(unreached, new ClassesModel(result).getValueAt(2, 3));
    RowsModel rows = new RowsModel(result);
    int told = 0;
    for (int r = 0; r < rows.getRowCount(); r++) {
      told += "not reached".equals(rows.getValueAt(r, 1)) ? 1 : 0;
      assertEquals("not reached".equals(rows.getValueAt(r, 1)), rows.getValueAt(r, 2) == null);
    }
    assertEquals(unreached, told);
    DiffusionResult whole = run(new SmoothDiffusion(), moons, 1);
    assertTrue(new ResultPair("a", result, "b", whole).differingRows().length >= unreached);
  }
}
