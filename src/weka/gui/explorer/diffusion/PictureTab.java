package weka.gui.explorer.diffusion;

import java.awt.BorderLayout;
import java.awt.Color;
import java.awt.FlowLayout;
import java.awt.event.KeyEvent;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.function.IntConsumer;
import javax.swing.BorderFactory;
import javax.swing.Box;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.ScrollPaneConstants;
import labeldiffusion.picture.Drawing;
import labeldiffusion.picture.Layout;

/** The picture of the graph with its controls. */
@SuppressWarnings("ReferenceEquality") // asks whether it is still the same result object
final class PictureTab extends JPanel {
  private static final long serialVersionUID = 1L;

  private final LayoutChooser chooser = new LayoutChooser(this::place);
  private final Legend legend = new Legend();
  private final GraphPicture picture;
  private final FilmSlider slider;
  private final JLabel note = new JLabel(" ");
  private final JButton all = new JButton("Show all");
  private final JButton save = new JButton("Save picture...");
  private final JPanel canvas = new JPanel(new BorderLayout());
  private final transient Saving saving;
  private transient DiffusionResult result;

  /** The cache of layouts of the result whose film is loaded; live results share one. */
  private transient Map<LayoutChoice, Layout> played;

  /** Shows the latest labels of a live result; does nothing for others. */
  private transient Runnable follower = () -> {};

  private transient Optional<LayoutWorker> placing = Optional.empty();

  /**
   * @param timeListener is told which step is shown
   */
  PictureTab(Saving saving, RowSelection selection, IntConsumer timeListener) {
    super(new BorderLayout(0, 4));
    picture = new GraphPicture(selection);
    this.saving = saving;
    setBorder(BorderFactory.createEmptyBorder(6, 6, 6, 6));
    slider =
        new FilmSlider(
            frame -> {
              picture.show(frame);
              timeListener.accept(frame.t());
            });
    all.setMnemonic(KeyEvent.VK_A);
    all.setToolTipText("Shows the whole graph again after zooming (wheel) or moving (drag)");
    all.addActionListener(e -> picture.showAll());
    save.setMnemonic(KeyEvent.VK_V);
    save.setToolTipText("Saves the picture (PNG, SVG), the film (GIF) or a web page of the result");
    SaveMenu menu =
        new SaveMenu()
            .with("Picture (PNG, SVG)...", 'P', this::savePicture)
            .with("Film (GIF)...", 'F', () -> saving.film(poster(), result.film().frames()))
            .with("Web page (HTML)...", 'W', this::savePage);
    save.addActionListener(e -> menu.openAt(save));
    JPanel buttons = new JPanel(new FlowLayout(FlowLayout.RIGHT, 0, 0));
    buttons.add(all);
    buttons.add(Box.createHorizontalStrut(6));
    buttons.add(save);
    legend.setListener(picture::showOnly);
    canvas.setBorder(BorderFactory.createLineBorder(Color.LIGHT_GRAY));
    canvas.add(legendPane(), BorderLayout.NORTH);
    canvas.add(picture, BorderLayout.CENTER);
    JPanel bottom = new JPanel(new BorderLayout(0, 4));
    bottom.add(slider, BorderLayout.NORTH);
    bottom.add(note, BorderLayout.CENTER);
    bottom.add(buttons, BorderLayout.EAST);
    JPanel top = new JPanel(new BorderLayout());
    top.add(chooser, BorderLayout.CENTER);
    top.add(new HelpButton(), BorderLayout.EAST);
    add(top, BorderLayout.NORTH);
    add(canvas, BorderLayout.CENTER);
    add(bottom, BorderLayout.SOUTH);
    save.setEnabled(false);
    all.setEnabled(false);
    chooser.setVisible(false);
    picture.say("Press Start to draw the graph here.");
  }

  private JScrollPane legendPane() {
    JScrollPane pane =
        new JScrollPane(
            legend,
            ScrollPaneConstants.VERTICAL_SCROLLBAR_AS_NEEDED,
            ScrollPaneConstants.HORIZONTAL_SCROLLBAR_NEVER);
    pane.setBorder(BorderFactory.createEmptyBorder());
    return pane;
  }

  void show(DiffusionResult shown) {
    result = shown;
    follower = () -> {};
    slider.setVisible(true);
    chooser.offer(shown);
    legend.show(unreached("%s (%,d in the end)"), shown.classNames());
    Drawing drawing = shown.film().drawing();
    note.setText(
        drawing.isSample()
            ? String.format(
                Locale.ROOT,
                "Sample: %,d of %,d nodes and the edges between them.",
                drawing.size(),
                drawing.graph().size())
            : String.format(
                Locale.ROOT, "%,d nodes, %,d edges.", drawing.size(), drawing.low().length));
    place();
  }

  /** Shows another state of the same graph, whose labels come one by one. */
  void follow(LiveStates.State state) {
    result = state.result();
    follower = () -> picture.follow(state);
    slider.setVisible(false);
    legend.show(unreached("%s (%,d)"), result.classNames());
    follower.run();
  }

  /** The last entry of the legend, with the number of rows if there are any. */
  private String unreached(String format) {
    int count = result.unreachedCount();
    return count == 0
        ? Legend.UNREACHED
        : String.format(Locale.ROOT, format, Legend.UNREACHED, count);
  }

  /** Shows a sentence instead of a result. */
  void await(String sentence) {
    placing.ifPresent(worker -> worker.cancel(true));
    result = null;
    follower = () -> {};
    chooser.setVisible(false);
    save.setEnabled(false);
    note.setText(" ");
    slider.rest();
    slider.setVisible(false);
    picture.say(sentence);
  }

  GraphPicture picture() {
    return picture;
  }

  /** Computes the chosen layout in the background and shows it. */
  private void place() {
    DiffusionResult of = result;
    if (of == null) {
      return;
    }
    LayoutChoice choice = chooser.choice();
    Layout known = of.layouts().get(choice);
    placing.ifPresent(worker -> worker.cancel(true));
    if (known != null) {
      placed(of, known);
      return;
    }
    picture.say("Computing the layout ...");
    slider.rest();
    LayoutWorker worker =
        new LayoutWorker(choice, of, picture::say) {
          @Override
          protected void done() {
            try {
              if (!isCancelled()
                  && of.layouts() == result.layouts()
                  && choice.equals(chooser.choice())) {
                placed(of, get());
              }
            } catch (InterruptedException e) {
              Thread.currentThread().interrupt();
            } catch (ExecutionException e) {
              saving.failed("The layout failed", e.getCause());
            }
          }
        };
    placing = Optional.of(worker);
    worker.execute();
  }

  private void placed(DiffusionResult of, Layout layout) {
    picture.show(of, layout);
    if (of.layouts() == played) {
      slider.resume(); // keeps the current frame
    } else {
      slider.show(of.film().frames());
    }
    played = of.layouts();
    follower.run();
    save.setEnabled(true);
    all.setEnabled(true);
    chooser.setVisible(true);
  }

  void savePicture() {
    saving.picture(poster(), picture.frame());
  }

  void savePage() {
    saving.page(result.page(shownLayout()));
  }

  private Poster poster() {
    return picture.poster(shownLayout());
  }

  private Layout shownLayout() {
    return result.layouts().get(chooser.choice());
  }
}
