package weka.gui.explorer.diffusion;

import java.awt.BorderLayout;
import java.awt.Color;
import java.awt.GridLayout;
import java.util.List;
import java.util.concurrent.ExecutionException;
import javax.swing.BorderFactory;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JSlider;
import javax.swing.JSplitPane;
import javax.swing.JTable;
import javax.swing.SwingWorker;
import labeldiffusion.parallel.Progress;
import labeldiffusion.picture.Frame;
import labeldiffusion.picture.Layout;

/** Two results side by side, at the same moment, and the rows in which they differ. */
final class CompareTab extends JPanel {
  private static final long serialVersionUID = 1L;
  private static final String HOW =
      "Select two results of the same table in the list (Ctrl+click).";

  private final LayoutChooser chooser = new LayoutChooser(this::place);
  private final transient RowSelection selection;
  private final Side left;
  private final Side right;
  private final JSlider time = new JSlider(0, FilmAxis.LENGTH, FilmAxis.LENGTH);
  private final JTable table = new JTable();
  private final JLabel note = new JLabel(HOW);
  private final transient Saving saving;
  private transient ResultPair pair;

  /** A picture with its title. */
  private static final class Side extends JPanel {
    private static final long serialVersionUID = 1L;

    private final JLabel title = new JLabel(" ");
    private final GraphPicture picture;
    private transient List<Frame> frames = List.of();
    private transient FilmAxis axis = new FilmAxis(frames);

    Side(RowSelection selection) {
      super(new BorderLayout());
      picture = new GraphPicture(selection);
      picture.setBorder(BorderFactory.createLineBorder(Color.LIGHT_GRAY));
      add(title, BorderLayout.NORTH);
      add(picture, BorderLayout.CENTER);
    }

    void load(String name, DiffusionResult result) {
      title.setText(name);
      title.setToolTipText(ResultLine.summary(result));
      frames = result.film().frames();
      axis = new FilmAxis(frames);
      picture.say("Computing the layout ...");
    }

    void show(int moment) {
      picture.show(frames.get(frames.size() == 1 ? 0 : axis.frameAt(moment)));
    }
  }

  CompareTab(Saving saving, RowSelection selection) {
    super(new BorderLayout(0, 4));
    this.saving = saving;
    this.selection = selection;
    left = new Side(selection);
    right = new Side(selection);
    setBorder(BorderFactory.createEmptyBorder(6, 6, 6, 6));
    time.setName("time of both");
    time.setToolTipText("The moment that both pictures show");
    time.addChangeListener(e -> showMoment());
    table.setName("differing rows");
    TableStyle.apply(table);
    new TableLink(table, PairModel.ROW, selection);
    JPanel pictures = new JPanel(new GridLayout(1, 2, 6, 0));
    pictures.add(left);
    pictures.add(right);
    JPanel top = new JPanel(new BorderLayout(0, 4));
    top.add(chooser, BorderLayout.NORTH);
    top.add(pictures, BorderLayout.CENTER);
    top.add(time, BorderLayout.SOUTH);
    JSplitPane both = new JSplitPane(JSplitPane.VERTICAL_SPLIT, top, new JScrollPane(table));
    both.setResizeWeight(0.65);
    both.setBorder(null);
    add(both, BorderLayout.CENTER);
    add(note, BorderLayout.SOUTH);
    chooser.setVisible(false);
    time.setEnabled(false);
    left.picture.say("");
    right.picture.say("");
  }

  /** Shows two results, or says why they cannot be compared. */
  void show(ResultPair shown) {
    if (!shown.isComparable()) {
      note.setText("These results are of different tables. " + HOW);
      return;
    }
    pair = shown;
    selection.clear();
    left.load(shown.firstName(), shown.first());
    right.load(shown.secondName(), shown.second());
    table.setModel(new PairModel(shown));
    table.setAutoCreateRowSorter(true);
    note.setText(shown.summary());
    boolean firstHasPoints = shown.first().film().drawing().graph().hasPoints();
    chooser.offer(firstHasPoints ? shown.second() : shown.first()); // layouts that suit both
    chooser.setVisible(true);
    place();
  }

  /** Computes the layouts of both in the background. */
  private void place() {
    if (pair == null) {
      return;
    }
    ResultPair of = pair;
    LayoutChoice choice = chooser.choice();
    time.setEnabled(false);
    new SwingWorker<List<Layout>, Void>() {
      @Override
      protected List<Layout> doInBackground() {
        return List.of(
            choice.layout(of.first(), Progress.NONE), choice.layout(of.second(), Progress.NONE));
      }

      @Override
      protected void done() {
        try {
          if (of.equals(pair) && choice.equals(chooser.choice())) {
            left.picture.show(of.first(), get().get(0));
            right.picture.show(of.second(), get().get(1));
            time.setEnabled(true);
            showMoment();
          }
        } catch (InterruptedException e) {
          Thread.currentThread().interrupt();
        } catch (ExecutionException e) {
          saving.failed("The layout failed", e.getCause());
        }
      }
    }.execute();
  }

  private void showMoment() {
    if (time.isEnabled()) {
      left.show(time.getValue());
      right.show(time.getValue());
    }
  }
}
