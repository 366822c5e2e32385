package weka.gui.explorer.diffusion;

import java.util.Arrays;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentHashMap;
import labeldiffusion.labels.Labels;
import labeldiffusion.picture.Film;
import weka.classifiers.AbstractClassifier;
import weka.classifiers.diffusion.base.LabelDiffusionClassifier;
import weka.classifiers.diffusion.rows.RowEncoder;
import weka.core.Instances;
import weka.filters.unsupervised.instance.HideLabels;

/** Builds a classifier and films it. Interrupting its thread ends it. */
final class DiffusionJob {
  private final LabelDiffusionClassifier settings;
  private final Instances truth;
  private final HideLabels hide;
  private final ProgressLine progress;

  /**
   * @param settings the classifier with its options; a copy of it is built
   * @param truth the data with their class set; not changed
   * @param hide what hides labels, null if nothing does
   */
  DiffusionJob(
      LabelDiffusionClassifier settings, Instances truth, HideLabels hide, ProgressLine progress) {
    this.settings = settings;
    this.truth = truth;
    this.hide = hide;
    this.progress = progress;
  }

  /** Does the work; a {@link CancellationException} says that it was stopped. */
  DiffusionResult run() throws Exception {
    LabelDiffusionClassifier classifier =
        (LabelDiffusionClassifier) AbstractClassifier.makeCopy(settings);
    Instances shown = LabelOptions.hide(truth, hide);
    Film film = new Film(hidden(shown));
    classifier.addWatcher(film);
    classifier.addWatcher((phase, done, total) -> progress.at(phase, done, total, film));
    classifier.buildClassifier(shown);
    film.end();
    ReportPage page = new ReportPage(classifier, truth, shown, hide);
    double[][] distributions =
        classifier.distributionsForInstances(shown); // its own rows: looked up
    return new DiffusionResult(
        classifier,
        truth,
        shown,
        distributions,
        film,
        page.text(distributions),
        new ConcurrentHashMap<>());
  }

  /** The true classes of the rows whose label was hidden. */
  private int[] hidden(Instances shown) {
    int[] hidden = RowEncoder.labels(truth).classOf();
    int[] seen = RowEncoder.labels(shown).classOf();
    Arrays.setAll(hidden, row -> seen[row] == Labels.UNLABELLED ? hidden[row] : Labels.UNLABELLED);
    return hidden;
  }
}
