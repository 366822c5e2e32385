package weka.gui.explorer.diffusion;

import static org.junit.Assert.assertEquals;

import java.awt.Component;
import java.awt.Container;
import java.util.ArrayList;
import java.util.List;
import javax.swing.JComponent;
import javax.swing.JTextField;
import javax.swing.KeyStroke;
import org.junit.Test;

/** What a typed name does; no display is needed. */
public class ClassPaletteTest {
  private final List<String> said = new ArrayList<>();
  private final ClassPalette palette =
      new ClassPalette(k -> said.add("give " + k), name -> said.add("add " + name));
  private final JTextField field = field(palette);

  private static JTextField field(Container in) {
    for (Component part : in.getComponents()) {
      JTextField found =
          part instanceof JTextField text
              ? text
              : part instanceof Container box ? field(box) : null;
      if (found != null) {
        return found;
      }
    }
    return null;
  }

  private void type(String name, String key) {
    field.setText(name);
    if (key.equals("ENTER")) {
      field.postActionEvent();
    } else {
      Object action = field.getInputMap(JComponent.WHEN_FOCUSED).get(KeyStroke.getKeyStroke(key));
      field.getActionMap().get(action).actionPerformed(null);
    }
  }

  @Test
  public void enterGivesTheFirstClassThatIsFound() {
    palette.show(List.of("cart", "car", "bus"));
    type("car", "ENTER");
    type("b", "ENTER");
    assertEquals(List.of("give 1", "give 2"), said);
    assertEquals("", field.getText());
  }

  @Test
  public void newNameIsAdded() {
    palette.show(List.of());
    type("bus", "ENTER");
    palette.show(List.of("bus"));
    type("tram", "ENTER");
    assertEquals(List.of("add bus", "add tram"), said);
  }

  @Test
  public void partOfAnotherNameCanBeAdded() {
    palette.show(List.of("cart"));
    type("car", "shift ENTER");
    palette.show(List.of("cart", "car"));
    type("car", "shift ENTER");
    assertEquals("it is there by now", List.of("add car", "give 1"), said);
  }

  @Test
  public void nothingTypedDoesNothing() {
    palette.show(List.of("cart"));
    type("  ", "ENTER");
    type("", "shift ENTER");
    assertEquals(List.of(), said);
  }
}
