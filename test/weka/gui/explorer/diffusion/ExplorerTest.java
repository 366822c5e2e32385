package weka.gui.explorer.diffusion;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;
import static org.junit.Assume.assumeTrue;

import java.awt.image.BufferedImage;
import java.io.File;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import javax.imageio.ImageIO;
import org.junit.Before;
import org.junit.BeforeClass;
import org.junit.Test;
import weka.core.Instances;
import weka.core.converters.ConverterUtils.DataSource;

/**
 * Drives the real Explorer, with the installed package, on a virtual display. {@link
 * installed.ExplorerTour} does the work and leaves screenshots in build/screenshots for inspection.
 * It covers the windows: {@link DiffusePanel}, {@link ResultList}, {@link MenuOpens}, {@link
 * ResultView}, {@link PictureTab}, {@link GraphPicture}, {@link FilmSlider}, {@link LayoutChooser},
 * {@link HelpButton}, {@link Canvas}, {@link CanvasMessage}, {@link PanelRemedies}, {@link
 * CompareTab}, {@link ClassesTab}, {@link Probability}, {@link ChartsTab}, {@link RowsTab}, {@link
 * LayoutWorker}, {@link ProgressLine}, {@link WhenShown}, {@link SaveMenu} and {@link Saving}.
 */
public class ExplorerTest {
  private static final File SCREENSHOTS =
      new File(System.getProperty("labeldiffusion.build"), "screenshots").getAbsoluteFile();

  private static Tours tours;
  private static String said;
  private static String saidAtDoubleScale;

  @BeforeClass
  public static void visit() throws Exception {
    tours = new Tours();
    said = tours.send("whole", 1, new File(SCREENSHOTS, "1"));
    saidAtDoubleScale = tours.send("short", 2, new File(SCREENSHOTS, "2"));
  }

  @Before
  public void needsWindows() {
    assumeTrue(
        "skipped, which is fine: windows need a virtual display (Xvfb) and a Java with AWT",
        said != null);
  }

  @Test
  public void classifyTabRunsAllFourTestModes() {
    wentWell(
        "choose in Classify",
        "Use training set",
        "Supplied test set",
        "Cross-validation",
        "Percentage split");
  }

  @Test
  public void diffuseTabOffersTheClassifiersOfThePackage() {
    wentWell("choose in Diffuse");
  }

  @Test
  public void labelsCanBeUsedAsInTheData() {
    wentWell("labels as in the data");
  }

  @Test
  public void predictionsAreComparedWithHiddenLabels() {
    wentWell("hidden labels", "most doubtful rows first");
  }

  @Test
  public void filmCanBeMovedAndPlayed() {
    wentWell("slider shows another moment", "play goes to the end");
  }

  @Test
  public void pictureCanBeZoomedAndHasFourLayouts() {
    wentWell("wheel zooms and Show all returns", "every layout", "tooltip names the row");
  }

  @Test
  public void textsAreNotClippedInASmallWindow() {
    wentWell("nothing is clipped");
  }

  @Test
  public void helpExplainsThePicture() {
    wentWell("help explains the picture");
  }

  @Test
  public void legendOfManyClassesWraps() {
    wentWell("legend of many classes");
  }

  @Test
  public void stopEndsARunInTheMiddle() {
    wentWell("stop in the middle");
  }

  @Test
  public void problemsAreReportedInADialog() {
    wentWell("a problem is told", "numeric class cannot be started");
  }

  @Test
  public void newDataResetTheTab() {
    wentWell("new data reset the tab");
  }

  @Test
  public void canvasSaysWhatStandsInTheWayAndHelps() {
    wentWell(
        "labels of all rows can be hidden",
        "a numeric class becomes classes",
        "text is kept as an id",
        "no labels are told");
  }

  @Test
  public void twoResultsAreCompared() {
    wentWell("two results are compared", "classes are counted");
  }

  @Test
  public void savedDataHaveEveryClass() throws Exception {
    wentWell("save arff", "save csv", "save model");
    for (String file : new String[] {"saved.arff", "saved.csv"}) {
      Instances labelled = DataSource.read(tours.saved(file).toString());
      assertEquals(400, labelled.numInstances());
      assertEquals(0, labelled.attributeStats(2).missingCount);
    }
  }

  @Test
  public void savedPictureIsNotBlank() throws Exception {
    wentWell("save png");
    BufferedImage picture = ImageIO.read(tours.saved("saved.png").toFile());
    int[] pixels =
        picture.getRGB(0, 0, picture.getWidth(), picture.getHeight(), null, 0, picture.getWidth());
    assertTrue(Arrays.stream(pixels).distinct().count() > 20);
  }

  @Test
  public void filmLinesAndWebPageAreSaved() throws Exception {
    wentWell("save svg", "save gif", "save html");
    assertTrue(Files.readString(tours.saved("saved.svg")).startsWith("<svg "));
    assertTrue(Files.readString(tours.saved("saved.html")).startsWith("<!DOCTYPE html>"));
    assertTrue(Files.size(tours.saved("saved.gif")) > 10_000);
  }

  @Test
  public void doubleScaleShowsTheSame() throws Exception {
    assertTrue(saidAtDoubleScale, saidAtDoubleScale.contains("ok most doubtful rows first"));
    assertEquals(2560, ImageIO.read(new File(SCREENSHOTS, "2/diffuse-picture.png")).getWidth());
  }

  @Test
  public void nothingElseIsPrinted() {
    for (String all : List.of(said, saidAtDoubleScale)) {
      assertEquals(
          "",
          all.lines()
              .filter(line -> !line.startsWith("ok ") && !line.startsWith("failed "))
              .collect(Collectors.joining("\n")));
    }
  }

  private static void wentWell(String... stops) {
    for (String stop : stops) {
      assertTrue(
          "'ok " + stop + "' is not in\n" + said, said.lines().anyMatch(("ok " + stop)::equals));
    }
  }
}
