package weka.classifiers.diffusion.experiment;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Locale;
import java.util.Random;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.labelling.Ask;
import weka.classifiers.AbstractClassifier;
import weka.classifiers.diffusion.base.InvalidInputException;
import weka.classifiers.diffusion.base.LabelDiffusionClassifier;
import weka.classifiers.diffusion.labelling.LabellingDesk;
import weka.core.CommandlineRunnable;
import weka.core.Instances;
import weka.core.Utils;
import weka.core.converters.ConverterUtils.DataSource;

/**
 * Measures how long a person waits at the labelling desk: for the next question, which comes from
 * the last update, and in the background for the update that follows an answer.
 *
 * <pre>
 * weka.Run weka.classifiers.diffusion.experiment.AnswerTimes -t FILE
 *     [-labels 100] [-W CLASSIFIER[,CLASSIFIER...]]
 * </pre>
 *
 * The table is fully labelled; so many of its labels, drawn at random, are given first. Times are
 * seconds of one thread's processor time, the median of five; use -num-slots 1 to include all work.
 */
public class AnswerTimes implements CommandlineRunnable {
  private static final int TIMES = 5;

  @Override
  public void run(Object object, String[] options) throws Exception {
    String file = Utils.getOption('t', options);
    if (file.isEmpty()) {
      throw new InvalidInputException("-t: expected a data file whose last attribute is the class");
    }
    String labels = Utils.getOption("labels", options);
    String classifiers = Utils.getOption("W", options);
    Utils.checkForRemainingOptions(options);
    Instances table = DataSource.read(file);
    table.setClassIndex(table.numAttributes() - 1);
    System.out.print("| classifier | first update | update | full update |");
    for (Ask ask : Ask.values()) {
      System.out.print(" next, " + ask + " |");
    }
    System.out.printf(Locale.ROOT, "%n|---|---|---|---|%s%n", "---|".repeat(Ask.values().length));
    String smooth = "weka.classifiers.diffusion.SmoothDiffusion -num-slots 1";
    for (String name : (classifiers.isEmpty() ? smooth : classifiers).split(",")) {
      String[] parts = Utils.splitOptions(name.trim());
      String type = parts[0];
      parts[0] = "";
      print(
          (LabelDiffusionClassifier) AbstractClassifier.forName(type, parts),
          table,
          labels.isEmpty() ? 100 : Integer.parseInt(labels));
    }
  }

  private static void print(LabelDiffusionClassifier classifier, Instances truth, int labels)
      throws Exception {
    Instances table = new Instances(truth);
    table.forEach(row -> row.setClassMissing());
    Random random = new Random(1);
    try (LabellingDesk desk = new LabellingDesk(classifier, table, 1, Watcher.NONE)) {
      Runnable answer =
          () -> {
            int row = random.nextInt(table.numInstances());
            desk.answer(row, (int) truth.instance(row).classValue());
          };
      for (int label = 0; label < labels; label++) {
        answer.run();
      }
      System.out.printf(Locale.ROOT, "| %s |", classifier.getClass().getSimpleName());
      print(seconds(() -> desk.update(Watcher.NONE)));
      print(median(answer, () -> desk.update(Watcher.NONE)));
      print(median(answer, () -> desk.updateFully(Watcher.NONE)));
      for (Ask ask : Ask.values()) {
        print(median(answer, () -> desk.next(ask, 1)));
      }
      System.out.println();
    }
  }

  private static void print(double seconds) {
    System.out.printf(Locale.ROOT, " %.3f |", seconds);
    System.out.flush();
  }

  private static double median(Runnable before, Runnable work) {
    double[] times = new double[TIMES];
    for (int t = 0; t < TIMES; t++) {
      before.run();
      times[t] = seconds(work);
    }
    return Utils.kthSmallestValue(times, TIMES / 2 + 1);
  }

  private static double seconds(Runnable work) {
    ThreadMXBean clock = ManagementFactory.getThreadMXBean();
    long start = clock.getCurrentThreadCpuTime();
    work.run();
    return (clock.getCurrentThreadCpuTime() - start) / 1e9;
  }

  @Override
  public void preExecution() {}

  @Override
  public void postExecution() {}
}
