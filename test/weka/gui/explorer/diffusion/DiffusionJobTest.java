package weka.gui.explorer.diffusion;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertSame;
import static org.junit.Assert.assertTrue;

import java.awt.Color;
import java.awt.Point;
import java.awt.image.BufferedImage;
import labeldiffusion.parallel.Progress;
import labeldiffusion.picture.Drawing;
import labeldiffusion.picture.Frame;
import labeldiffusion.picture.Layout;
import org.junit.Test;
import weka.classifiers.diffusion.IsotropicDiffusion;
import weka.classifiers.diffusion.experiment.TwoMoons;
import weka.core.Instances;
import weka.filters.unsupervised.LabelColumns;

/**
 * Runs a {@link DiffusionJob} and checks its {@link DiffusionResult} and what the tab makes of it:
 * {@link ReportPage}, {@link RowsModel}, {@link NodeText}, {@link LayoutChoice} and {@link
 * GraphPainter}. No display is needed.
 */
public class DiffusionJobTest {
  private static final LabelChoice FEW = new LabelChoice.FewPerClass(3, 1);
  private static final LabelChoice ALL = new LabelChoice.AsInTheData();

  private final Instances moons = TwoMoons.generate(100, 0.05, 1);

  private DiffusionResult run(LabelChoice choice) throws Exception {
    return new DiffusionJob(new IsotropicDiffusion(), moons, choice, new ProgressLine()).run();
  }

  @Test
  public void hiddenLabelsArePredictedAndTheTableIsFilledIn() throws Exception {
    DiffusionResult result = run(FEW);
    assertEquals(94, result.unlabelledRows().length);
    assertTrue(result.hasHidden());
    assertEquals(0, result.labelled(LabelColumns.NONE).attributeStats(2).missingCount);
    assertEquals("the given table is not changed", 0, moons.attributeStats(2).missingCount);
    assertEquals("two moons", result.shown().relationName());
  }

  @Test
  public void labelsAsInTheDataHideNothing() throws Exception {
    DiffusionResult result = run(ALL);
    assertSame(moons, ALL.shown(moons));
    assertEquals(0, result.unlabelledRows().length);
    assertFalse(result.hasHidden());
  }

  @Test
  public void savedTablesAreOfferedWithNothingButTheClasses() {
    assertEquals(LabelColumns.NONE, new SaveOptions().columns());
  }

  @Test
  public void savedTableTellsGivenLabelsFromPredictedOnes() throws Exception {
    Instances saved = run(FEW).labelled(new LabelColumns(false, true, true, false, 0));
    int[] counts = saved.attributeStats(3).nominalCounts;
    assertEquals("confidence", saved.attribute(2).name());
    assertEquals(6, counts[0]);
    assertEquals(94, counts[1] + counts[2]);
  }

  @Test
  public void optionsOfLabelsStartWithThoseInTheData() {
    assertEquals(ALL, new LabelOptions().choice());
  }

  @Test
  public void reportEvaluatesHiddenLabelsOnly() throws Exception {
    String few = run(FEW).report();
    assertTrue(few, few.contains("Labels:       all but 3 per class hidden, seed 1\n"));
    assertTrue(few, few.contains("=== Error on hidden labels ==="));
    assertTrue(few, few.contains("IsotropicDiffusion over the training data"));
    String all = run(ALL).report();
    assertTrue(all, all.contains("Labels:       as in the data\n"));
    assertFalse(all, all.contains("=== Error on hidden labels ==="));
    String none = run(new LabelChoice.FewPerClass(1000, 1)).report();
    assertTrue(none, none.contains("No label was hidden: no class has more labels than that."));
  }

  @Test
  public void lineOfTheResultListSaysTableLabelsAndError() throws Exception {
    assertEquals("two moons, 100 labels", ResultLine.summary(run(ALL)));
    String few = ResultLine.summary(run(FEW));
    assertTrue(few, few.matches("two moons, 6 labels, error \\d+\\.\\d %"));
  }

  @Test
  public void tablesAreToldApartByHeaderAndSize() throws Exception {
    DiffusionResult result = run(FEW);
    assertTrue(result.isOfSameTable(run(ALL)));
    Instances other = TwoMoons.generate(60, 0.05, 1);
    assertFalse(
        result.isOfSameTable(
            new DiffusionJob(new IsotropicDiffusion(), other, FEW, new ProgressLine()).run()));
  }

  @Test
  public void tableHasBothBestClassesAndTheHiddenOne() throws Exception {
    DiffusionResult result = run(FEW);
    RowsModel model = new RowsModel(result);
    assertEquals(94, model.getRowCount());
    assertEquals(6, model.getColumnCount());
    for (int index = 0; index < model.getRowCount(); index++) {
      int row = (Integer) model.getValueAt(index, RowsModel.ROW) - 1;
      assertEquals(moons.classAttribute().value(row % 2), model.getValueAt(index, 5));
      assertNotEquals(model.getValueAt(index, 1), model.getValueAt(index, 3));
      double first = (Double) model.getValueAt(index, RowsModel.PROBABILITY);
      double second = (Double) model.getValueAt(index, 4);
      assertTrue(first >= second);
      assertEquals(1, first + second, 1e-9);
    }
  }

  @Test
  public void tableNamesRowsByTheirId() throws Exception {
    IsotropicDiffusion named = new IsotropicDiffusion();
    named.setId("first");
    RowsModel model = new RowsModel(new DiffusionJob(named, moons, FEW, new ProgressLine()).run());
    assertEquals(7, model.getColumnCount());
    assertEquals("Hidden class", model.getColumnName(5));
    assertEquals("x", model.getColumnName(6));
    int row = (Integer) model.getValueAt(0, RowsModel.ROW) - 1;
    double x = Double.parseDouble((String) model.getValueAt(0, 6));
    assertEquals(moons.instance(row).value(0), x, 1e-6);
  }

  @Test
  public void toolTipNamesRowLabelAndShares() throws Exception {
    DiffusionResult result = run(FEW);
    Drawing drawing = result.film().drawing();
    Frame last = result.film().frames().get(result.film().frames().size() - 1);
    for (int v = 0; v < drawing.size(); v++) {
      String text = NodeText.of(result, drawing, last, v);
      String kind = drawing.labels()[v] >= 0 ? "given" : "hidden";
      String name = moons.classAttribute().value(drawing.rows()[v] % 2);
      assertTrue(
          text,
          text.startsWith(
              "<html><b>row " + (drawing.rows()[v] + 1) + "</b>, " + kind + " label " + name));
    }
  }

  @Test
  public void layoutsAreComputedOnce() throws Exception {
    DiffusionResult result = run(FEW);
    LayoutChoice spectral = new LayoutChoice(LayoutChoice.Kind.SPECTRAL);
    Layout first = spectral.layout(result, Progress.NONE);
    assertSame(first, new LayoutChoice(LayoutChoice.Kind.SPECTRAL).layout(result, Progress.NONE));
    assertEquals(1, result.layouts().size());
  }

  @Test
  public void nodesArePaintedInTheColourOfTheirClass() throws Exception {
    DiffusionResult result = run(ALL);
    Drawing drawing = result.film().drawing();
    Layout layout =
        new LayoutChoice(LayoutChoice.Kind.ATTRIBUTES, 0, 1).layout(result, Progress.NONE);
    GraphPainter painter = new GraphPainter(drawing, layout);
    BufferedImage image = new BufferedImage(800, 600, BufferedImage.TYPE_INT_RGB);
    painter.paint(image, 1, result.film().frames().get(0));
    int right = 0;
    for (int v = 0; v < drawing.size(); v++) {
      Point place = painter.place(v);
      Color colour = new Color(image.getRGB(place.x, place.y));
      right += colour.equals(ClassColours.of(drawing.rows()[v] % 2)) ? 1 : 0;
      assertTrue(painter.nodeAt(place.x, place.y) >= 0);
    }
    assertTrue("few nodes are covered by others: " + right, right > 80);
    assertEquals(-1, painter.nodeAt(-100, -100));
  }
}
