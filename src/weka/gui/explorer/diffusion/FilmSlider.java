package weka.gui.explorer.diffusion;

import java.awt.BorderLayout;
import java.awt.Dimension;
import java.awt.event.KeyEvent;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.BorderFactory;
import javax.swing.JButton;
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

  private final JButton play = new JButton("Play");
  private final JSlider slider = new JSlider(0, 0, 0);
  private final JLabel time = new JLabel(" ", SwingConstants.RIGHT);
  private final Timer clock = new Timer(MILLISECONDS_PER_FRAME, e -> tick());
  private final transient Consumer<Frame> viewer;
  private transient List<Frame> frames = List.of();

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
        "The step of the diffusion that is shown; steps up to 0 are initial isotropic steps");
    slider.addChangeListener(e -> showFrame());
    time.setPreferredSize(
        new Dimension(
            time.getFontMetrics(time.getFont()).stringWidth("step 2000 of 2000") + 8,
            time.getPreferredSize().height));
    add(play, BorderLayout.WEST);
    add(slider, BorderLayout.CENTER);
    add(time, BorderLayout.EAST);
    show(List.of());
  }

  /** Loads the frames of a film and shows the last one. */
  void show(List<Frame> frames) {
    rest();
    this.frames = List.of(); // the viewer must not see the slider being set up
    slider.setMaximum(Math.max(0, frames.size() - 1));
    slider.setValue(slider.getMaximum());
    time.setText(" ");
    this.frames = frames;
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
    slider.setValue(slider.getValue() + 1);
    if (slider.getValue() == slider.getMaximum() || !isShowing()) {
      clock.stop();
      play.setText("Play");
    }
  }

  private void showFrame() {
    if (!frames.isEmpty()) {
      Frame frame = frames.get(slider.getValue());
      int last = frames.get(frames.size() - 1).t();
      time.setText(frames.size() == 1 ? "solved directly" : "step " + frame.t() + " of " + last);
      viewer.accept(frame);
    }
  }
}
