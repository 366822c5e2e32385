package labeldiffusion;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;

import java.util.Random;
import java.util.function.Function;
import labeldiffusion.diffusion.Diffusion;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.diffusion.stepped.EulerDiffusion;
import labeldiffusion.diffusion.stepped.EulerSpec;
import labeldiffusion.diffusion.stepped.LabelRule;
import labeldiffusion.diffusion.stepped.Scheme;
import labeldiffusion.graph.GraphSpec;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.graph.WidthRule;
import labeldiffusion.labels.LabelWeights;
import labeldiffusion.labels.Labels;
import labeldiffusion.neighbours.Neighbours;
import labeldiffusion.neighbours.exact.ExactSearch;
import labeldiffusion.parallel.Workers;
import labeldiffusion.points.Points;
import org.junit.Test;

/**
 * One, two and four threads give the same bits, on a graph large enough to be divided into several
 * blocks. The tests of the diffusivities check the explicit steps.
 */
public class ThreadsTest extends SilentTestCase {
  private static final int N = 3000;
  private static final int K = 10;
  private static final int C = 5;

  private static final double[][] X = TestGraphs.randomPoints(N, 4, new Random(1));
  private static final SimilarityGraph GRAPH = TestGraphs.nearest(X, K);
  private static final Labels LABELS = TestGraphs.labels(N, C, new Random(2));
  private static final EulerSpec SPEC =
      new EulerSpec(10, 1, Scheme.IMPLICIT, LabelWeights.BALANCED, LabelRule.CLAMP, false);

  @Test
  public void searchIsTheSame() {
    Function<Workers, Neighbours> search =
        some -> ExactSearch.search(Points.of(X), K, some, Watcher.NONE);
    Neighbours one = with(1, search);
    for (int threads : new int[] {2, 4}) {
      assertArrayEquals(one.index(), with(threads, search).index());
      assertArrayEquals(one.squared(), with(threads, search).squared(), 0);
    }
  }

  @Test
  public void graphIsTheSame() {
    for (WidthRule scale : new WidthRule[] {WidthRule.GLOBAL, WidthRule.LOCAL}) {
      Function<Workers, SimilarityGraph> build =
          some -> TestGraphs.nearest(X, new GraphSpec(K, scale, 0), some);
      SimilarityGraph one = with(1, build);
      for (int threads : new int[] {2, 4}) {
        SimilarityGraph other = with(threads, build);
        assertArrayEquals(one.column(), other.column());
        assertArrayEquals(one.weight(), other.weight(), 0);
        assertArrayEquals(one.degree(), other.degree(), 0);
      }
    }
  }

  @Test
  public void implicitStepsAreTheSame() {
    assertSame(EulerDiffusion.isotropic(SPEC));
  }

  private static void assertSame(Diffusion diffusion) {
    double[] one = with(1, some -> diffusion.run(GRAPH, LABELS, some, Watcher.NONE)).values();
    for (int threads : new int[] {2, 4}) {
      double[] other =
          with(threads, some -> diffusion.run(GRAPH, LABELS, some, Watcher.NONE)).values();
      for (int x = 0; x < one.length; x++) {
        assertEquals(Double.doubleToLongBits(one[x]), Double.doubleToLongBits(other[x]));
      }
    }
  }

  private static <T> T with(int threads, Function<Workers, T> work) {
    try (Workers some = new Workers(threads)) {
      return work.apply(some);
    }
  }
}
