package weka.classifiers.diffusion.experiment;

import weka.classifiers.AbstractClassifier;
import weka.classifiers.diffusion.LabelDiffusionClassifier;
import weka.classifiers.diffusion.Refusal;
import weka.core.CommandlineRunnable;
import weka.core.Instances;
import weka.core.Utils;
import weka.core.converters.ConverterUtils.DataSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Compares all classifiers of the package on a fully labelled table, whose class is the last attribute: the labels of some
 * rows are shown, the other rows are labelled, and the errors among these are printed as a Markdown table.
 * <pre>
 * weka.Run weka.classifiers.diffusion.experiment.Comparison -t FILE [-labels 5,10,50] [-draws 10] [-- OPTIONS]
 * weka.Run weka.classifiers.diffusion.experiment.Comparison -t FILE -splits FILE [-- OPTIONS]
 * </pre>
 * Labels are drawn at random, so many of each class, or the lines of a file say which rows, counted from 0, have them. Options
 * behind -- are given to every classifier.
 */
public class Comparison implements CommandlineRunnable {

  @Override
  public void run(Object object, String[] options) throws Exception {
    String[] forClassifiers = Utils.partitionOptions(options);
    String file = Utils.getOption('t', options);
    if (file.isEmpty()) {
      throw new IllegalArgumentException("-t: expected a data file with the class last, was not given");
    }
    String splits = Utils.getOption("splits", options);
    String[] labels = orDefault(Utils.getOption("labels", options), "5,10,50").split(",");
    int draws = Integer.parseInt(orDefault(Utils.getOption("draws", options), "10"));
    Utils.checkForRemainingOptions(options);
    Instances data = DataSource.read(file);
    data.setClassIndex(data.numAttributes() - 1);
    Map<String, List<Task>> tasks = new LinkedHashMap<>();
    if (splits.isEmpty()) {
      for (String count : labels) {
        tasks.put(count + " per class", randomTasks(data, Integer.parseInt(count), draws));
      }
    } else {
      tasks.put(Path.of(splits).getFileName().toString(), givenTasks(data, Path.of(splits)));
    }
    print(tasks, forClassifiers);
  }

  private static String orDefault(String value, String otherwise) {
    return value.isEmpty() ? otherwise : value;
  }

  private static List<Task> randomTasks(Instances data, int labelsPerClass, int draws) {
    List<Task> tasks = new ArrayList<>();
    for (int seed = 1; seed <= draws; seed++) {
      tasks.add(Task.random(data, labelsPerClass, seed));
    }
    return tasks;
  }

  private static List<Task> givenTasks(Instances data, Path splits) throws IOException {
    List<Task> tasks = new ArrayList<>();
    for (String line : Files.readAllLines(splits)) {
      tasks.add(new Task(data, Arrays.stream(line.split(",")).map(row -> Integer.valueOf(row.trim())).toList()));
    }
    return tasks;
  }

  private static void print(Map<String, List<Task>> tasks, String[] options) throws Exception {
    System.out.println("Errors in % of the unlabelled rows, mean and standard error\n");
    System.out.print("| classifier |");
    tasks.forEach((title, list) -> System.out.printf(" %s, %d times |", title, list.size()));
    System.out.printf("%n|---|%s%n", "---|".repeat(tasks.size()));
    for (LabelDiffusionClassifier classifier : Catalogue.classifiers()) {
      classifier.setOptions(options.clone());
      System.out.printf("| %s |", classifier.getClass().getSimpleName());
      for (List<Task> list : tasks.values()) {
        System.out.printf(" %s |", cell(classifier, list));
        System.out.flush();
      }
      System.out.println();
    }
  }

  private static String cell(LabelDiffusionClassifier classifier, List<Task> tasks) throws Exception {
    double[] errors = new double[tasks.size()];
    try {
      for (int t = 0; t < errors.length; t++) {
        Task task = tasks.get(t);
        errors[t] = 100.0 * task.errors(task.predict(AbstractClassifier.makeCopy(classifier))) / task.unlabelled();
      }
    } catch (Refusal e) {
      return e.getMessage();
    }
    double standardError = errors.length < 2 ? 0 : Math.sqrt(Utils.variance(errors) / errors.length);
    return String.format(Locale.ROOT, "%.2f ± %.2f", Utils.mean(errors), standardError);
  }

  @Override
  public void preExecution() { }

  @Override
  public void postExecution() { }
}
