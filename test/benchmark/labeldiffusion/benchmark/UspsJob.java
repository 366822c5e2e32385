package labeldiffusion.benchmark;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.diffusion.stepped.EulerDiffusion;
import labeldiffusion.diffusion.stepped.LocalMatchDiffusivity;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.labels.Labels;
import labeldiffusion.neighbours.Neighbours;
import labeldiffusion.parallel.Workers;
import labeldiffusion.points.Points;
import weka.core.Instance;
import weka.core.Instances;
import weka.core.converters.ConverterUtils.DataSource;

/**
 * 100 local-match steps on USPS, warm: everything after the graph, including the initial steps and
 * the list of pairs. Arguments: work folder, folder of the data sets.
 */
final class UspsJob {
  private static final int CLASSES = 2;
  private static final int RUNS = 15;

  private UspsJob() {}

  public static void main(String[] words) throws Exception {
    Path file = Path.of(words[1], "usps.arff.gz");
    double[][] rows;
    int[] classOf;
    if (Files.exists(file)) {
      Instances table = DataSource.read(file.toString());
      int d = table.numAttributes() - 1;
      rows =
          table.stream().map(row -> Arrays.copyOf(row.toDoubleArray(), d)).toArray(double[][]::new);
      classOf = table.stream().mapToInt(row -> (int) classValue(row)).toArray();
    } else {
      Clusters clusters = new Clusters(1_500, 241, CLASSES, 1);
      rows = clusters.rows;
      classOf = clusters.classOf;
    }
    Measure.print("data", Files.exists(file) ? "USPS" : "generated");
    Labels labels = new Labels(Clusters.shown(classOf, CLASSES, 50), CLASSES);
    Points points = Points.of(rows);
    try (Workers one = new Workers(1);
        Workers all = new Workers(0)) {
      ListsFile.write(Path.of(words[0], "usps.lists"), Engine.exact(points, Settings.K, all));
      for (int k : new int[] {5, 10}) {
        Neighbours lists = ListsFile.read(Path.of(words[0], "usps.lists"), k);
        SimilarityGraph graph = Engine.graph(points, lists, true, all);
        Measure.print("one" + k, best(graph, labels, one));
        Measure.print("all" + k, best(graph, labels, all));
      }
    }
  }

  private static double classValue(Instance row) {
    return row.value(row.numAttributes() - 1);
  }

  private static double best(SimilarityGraph graph, Labels labels, Workers workers) {
    EulerDiffusion diffusion = Engine.anisotropic(100, new LocalMatchDiffusivity());
    double best = Double.POSITIVE_INFINITY;
    for (int run = 0; run < RUNS; run++) {
      Measure measure = new Measure();
      diffusion.run(graph, labels, workers, Watcher.NONE);
      best = Math.min(best, measure.seconds());
    }
    return best;
  }
}
