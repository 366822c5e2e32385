package labeldiffusion.benchmark;

import labeldiffusion.diffusion.Watcher;
import labeldiffusion.neighbours.KnownLists;
import labeldiffusion.neighbours.Search;
import labeldiffusion.neighbours.SearchSpec;
import labeldiffusion.parallel.Workers;
import labeldiffusion.points.Points;

/**
 * Searches the neighbours of generated rows once, in a new JVM. Arguments: kind of rows, n, d, a
 * {@link Search}, and a target of recall.
 */
final class GeneratedJob {
  private GeneratedJob() {}

  public static void main(String[] words) {
    int n = Integer.parseInt(words[1]);
    Points points = Points.of(GeneratedRows.of(words[0], n, Integer.parseInt(words[2])));
    SearchSpec spec = new SearchSpec(Search.valueOf(words[3]), Double.parseDouble(words[4]));
    try (Workers workers = new Workers(0)) {
      Measure measure = new Measure();
      SearchSpec.Found found =
          spec.find(KnownLists.none(n), points, Settings.K, workers, Watcher.NONE);
      measure.print();
      Measure.print("recall", found.recall());
      Measure.print("exact", found.isExact() ? 1 : 0);
    }
  }
}
