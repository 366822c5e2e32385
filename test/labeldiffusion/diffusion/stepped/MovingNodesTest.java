package labeldiffusion.diffusion.stepped;

import static org.junit.Assert.assertEquals;

import java.util.Arrays;
import java.util.function.IntPredicate;
import labeldiffusion.SilentTestCase;
import labeldiffusion.TestGraphs;
import labeldiffusion.graph.SimilarityGraph;
import org.junit.Test;

/** A path of three nodes with scores 0, 1, 3 and weights 1. {@link EdgeKernels} too. */
public class MovingNodesTest extends SilentTestCase {
  private static final IntPredicate ALL = i -> true;
  private static final double[] SCORES = {0, 1, 3};

  private final SimilarityGraph path = TestGraphs.path(3);

  private double share(double[] F, double[] wD, IntPredicate isFree) {
    MovingNodes nodes = new MovingNodes(path, 1);
    nodes.count(F, wD, isFree, 0, 1);
    nodes.count(F, wD, isFree, 1, 3);
    return nodes.share();
  }

  /** 0.5 * 1 + 0.25 * 2. */
  @Test
  public void aNodeMovesByItsWeightsAndDifferences() {
    EdgeKernels kernels = new EdgeKernels(path, 1);
    assertEquals(1, kernels.movement(SCORES, weightsOf(0.5, 0.25), 1), 0);
    assertEquals(0.5, kernels.movement(SCORES, weightsOf(0.5, 0.25), 0), 0);
  }

  /** Weights of the edges 0 - 1 and 1 - 2, by position. */
  private double[] weightsOf(double first, double second) {
    double[] v = new double[4];
    for (int i = 0; i < 3; i++) {
      for (int p = path.rowStart()[i]; p < path.rowStart()[i + 1]; p++) {
        v[p] = i + path.column()[p] == 1 ? first : second;
      }
    }
    return v;
  }

  @Test
  public void allMoveIfAThousandthOfTheirWeightsIsLeft() {
    assertEquals(1, share(SCORES, weightsOf(1.1e-3, 1.1e-3), ALL), 0);
    assertEquals(0, share(SCORES, weightsOf(0.9e-3, 0.9e-3), ALL), 0);
  }

  /** The last node's only edge is nearly cut. */
  @Test
  public void nodesBehindACutDoNotMove() {
    assertEquals(2 / 3.0, share(SCORES, weightsOf(1, 1e-6), ALL), 1e-15);
    assertEquals("of nodes 1 and 2", 0.5, share(SCORES, weightsOf(1, 1e-6), i -> i > 0), 0);
  }

  /** Nothing can move on constant scores, whatever the weights: none is held back. */
  @Test
  public void nodesThatNothingWouldMoveDoNotCount() {
    double[] constant = new double[3];
    Arrays.fill(constant, 0.5);
    assertEquals(1, share(constant, weightsOf(1e-9, 1e-9), ALL), 0);
    assertEquals(1, share(new double[] {1, 1, 2}, weightsOf(1, 1), ALL), 0);
  }
}
