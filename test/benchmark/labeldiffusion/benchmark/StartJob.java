package labeldiffusion.benchmark;

import com.sun.management.OperatingSystemMXBean;
import java.io.BufferedWriter;
import java.io.File;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import weka.classifiers.Evaluation;
import weka.classifiers.diffusion.SmoothDiffusion;
import weka.core.Instances;
import weka.core.WekaPackageManager;
import weka.core.converters.ArffLoader;

/**
 * What Weka's command line does in a cold JVM, phase by phase, in CPU seconds of the whole process:
 * start, packages, ARFF file, training with the report, the test rows as a batch, evaluation.
 * Arguments: folder, n.
 */
final class StartJob {
  private static final OperatingSystemMXBean SYSTEM =
      (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

  private static final List<String> PHASES =
      List.of("start", "packages", "arff", "evaluation", "training", "batch", "summary");

  private StartJob() {}

  public static void main(String[] words) throws Exception {
    double last = print("start", 0);
    File file = Path.of(words[0]).resolve("start" + words[1] + ".arff").toFile();
    WekaPackageManager.loadPackages(false, true, false);
    last = print("packages", last);
    ArffLoader loader = new ArffLoader();
    loader.setFile(file);
    Instances table = loader.getDataSet();
    table.setClassIndex(table.numAttributes() - 1);
    last = print("arff", last);
    Instances training = table.trainCV(2, 0, new Random(1));
    Instances test = table.testCV(2, 0);
    Evaluation evaluation = new Evaluation(training);
    last = print("evaluation", last);
    SmoothDiffusion classifier = new SmoothDiffusion();
    classifier.buildClassifier(training);
    String report = classifier.toString();
    last = print("training", last);
    double[][] answers = classifier.distributionsForInstances(test);
    last = print("batch", last);
    for (int i = 0; i < answers.length; i++) {
      evaluation.evaluationForSingleInstance(answers[i], test.get(i), true);
    }
    String summary = evaluation.toSummaryString() + report;
    print(summary.isEmpty() ? "nothing" : "summary", last);
  }

  private static double print(String phase, double last) {
    double now = SYSTEM.getProcessCpuTime() / 1e9;
    Measure.print(phase, now - last);
    return now;
  }

  /** The CPU seconds that the classifier takes. */
  static double own(Fork.Facts facts) throws IOException {
    return facts.number("training") + facts.number("batch");
  }

  /** Those of Java and Weka. */
  static double others(Fork.Facts facts) throws IOException {
    double sum = 0;
    for (String phase : List.of("start", "packages", "arff", "evaluation", "summary")) {
      sum += facts.number(phase);
    }
    return sum;
  }

  /** All phases in one line. */
  static String text(Fork.Facts facts) throws IOException {
    List<String> parts = new ArrayList<>();
    for (String phase : PHASES) {
      parts.add(phase + " " + ResultRow.number(facts.number(phase)));
    }
    return String.join(", ", parts);
  }

  /** Writes the table that {@link #main} reads. */
  static void write(Path folder, int n) throws Exception {
    Clusters clusters = new Clusters(n, Clusters.DIMENSION, Settings.CLASSES, 1);
    try (BufferedWriter out = Files.newBufferedWriter(folder.resolve("start" + n + ".arff"))) {
      out.write("@relation clusters\n");
      for (int a = 0; a < Clusters.DIMENSION; a++) {
        out.write("@attribute x" + a + " numeric\n");
      }
      out.write("@attribute class {0,1,2,3,4,5,6,7,8,9}\n@data\n");
      for (int i = 0; i < n; i++) {
        for (double x : clusters.rows[i]) {
          out.write((float) x + ",");
        }
        out.write(clusters.classOf[i] + "\n");
      }
    }
  }
}
