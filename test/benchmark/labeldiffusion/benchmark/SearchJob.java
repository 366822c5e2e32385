package labeldiffusion.benchmark;

import java.nio.file.Path;
import labeldiffusion.neighbours.Neighbours;
import labeldiffusion.parallel.Workers;
import labeldiffusion.points.Points;

/**
 * Searches the neighbours of all rows. Arguments: folder, digits or clusters, n, exact or
 * approximate, threads, runs, lists.
 */
final class SearchJob {
  private SearchJob() {}

  public static void main(String[] words) throws Exception {
    Path work = Path.of(words[0]);
    int n = Integer.parseInt(words[2]);
    Points points =
        words[1].equals("digits")
            ? Digits.points(work, n)
            : new Clusters(n, Clusters.DIMENSION, Settings.CLASSES, 1).points();
    int runs = Integer.parseInt(words[5]);
    Neighbours lists = null;
    double best = Double.POSITIVE_INFINITY;
    double bestCpu = Double.POSITIVE_INFINITY;
    try (Workers workers = new Workers(Integer.parseInt(words[4]))) {
      for (int run = 0; run < runs; run++) {
        Measure measure = new Measure();
        if (words[3].equals("exact")) {
          lists = Engine.exact(points, Settings.K, workers);
        } else {
          Engine.Approximate result = Engine.approximate(points, Settings.K, workers);
          lists = result.neighbours();
          Measure.print("recall", result.recall());
        }
        bestCpu = Math.min(bestCpu, measure.cpu());
        best = Math.min(best, measure.seconds());
      }
    }
    Measure.print("seconds", best);
    Measure.print("cpu", bestCpu);
    ListsFile.write(work.resolve(words[6]), lists);
  }
}
