package labeldiffusion.benchmark;

import java.nio.file.Path;
import java.util.Random;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.diffusion.stepped.SmoothDiffusivity;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.labels.Labels;
import labeldiffusion.neighbours.Neighbours;
import labeldiffusion.neighbours.RecentLists;
import labeldiffusion.parallel.Workers;
import labeldiffusion.points.Metric;
import labeldiffusion.points.Points;
import labeldiffusion.points.Preparation;
import labeldiffusion.points.Scaling;
import weka.classifiers.Evaluation;
import weka.classifiers.diffusion.SmoothDiffusion;
import weka.core.Instances;
import weka.core.Utils;

/**
 * Ten-fold cross-validation, compared with its parts: one search of the same points and one
 * diffusion of the same length. Arguments: folder, n.
 */
final class BatchJob {
  private BatchJob() {}

  public static void main(String[] words) throws Exception {
    Path work = Path.of(words[0]);
    int n = Integer.parseInt(words[1]);
    Instances table = Digits.table(work, n, "classes.i32");
    Points raw = Digits.points(work, n);
    Points points = Preparation.of(raw, Scaling.NORMALIZE, Metric.EUCLIDEAN).prepare(raw);
    Labels labels = new Labels(Digits.ints(work, "classes.i32", n), Settings.CLASSES);
    double search = Double.POSITIVE_INFINITY;
    double diffusion = Double.POSITIVE_INFINITY;
    try (Workers workers = new Workers(0)) {
      for (int round = 0; round < 3; round++) { // the first round warms up
        Measure measure = new Measure();
        Neighbours lists = Engine.exact(points, Settings.K, workers);
        search = Math.min(search, measure.cpu());
        measure = new Measure();
        SimilarityGraph graph = Engine.graph(points, lists, true, workers);
        Engine.anisotropic(100, new SmoothDiffusivity()).run(graph, labels, workers, Watcher.NONE);
        diffusion = Math.min(diffusion, measure.cpu());
      }
    }
    Measure.print("search", search);
    Measure.print("diffusion", diffusion);
    String oneDiffusion = "-steps 100 -calibration PRIOR -class-sizes FREE";
    double whole = Double.POSITIVE_INFINITY;
    for (int round = 0; round < 3; round++) { // warm, as the parts are
      Measure measure = new Measure();
      validate(table, oneDiffusion);
      whole = Math.min(whole, measure.cpu());
    }
    Measure.print("cpu", whole);
    Measure measure = new Measure();
    validate(table, oneDiffusion + " -no-cache");
    Measure.print("cpuWithoutCache", measure.cpu());
    measure = new Measure();
    validate(table, "");
    Measure.print("cpuByDefault", measure.cpu());
  }

  private static void validate(Instances table, String options) throws Exception {
    RecentLists.SHARED.clear();
    SmoothDiffusion classifier = new SmoothDiffusion();
    classifier.setOptions(Utils.splitOptions("-K " + Settings.K + " " + options));
    Evaluation evaluation = new Evaluation(table);
    evaluation.crossValidateModel(classifier, table, 10, new Random(1));
  }
}
