package weka.classifiers.diffusion.experiment;

import java.io.File;
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
import weka.core.converters.AbstractFileLoader;
import weka.core.converters.ConverterUtils;

/**
 * Compares all classifiers of the package on a fully labelled table whose class is the last
 * attribute. Some rows keep their labels, the classifiers predict the others, and their error rates
 * are printed as a Markdown table.
 *
 * <pre>
 * weka.Run weka.classifiers.diffusion.experiment.Comparison -t FILE
 *     [-per-class 5,10,50] [-draws 10] [-- OPTIONS]
 * weka.Run weka.classifiers.diffusion.experiment.Comparison -t FILE
 *     -splits FILE [-test FILE] [-- OPTIONS]
 * </pre>
 *
 * The labelled rows are drawn at random, as many per class as -per-class says, or are listed in a
 * file: each line of it is one split and holds comma-separated row numbers, starting at 0. Errors
 * are counted among all other rows or, with -test, among the rows listed in that file. Options
 * after -- are passed to every classifier.
 */
public class Comparison implements CommandlineRunnable {

  @Override
  public void run(Object object, String[] options) throws Exception {
    String[] forClassifiers = Utils.partitionOptions(options);
    String file = Utils.getOption('t', options);
    if (file.isEmpty()) {
      throw new InvalidInputException("-t: expected a data file whose last attribute is the class");
    }
    String splits = Utils.getOption("splits", options);
    String test = Utils.getOption("test", options);
    if (splits.isEmpty() && !test.isEmpty()) {
      throw new InvalidInputException("-test requires -splits");
    }
    List<Integer> labelsPerClass = new ArrayList<>();
    for (String count : orDefault(Utils.getOption("per-class", options), "5,10,50").split(",")) {
      labelsPerClass.add(count("-per-class", count));
    }
    int draws = count("-draws", orDefault(Utils.getOption("draws", options), "10"));
    Utils.checkForRemainingOptions(options);
    Instances data = table(file);
    Map<String, List<PartlyLabelledTable>> tasks = new LinkedHashMap<>();
    if (splits.isEmpty()) {
      for (int labels : labelsPerClass) {
        tasks.put(labels + " per class", PartlyLabelledTable.draws(data, labels, draws));
      }
    } else {
      tasks.put(Path.of(splits).getFileName().toString(), givenTasks(data, Path.of(splits), test));
    }
    print(tasks, forClassifiers);
  }

  private static String orDefault(String value, String otherwise) {
    return value.isEmpty() ? otherwise : value;
  }

  private static int count(String option, String text) {
    String digits = text.trim();
    if (!digits.matches("0*[1-9]\\d{0,8}")) {
      throw new InvalidInputException(
          option + ": expected a whole number of at least 1, was '" + digits + "'");
    }
    return Integer.parseInt(digits);
  }

  /** The rows of a data file, the last attribute as class. */
  private static Instances table(String file) {
    requireFile(Path.of(file));
    AbstractFileLoader loader = ConverterUtils.getLoaderForFile(file);
    if (loader == null) {
      throw new InvalidInputException(
          file + ": expected a file type that Weka reads, such as .arff");
    }
    Instances data;
    try {
      loader.setFile(new File(file));
      data = loader.getDataSet();
    } catch (IOException e) {
      throw new InvalidInputException(file + ": " + e.getMessage());
    }
    data.setClassIndex(data.numAttributes() - 1);
    if (!data.classAttribute().isNominal()) {
      throw new InvalidInputException(
          file
              + ": the class must be nominal, but the last attribute, '"
              + data.classAttribute().name()
              + "', is not");
    }
    return data;
  }

  private static void requireFile(Path file) {
    if (!Files.isRegularFile(file)) {
      throw new InvalidInputException("file not found: " + file);
    }
  }

  private static List<PartlyLabelledTable> givenTasks(Instances data, Path splits, String test)
      throws IOException {
    List<PartlyLabelledTable> tasks = new ArrayList<>();
    List<Integer> judged = new ArrayList<>();
    if (!test.isEmpty()) {
      rowNumbers(data, Path.of(test)).forEach(judged::addAll);
    }
    for (List<Integer> labelled : rowNumbers(data, splits)) {
      tasks.add(
          test.isEmpty()
              ? new PartlyLabelledTable(data, labelled)
              : new PartlyLabelledTable(data, labelled, judged));
    }
    return tasks;
  }

  /** The comma-separated row numbers on each line of a file, starting at 0. */
  private static List<List<Integer>> rowNumbers(Instances data, Path file) throws IOException {
    requireFile(file);
    List<List<Integer>> lines = new ArrayList<>();
    for (String line : Files.readAllLines(file)) {
      lines.add(
          Arrays.stream(line.split(","))
              .map(field -> rowNumber(data, file, field.trim()))
              .toList());
    }
    if (lines.isEmpty()) {
      throw new InvalidInputException(file + ": expected lines of row numbers, was empty");
    }
    return lines;
  }

  private static int rowNumber(Instances data, Path file, String field) {
    if (!field.matches("\\d{1,9}") || Integer.parseInt(field) >= data.numInstances()) {
      throw new InvalidInputException(
          file
              + ": row numbers must be between 0 and "
              + (data.numInstances() - 1)
              + ", was '"
              + field
              + "'");
    }
    return Integer.parseInt(field);
  }

  private static void print(Map<String, List<PartlyLabelledTable>> tasks, String[] options)
      throws Exception {
    System.out.println("Error rate in %, mean and standard error\n");
    System.out.print("| classifier |");
    tasks.forEach(
        (title, list) ->
            System.out.printf(
                Locale.ROOT,
                " %s, %d times, %d rows judged |",
                title,
                list.size(),
                list.get(0).judged()));
    System.out.printf(Locale.ROOT, "%n|---|%s%n", "---|".repeat(tasks.size()));
    for (LabelDiffusionClassifier classifier : Catalogue.classifiers()) {
      classifier.setOptions(options.clone());
      System.out.printf(Locale.ROOT, "| %s |", classifier.getClass().getSimpleName());
      for (List<PartlyLabelledTable> list : tasks.values()) {
        System.out.printf(Locale.ROOT, " %s |", cell(classifier, list));
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
