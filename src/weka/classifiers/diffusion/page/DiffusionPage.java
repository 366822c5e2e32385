package weka.classifiers.diffusion.page;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import labeldiffusion.labels.Labels;
import labeldiffusion.model.Answer;
import labeldiffusion.page.Prediction;
import labeldiffusion.page.RowValues;
import labeldiffusion.page.WebPage;
import labeldiffusion.picture.Film;
import labeldiffusion.picture.Layout;
import weka.classifiers.diffusion.base.InvalidInputException;
import weka.classifiers.diffusion.base.LabelDiffusionClassifier;
import weka.core.Instances;
import weka.core.Utils;

/**
 * A run as a web page.
 *
 * @param film how the labels spread
 * @param layout the places of the drawn rows
 * @param truth the table with all its labels
 * @param shown the table as the classifier saw it: the class is missing where a label is unknown or
 *     hidden
 * @param answers the predicted class distribution of every row, and which rows labels have reached
 * @param report the report as text
 */
public record DiffusionPage(
    Film film,
    Layout layout,
    Instances truth,
    Instances shown,
    List<Answer> answers,
    String report) {
  /** Digits after the point, and letters, of a value in a tool tip. */
  private static final int DIGITS = 3;

  private static final int LONGEST = 30;

  /** Builds a classifier and writes the page of that run; whatever labels there are, are shown. */
  public static void build(LabelDiffusionClassifier classifier, Instances rows, File file)
      throws Exception {
    Path folder = file.toPath().toAbsolutePath().getParent();
    if (!Files.isDirectory(folder)) { // before a long run
      throw new InvalidInputException("could not write " + file + ": its folder does not exist");
    }
    int[] nothingHidden = new int[rows.numInstances()];
    Arrays.fill(nothingHidden, Labels.UNLABELLED);
    Film film = new Film(nothingHidden);
    classifier.addWatcher(film);
    classifier.buildClassifier(rows);
    film.end();
    String report =
        classifier.getClass().getName()
            + " "
            + Utils.joinOptions(classifier.getOptions())
            + "\n\n"
            + classifier;
    Layout layout = UsualLayout.of(film.drawing(), rows, classifier.getNumExecutionSlots());
    new DiffusionPage(film, layout, rows, rows, classifier.answers(rows).all(), report).write(file);
  }

  /** Writes the page. */
  public void write(File file) throws IOException {
    Files.writeString(file.toPath(), page().html());
  }

  private WebPage page() {
    String[] classes =
        IntStream.range(0, shown.numClasses())
            .mapToObj(shown.classAttribute()::value)
            .toArray(String[]::new);
    List<Prediction> drawn =
        Arrays.stream(film.drawing().rows())
            .mapToObj(row -> row < 0 ? Prediction.NONE : prediction(row))
            .toList();
    List<Prediction> unlabelled =
        IntStream.range(0, shown.numInstances())
            .filter(row -> shown.instance(row).classIsMissing())
            .mapToObj(this::prediction)
            .sorted(Comparator.comparingDouble(Prediction::share))
            .toList();
    String title = truth.relationName().replaceFirst("-weka\\.filters\\..*", ""); // filters add it
    return new WebPage(title, classes, film, layout, drawn, unlabelled, values(), report);
  }

  private Prediction prediction(int row) {
    boolean isHidden =
        shown.instance(row).classIsMissing() && !truth.instance(row).classIsMissing();
    Answer answer = answers.get(row);
    return Prediction.of(
        row,
        answer.distribution(),
        isHidden ? (int) truth.instance(row).classValue() : -1,
        answer.isReached());
  }

  /** The first attributes of the drawn rows, without the class. */
  private RowValues values() {
    int[] attributes =
        IntStream.range(0, shown.numAttributes())
            .filter(a -> a != shown.classIndex())
            .limit(RowValues.MOST_ATTRIBUTES)
            .toArray();
    return new RowValues(
        Arrays.stream(attributes)
            .mapToObj(a -> shorter(shown.attribute(a).name()))
            .toArray(String[]::new),
        Arrays.stream(film.drawing().rows())
            .mapToObj(
                row -> Arrays.stream(attributes).mapToObj(a -> text(row, a)).toArray(String[]::new))
            .toList());
  }

  private String text(int row, int a) {
    if (row < 0 || shown.instance(row).isMissing(a)) {
      return "?";
    }
    boolean isNumber = shown.attribute(a).isNumeric() && !shown.attribute(a).isDate();
    return isNumber
        ? Utils.doubleToString(shown.instance(row).value(a), DIGITS)
        : shorter(shown.instance(row).stringValue(a));
  }

  private static String shorter(String text) {
    return text.length() <= LONGEST ? text : text.substring(0, LONGEST) + " ...";
  }
}
