package weka.gui.explorer.diffusion;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;
import static org.junit.Assume.assumeTrue;

import java.awt.image.BufferedImage;
import java.io.File;
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
 * The Explorer as a user has it: the installed package, real windows on a virtual display. What is
 * done there is in {@link installed.ExplorerTour}; the screenshots it takes are kept in
 * build/screenshots, to be looked at.
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
        "skipped, which is fine: tests that open windows need the virtual display Xvfb"
            + " (Debian package xvfb) and a Java that is not headless",
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
  public void labelsAreTakenAsTheyAreInTheData() {
    wentWell("labels as in the data");
  }

  @Test
  public void hiddenLabelsJudgeTheRun() {
    wentWell("hidden labels", "most doubtful rows first");
  }

  @Test
  public void filmCanBeMovedAndPlayed() {
    wentWell("slider shows another moment", "play goes to the end");
  }

  @Test
  public void pictureCanBeZoomedAndPlacedInEveryWay() {
    wentWell("wheel zooms and Show all returns", "every layout", "tooltip names the row");
  }

  @Test
  public void stopEndsARunInTheMiddle() {
    wentWell("stop in the middle");
  }

  @Test
  public void aProblemIsToldInAWindow() {
    wentWell("a problem is told", "numeric class cannot be started");
  }

  @Test
  public void newDataResetTheTab() {
    wentWell("new data reset the tab");
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
  public void savedPictureIsOne() throws Exception {
    wentWell("save picture");
    BufferedImage picture = ImageIO.read(tours.saved("saved.png").toFile());
    int[] pixels =
        picture.getRGB(0, 0, picture.getWidth(), picture.getHeight(), null, 0, picture.getWidth());
    assertTrue(Arrays.stream(pixels).distinct().count() > 20);
  }

  @Test
  public void doubleScaleShowsTheSame() throws Exception {
    assertTrue(saidAtDoubleScale, saidAtDoubleScale.contains("ok most doubtful rows first"));
    assertEquals(2560, ImageIO.read(new File(SCREENSHOTS, "2/diffuse-picture.png")).getWidth());
  }

  @Test
  public void nothingElseIsSaidOnTheConsole() {
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
