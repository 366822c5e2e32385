package weka.classifiers.diffusion.experiment;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.labelling.Ask;
import labeldiffusion.labelling.Question;
import labeldiffusion.labelling.Snapshot;
import weka.classifiers.AbstractClassifier;
import weka.classifiers.diffusion.SmoothDiffusion;
import weka.classifiers.diffusion.base.InvalidInputException;
import weka.classifiers.diffusion.base.LabelDiffusionClassifier;
import weka.classifiers.diffusion.labelling.LabellingDesk;
import weka.core.CommandlineRunnable;
import weka.core.Instances;
import weka.core.Utils;
import weka.core.converters.ConverterUtils.DataSource;

/**
 * Counts how many labels a person would have to type until a given share of a table is right, for
 * every way to choose the next row. The tables are fully labelled; a row that is asked about gets
 * its true class.
 *
 * <pre>
 * weka.Run weka.classifiers.diffusion.experiment.LabelsNeeded -t FILE[,FILE...]
 *     [-right 95] [-ask AUTO,RANDOM] [-seeds 10] [-most 1000] [-W CLASSIFIER]
 * </pre>
 *
 * Right are all rows whose class was given or is predicted correctly. The labels are diffused again
 * after every answer and, from 40 labels on, after a twentieth more of them. The table printed has
 * the mean number of labels and its standard error over the seeds.
 */
public class LabelsNeeded implements CommandlineRunnable {
  private static final int LABELS_PER_ANSWER = 20;

  @Override
  public void run(Object object, String[] options) throws Exception {
    String files = Utils.getOption('t', options);
    if (files.isEmpty()) {
      throw new InvalidInputException("-t: expected a data file whose last attribute is the class");
    }
    double right = number("right", "95", options) / 100;
    int seeds = (int) number("seeds", "10", options);
    int most = (int) number("most", "1000", options);
    String names = Utils.getOption("ask", options);
    List<Ask> asks = new ArrayList<>();
    for (String name : (names.isEmpty() ? "AUTO,RANDOM" : names).split(",")) {
      asks.add(Ask.valueOf(name.trim()));
    }
    String classifier = Utils.getOption("W", options);
    Utils.checkForRemainingOptions(options);
    print(files.split(","), classifier(classifier), asks, new Goal(right, most), seeds);
  }

  private static double number(String name, String otherwise, String[] options) throws Exception {
    String text = Utils.getOption(name, options);
    double value = Double.parseDouble(text.isEmpty() ? otherwise : text);
    if (!(value > 0)) {
      throw new InvalidInputException("-" + name + ": expected a number above 0, was " + text);
    }
    return value;
  }

  private static LabelDiffusionClassifier classifier(String text) throws Exception {
    if (text.isEmpty()) {
      SmoothDiffusion smooth = new SmoothDiffusion();
      smooth.setOptions(new String[] {"-calibration", "PRIOR"});
      return smooth;
    }
    String[] parts = Utils.splitOptions(text);
    String name = parts[0];
    parts[0] = "";
    return (LabelDiffusionClassifier) AbstractClassifier.forName(name, parts);
  }

  /**
   * When to stop.
   *
   * @param right the share of rows that must be right
   * @param most number of labels after which it is given up
   */
  private record Goal(double right, int most) {

    /** The number of labels at which the goal was reached, or the most if it was not. */
    int labelsNeeded(LabellingDesk desk, int[] truth, Ask ask) {
      int labels = 0;
      while (labels < Math.min(most, truth.length)) {
        int batch = Math.max(1, labels / LABELS_PER_ANSWER);
        for (Question question : desk.next(ask, batch)) {
          desk.answer(question.row(), truth[question.row()]);
        }
        labels = desk.labels().labelledCount();
        if (share(desk.update(Watcher.NONE), truth) >= right) {
          return labels;
        }
      }
      return most;
    }

    private static double share(Snapshot snapshot, int[] truth) {
      int count = 0;
      for (int row = 0; row < truth.length; row++) {
        boolean isGiven = snapshot.labels().isLabelled(row);
        count += isGiven || snapshot.predicted(row) == truth[row] ? 1 : 0;
      }
      return (double) count / truth.length;
    }
  }

  private static void print(
      String[] files, LabelDiffusionClassifier classifier, List<Ask> asks, Goal goal, int seeds)
      throws Exception {
    System.out.printf(
        Locale.ROOT,
        "Labels until %s %% of the rows are right%n%n| table |",
        Utils.doubleToString(100 * goal.right, 2));
    asks.forEach(ask -> System.out.print(" " + ask + " |"));
    System.out.printf(Locale.ROOT, "%n|---|%s%n", "---|".repeat(asks.size()));
    for (String file : files) {
      Instances table = DataSource.read(file);
      table.setClassIndex(table.numAttributes() - 1);
      int[] truth = table.stream().mapToInt(row -> (int) row.classValue()).toArray();
      table.forEach(row -> row.setClassMissing());
      LabellingDesk first = new LabellingDesk(classifier, table, 1, Watcher.NONE);
      System.out.printf(
          Locale.ROOT, "| %s |", Path.of(file).getFileName().toString().replaceAll("\\..*", ""));
      for (Ask ask : asks) {
        double[] counts =
            IntStream.rangeClosed(1, seeds)
                .parallel()
                .mapToDouble(seed -> goal.labelsNeeded(first.again(seed), truth, ask))
                .toArray();
        System.out.print(" " + cell(counts, goal.most) + " |");
        System.out.flush();
      }
      System.out.println();
    }
  }

  private static String cell(double[] counts, int most) {
    String mean = String.format(Locale.ROOT, "%.0f", Utils.mean(counts));
    boolean isReached = Arrays.stream(counts).allMatch(count -> count < most);
    String error =
        counts.length < 2
            ? ""
            : String.format(
                Locale.ROOT, " ± %.0f", Math.sqrt(Utils.variance(counts) / counts.length));
    return (isReached ? "" : "over ") + mean + error;
  }

  @Override
  public void preExecution() {}

  @Override
  public void postExecution() {}
}
