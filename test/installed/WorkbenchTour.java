package installed;

import static installed.Gui.stop;

import java.awt.BorderLayout;
import java.awt.event.KeyEvent;
import java.io.File;
import javax.swing.JFrame;
import javax.swing.JLabel;
import javax.swing.JTextArea;
import weka.core.converters.AbstractFileLoader;
import weka.core.converters.ConverterUtils;
import weka.gui.GenericObjectEditor;
import weka.gui.WorkbenchApp;
import weka.gui.explorer.PreprocessPanel;

/**
 * Labels a table in Weka's Workbench with the installed package. Arguments and output as for {@link
 * ExplorerTour}.
 */
public final class WorkbenchTour {
  private final File data;
  private final File shots;
  private final WorkbenchApp workbench;
  private final PreprocessPanel preprocess;
  private final JFrame frame = new JFrame("Weka Workbench");

  private WorkbenchTour(File data, File shots) throws Exception {
    this.data = data;
    this.shots = shots;
    GenericObjectEditor.determineClasses();
    workbench = Gui.onEventThread(WorkbenchApp::new);
    preprocess = (PreprocessPanel) workbench.getMainPerspective();
    Gui.onEventThread(
        () -> {
          frame.getContentPane().add(workbench, BorderLayout.CENTER);
          frame.setBounds(0, 0, 1024, 768);
          frame.setVisible(true);
          return null;
        });
  }

  public static void main(String[] arguments) {
    try {
      WorkbenchTour tour = new WorkbenchTour(new File(arguments[0]), new File(arguments[1]));
      stop("label in the Workbench", tour::labels);
      stop("finish hands the table over", tour::finishes);
    } catch (Throwable e) {
      e.printStackTrace(System.out);
    }
    System.exit(0);
  }

  private boolean labels() throws Exception {
    File file = new File(data, "unlabelled.arff");
    AbstractFileLoader loader = ConverterUtils.getLoaderForFile(file);
    loader.setFile(file);
    Gui.onEventThread(
        () -> {
          preprocess.setInstancesFromFile(loader);
          return null;
        });
    Gui.await("data are loaded", () -> preprocess.getInstances() != null);
    Gui.onEventThread(
        () -> {
          workbench.getPerspectiveManager().setActivePerspective("labeldiffusion.diffuse");
          return null;
        });
    Gui.press("Start");
    JLabel question = Gui.named(JLabel.class, "question");
    for (char key : new char[] {'1', '2'}) {
      Gui.await("a question", () -> question.getText().startsWith("Row "));
      String before = Gui.onEventThread(question::getText);
      Gui.onEventThread(
          () -> {
            question.dispatchEvent(
                new KeyEvent(question, KeyEvent.KEY_TYPED, 0, 0, KeyEvent.VK_UNDEFINED, key));
            return null;
          });
      Gui.await("the next question", () -> !question.getText().equals(before));
    }
    JTextArea progress = Gui.named(JTextArea.class, "progress");
    Gui.await("two labels", () -> progress.getText().startsWith("2 of "));
    Gui.shoot(frame, new File(shots, "label-workbench.png"));
    return true;
  }

  private boolean finishes() throws Exception {
    Gui.press("Finish");
    Gui.await(
        "the table has the labels",
        () -> preprocess.getInstances().attributeStats(2).missingCount == 398);
    Gui.await("the run is over", Gui.button("Start")::isEnabled);
    Gui.shoot(frame, new File(shots, "label-workbench-finished.png"));
    return true;
  }
}
