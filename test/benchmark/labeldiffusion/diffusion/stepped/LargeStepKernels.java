package labeldiffusion.diffusion.stepped;

import java.io.IOException;
import labeldiffusion.benchmark.Kernels;
import labeldiffusion.parallel.Workers;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/**
 * A step on a graph larger than any cache: shows the effect of node order and of a second thread. K
 * = 10, c = 10.
 */
@State(Scope.Benchmark)
public class LargeStepKernels extends Kernels {
  @Param({"true", "false"})
  public boolean breadthFirst;

  @Param({"1", "2"})
  public int threads;

  private Workers workers;
  private Stepping stepping;

  @Setup
  public void prepare() throws IOException {
    workers = new Workers(threads);
    stepping =
        new Stepping(Stepping.graph(file("million.lists"), 10, breadthFirst, workers), 10, workers);
  }

  @TearDown
  public void close() {
    workers.close();
  }

  @Benchmark
  public double[] isotropic() {
    return stepping.isotropic();
  }
}
