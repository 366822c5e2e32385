package weka.gui.explorer.diffusion;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;
import static org.junit.Assume.assumeTrue;

import installed.LabellingTour;
import java.io.File;
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
 * {@link LinesModel}, {@link WrappedText}, {@link PictureMouse}, {@link RowView}, {@link LiveView}
 * and {@link Background}.
 */
public class LabellingTest {
  private static Tours tours;
  private static String said;

  @BeforeClass
  public static void visit() throws Exception {
    tours = new Tours();
    File shots =
        new File(System.getProperty("labeldiffusion.build"), "screenshots/label").getAbsoluteFile();
    said = tours.send(LabellingTour.class, "label", 1, shots);
    if (said != null) {
      said += tours.send(LabellingTour.class, "reopen", 1, shots);
    }
  }

  @Before
  public void needsWindows() {
    assumeTrue(
        "window tests are skipped: they need a virtual display (Xvfb) and a Java with AWT",
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
    wentWell("journal is offered", "finish hands the table over");
  }

  @Test
  public void nothingElseIsPrinted() {
    assertEquals(
        "",
        said.lines()
            .filter(line -> !line.startsWith("ok "))
            .reduce("", (all, line) -> all + line + "\n"));
  }

  private static void wentWell(String... stops) {
    for (String stop : stops) {
      assertTrue(
          "'ok " + stop + "' is not in\n" + said, said.lines().anyMatch(("ok " + stop)::equals));
    }
  }
}
