package weka.classifiers.diffusion.experiment;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import weka.classifiers.AbstractClassifier;
import weka.classifiers.diffusion.base.InvalidInputException;
import weka.classifiers.diffusion.base.LabelDiffusionClassifier;
import weka.core.CommandlineRunnable;
import weka.core.Instances;
import weka.core.Utils;
import weka.core.converters.ConverterUtils.DataSource;

/**
 * Compares all classifiers of the package on a fully labelled table, whose class is the last
 * attribute: the labels of some rows are shown, the other rows are labelled, and the errors among
 * these are printed as a Markdown table.
 *
 * <pre>
 * weka.Run weka.classifiers.diffusion.experiment.Comparison -t FILE [-labels 5,10,50] [-draws 10] [-- OPTIONS]
 * weka.Run weka.classifiers.diffusion.experiment.Comparison -t FILE -splits FILE [-test FILE] [-- OPTIONS]
 * </pre>
 *
 * Labels are drawn at random, so many of each class, or the lines of a file say which rows, counted
 * from 0, have them. Errors are counted among all other rows or, with -test, among the rows a file
 * lists. Options behind -- are given to every classifier.
 */
public class Comparison implements CommandlineRunnable {

  @Override
  public void run(Object object, String[] options) throws Exception {
    String[] forClassifiers = Utils.partitionOptions(options);
    String file = Utils.getOption('t', options);
    if (file.isEmpty()) {
      throw new IllegalArgumentException(
          "-t: expected a data file with the class last, was not given");
    }
    String splits = Utils.getOption("splits", options);
    String test = Utils.getOption("test", options);
    if (splits.isEmpty() && !test.isEmpty()) {
      throw new IllegalArgumentException("-test: goes with -splits only, which was not given");
    }
    String[] labels = orDefault(Utils.getOption("labels", options), "5,10,50").split(",");
    int draws = Integer.parseInt(orDefault(Utils.getOption("draws", options), "10"));
    Utils.checkForRemainingOptions(options);
    Instances data = DataSource.read(file);
    data.setClassIndex(data.numAttributes() - 1);
    Map<String, List<PartlyLabelledTable>> tasks = new LinkedHashMap<>();
    if (splits.isEmpty()) {
      for (String count : labels) {
        tasks.put(count + " per class", randomTasks(data, Integer.parseInt(count), draws));
      }
    } else {
      tasks.put(Path.of(splits).getFileName().toString(), givenTasks(data, Path.of(splits), test));
    }
    print(tasks, forClassifiers);
  }

  private static String orDefault(String value, String otherwise) {
    return value.isEmpty() ? otherwise : value;
  }

  private static List<PartlyLabelledTable> randomTasks(
      Instances data, int labelsPerClass, int draws) {
    List<PartlyLabelledTable> tasks = new ArrayList<>();
    for (int seed = 1; seed <= draws; seed++) {
      tasks.add(PartlyLabelledTable.random(data, labelsPerClass, seed));
    }
    return tasks;
  }

  private static List<PartlyLabelledTable> givenTasks(Instances data, Path splits, String test)
      throws IOException {
    List<Integer> judged = new ArrayList<>();
    if (!test.isEmpty()) {
      rowNumbers(data, Path.of(test)).forEach(judged::addAll);
    }
    List<PartlyLabelledTable> tasks = new ArrayList<>();
    for (List<Integer> labelled : rowNumbers(data, splits)) {
      tasks.add(
          test.isEmpty()
              ? new PartlyLabelledTable(data, labelled)
              : new PartlyLabelledTable(data, labelled, judged));
    }
    return tasks;
  }

  /** The numbers on each line of a file, counted from 0 and separated by commas. */
  private static List<List<Integer>> rowNumbers(Instances data, Path file) throws IOException {
    List<List<Integer>> lines = new ArrayList<>();
    for (String line : Files.readAllLines(file)) {
      lines.add(
          Arrays.stream(line.split(","))
              .map(field -> rowNumber(data, file, field.trim()))
              .toList());
    }
    return lines;
  }

  private static int rowNumber(Instances data, Path file, String field) {
    if (!field.matches("\\d{1,9}") || Integer.parseInt(field) >= data.numInstances()) {
      throw new IllegalArgumentException(
          file
              + ": row numbers must be from 0 to "
              + (data.numInstances() - 1)
              + ", was '"
              + field
              + "'");
    }
    return Integer.parseInt(field);
  }

  private static void print(Map<String, List<PartlyLabelledTable>> tasks, String[] options)
      throws Exception {
    System.out.println("Errors in %, mean and standard error\n");
    System.out.print("| classifier |");
    tasks.forEach(
        (title, list) ->
            System.out.printf(
                " %s, %d times, %d rows judged |", title, list.size(), list.get(0).judged()));
    System.out.printf("%n|---|%s%n", "---|".repeat(tasks.size()));
    for (LabelDiffusionClassifier classifier : Catalogue.classifiers()) {
      classifier.setOptions(options.clone());
      System.out.printf("| %s |", classifier.getClass().getSimpleName());
      for (List<PartlyLabelledTable> list : tasks.values()) {
        System.out.printf(" %s |", cell(classifier, list));
        System.out.flush();
      }
      System.out.println();
    }
  }

  private static String cell(LabelDiffusionClassifier classifier, List<PartlyLabelledTable> tasks)
      throws Exception {
    double[] errors = new double[tasks.size()];
    try {
      for (int t = 0; t < errors.length; t++) {
        PartlyLabelledTable task = tasks.get(t);
        errors[t] =
            100.0
                * task.errors(task.predict(AbstractClassifier.makeCopy(classifier)))
                / task.judged();
      }
    } catch (InvalidInputException e) {
      return e.getMessage();
    }
    if (errors.length == 1) {
      return String.format(Locale.ROOT, "%.2f", errors[0]);
    }
    double standardError = Math.sqrt(Utils.variance(errors) / errors.length);
    return String.format(Locale.ROOT, "%.2f ± %.2f", Utils.mean(errors), standardError);
  }

  @Override
  public void preExecution() {}

  @Override
  public void postExecution() {}
}
