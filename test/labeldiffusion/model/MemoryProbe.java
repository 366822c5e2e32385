package labeldiffusion.model;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;
import labeldiffusion.TestGraphs;
import labeldiffusion.diffusion.Diffusion;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.diffusion.linear.HarmonicDiffusion;
import labeldiffusion.diffusion.linear.LinearNeighbourhoodDiffusion;
import labeldiffusion.diffusion.linear.PoissonDiffusion;
import labeldiffusion.diffusion.stepped.EulerDiffusion;
import labeldiffusion.diffusion.stepped.EulerSpec;
import labeldiffusion.diffusion.stepped.LabelRule;
import labeldiffusion.diffusion.stepped.LocalMatchDiffusivity;
import labeldiffusion.diffusion.stepped.Scheme;
import labeldiffusion.diffusion.stepped.SmoothDiffusivity;
import labeldiffusion.graph.GraphSpec;
import labeldiffusion.graph.WidthRule;
import labeldiffusion.labels.LabelWeights;
import labeldiffusion.neighbours.Search;
import labeldiffusion.neighbours.SearchSpec;
import labeldiffusion.points.Points;
import labeldiffusion.sparse.StoppingRule;

/**
 * Runs ever larger models in the heap it is given and prints a line for each: answered, or the
 * refusal.
 */
final class MemoryProbe {
  private static final StoppingRule LOOSE = new StoppingRule(1e-2, 5);

  private MemoryProbe() {}

  public static void main(String[] args) {
    EulerSpec explicit =
        new EulerSpec(1, 1, Scheme.EXPLICIT, LabelWeights.BALANCED, LabelRule.CLAMP, false);
    EulerSpec implicit =
        new EulerSpec(1, 1, Scheme.IMPLICIT, LabelWeights.BALANCED, LabelRule.CLAMP, false);
    Map<String, Diffusion> diffusions = new LinkedHashMap<>();
    diffusions.put("isotropic", EulerDiffusion.isotropic(explicit));
    diffusions.put("implicit", EulerDiffusion.isotropic(implicit));
    diffusions.put("smooth", EulerDiffusion.anisotropic(explicit, 1, 0.3, new SmoothDiffusivity()));
    diffusions.put(
        "local match", EulerDiffusion.anisotropic(explicit, 1, 0.3, new LocalMatchDiffusivity()));
    diffusions.put("harmonic", new HarmonicDiffusion(LOOSE));
    diffusions.put("Poisson", new PoissonDiffusion(PoissonDiffusion.DAMPING_DEFAULT, LOOSE));
    diffusions.put("linear neighbourhoods", new LinearNeighbourhoodDiffusion(0.9, LOOSE));
    for (int k : new int[] {5, 40}) {
      for (Map.Entry<String, Diffusion> entry : diffusions.entrySet()) {
        for (int n = 4000; n <= 64_000 / (k / 5); n *= 4) {
          System.out.println(
              entry.getKey() + ", K " + k + ", " + n + " rows: " + run(n, k, entry.getValue()));
        }
      }
    }
  }

  private static String run(int n, int k, Diffusion diffusion) {
    try {
      Points points = Points.of(TestGraphs.randomPoints(n, 2, new Random(n)));
      ModelSpec spec =
          new ModelSpec(
              new SearchSpec(Search.EXACT, 1), new GraphSpec(k, WidthRule.GLOBAL, 0), diffusion, 2);
      TestRows.fit(points, TestGraphs.labelled(n, 3, 0, 0, 1, 1, 2, 2), spec, Watcher.NONE)
          .report();
      return "answered";
    } catch (IllegalArgumentException e) {
      return "refused: " + e.getMessage();
    } catch (OutOfMemoryError e) {
      return "OUT OF MEMORY";
    }
  }
}
