package weka.gui.explorer.diffusion;

import java.util.List;
import java.util.function.Consumer;
import javax.swing.SwingWorker;
import labeldiffusion.picture.Layout;

/** Computes a layout in the background and says how far it is; cancelling it stops the work. */
class LayoutWorker extends SwingWorker<Layout, String> {
  private final LayoutChoice choice;
  private final DiffusionResult result;
  private final Consumer<String> speaker;

  /**
   * @param speaker is told the progress as a sentence, in the event thread
   */
  LayoutWorker(LayoutChoice choice, DiffusionResult result, Consumer<String> speaker) {
    this.choice = choice;
    this.result = result;
    this.speaker = speaker;
  }

  @Override
  protected Layout doInBackground() {
    return choice.layout(
        result,
        (phase, done, total) -> {
          if (!isCancelled()) {
            publish("Computing the " + phase + " ... " + 100L * done / total + " %");
          }
        });
  }

  @Override
  protected void process(List<String> sentences) {
    if (!isCancelled() && !isDone()) { // a late sentence must not hide the picture
      speaker.accept(sentences.get(sentences.size() - 1));
    }
  }
}
