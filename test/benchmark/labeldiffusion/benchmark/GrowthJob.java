package labeldiffusion.benchmark;

import java.util.concurrent.atomic.AtomicLong;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.diffusion.stepped.SmoothDiffusivity;
import labeldiffusion.labels.Labels;
import labeldiffusion.model.ModelSpec;
import labeldiffusion.model.TransductiveModel;
import labeldiffusion.neighbours.Search;
import labeldiffusion.neighbours.SearchSpec;
import labeldiffusion.points.Metric;
import labeldiffusion.points.Points;
import labeldiffusion.points.Preparation;
import labeldiffusion.points.Scaling;

/**
 * All stages of the engine at one size: preparation, search, graph, smooth steps, report. Argument:
 * n.
 */
final class GrowthJob {
  private GrowthJob() {}

  public static void main(String[] words) {
    int n = Integer.parseInt(words[0]);
    Clusters clusters = new Clusters(n, Clusters.DIMENSION, Settings.CLASSES, 1);
    Points raw = clusters.points();
    Labels labels = clusters.labels(Settings.CLASSES, Settings.LABELS_PER_CLASS);
    System.gc();
    AtomicLong peak = Measure.peakAfterCollections();
    Measure measure = new Measure();
    Preparation preparation = Preparation.of(raw, Scaling.NORMALIZE, Metric.EUCLIDEAN);
    ModelSpec spec =
        new ModelSpec(
            new SearchSpec(Search.AUTO, SearchSpec.RECALL_DEFAULT),
            Engine.spec(Settings.K),
            Engine.anisotropic(100, new SmoothDiffusivity()),
            0);
    TransductiveModel model = TransductiveModel.of(raw, preparation, labels, spec, Watcher.NONE);
    measure.print();
    Measure.print("search", model.report().searchSeconds());
    Measure.print("graph", model.report().graphSeconds());
    Measure.print("diffusion", model.report().diffusionSeconds());
    Measure.print("estimate", model.report().bytes());
    Measure.printHeap(peak);
  }
}
