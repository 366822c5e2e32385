package labeldiffusion.benchmark;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicLong;
import weka.classifiers.AbstractClassifier;
import weka.classifiers.Classifier;
import weka.core.AdditionalMeasureProducer;
import weka.core.BatchPredictor;
import weka.core.Instances;
import weka.core.Utils;

/**
 * A user's whole job: from a table with few labels to a class for every row. Reading the table is
 * not timed. Arguments: folder, n, classifier, its options.
 */
final class WholeJob {
  private WholeJob() {}

  public static void main(String[] words) throws Exception {
    Path work = Path.of(words[0]);
    int n = Integer.parseInt(words[1]);
    Instances table = Digits.table(work, n, "shown.i32");
    Measure.print("table", Measure.liveHeap());
    AtomicLong peak = Measure.peakAfterCollections();
    Measure measure = new Measure();
    Classifier classifier =
        AbstractClassifier.forName(words[2], Arrays.copyOfRange(words, 3, words.length));
    classifier.buildClassifier(table);
    double[][] distributions = ((BatchPredictor) classifier).distributionsForInstances(table);
    measure.print();
    AdditionalMeasureProducer measures = (AdditionalMeasureProducer) classifier;
    Measure.print("graph", measures.getMeasure("measureGraphSeconds"));
    Measure.print("diffusion", measures.getMeasure("measureDiffusionSeconds"));
    Measure.print("steps", measures.getMeasure("measureSteps"));
    Measure.printHeap(peak);
    int[] truth = Digits.ints(work, "classes.i32", n);
    int hidden = 0;
    int right = 0;
    for (int i = 0; i < n; i++) {
      if (table.get(i).classIsMissing()) {
        hidden++;
        right += Utils.maxIndex(distributions[i]) == truth[i] ? 1 : 0;
      }
    }
    Measure.print("accuracy", (double) right / hidden);
  }
}
