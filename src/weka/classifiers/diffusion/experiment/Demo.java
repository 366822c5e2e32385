package weka.classifiers.diffusion.experiment;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import weka.classifiers.AbstractClassifier;
import weka.classifiers.Classifier;
import weka.classifiers.diffusion.base.InvalidInputException;
import weka.classifiers.lazy.IBk;
import weka.classifiers.trees.J48;
import weka.core.CommandlineRunnable;
import weka.core.Instances;
import weka.core.Utils;

/**
 * Shows what the package does: runs every classifier on iris and on two moons with a handful of
 * labels and compares them with IBk and J48 trained on the same labels. Run it with {@code weka.Run
 * weka.classifiers.diffusion.experiment.Demo -out FOLDER}.
 */
public class Demo implements CommandlineRunnable {
  private static final int DRAWS = 10;
  private static final String IRIS = "weka/gui/knowledgeflow/templates/iris.arff";

  private static final String NEXT_STEPS =
      """
      What you can do next, once the package is installed:
        Explorer: open a table in which the class of unlabelled rows is missing ('?'). In Classify,
          choose classifiers, diffusion, AutoDiffusion and press Start; 'More options' prints
          predictions. The Diffuse tab shows how the labels spread.
        Command line, fill in the missing classes of a table:
          java -cp weka.jar weka.Run .DiffuseLabels -i table.arff -o labelled.arff -c last
        Command line, labelled and unlabelled rows in two files:
          java -cp weka.jar weka.Run .AutoDiffusion -t labelled.arff -T unlabelled.arff -p 0
        Command line, 10 % of the rows keep their labels, the others are the test set:
          java -cp weka.jar weka.Run .AutoDiffusion -t table.arff -split-percentage 10 -v
      demo finished\
      """;

  /**
   * The results of one classifier on one table.
   *
   * @param errors mean number of errors over the draws
   * @param seconds mean time per draw
   * @param predicted the predictions for the first draw
   */
  private record Result(String name, double errors, double seconds, double[] predicted) {}

  @Override
  public void run(Object object, String[] options) throws Exception {
    String folder = Utils.getOption("out", options);
    Utils.checkForRemainingOptions(options);
    if (folder.isEmpty()) {
      throw new InvalidInputException("-out: expected a folder for the pictures");
    }
    compare("iris, 3 labels per class", PartlyLabelledTable.draws(iris(), 3, DRAWS));
    List<PartlyLabelledTable> moons =
        PartlyLabelledTable.draws(TwoMoons.generate(400, 0.09, 1), 2, DRAWS);
    List<Result> results = compare("two moons, 2 labels per class", moons);
    System.out.println("Pictures of the first draw of two moons, given labels ringed:");
    Comparator<Result> byErrors = Comparator.comparingDouble(Result::errors);
    draw(folder, "best", moons.get(0), Collections.min(results, byErrors));
    draw(folder, "worst", moons.get(0), Collections.max(results, byErrors));
    System.out.println();
    System.out.println(NEXT_STEPS);
  }

  private static Instances iris() throws IOException {
    try (BufferedReader reader =
        new BufferedReader(
            new InputStreamReader(
                Instances.class.getClassLoader().getResourceAsStream(IRIS),
                StandardCharsets.UTF_8))) {
      Instances iris = new Instances(reader);
      iris.setClassIndex(iris.numAttributes() - 1);
      return iris;
    }
  }

  private static List<Result> compare(String title, List<PartlyLabelledTable> tasks)
      throws Exception {
    System.out.printf(
        Locale.ROOT, "%s (means over %d random draws of the labels)%n%n", title, DRAWS);
    System.out.printf(
        Locale.ROOT,
        "%-32s %8s %10s %20s %8s%n",
        "classifier",
        "labelled",
        "unlabelled",
        "errors on unlabelled",
        "seconds");
    List<Classifier> classifiers = new ArrayList<>(Catalogue.classifiers());
    classifiers.add(new IBk());
    classifiers.add(new J48());
    List<Result> results = new ArrayList<>();
    for (Classifier classifier : classifiers) {
      Result result = result(classifier, tasks);
      System.out.printf(
          Locale.ROOT,
          "%-32s %8d %10d %20.1f %8.2f%n",
          result.name(),
          tasks.get(0).labelled,
          tasks.get(0).unlabelled(),
          result.errors(),
          result.seconds());
      results.add(result);
    }
    System.out.println();
    return results;
  }

  private static Result result(Classifier classifier, List<PartlyLabelledTable> tasks)
      throws Exception {
    int errors = 0;
    List<double[]> predictions = new ArrayList<>();
    long start = System.nanoTime();
    for (PartlyLabelledTable task : tasks) {
      double[] predicted = task.predict(AbstractClassifier.makeCopy(classifier));
      errors += task.errors(predicted);
      predictions.add(predicted);
    }
    double seconds = (System.nanoTime() - start) / 1e9;
    return new Result(
        classifier.getClass().getSimpleName(),
        (double) errors / tasks.size(),
        seconds / tasks.size(),
        predictions.get(0));
  }

  private static void draw(String folder, String word, PartlyLabelledTable task, Result result)
      throws IOException {
    File file = new File(folder, "two-moons-" + word + ".png");
    int errors = task.errors(result.predicted());
    String title = result.name() + ": " + errors + " of " + task.unlabelled() + " wrong";
    ScatterPicture.write(file, title, task, result.predicted());
    System.out.printf(Locale.ROOT, "  %-5s %-30s %s%n", word, result.name(), file);
  }

  @Override
  public void preExecution() {}

  @Override
  public void postExecution() {}
}
