package weka.gui.explorer.diffusion;

import java.awt.BorderLayout;
import java.awt.Dimension;
import java.awt.event.KeyEvent;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JSlider;
import javax.swing.SwingConstants;
import javax.swing.Timer;
import labeldiffusion.picture.Frame;

/** Selects a frame of a film, or plays the film. */
final class FilmSlider extends JPanel {
  private static final long serialVersionUID = 1L;
  private static final int MILLISECONDS_PER_FRAME = 90;
  private static final String LONGEST_NAME = "initial step 20 of 20";

  private final JButton play = new JButton("Play");
  private final JSlider slider = new JSlider(0, 0, 0);
  private final FilmRuler ruler = new FilmRuler(slider);
  private final JLabel time = new JLabel(" ", SwingConstants.RIGHT);
  private final Timer clock = new Timer(MILLISECONDS_PER_FRAME, e -> tick());
  private final transient Consumer<Frame> viewer;
  private transient List<Frame> frames = List.of();
  private transient FilmAxis axis = new FilmAxis(frames);

  /**
   * @param viewer receives the selected frame
   */
  FilmSlider(Consumer<Frame> viewer) {
    super(new BorderLayout(8, 0));
    this.viewer = viewer;
    setBorder(BorderFactory.createEmptyBorder(4, 0, 0, 0));
    play.setMnemonic(KeyEvent.VK_P);
    play.setToolTipText("Plays the diffusion; press again to pause");
    play.setPreferredSize(new JButton("Pause").getPreferredSize());
    play.addActionListener(e -> playOrPause());
    slider.setName("time");
    slider.setToolTipText(
        "The moment of the diffusion that is shown; steps that change much take more room");
    slider.addChangeListener(e -> showFrame());
    for (int direction : new int[] {-1, 1}) {
      for (String key :
          direction < 0 ? new String[] {"LEFT", "DOWN"} : new String[] {"RIGHT", "UP"}) {
        Keys.bind(slider, JComponent.WHEN_FOCUSED, key, () -> step(direction));
      }
    }
    time.setPreferredSize(
        new Dimension(
            time.getFontMetrics(time.getFont()).stringWidth(LONGEST_NAME) + 8,
            time.getPreferredSize().height));
    add(play, BorderLayout.WEST);
    JPanel middle = new JPanel(new BorderLayout());
    middle.add(slider, BorderLayout.CENTER);
    middle.add(ruler, BorderLayout.SOUTH);
    add(middle, BorderLayout.CENTER);
    add(time, BorderLayout.EAST);
    show(List.of());
  }

  /** Loads the frames of a film and shows the last one. */
  void show(List<Frame> frames) {
    rest();
    this.frames = List.of(); // the viewer must not see the slider being set up
    axis = new FilmAxis(frames);
    slider.setMaximum(frames.size() > 1 ? FilmAxis.LENGTH : 0);
    slider.setValue(slider.getMaximum());
    time.setText(" ");
    this.frames = frames;
    ruler.show(frames.size() > 1 ? axis.placeOf(axis.endOfInitialSteps()) : 0);
    resume();
  }

  /** Disables the controls while there is no picture. */
  void rest() {
    clock.stop();
    play.setText("Play");
    slider.setEnabled(false);
    play.setEnabled(false);
  }

  /** Enables the controls again, at the same frame. */
  void resume() {
    slider.setEnabled(frames.size() > 1);
    play.setEnabled(frames.size() > 1);
    showFrame();
  }

  private void playOrPause() {
    if (clock.isRunning()) {
      clock.stop();
    } else {
      if (slider.getValue() == slider.getMaximum()) {
        slider.setValue(0);
      }
      clock.start();
    }
    play.setText(clock.isRunning() ? "Pause" : "Play");
  }

  private void tick() {
    slider.setValue(slider.getValue() + Math.max(1, FilmAxis.LENGTH / frames.size()));
    if (slider.getValue() == slider.getMaximum() || !isShowing()) {
      clock.stop();
      play.setText("Play");
    }
  }

  /** Goes to the next or the previous frame. */
  private void step(int direction) {
    int frame = axis.frameAt(slider.getValue()) + direction;
    if (slider.isEnabled() && frame >= 0 && frame < frames.size()) {
      slider.setValue(axis.placeOf(frame));
    }
  }

  private void showFrame() {
    if (!frames.isEmpty()) {
      int frame = axis.frameAt(slider.getValue());
      time.setText(axis.name(frame));
      viewer.accept(frames.get(frame));
    }
  }
}
