package weka.classifiers.diffusion.experiment;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertTrue;

import java.awt.image.BufferedImage;
import java.io.File;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import weka.classifiers.diffusion.IsotropicDiffusion;
import weka.classifiers.lazy.IBk;
import weka.core.Instances;

/** The tables of {@link Demo} and {@link Comparison}, and their {@link ScatterPicture}. */
public class PartlyLabelledTableTest {
  @Rule public final TemporaryFolder folder = new TemporaryFolder();

  private final Instances moons = TwoMoons.generate(60, 0.05, 1);

  @Test
  public void onlyTheListedRowsKeepTheirLabels() {
    PartlyLabelledTable table = new PartlyLabelledTable(moons, List.of(0, 1, 7));
    for (int i = 0; i < 60; i++) {
      assertEquals(i > 1 && i != 7, table.shown.instance(i).classIsMissing());
    }
    assertEquals(3, table.labelled);
    assertEquals(57, table.unlabelled());
    assertEquals(57, table.judged());
  }

  @Test
  public void drawsDifferAndCanBeRepeated() {
    List<PartlyLabelledTable> draws = PartlyLabelledTable.draws(moons, 2, 3);
    assertEquals(3, draws.size());
    assertEquals(4, draws.get(0).labelled);
    assertNotEquals(draws.get(0).shown.toString(), draws.get(1).shown.toString());
    assertEquals(
        draws.get(2).shown.toString(), PartlyLabelledTable.random(moons, 2, 3).shown.toString());
  }

  @Test
  public void errorsAreCountedAmongJudgedRows() {
    PartlyLabelledTable table = new PartlyLabelledTable(moons, List.of(0, 1), List.of(2, 3, 4, 5));
    assertEquals("rows alternate between the classes", 2, table.errors(new double[60]));
  }

  @Test
  public void classifiersOfBothKindsPredictEveryRow() throws Exception {
    PartlyLabelledTable table = PartlyLabelledTable.random(moons, 3, 1);
    assertEquals(60, table.predict(new IsotropicDiffusion()).length);
    assertTrue(table.errors(table.predict(new IBk())) < 30);
  }

  @Test
  public void pictureHasTheColoursOfBothClasses() throws Exception {
    PartlyLabelledTable table = PartlyLabelledTable.random(moons, 3, 1);
    File file = folder.newFile("moons.png");
    ScatterPicture.write(file, "two moons", table, moons.attributeToDoubleArray(2));
    BufferedImage image = ImageIO.read(file);
    int blue = 0;
    int orange = 0;
    for (int x = 0; x < image.getWidth(); x++) {
      for (int y = 0; y < image.getHeight(); y++) {
        blue += (image.getRGB(x, y) & 0xffffff) == 0x1f77b4 ? 1 : 0;
        orange += (image.getRGB(x, y) & 0xffffff) == 0xff7f0e ? 1 : 0;
      }
    }
    assertTrue(blue > 200);
    assertTrue(orange > 200);
  }
}
