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

/** One step of each kind, on two threads. */
@State(Scope.Benchmark)
public class StepKernels extends Kernels {
  /** Stored lists, K, c. */
  @Param({"usps 5 2", "usps 10 2", "digits 5 10", "digits 10 10"})
  public String graph;

  private Workers workers;
  private Stepping stepping;

  @Setup
  public void prepare() throws IOException {
    String[] words = graph.split(" ");
    workers = new Workers(2);
    stepping =
        new Stepping(
            Stepping.graph(file(words[0] + ".lists"), Integer.parseInt(words[1]), true, workers),
            Integer.parseInt(words[2]),
            workers);
  }

  @TearDown
  public void close() {
    workers.close();
  }

  @Benchmark
  public double[] isotropic() {
    return stepping.isotropic();
  }

  @Benchmark
  public double[] edgeDiffusivity() {
    return stepping.edgeDiffusivity();
  }

  @Benchmark
  public double[] smooth() {
    return stepping.smooth();
  }

  @Benchmark
  public double[] localMatch() {
    return stepping.localMatch();
  }
}
