package labeldiffusion.diffusion.stepped;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import labeldiffusion.benchmark.Measure;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.parallel.Workers;

/**
 * Milliseconds per step. The kinds to be compared take turns, and the best turn of each counts.
 * Arguments: kinds or numbering, file of lists, K, c, rounds.
 */
public final class StepsJob {
  private static final int STEPS_PER_TURN = 5;

  private StepsJob() {}

  public static void main(String[] words) throws Exception {
    Path lists = Path.of(words[1]);
    int k = Integer.parseInt(words[2]);
    int c = Integer.parseInt(words[3]);
    try (Workers one = new Workers(1);
        Workers two = new Workers(2)) {
      Map<String, Runnable> work = new LinkedHashMap<>();
      SimilarityGraph graph = Stepping.graph(lists, k, true, two);
      Stepping stepping = new Stepping(graph, c, two);
      Stepping alone = new Stepping(graph, c, one);
      work.put("isotropic", stepping::isotropic);
      work.put("isotropic1", alone::isotropic);
      work.put("smooth", stepping::smooth);
      work.put("match", stepping::localMatch);
      if (words[0].equals("kinds")) {
        work.put("q", stepping::edgeDiffusivity);
      } else {
        Stepping asNumbered = new Stepping(Stepping.graph(lists, k, false, two), c, two);
        work.put("numbered", asNumbered::isotropic);
      }
      double before = Triad.bandwidth(two);
      measure(work, Integer.parseInt(words[4]));
      double bandwidth = Math.max(before, Triad.bandwidth(two));
      Measure.print("bandwidth", bandwidth);
      Measure.print("isotropicBound", 1e3 * Triad.isotropicBytes(graph, c) / bandwidth);
      Measure.print("anisotropicBound", 1e3 * Triad.anisotropicBytes(graph, c) / bandwidth);
    }
  }

  private static void measure(Map<String, Runnable> work, int rounds) {
    Map<String, Double> best = new LinkedHashMap<>();
    for (int round = 0; round < rounds; round++) {
      work.forEach(
          (name, step) -> {
            Measure measure = new Measure();
            for (int s = 0; s < STEPS_PER_TURN; s++) {
              step.run();
            }
            best.merge(name, 1e3 * measure.seconds() / STEPS_PER_TURN, Math::min);
          });
    }
    best.forEach(Measure::print);
  }
}
