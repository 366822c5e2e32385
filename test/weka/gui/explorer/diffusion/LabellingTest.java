package weka.gui.explorer.diffusion;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;
import static org.junit.Assume.assumeTrue;

import installed.LabellingTour;
import installed.WorkbenchTour;
import java.io.File;
import javax.imageio.ImageIO;
import org.junit.Before;
import org.junit.BeforeClass;
import org.junit.Test;
import weka.core.Instances;
import weka.core.converters.ConverterUtils.DataSource;

/**
 * Labels a table in the real Explorer, with the installed package, on a virtual display: first
 * until the program ends without saving, then once more. {@link LabellingTour} does the work. It
 * covers the windows: {@link Labelling}, {@link LabellingHost}, {@link LabellingPane}, {@link
 * QuestionPane}, {@link DetailsPane}, {@link ClassPalette}, {@link ClassIcon}, {@link ChangeChart},
 * {@link LinesModel}, {@link WrappedText}, {@link PictureMouse}, {@link RowView}, {@link LiveView},
 * {@link PaddedCell}, {@link TableFile}, {@link DiffusePerspective} and {@link Background}.
 */
public class LabellingTest {
  private static final File SHOTS =
      new File(System.getProperty("labeldiffusion.build"), "screenshots/label").getAbsoluteFile();

  private static Tours tours;
  private static String said;
  private static String saidAtDoubleScale;
  private static String saidInWorkbench;

  @BeforeClass
  public static void visit() throws Exception {
    tours = new Tours();
    said = tours.send(LabellingTour.class, "label", 1, SHOTS);
    if (said != null) {
      said += tours.send(LabellingTour.class, "reopen", 1, SHOTS);
      saidAtDoubleScale = tours.send(LabellingTour.class, "short", 2, new File(SHOTS, "2"));
      saidInWorkbench = tours.send(WorkbenchTour.class, "workbench", 1, SHOTS);
    }
  }

  @Before
  public void needsWindows() {
    assumeTrue(
        "skipped, which is fine: windows need a virtual display (Xvfb) and a Java with AWT",
        said != null);
  }

  @Test
  public void tenRowsAreLabelledByKeysFromNoLabels() {
    wentWell("unlabelled table begins a session", "ten answers by keys");
  }

  @Test
  public void answersCanBeUndoneSkippedAndTakenBack() {
    wentWell("undo and redo", "skip and cannot tell", "delete takes back");
  }

  @Test
  public void pictureAndTableShareTheirSelection() {
    wentWell("click selects in picture and table", "lasso selects in picture and table");
  }

  @Test
  public void doubleScaleShowsTheSame() throws Exception {
    went(saidAtDoubleScale, "three answers", "nothing is clipped while labelling");
    assertEquals(2048, ImageIO.read(new File(SHOTS, "2/label-three.png")).getWidth());
  }

  @Test
  public void workbenchHasThePerspective() {
    went(saidInWorkbench, "label in the Workbench", "finish hands the table over");
  }

  @Test
  public void classesCanBeAdded() {
    wentWell("new class");
  }

  @Test
  public void savedFileHasTheLabelsSoFar() throws Exception {
    wentWell("save and reopen the file");
    Instances saved = DataSource.read(tours.saved("labels.arff").toString());
    assertEquals(3, saved.attribute(2).numValues());
  }

  @Test
  public void textsAreNotClipped() {
    wentWell("nothing is clipped while labelling");
  }

  @Test
  public void anotherTableDoesNotLoseLabels() {
    wentWell("another table asks first");
  }

  @Test
  public void journalSurvivesACrash() {
    wentWell("journal is beside the file", "journal is offered", "finish hands the table over");
    wentWell("saved table needs no journal");
  }

  @Test
  public void nothingElseIsPrinted() {
    assertEquals(
        "",
        (said + saidAtDoubleScale) // the Workbench says hello on the console
            .lines()
            .filter(line -> !line.startsWith("ok "))
            .reduce("", (all, line) -> all + line + "\n"));
  }

  private static void wentWell(String... stops) {
    went(said, stops);
  }

  private static void went(String tour, String... stops) {
    for (String stop : stops) {
      assertTrue(
          "'ok " + stop + "' is not in\n" + tour, tour.lines().anyMatch(("ok " + stop)::equals));
    }
  }
}
