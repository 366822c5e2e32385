package weka.gui.explorer.diffusion;

import java.util.Arrays;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentHashMap;
import labeldiffusion.labels.Labels;
import labeldiffusion.model.Answers;
import labeldiffusion.picture.Film;
import weka.classifiers.AbstractClassifier;
import weka.classifiers.diffusion.base.LabelDiffusionClassifier;
import weka.classifiers.diffusion.rows.RowEncoder;
import weka.core.Instances;

/** Builds a classifier and records the diffusion. Interrupting the thread cancels it. */
final class DiffusionJob {
  private final LabelDiffusionClassifier settings;
  private final Instances truth;
  private final LabelChoice choice;
  private final ProgressLine progress;

  /**
   * @param settings the classifier with its options; a copy of it is built
   * @param truth the data with their class set; not changed
   * @param choice which labels the classifier sees
   */
  DiffusionJob(
      LabelDiffusionClassifier settings,
      Instances truth,
      LabelChoice choice,
      ProgressLine progress) {
    this.settings = settings;
    this.truth = truth;
    this.choice = choice;
    this.progress = progress;
  }

  /** Runs the job; throws a {@link CancellationException} if it was interrupted. */
  DiffusionResult run() throws Exception {
    LabelDiffusionClassifier classifier =
        (LabelDiffusionClassifier) AbstractClassifier.makeCopy(settings);
    Instances shown = choice.shown(truth);
    Film film = new Film(hidden(shown));
    classifier.addWatcher(film);
    classifier.addWatcher((phase, done, total) -> progress.at(phase, done, total, film));
    classifier.buildClassifier(shown);
    film.end();
    ReportPage page = new ReportPage(classifier, truth, shown, choice);
    Answers answers = classifier.answers(shown); // training rows: looked up
    return new DiffusionResult(
        classifier,
        truth,
        shown,
        answers.all(),
        film,
        page.text(answers.distributions()),
        new ConcurrentHashMap<>());
  }

  /** The true class of every row whose label was hidden; the other rows are unlabelled. */
  private int[] hidden(Instances shown) {
    int[] hidden = RowEncoder.labels(truth).classOf();
    int[] seen = RowEncoder.labels(shown).classOf();
    Arrays.setAll(hidden, row -> seen[row] == Labels.UNLABELLED ? hidden[row] : Labels.UNLABELLED);
    return hidden;
  }
}
