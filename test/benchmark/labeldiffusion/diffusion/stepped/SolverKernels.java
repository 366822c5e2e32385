package labeldiffusion.diffusion.stepped;

import java.io.IOException;
import java.util.Arrays;
import labeldiffusion.benchmark.Kernels;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.parallel.Workers;
import labeldiffusion.sparse.ConjugateGradient;
import labeldiffusion.sparse.Laplacian;
import labeldiffusion.sparse.LinearSystem;
import labeldiffusion.sparse.Solution;
import labeldiffusion.sparse.StoppingRule;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/** One iteration of conjugate gradients on the digits' graph: c = 10, K = 10, two threads. */
@State(Scope.Benchmark)
public class SolverKernels extends Kernels {
  private static final int ITERATIONS = 10;
  private static final int CLASSES = 10;

  /** A tolerance that ten iterations cannot reach, so that all ten are taken. */
  private static final StoppingRule RULE = new StoppingRule(1e-300, ITERATIONS);

  private Workers workers;
  private ConjugateGradient solver;
  private double[] X;

  @Setup
  public void prepare() throws IOException {
    workers = new Workers(2);
    SimilarityGraph graph = Stepping.graph(file("digits.lists"), 10, true, workers);
    double[] excess = Arrays.stream(graph.degree()).map(d -> 1.01 * d + 1e-9).toArray();
    double[] B = new double[graph.size() * CLASSES];
    for (int x = 0; x < B.length; x += 97) {
      B[x] = 1;
    }
    X = new double[B.length];
    Laplacian A = new Laplacian(graph.matrix(), excess);
    solver = new ConjugateGradient(new LinearSystem(A, B, CLASSES), workers);
  }

  @TearDown
  public void close() {
    workers.close();
  }

  @Benchmark
  @OperationsPerInvocation(ITERATIONS)
  public Solution conjugateGradientIteration() {
    Arrays.fill(X, 0);
    return solver.solve(X, RULE);
  }
}
