package weka.gui.explorer.diffusion;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.awt.Component;
import java.awt.Container;
import java.awt.event.FocusEvent;
import java.awt.event.FocusListener;
import java.awt.event.KeyEvent;
import java.awt.event.KeyListener;
import java.io.File;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.JLabel;
import javax.swing.JTextField;
import org.junit.Test;
import weka.classifiers.diffusion.SmoothDiffusion;
import weka.classifiers.diffusion.base.LabelDiffusionClassifier;
import weka.classifiers.diffusion.experiment.Catalogue;
import weka.gui.FileEnvironmentField;
import weka.gui.GenericObjectEditor;
import weka.gui.PropertySheetPanel;

/** What Weka's property sheet shows for the classifiers; Swing lays it out without a display. */
public class PropertySheetTest {
  /** Weka shows the first sentence of a description in one line; longer ones leave the screen. */
  private static final int LONGEST_TOOL_TIP = 120;

  @Test
  public void fileOptionsAreTextFieldsWithABrowseButton() {
    SmoothDiffusion classifier = new SmoothDiffusion();
    List<FileEnvironmentField> fields = new ArrayList<>();
    visit(sheet(classifier), FileEnvironmentField.class, fields::add);
    assertEquals("graph and distances", 2, fields.size());
    type("edges.csv", fields.get(0));
    assertEquals(new File("edges.csv"), classifier.getGraph());
    type("", fields.get(0));
    assertEquals("an empty field means no file", "", classifier.getGraph().getPath());
  }

  @Test
  public void batchSizeIsNotShown() throws Exception {
    for (LabelDiffusionClassifier classifier : Catalogue.classifiers()) {
      List<String> names = labels(classifier).stream().map(JLabel::getText).toList();
      assertTrue(names.toString(), names.contains("numNeighbours"));
      assertFalse(names.toString(), names.contains("batchSize"));
    }
  }

  @Test
  public void toolTipsFitOnTheScreen() throws Exception {
    List<String> tooLong = new ArrayList<>();
    for (LabelDiffusionClassifier classifier : Catalogue.classifiers()) {
      for (JLabel label : labels(classifier)) {
        String tip = label.getToolTipText();
        boolean isOurs = !"doNotCheckCapabilities".equals(label.getText());
        if (isOurs && tip.length() > LONGEST_TOOL_TIP && !tooLong.contains(tip)) {
          tooLong.add(tip);
        }
      }
    }
    assertEquals(List.of(), tooLong);
  }

  /** Types a text and leaves the field, which is when Weka takes the value over. */
  private static void type(String text, FileEnvironmentField field) {
    visit(
        field,
        JTextField.class,
        box -> {
          box.setText(text);
          KeyEvent released = new KeyEvent(box, KeyEvent.KEY_RELEASED, 0, 0, KeyEvent.VK_END, '\0');
          for (KeyListener listener : box.getKeyListeners()) {
            listener.keyReleased(released);
          }
          for (FocusListener listener : box.getFocusListeners()) {
            listener.focusLost(new FocusEvent(box, FocusEvent.FOCUS_LOST));
          }
        });
  }

  private static List<JLabel> labels(LabelDiffusionClassifier classifier) {
    List<JLabel> labels = new ArrayList<>();
    visit(
        sheet(classifier),
        JLabel.class,
        label -> {
          if (label.getToolTipText() != null) {
            labels.add(label);
          }
        });
    return labels;
  }

  private static PropertySheetPanel sheet(LabelDiffusionClassifier classifier) {
    GenericObjectEditor.registerEditors();
    PropertySheetPanel sheet = new PropertySheetPanel();
    sheet.setTarget(classifier);
    return sheet;
  }

  private static <T> void visit(Container in, Class<T> type, Consumer<T> visitor) {
    for (Component part : in.getComponents()) {
      if (type.isInstance(part)) {
        visitor.accept(type.cast(part));
      } else if (part instanceof Container inner) {
        visit(inner, type, visitor);
      }
    }
  }
}
