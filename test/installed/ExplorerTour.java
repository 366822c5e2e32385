package installed;

import static installed.Gui.stop;

import java.awt.Component;
import java.awt.Window;
import java.awt.image.BufferedImage;
import java.io.File;
import java.util.Arrays;
import javax.swing.AbstractButton;
import javax.swing.JFrame;
import javax.swing.JLabel;
import javax.swing.JSlider;
import javax.swing.JTable;
import javax.swing.JTextArea;

/**
 * A tour through the Explorer with the installed package. Prints "ok NAME" for every stop that
 * passes and "failed NAME: why" for the others. Arguments: a folder with the data, where files are
 * saved too; a folder for screenshots; and "whole", "short" or "guide" (the guide's pictures).
 */
public final class ExplorerTour {
  private final File data;
  private final File shots;
  private final ExplorerHand hand;
  private final PictureEye eye;
  private final TabInspector inspector;

  private ExplorerTour(File data, File shots, int width, int height) throws Exception {
    this.data = data;
    this.shots = shots;
    hand = new ExplorerHand(width, height);
    eye = new PictureEye(hand);
    inspector = new TabInspector(hand, shots);
  }

  public static void main(String[] arguments) {
    try {
      java.awt.Toolkit.getDefaultToolkit();
    } catch (Throwable e) { // an Error if a part of the desktop is not installed
      System.out.println("no windows: " + e);
      System.exit(0);
    }
    try {
      boolean isGuide = arguments[2].equals("guide");
      ExplorerTour tour =
          new ExplorerTour(
              new File(arguments[0]),
              new File(arguments[1]),
              isGuide ? 1080 : 1280,
              isGuide ? 760 : 900);
      tour.hand.open(new File(arguments[0], "moons.arff"));
      if (arguments[2].equals("whole")) {
        tour.classify();
        tour.diffuse();
      } else if (arguments[2].equals("short")) {
        tour.look();
      } else {
        tour.guide();
      }
    } catch (Throwable e) {
      e.printStackTrace(System.out);
    }
    System.exit(0);
  }

  private void shoot(String name) throws Exception {
    Gui.shoot(hand.frame, new File(shots, name + ".png"));
  }

  // ------------------------------------------------------------ the tab Classify

  private void classify() throws Exception {
    hand.tab("Classify");
    stop("choose in Classify", () -> hand.choose("SmoothDiffusion") > 10);
    for (String mode : new String[] {"Use training set", "Cross-validation", "Percentage split"}) {
      stop(mode, () -> evaluates(mode));
    }
    stop(
        "Supplied test set",
        () -> {
          AbstractButton supplied = Gui.button("Supplied test set");
          Gui.press(supplied);
          Gui.press("Set...");
          Gui.press("Open file...");
          Gui.chooseFile(new File(data, "test.arff"));
          Window dialog =
              Gui.window(
                  window -> window instanceof JFrame it && "Test Instances".equals(it.getTitle()));
          Gui.await(
              "the test set is loaded",
              () ->
                  Gui.all(dialog, JLabel.class).stream()
                      .anyMatch(label -> "two moons".equals(label.getText())));
          Gui.press("Close");
          return evaluates("Supplied test set");
        });
    shoot("classify");
  }

  private boolean evaluates(String mode) throws Exception {
    Gui.press(mode);
    // Weka names results by the second and shows the first of two with the same name
    Thread.sleep(1100);
    Gui.press("Start");
    String sentence =
        switch (mode) {
          case "Use training set" -> "evaluate on training data";
          case "Cross-validation" -> "10-fold cross-validation";
          case "Percentage split" -> "split 66.0% train";
          default -> "user supplied test set";
        };
    Gui.await(
        mode + " is over",
        () ->
            Gui.button(hand.frame, "Start").isEnabled()
                && shows(sentence, "=== Confusion Matrix ==="));
    return shows(sentence, "SmoothDiffusion over the training data");
  }

  /** Whether a single text area contains all parts. */
  private boolean shows(String... parts) {
    return Gui.all(hand.frame, JTextArea.class).stream()
        .anyMatch(area -> Arrays.stream(parts).allMatch(area.getText()::contains));
  }

  // ------------------------------------------------------------ the tab Diffuse

  private void diffuse() throws Exception {
    hand.tab("Diffuse");
    shoot("diffuse-empty");
    stop("choose in Diffuse", () -> hand.choose("IsotropicDiffusion") >= 10);
    stop(
        "labels as in the data",
        () -> {
          hand.diffuse();
          shoot("diffuse-all-labelled");
          hand.view("Report");
          return hand.text("report").contains("400: 400 labelled, 0 unlabelled");
        });
    hand.choose("SmoothDiffusion");
    stop(
        "hidden labels",
        () -> {
          hand.hide(3, 1);
          hand.diffuse();
          return hand.text("report").contains("=== Error on hidden labels ===")
              && hand.text("report").contains("400: 6 labelled, 394 unlabelled");
        });
    look();
    stop("nothing is clipped", () -> inspector.nothingIsClippedAt(1024, 768));
    stop("help explains the picture", inspector::helpExplainsRings);
    stop(
        "slider shows another moment",
        () -> {
          hand.view("Picture");
          BufferedImage end = eye.picture();
          hand.time(0.1);
          return !PictureEye.same(end, eye.picture());
        });
    stop(
        "play goes to the end",
        () -> {
          hand.time(0.9);
          Gui.press("Play");
          JSlider slider = hand.slider();
          Gui.await("the end of the film", () -> slider.getValue() == slider.getMaximum());
          return true;
        });
    stop(
        "wheel zooms and Show all returns",
        () -> {
          BufferedImage before = eye.picture();
          eye.wheel();
          boolean zoomed = !PictureEye.same(before, eye.picture());
          Gui.press("Show all");
          return zoomed && PictureEye.same(before, eye.picture());
        });
    stop(
        "every layout",
        () -> {
          for (String layout : new String[] {"map", "principal", "spectral"}) {
            BufferedImage before = eye.picture();
            hand.select("layout", layout);
            Gui.await("the nodes are placed", hand.slider()::isEnabled);
            eye.awaitOther(before);
            shoot("diffuse-" + layout);
          }
          hand.select("layout", "attributes");
          return true;
        });
    stop("tooltip names the row", eye::tooltipNamesTheRow);
    saves();
    stop("stop in the middle", this::stops);
    stop(
        "numeric class cannot be started",
        () -> {
          hand.select("class", "(Num) x");
          boolean disabled = !Gui.button("Start").isEnabled();
          hand.select("class", "moon");
          return disabled && Gui.button("Start").isEnabled();
        });
    stop("a problem is told", this::toldProblem);
    stop(
        "new data reset the tab",
        () -> {
          hand.open(new File(data, "iris.arff"));
          hand.select("class", "(Nom) class");
          Gui.press("As in the data");
          hand.diffuse();
          return hand.results() == 3;
        });
    stop(
        "legend of many classes",
        () -> {
          hand.open(new File(data, "classes.arff"));
          hand.diffuse();
          hand.view("Picture");
          return inspector.legendHasLines();
        });
    new HonestStops(hand, data, shots).visit(Gui::stop);
  }

  /** Takes pictures of all views of a result. */
  private void look() throws Exception {
    if (hand.results() == 0) {
      hand.tab("Diffuse");
      hand.hide(3, 1);
      hand.diffuse();
    }
    hand.view("Picture");
    hand.time(1);
    shoot("diffuse-picture");
    hand.view("Charts");
    shoot("diffuse-charts");
    hand.view("Unlabelled rows");
    stop(
        "most doubtful rows first",
        () -> {
          JTable table = Gui.named(JTable.class, "rows");
          return table.getRowCount() == 394
              && (Double) table.getValueAt(0, 2) <= (Double) table.getValueAt(1, 2)
              && (Double) table.getValueAt(1, 2) <= (Double) table.getValueAt(393, 2);
        });
    shoot("diffuse-rows");
    hand.view("Report");
    shoot("diffuse-report");
  }

  /** Makes two runs with the same labels and takes pictures of the second. */
  private void guide() throws Exception {
    hand.tab("Diffuse");
    hand.hide(3, 1);
    hand.choose("IsotropicDiffusion");
    hand.diffuse();
    hand.choose("SmoothDiffusion");
    hand.diffuse();
    hand.time(0.85);
    shoot("diffuse-picture");
    hand.view("Charts");
    shoot("diffuse-charts");
    hand.view("Unlabelled rows");
    shoot("diffuse-rows");
    new HonestStops(hand, data, shots).compared();
  }

  private void saves() throws Exception {
    for (String[] kind :
        new String[][] {
          {"Picture (", "png"}, {"Picture (", "svg"}, {"Film (", "gif"}, {"Web page (", "html"}
        }) {
      stop(
          "save " + kind[1],
          () -> {
            Gui.press("Save picture...");
            Gui.press(kind[0]);
            Gui.chooseFile(new File(data, "saved." + kind[1]));
            return awaitFile("saved." + kind[1]);
          });
    }
    for (String type : new String[] {"arff", "csv"}) {
      stop(
          "save " + type,
          () -> {
            hand.view("Unlabelled rows");
            Gui.press("Save as ARFF/CSV...");
            Gui.chooseFile(new File(data, "saved." + type));
            return awaitFile("saved." + type);
          });
    }
    stop(
        "save model",
        () -> {
          hand.menu("Save model");
          Gui.chooseFile(new File(data, "saved.model"));
          return awaitFile("saved.model");
        });
  }

  private boolean awaitFile(String name) throws Exception {
    Gui.await(
        name + " is saved",
        () ->
            Gui.all(hand.frame, JLabel.class).stream().anyMatch(l -> "OK".equals(l.getText()))
                && new File(data, name).length() > 0);
    return true;
  }

  /** Stops a run that would take very long; then the tab is ready for the next run. */
  private boolean stops() throws Exception {
    int before = hand.results();
    hand.open(new File(data, "many.arff"));
    hand.property("steps", "10000000");
    Gui.press("Start");
    javax.swing.JProgressBar bar = Gui.find(javax.swing.JProgressBar.class, any -> true);
    Gui.await("some steps", () -> bar.getString().matches("step [1-9].* nodes reached"));
    shoot("diffuse-running");
    Gui.press("Stop");
    Gui.await(
        "it has stopped",
        () ->
            Gui.button(hand.frame, "Start").isEnabled()
                && Gui.all(hand.frame, JLabel.class).stream()
                    .anyMatch(label -> "Interrupted".equals(label.getText())));
    hand.property("steps", "100");
    hand.open(new File(data, "moons.arff"));
    return hand.results() == before;
  }

  /** An invalid option gives one sentence in a dialog and nothing on the console. */
  private boolean toldProblem() throws Exception {
    hand.property("numNeighbours", "0");
    Gui.press("Start");
    Component message =
        Gui.find(
            JLabel.class,
            label ->
                label.getText() != null
                    && label
                        .getText()
                        .contains("number of neighbours K must be at least 1, was 0"));
    Gui.press("OK");
    Gui.await("the message is gone", () -> !message.isShowing());
    hand.property("numNeighbours", "5");
    return true;
  }
}
