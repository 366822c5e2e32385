package labeldiffusion.spark.steps;

import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import org.apache.spark.SparkContext;
import org.apache.spark.api.java.JavaRDD;
import scala.jdk.javaapi.CollectionConverters;

/**
 * Where the blocks are kept. After a machine was lost, the others hold its blocks; Spark runs tasks
 * where their blocks are, so that a machine that joins later would have nothing to do.
 */
final class Spread {
  private final List<JavaRDD<?>> kept;
  private final Supplier<Set<String>> machines;
  private Set<String> known;

  Spread(List<JavaRDD<?>> kept, Supplier<Set<String>> machines) {
    this.kept = kept;
    this.machines = machines;
    known = machines.get();
  }

  /**
   * @param kept data sets that stay in memory during a run, before those that are made of them
   */
  static Spread of(List<JavaRDD<?>> kept) {
    SparkContext spark = kept.get(0).context();
    return new Spread(
        kept,
        () -> Set.copyOf(CollectionConverters.asJava(spark.getExecutorMemoryStatus()).keySet()));
  }

  /** Makes the data sets again, on all machines, if some have joined. */
  void renew() {
    Set<String> now = machines.get();
    if (!known.containsAll(now)) {
      kept.forEach(data -> data.unpersist(true));
      kept.forEach(SteppedRun::keep);
      kept.forEach(JavaRDD::count);
    }
    known = now;
  }
}
