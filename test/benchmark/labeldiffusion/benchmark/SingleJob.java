package labeldiffusion.benchmark;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Path;
import weka.classifiers.diffusion.IsotropicDiffusion;
import weka.core.Instances;

/**
 * Predicts rows that the classifier has not seen, one at a time on one thread. The first
 * prediction, which may build an index, is timed separately. Arguments: folder, n, seconds.
 */
final class SingleJob {
  private SingleJob() {}

  public static void main(String[] words) throws Exception {
    Instances table = Digits.table(Path.of(words[0]), Integer.parseInt(words[1]), "classes.i32");
    int asked = table.size() / 10;
    Instances training = new Instances(table, 0, table.size() - asked);
    IsotropicDiffusion classifier = new IsotropicDiffusion();
    classifier.setNumNeighbours(Settings.K);
    classifier.setSteps("10"); // the scores do not matter here
    classifier.buildClassifier(training);
    Measure first = new Measure();
    classifier.distributionForInstance(table.get(table.size() - 1));
    Measure.print("first", first.seconds());
    double half = Double.parseDouble(words[2]) / 2;
    ask(classifier, table, training.size(), half); // warms up
    Measure.print("rate", ask(classifier, table, training.size(), half));
  }

  /** Predictions per second of CPU time of the asking thread, the only one that works. */
  private static double ask(
      IsotropicDiffusion classifier, Instances table, int from, double seconds) throws Exception {
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    long start = threads.getCurrentThreadCpuTime();
    int count = 0;
    double used = 0;
    for (; used < seconds; count++) {
      classifier.distributionForInstance(table.get(from + count % (table.size() - from)));
      used = (threads.getCurrentThreadCpuTime() - start) / 1e9;
    }
    return count / used;
  }
}
