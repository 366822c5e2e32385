package labeldiffusion.benchmark;

import java.util.concurrent.atomic.AtomicLong;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.diffusion.stepped.SmoothDiffusivity;
import labeldiffusion.labels.Labels;
import labeldiffusion.model.CostFacts;
import labeldiffusion.model.GraphSource;
import labeldiffusion.model.ModelSpec;
import labeldiffusion.model.Rows;
import labeldiffusion.neighbours.Search;
import labeldiffusion.neighbours.SearchSpec;
import labeldiffusion.points.Metric;
import labeldiffusion.points.Points;
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
    ModelSpec spec =
        new ModelSpec(
            new SearchSpec(Search.AUTO, SearchSpec.RECALL_DEFAULT),
            Engine.spec(Settings.K),
            Engine.anisotropic(100, new SmoothDiffusivity()),
            0);
    CostFacts cost =
        new GraphSource.Attributes(Scaling.NORMALIZE, Metric.EUCLIDEAN)
            .fit(new PointRows(raw), labels, spec, Watcher.NONE)
            .report()
            .cost();
    measure.print();
    Measure.print("search", cost.searchSeconds());
    Measure.print("graph", cost.graphSeconds());
    Measure.print("diffusion", cost.diffusionSeconds());
    Measure.print("estimate", cost.bytes());
    Measure.printHeap(peak);
  }

  /** Rows that are known by their attributes. */
  private record PointRows(Points points) implements Rows {
    @Override
    public int size() {
      return points.size();
    }

    @Override
    public String[] ids(int i) {
      throw new UnsupportedOperationException("rows are known by their attributes");
    }

    @Override
    public boolean areNumbered() {
      return false;
    }
  }
}
