package weka.gui.explorer.diffusion;

import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.SwingUtilities;

/**
 * Keeps picture and tables at the latest update of a labelling session. What they show is prepared
 * in the background; if updates come faster than that, some are left out.
 */
final class LiveView {
  private final LiveResult live;
  private final ResultView view;
  private final Repeated<LiveStates.State> states;

  /** Used by the background thread only. */
  private Optional<LiveStates> source = Optional.empty();

  private boolean hasGraph;

  LiveView(LiveResult live, ResultView view, Consumer<Throwable> problems) {
    this.live = live;
    this.view = view;
    states =
        new Repeated<>("picture", this::latest, SwingUtilities::invokeLater, this::show, problems);
  }

  /** Shows the latest update as soon as possible; the graph must be there. */
  void follow() {
    states.request();
  }

  void end() {
    states.end();
  }

  private LiveStates.State latest() {
    LiveStates made = source.orElseGet(live::states);
    source = Optional.of(made);
    return made.of(live.desk().snapshot(), live.shown());
  }

  private void show(LiveStates.State state) {
    if (hasGraph) {
      view.follow(state);
    } else {
      hasGraph = true;
      view.begin(state);
    }
  }
}
