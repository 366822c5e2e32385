package labeldiffusion.spark.blocks;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.function.Function;
import org.apache.spark.api.java.function.Function2;
import scala.Tuple2;

/** Data sets with one element per partition: element b belongs to block b. */
public final class Parts {
  private Parts() {}

  /** f(a, b) of the elements of each block. */
  public static <A, B, R> JavaRDD<R> zip(
      JavaRDD<A> first, JavaRDD<B> second, Function2<A, B, R> f) {
    return first.zipPartitions(second, (a, b) -> one(f.call(a.next(), b.next())));
  }

  /** Both elements of each block. */
  public static <A, B> JavaRDD<Tuple2<A, B>> pair(JavaRDD<A> first, JavaRDD<B> second) {
    return zip(first, second, Tuple2::new);
  }

  /**
   * What every block receives, in the order of the senders, so that nothing depends on the order in
   * which it arrives.
   */
  public static <A, M extends Sent> JavaRDD<List<M>> exchange(
      JavaRDD<A> parts, Function<A, List<M>> send) {
    return gather(parts, send, parts.getNumPartitions());
  }

  /** As {@link #exchange}, to another number of blocks. */
  public static <A, M extends Sent> JavaRDD<List<M>> gather(
      JavaRDD<A> parts, Function<A, List<M>> send, int blocks) {
    return parts
        .flatMapToPair(
            part -> send.call(part).stream().map(sent -> new Tuple2<>(sent.to(), sent)).iterator())
        .partitionBy(new BlockPartitioner(blocks))
        .mapPartitions(
            received -> {
              List<M> all = new ArrayList<>();
              received.forEachRemaining(sent -> all.add(sent._2()));
              all.sort(Comparator.comparingInt(Sent::from));
              return one(all);
            });
  }

  private static <R> Iterator<R> one(R element) {
    return List.of(element).iterator();
  }
}
