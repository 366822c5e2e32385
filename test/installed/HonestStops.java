package installed;

import java.io.File;
import java.nio.file.Files;
import java.util.concurrent.Callable;
import java.util.function.BiConsumer;
import javax.swing.JList;
import javax.swing.JSlider;
import javax.swing.JTable;
import javax.swing.JTextArea;

/** Stops of the tour at what the tab says when it cannot start, and at two results side by side. */
final class HonestStops {
  private final ExplorerHand hand;
  private final File data;
  private final File shots;

  HonestStops(ExplorerHand hand, File data, File shots) {
    this.hand = hand;
    this.data = data;
    this.shots = shots;
  }

  void visit(BiConsumer<String, Callable<Boolean>> stop) {
    stop.accept("labels of all rows can be hidden", this::allLabelled);
    stop.accept("a numeric class becomes classes", this::numericClass);
    stop.accept("text is kept as an id", this::text);
    stop.accept("no labels are told", this::noLabels);
    stop.accept("two results are compared", this::compared);
    stop.accept("classes are counted", this::counted);
  }

  private void shoot(String name) throws Exception {
    Gui.shoot(hand.frame, new File(shots, name + ".png"));
  }

  private boolean allLabelled() throws Exception {
    Gui.press("As in the data");
    hand.open(new File(data, "moons.arff"));
    boolean said = isSaid("All 400 rows have a value of");
    shoot("canvas-all-labelled");
    Gui.press("Hide some labels");
    return said && Gui.button("Hide all but").isSelected() && !isSaid("All 400 rows");
  }

  private boolean numericClass() throws Exception {
    File file = people("people.arff", "chess", "golf");
    hand.open(file);
    hand.select("class", "(Num) level");
    boolean said = isSaid("The class 'level' is numeric");
    shoot("canvas-numeric-class");
    Gui.press("Treat its 3 values");
    return said && !isSaid("is numeric") && isSaid("The column 'name' is text");
  }

  private boolean text() throws Exception {
    hand.open(people("people.arff", "chess", "golf"));
    boolean said = isSaid("The column 'name' is text") && !Gui.button("Start").isEnabled();
    shoot("canvas-text");
    Gui.press("Keep 'name' as the id");
    Gui.await("it can start", Gui.button("Start")::isEnabled);
    return said && !isSaid("'name' is text");
  }

  private boolean noLabels() throws Exception {
    hand.open(people("nobody.arff", "?", "?"));
    boolean said = isSaid("No row has a label") && Gui.button("Begin to label").isEnabled();
    shoot("canvas-no-labels");
    return said;
  }

  /** Runs two classifiers over iris and compares their results. */
  boolean compared() throws Exception {
    hand.open(new File(data, "iris.arff"));
    hand.hide(1, 1);
    hand.choose("IsotropicDiffusion");
    hand.diffuse();
    hand.hide(3, 1);
    hand.choose("SmoothDiffusion");
    hand.diffuse();
    JList<?> list = Gui.named(JList.class, "results");
    int last = list.getModel().getSize() - 1;
    Gui.onEventThread(
        () -> {
          list.setSelectionInterval(last - 1, last);
          return null;
        });
    JSlider time = Gui.named(JSlider.class, "time of both");
    Gui.await("both pictures are there", time::isEnabled);
    Gui.onEventThread(
        () -> {
          time.setValue(300);
          return null;
        });
    JTable table = Gui.named(JTable.class, "differing rows");
    Gui.onEventThread(
        () -> {
          table.setRowSelectionInterval(0, 0);
          return null;
        });
    shoot("diffuse-compare");
    return table.getRowCount() > 0;
  }

  private boolean counted() throws Exception {
    hand.view("Classes");
    shoot("diffuse-class-counts");
    JTable table = Gui.named(JTable.class, "classes");
    return table.getValueAt(0, 1).equals(3) && table.getValueAt(3, 0).equals("not reached");
  }

  /** Whether a showing text says this. */
  private boolean isSaid(String text) throws Exception {
    return Gui.onEventThread(
        () ->
            Gui.all(hand.frame, JTextArea.class).stream()
                .anyMatch(area -> area.isShowing() && area.getText().contains(text)));
  }

  /** A table with a column of text, an almost constant number, and two labels. */
  private File people(String name, String first, String second) throws Exception {
    StringBuilder rows =
        new StringBuilder("@relation people\n@attribute name string\n@attribute age numeric\n")
            .append("@attribute level numeric\n@attribute club {chess,golf}\n@data\n");
    for (int i = 0; i < 24; i++) {
      String label = i == 0 ? first : i == 23 ? second : "?";
      rows.append("'person " + i + "'," + (20 + i * i % 7) + "," + i % 3 + "," + label + "\n");
    }
    File file = new File(data, name);
    Files.writeString(file.toPath(), rows);
    return file;
  }
}
