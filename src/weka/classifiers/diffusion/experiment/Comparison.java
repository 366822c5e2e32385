package weka.classifiers.diffusion.experiment;

import weka.classifiers.AbstractClassifier;
import weka.classifiers.diffusion.LabelDiffusionClassifier;
import weka.core.CommandlineRunnable;
import weka.core.Instances;
import weka.core.Utils;
import weka.core.converters.ConverterUtils.DataSource;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/**
 * Compares all classifiers of the package on a fully labelled table: random draws of so many labels per class are shown,
 * the other rows are labelled, and the errors among these are printed as a Markdown table.
 * <pre>weka.Run weka.classifiers.diffusion.experiment.Comparison -t FILE [-labels 5,10,50] [-draws 10]</pre>
 */
public class Comparison implements CommandlineRunnable {

  @Override
  public void run(Object object, String[] options) throws Exception {
    String file = Utils.getOption('t', options);
    if (file.isEmpty()) {
      throw new IllegalArgumentException("-t: expected a data file with the class last, was not given");
    }
    int[] labels = Arrays.stream(orDefault(Utils.getOption("labels", options), "5,10,50").split(","))
        .mapToInt(Integer::parseInt).toArray();
    int draws = Integer.parseInt(orDefault(Utils.getOption("draws", options), "10"));
    Utils.checkForRemainingOptions(options);
    Instances data = DataSource.read(file);
    data.setClassIndex(data.numAttributes() - 1);

    System.out.printf("Errors in %% of the unlabelled rows, mean and standard error of %d draws%n%n", draws);
    System.out.print("| classifier |");
    Arrays.stream(labels).forEach(count -> System.out.printf(" %d per class |", count));
    System.out.printf("%n|---|%s%n", "---|".repeat(labels.length));
    for (LabelDiffusionClassifier classifier : Catalogue.classifiers()) {
      System.out.printf("| %s |", classifier.getClass().getSimpleName());
      for (int count : labels) {
        System.out.printf(" %s |", cell(errors(classifier, data, count, draws)));
        System.out.flush();
      }
      System.out.println();
    }
  }

  private static String orDefault(String value, String otherwise) {
    return value.isEmpty() ? otherwise : value;
  }

  /** Errors of each draw, in per cent. */
  private static List<Double> errors(LabelDiffusionClassifier classifier, Instances data, int labelsPerClass, int draws)
      throws Exception {
    List<Double> errors = new ArrayList<>();
    for (int seed : IntStream.rangeClosed(1, draws).toArray()) {
      Task task = new Task(data, labelsPerClass, seed);
      errors.add(100.0 * task.errors(task.predict(AbstractClassifier.makeCopy(classifier))) / task.unlabelled());
    }
    return errors;
  }

  private static String cell(List<Double> errors) {
    double[] values = errors.stream().mapToDouble(error -> error).toArray();
    return String.format(Locale.ROOT, "%.2f ± %.2f", Utils.mean(values), Math.sqrt(Utils.variance(values) / values.length));
  }

  @Override
  public void preExecution() { }

  @Override
  public void postExecution() { }
}
