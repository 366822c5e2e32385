package labeldiffusion.tools.operators;

import java.util.Arrays;
import java.util.Random;
import labeldiffusion.diffusion.stepped.ConsistentDiffusivity;
import labeldiffusion.diffusion.stepped.Diffusivity;
import labeldiffusion.diffusion.stepped.DiffusivityContext;
import labeldiffusion.diffusion.stepped.NonlinearDiffusivity;
import labeldiffusion.graph.GraphSpec;
import labeldiffusion.graph.KernelWidth;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.graph.WidthRule;
import labeldiffusion.neighbours.KnownLists;
import labeldiffusion.neighbours.Neighbours;
import labeldiffusion.neighbours.Search;
import labeldiffusion.neighbours.SearchSpec;
import labeldiffusion.parallel.Progress;
import labeldiffusion.parallel.Workers;
import labeldiffusion.points.Points;

/**
 * How far the discrete operators are from the continuous one on n evenly spread points. K grows as
 * n^(2/3) on curves and n^(3/5) on surfaces, so that K tends to infinity and K / n to 0.
 */
final class Convergence {
  /** sigma_f^2 relative to the mean squared gradient. */
  private static final double RELATIVE = 1;

  private static final double NU = ConsistentDiffusivity.LEAST_DEFAULT;

  private Convergence() {}

  /**
   * Errors relative to the size of the limit, root mean squares over the points.
   *
   * @param consistent distance of L^{D^C} from the limit of D^C
   * @param perEdge distance of L^D from the limit of D^C
   * @param perEdgeOwn distance of L^D from its own limit
   * @param limits distance of the two limits
   */
  record Errors(int k, double consistent, double perEdge, double perEdgeOwn, double limits) {}

  static int neighbours(Manifold manifold, int n) {
    return (int)
        Math.round(
            manifold.dimension == 1 ? 0.5 * Math.pow(n, 2.0 / 3) : 0.45 * Math.pow(n, 3.0 / 5));
  }

  static Errors measure(Manifold manifold, int n, long seed, Workers workers) {
    double[][] X = manifold.sample(n, new Random(seed));
    int k = neighbours(manifold, n);
    SimilarityGraph graph = graph(Points.of(X), k, workers);
    double[] F = Arrays.stream(X).mapToDouble(x -> x[0]).toArray();
    double[] f = Arrays.stream(X).mapToDouble(manifold::f).toArray();
    double R = manifold.radius((double) k / n);
    DiffusivityContext context = DiffusivityContext.of(graph, 1, F, RELATIVE, workers);
    Diffusivity tensors = new ConsistentDiffusivity(manifold.dimension, NU);
    double[] consistent = operator(graph, tensors.on(context).at(F), f, R);
    double[] perEdge = operator(graph, new NonlinearDiffusivity().on(context).at(F), f, R);
    double[] limit = limit(manifold, X, true);
    double[] ownLimit = limit(manifold, X, false);
    return new Errors(
        k,
        error(consistent, limit),
        error(perEdge, limit),
        error(perEdge, ownLimit),
        error(ownLimit, limit));
  }

  private static SimilarityGraph graph(Points points, int k, Workers workers) {
    Neighbours nearest =
        new SearchSpec(Search.EXACT, 1)
            .find(KnownLists.none(points.size()), points, k, workers, Progress.NONE)
            .neighbours();
    KernelWidth width = KernelWidth.of(new GraphSpec(k, WidthRule.GLOBAL, 0), nearest);
    return SimilarityGraph.of(points, nearest, width, workers);
  }

  /** -(2 / R^2) L^D f. */
  private static double[] operator(SimilarityGraph graph, double[] wD, double[] f, double R) {
    double[] result = new double[f.length];
    for (int i = 0; i < f.length; i++) {
      double sum = 0;
      for (int p = graph.rowStart()[i]; p < graph.rowStart()[i + 1]; p++) {
        sum += wD[p] * (f[graph.column()[p]] - f[i]);
      }
      result[i] = 2 / (R * R) * sum / graph.degree()[i];
    }
    return result;
  }

  private static double[] limit(Manifold manifold, double[][] X, boolean isConsistent) {
    LimitTensor tensor = new LimitTensor(manifold, RELATIVE, NU, isConsistent);
    return Arrays.stream(X)
        .mapToDouble(x -> manifold.operator(x, tensor.at(manifold.squaredGradient(x))))
        .toArray();
  }

  private static double error(double[] found, double[] limit) {
    double squares = 0;
    double size = 0;
    for (int i = 0; i < found.length; i++) {
      squares += (found[i] - limit[i]) * (found[i] - limit[i]);
      size += limit[i] * limit[i];
    }
    return Math.sqrt(squares / size);
  }
}
