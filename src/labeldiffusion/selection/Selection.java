package labeldiffusion.selection;

import java.util.ArrayList;
import java.util.List;
import labeldiffusion.graph.GraphFamily;
import labeldiffusion.graph.GraphSpec;
import labeldiffusion.graph.NumberedGraph;
import labeldiffusion.parallel.Progress;

/**
 * Chooses a graph, then a candidate on that graph, by labels that the diffusion does not see. The
 * given setting, the first of both lists, stays unless another one is clearly better: see {@link
 * HeadStart}. All graphs come from one search; each is built once for all folds.
 */
final class Selection {
  private final GraphFamily graphs;
  private final SelectionSpec spec;
  private final HiddenLabels hidden;
  private final Progress progress;
  private final int mostRuns;

  /** Runs that were made. */
  private int runs;

  /** Runs that were made or, because a challenger had become hopeless, spared. */
  private int done;

  Selection(GraphFamily graphs, SelectionSpec spec, HiddenLabels hidden, Progress progress) {
    this.graphs = graphs;
    this.spec = spec;
    this.hidden = hidden;
    this.progress = progress;
    mostRuns = hidden.folds() * (spec.graphs().size() + spec.candidates().size() - 1);
  }

  /** What the labels speak for. */
  Selected chosen() {
    Setting given = new Setting(spec.graphs().get(0), spec.candidates().get(0));
    Contest<Setting> first = new Contest<>(given, answers(given));
    for (GraphSpec graph : rest(spec.graphs())) {
      challenge(first, new Setting(graph, given.candidate()));
    }
    Contest<Setting> second = new Contest<>(first.winner(), first.answers());
    for (Candidate candidate : rest(spec.candidates())) {
      challenge(second, new Setting(first.winner().graph(), candidate));
    }
    progress.at("selection", mostRuns, mostRuns);
    return new Selected.Chosen(
        second.winner(),
        second.winner().equals(given),
        HiddenLabels.count(second.answers()),
        new Validation(hidden.folds(), foldsWanted(), hidden.count(), runs));
  }

  private int foldsWanted() {
    return spec.select() == Select.CROSS_VALIDATION ? spec.folds() : 1;
  }

  private static <T> List<T> rest(List<T> list) {
    return list.subList(1, list.size());
  }

  private List<boolean[]> answers(Setting setting) {
    NumberedGraph numbered = graphs.with(setting.graph());
    List<boolean[]> answers = new ArrayList<>();
    for (int f = 0; f < hidden.folds(); f++) {
      answers.add(right(numbered, setting, f));
    }
    return answers;
  }

  private void challenge(Contest<Setting> contest, Setting challenger) {
    NumberedGraph numbered = graphs.with(challenger.graph());
    int end = done + hidden.folds();
    contest.challenge(challenger, f -> right(numbered, challenger, f));
    done = end;
  }

  private boolean[] right(NumberedGraph numbered, Setting setting, int fold) {
    progress.at("selection", done++, mostRuns);
    runs++;
    return hidden.right(numbered, setting.candidate().diffusion(), fold);
  }
}
