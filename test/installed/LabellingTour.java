package installed;

import static installed.Gui.stop;

import java.awt.Dimension;
import java.io.File;
import javax.swing.JLabel;
import javax.swing.JTable;
import weka.core.Instances;
import weka.core.converters.ConverterUtils.DataSource;

/**
 * Labels a table in the Explorer, from no labels to a finished table. Prints "ok NAME" for every
 * stop that passes and "failed NAME: why" for the others. Arguments as for {@link ExplorerTour}.
 */
public final class LabellingTour {
  private final File data;
  private final File shots;
  private final ExplorerHand hand;
  private final LabellingHand labeller;

  private LabellingTour(File data, File shots, Dimension size) throws Exception {
    this.data = data;
    this.shots = shots;
    hand = new ExplorerHand(size.width, size.height);
    labeller = new LabellingHand(hand, new File(data, "moons.arff"));
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
      LabellingTour tour =
          new LabellingTour(
              new File(arguments[0]),
              new File(arguments[1]),
              isGuide ? new Dimension(1080, 760) : new Dimension(1024, 768));
      switch (arguments[2]) {
        case "label" -> tour.label();
        case "reopen" -> tour.reopen();
        case "short" -> tour.look();
        default -> tour.guide();
      }
    } catch (Throwable e) {
      e.printStackTrace(System.out);
    }
    System.exit(0);
  }

  private void shoot(String name) throws Exception {
    Gui.shoot(hand.frame, new File(shots, name + ".png"));
  }

  private void begin() throws Exception {
    hand.openByDialog(new File(data, "unlabelled.arff"));
    hand.tab("Diffuse");
    Gui.press("Start");
    labeller.question();
  }

  /** Ends in the middle of labelling, without saving: as a crash would. */
  private void label() throws Exception {
    stop(
        "unlabelled table begins a session",
        () -> {
          begin();
          shoot("label-begin");
          return labeller.text("reason").contains("No label has arrived");
        });
    stop(
        "ten answers by keys",
        () -> {
          for (int answers = 1; answers <= 10; answers++) {
            labeller.answer(1);
            labeller.awaitLabels(answers); // so the same rows are asked about on every machine
          }
          shoot("label-ten");
          double right = labeller.shareRight();
          if (right < 0.95) {
            throw new AssertionError(right + " right");
          }
          return true;
        });
    stop("journal is beside the file", () -> journals() == 1);
    stop(
        "undo and redo",
        () -> {
          labeller.key("ctrl Z");
          labeller.awaitLabels(9);
          labeller.key("ctrl Y");
          labeller.awaitLabels(10);
          return true;
        });
    stop(
        "skip and cannot tell",
        () -> {
          String first = "Row " + (labeller.question() + 1);
          labeller.key("typed n");
          Gui.await("another question", () -> !labeller.title().equals(first));
          String second = "Row " + (labeller.question() + 1);
          labeller.key("typed u");
          Gui.await("another question", () -> !labeller.title().equals(second));
          return !labeller.title().equals(first);
        });
    stop(
        "click selects in picture and table",
        () -> {
          String clicked = labeller.clickANode();
          return clicked.startsWith("Row ") && labeller.selectedInTable() <= 1;
        });
    stop(
        "lasso selects in picture and table",
        () -> {
          labeller.lasso();
          shoot("label-lasso");
          return labeller.title().endsWith(" more") && labeller.selectedInTable() > 50;
        });
    stop("delete takes back", this::takesBack);
    stop("new class", this::addsClass);
    stop("save and reopen the file", this::saves);
    stop("nothing is clipped while labelling", this::isNotClipped);
    stop(
        "another table asks first",
        () -> {
          labeller.answer(1);
          hand.open(new File(data, "iris.arff"), "Keep labelling");
          labeller.answer(1);
          return true;
        });
  }

  /** A row of the user's own choice gets a label and loses it again. */
  private boolean takesBack() throws Exception {
    labeller.clickANode();
    labeller.key("typed 1");
    labeller.awaitLabels(11);
    JTable answers = labeller.answers();
    Gui.onEventThread(
        () -> {
          answers.setRowSelectionInterval(0, 0);
          return null;
        });
    labeller.key("DELETE");
    labeller.awaitLabels(10);
    return true;
  }

  private boolean addsClass() throws Exception {
    labeller.key("typed c");
    Gui.await(
        "the field has the focus",
        () ->
            java.awt.KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner()
                instanceof javax.swing.JTextField);
    for (char letter : "noise".toCharArray()) {
      labeller.key("typed " + letter);
    }
    labeller.key("ENTER");
    labeller.awaitLabels(11);
    shoot("label-new-class");
    return Gui.button("3  noise").isShowing();
  }

  private boolean saves() throws Exception {
    for (String type : new String[] {"arff", "csv"}) {
      File file = new File(data, "labels." + type);
      Gui.press("Save labels...");
      Gui.chooseFile(file);
      Gui.await(
          "it is saved",
          () ->
              file.length() > 0
                  && Gui.all(hand.frame, JLabel.class).stream()
                      .anyMatch(label -> "OK".equals(label.getText())));
    }
    Instances saved = DataSource.read(new File(data, "labels.arff").toString());
    return saved.numInstances() == 400 && saved.attributeStats(2).missingCount == 389;
  }

  private boolean isNotClipped() throws Exception {
    new TabInspector(hand, shots).nothingIsClippedAt(1024, 768);
    return true;
  }

  /** Begins again after the crash: the answers are offered, and the table is finished. */
  private void reopen() throws Exception {
    stop(
        "journal is offered",
        () -> {
          hand.openByDialog(new File(data, "unlabelled.arff"));
          hand.tab("Diffuse");
          Gui.press("Start");
          LabellingHand.dialog("Continue");
          labeller.awaitLabels(13);
          shoot("label-reopened");
          return true;
        });
    stop(
        "finish hands the table over",
        () -> {
          int before = hand.results();
          Gui.press("Finish");
          Gui.await("a result", () -> hand.results() == before + 1);
          hand.view("Report");
          shoot("label-finished");
          return hand.text("report").contains("13 labelled, 387 unlabelled");
        });
    stop(
        "saved table needs no journal",
        () -> {
          boolean wasThere = journals() == 1;
          hand.view("Unlabelled rows");
          Gui.press("Save as ARFF");
          Gui.chooseFile(new File(data, "finished.arff"));
          Gui.await("the journal is deleted", () -> journals() == 0);
          return wasThere;
        });
  }

  /** Files beside the table that keep its labels. */
  private int journals() {
    return data.list((folder, name) -> name.matches("unlabelled.arff.labels-.*[.]journal")).length;
  }

  /** A few answers, to see whether everything has its place. */
  private void look() throws Exception {
    stop(
        "three answers",
        () -> {
          begin();
          labeller.answer(3);
          labeller.awaitLabels(3);
          shoot("label-three");
          return true;
        });
    stop("nothing is clipped while labelling", this::isNotClipped);
  }

  /** From no labels to a finished table. */
  private void guide() throws Exception {
    begin();
    shoot("label-begin");
    labeller.answer(4);
    labeller.awaitLabels(4);
    shoot("label-four");
    labeller.answer(16);
    labeller.awaitLabels(20);
    shoot("label-twenty");
  }
}
