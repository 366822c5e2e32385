package labeldiffusion.diffusion.stepped;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.Arrays;
import java.util.Random;
import labeldiffusion.TestGraphs;
import labeldiffusion.diffusion.Diffusion;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.graph.GraphSpec;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.graph.WidthRule;
import labeldiffusion.labels.LabelWeights;
import labeldiffusion.labels.Labels;
import labeldiffusion.parallel.Workers;
import org.junit.Test;

/**
 * Extreme numbers. On a thousand random graphs the maximum principle, the conservation of mass and
 * the symmetry of the weights hold. Some graphs are disconnected, have weights that underflow,
 * isolated nodes or coincident points; K ranges from 1 to more than n, step sizes cover twelve
 * orders of magnitude and widths twenty-four.
 */
public abstract class NumbersContract extends InvariantsContract {
  private static final int GRAPHS = 1000;
  private static final double[] DELTAS = {1e-6, 1e-3, 0.5, 1, 2, 1e3, 1e6};
  private static final double[] SIGMAS = {1e-12, 1e-6, 0.1, 1, 10, 1e6, 1e12};
  private static final int[] STEPS = {0, 1, 2, 9};

  private final Workers one = new Workers(1); // the graphs are too small for two threads

  @Test
  public void maximumPrincipleHoldsWithExtremeNumbers() {
    for (long seed = 0; seed < GRAPHS; seed++) {
      Case some = new Case(seed, LabelRule.values()[(int) (seed % 2)]);
      double most = Arrays.stream(some.labels.seeds(some.spec.labelWeights())).max().getAsDouble();
      for (double score : some.run(Watcher.NONE)) {
        assertTrue(some + ": " + score, score >= 0 && score <= most * (1 + 1e-12));
      }
    }
  }

  @Test
  public void releasedMassIsConservedWithExtremeNumbers() {
    for (long seed = 0; seed < GRAPHS; seed++) {
      Case some = new Case(seed, LabelRule.RELEASE);
      double[] before = some.mass(some.labels.seeds(some.spec.labelWeights()));
      double[] after = some.mass(some.run(Watcher.NONE));
      double size = Math.max(Double.MIN_NORMAL, Arrays.stream(before).max().getAsDouble());
      assertArrayEquals(some.toString(), before, after, 1e-6 * size);
    }
  }

  @Test
  public void weightsOfEveryStepAreSymmetricAndNotNegative() {
    for (long seed = 0; seed < GRAPHS; seed++) {
      Case some = new Case(seed, LabelRule.CLAMP);
      some.run(
          new Watcher() {
            @Override
            public void at(String phase, int done, int total) {}

            @Override
            public void stepped(int t, double[] F, double[] wD) {
              for (int e = 0; e < some.graph.edgeCount(); e++) {
                double forward = wD[some.graph.forward()[e]];
                assertEquals(some.toString(), forward, wD[some.graph.backward()[e]], 0);
                assertTrue(
                    some + ": " + forward, forward >= 0 && forward < Double.POSITIVE_INFINITY);
              }
            }
          });
    }
  }

  @Test
  public void maximumPrincipleHoldsForAHundredThousandSteps() {
    SimilarityGraph graph = TestGraphs.nearest(TestGraphs.twoMoons(30, new Random(1)), 4);
    Labels labels = TestGraphs.labelled(30, 2, 0, 0, 1, 1);
    EulerSpec spec = StepSpecs.spec(100_000, 1, Scheme.EXPLICIT, LabelRule.CLAMP);
    double[] F =
        StepSpecs.diffusion(diffusivity(), spec).run(graph, labels, one, Watcher.NONE).values();
    assertTrue(Arrays.stream(F).allMatch(score -> score >= 0 && score <= 1 + 1e-12));
  }

  /** A graph, labels and a diffusion, made from a seed. */
  private final class Case {
    private static final int C = 3;
    final SimilarityGraph graph;
    final Labels labels;
    final EulerSpec spec;
    private final String text;
    private final Diffusion diffusion;

    Case(long seed, LabelRule rule) {
      Random random = new Random(seed);
      int n = 3 + random.nextInt(28);
      double[][] X = points(n, random);
      int k =
          switch (random.nextInt(4)) {
            case 0 -> 1;
            case 1 -> n + random.nextInt(5);
            default -> 1 + random.nextInt(6);
          };
      GraphSpec graphSpec =
          switch (random.nextInt(4)) {
            case 0 -> new GraphSpec(k, WidthRule.LOCAL, 0);
            case 1 ->
                new GraphSpec(
                    k,
                    WidthRule.FIXED,
                    Math.pow(10, random.nextInt(13) - 6)); // small ones make all weights underflow
            default -> new GraphSpec(k, WidthRule.GLOBAL, 0);
          };
      graph = TestGraphs.nearest(X, graphSpec);
      labels = TestGraphs.labels(n, C, random);
      Scheme scheme = random.nextInt(3) == 0 ? Scheme.IMPLICIT : Scheme.EXPLICIT;
      spec =
          new EulerSpec(
              STEPS[random.nextInt(STEPS.length)],
              DELTAS[random.nextInt(DELTAS.length)],
              scheme,
              LabelWeights.values()[random.nextInt(2)],
              rule,
              false);
      double sigmaF = SIGMAS[random.nextInt(SIGMAS.length)];
      diffusion = EulerDiffusion.anisotropic(spec, random.nextInt(4), sigmaF, diffusivity());
      text = "case " + seed + ", n " + n + ", " + graphSpec + ", " + spec + ", sigma-f " + sigmaF;
    }

    private double[][] points(int n, Random random) {
      double[][] X = TestGraphs.randomPoints(n, 1 + random.nextInt(3), random);
      int kind = random.nextInt(4);
      for (int i = 0; i < n; i++) {
        if (kind == 1 && i % 2 == 0) {
          X[i][0] += 1e3; // two clusters
        } else if (kind == 2 && i > 0 && random.nextBoolean()) {
          X[i] = X[random.nextInt(i)].clone();
        } else if (kind == 3 && i % 5 == 0) {
          X[i][0] += 1e6 * i; // far from all
        }
      }
      return X;
    }

    double[] run(Watcher watcher) {
      return diffusion.run(graph, labels, one, watcher).values();
    }

    /** sum_i d_i F_ic for each class, where a node without edges of weight counts as 1. */
    double[] mass(double[] F) {
      double[] mass = new double[C];
      for (int x = 0; x < F.length; x++) {
        double d = graph.degree()[x / C];
        mass[x % C] += (d > 0 ? d : 1) * F[x];
      }
      return mass;
    }

    @Override
    public String toString() {
      return text;
    }
  }
}
