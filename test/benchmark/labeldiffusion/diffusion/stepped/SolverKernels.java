package labeldiffusion.diffusion.stepped;

import java.io.IOException;
import java.util.Arrays;
import labeldiffusion.benchmark.Kernels;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.parallel.Workers;
import labeldiffusion.sparse.ConjugateGradient;
import labeldiffusion.sparse.Solution;
import labeldiffusion.sparse.StoppingRule;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/**
 * One iteration of conjugate gradients on D (1 + e) - W of the digits, c = 10, K = 10, two threads.
 */
@State(Scope.Benchmark)
public class SolverKernels extends Kernels {
  private static final int ITERATIONS = 10;
  private static final int CLASSES = 10;

  /** A tolerance that ten iterations cannot reach, so that all ten are run. */
  private static final StoppingRule RULE = new StoppingRule(1e-300, ITERATIONS);

  private Workers workers;
  private SimilarityGraph graph;
  private ConjugateGradient solver;
  private double[] diagonal;
  private double[] B;
  private double[] X;

  @Setup
  public void prepare() throws IOException {
    workers = new Workers(2);
    graph = Stepping.graph(file("digits.lists"), 10, true, workers);
    solver = new ConjugateGradient(graph.rowStart(), graph.column(), CLASSES, workers);
    diagonal = Arrays.stream(graph.degree()).map(degree -> 1.01 * degree + 1e-9).toArray();
    B = new double[graph.size() * CLASSES];
    for (int x = 0; x < B.length; x += 97) {
      B[x] = 1;
    }
    X = new double[B.length];
  }

  @TearDown
  public void close() {
    workers.close();
  }

  @Benchmark
  @OperationsPerInvocation(ITERATIONS)
  public Solution conjugateGradientIteration() {
    Arrays.fill(X, 0);
    return solver.solve(diagonal, graph.weight(), B, X, RULE);
  }
}
