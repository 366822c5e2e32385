package labeldiffusion.benchmark;

import java.io.IOException;
import labeldiffusion.neighbours.Neighbours;
import labeldiffusion.parallel.Workers;
import labeldiffusion.points.Points;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/** Approximate search for the neighbours of the first digits, on two threads. */
@State(Scope.Benchmark)
public class ApproximateKernels extends Kernels {
  @Param("20000")
  public int n;

  private Workers workers;
  private Points points;

  @Setup
  public void prepare() throws IOException {
    workers = new Workers(2);
    points = Digits.points(file(""), n);
  }

  @TearDown
  public void close() {
    workers.close();
  }

  @Benchmark
  public Neighbours approximate() {
    return Engine.approximate(points, Settings.K, workers).neighbours();
  }
}
