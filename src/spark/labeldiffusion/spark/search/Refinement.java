package labeldiffusion.spark.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import labeldiffusion.spark.blocks.IntIndex;
import labeldiffusion.spark.blocks.Parts;
import labeldiffusion.spark.blocks.Request;
import labeldiffusion.spark.blocks.SentEntries;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.function.Function2;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.storage.StorageLevel;

/**
 * Rounds over neighbours of neighbours (NN-descent, Dong, Moses and Li 2011) on blocks. In a round,
 * the rows near each row are compared with each other, unless they have been compared before. A
 * block learns whose lists its rows are in, fetches the rows of other blocks that it compares, and
 * sends what it finds for them to their blocks. Which rows are compared depends on the lists alone,
 * so the result does not depend on the number of blocks.
 */
final class Refinement {
  private final Broadcast<short[]> owner;
  private final Broadcast<Forest> forest;

  /**
   * @param owner the block of each node
   */
  Refinement(Broadcast<short[]> owner, Broadcast<Forest> forest) {
    this.owner = owner;
    this.forest = forest;
  }

  /** Better lists after the leaves were searched, kept in memory. */
  JavaRDD<ListBlock> first(JavaRDD<ListBlock> blocks) {
    Broadcast<short[]> home = owner;
    Broadcast<Forest> trees = forest;
    return round(
        blocks,
        (sets, ghosts) -> new LocalJoin(sets, ghosts).acrossLeaves(trees.value(), home.value()));
  }

  /** Better lists after another round, kept in memory. */
  JavaRDD<ListBlock> next(JavaRDD<ListBlock> blocks) {
    Broadcast<short[]> home = owner;
    return round(blocks, (sets, ghosts) -> new LocalJoin(sets, ghosts).ofNew(home.value()));
  }

  /** Better lists after a round that takes all rows of lists for new ones, kept in memory. */
  JavaRDD<ListBlock> again(JavaRDD<ListBlock> blocks) {
    return next(blocks.map(ListBlock::unsettled));
  }

  private JavaRDD<ListBlock> round(
      JavaRDD<ListBlock> blocks, Function2<JoinSets, List<SentGhosts>, LocalJoin.Joined> join) {
    int count = blocks.getNumPartitions();
    Broadcast<short[]> home = owner;
    JavaRDD<List<SentEntries>> reversed =
        Parts.exchange(blocks, block -> JoinSets.reversed(block, home.value(), count, false));
    JavaRDD<JoinSets> sets =
        keep(Parts.zip(blocks, reversed, (block, others) -> sets(block, others, home, count)));
    JavaRDD<List<Request>> requests =
        Parts.exchange(
            sets,
            part ->
                Request.forOthers(part.block().id(), Arrays.stream(part.member()), home.value()));
    JavaRDD<List<SentGhosts>> ghosts =
        Parts.exchange(Parts.pair(blocks, requests), part -> ghosts(part._1(), part._2()));
    JavaRDD<LocalJoin.Joined> joined = keep(Parts.zip(sets, ghosts, join));
    JavaRDD<List<SentOffers>> offers = Parts.exchange(joined, LocalJoin.Joined::offers);
    JavaRDD<ListBlock> refined = keep(Parts.zip(joined, offers, Refinement::accepted));
    refined.count();
    joined.unpersist(false);
    sets.unpersist(false);
    return refined;
  }

  private static <T> JavaRDD<T> keep(JavaRDD<T> data) {
    return data.persist(StorageLevel.MEMORY_AND_DISK());
  }

  private static JoinSets sets(
      ListBlock block, List<SentEntries> others, Broadcast<short[]> owner, int count) {
    List<SentEntries> own = JoinSets.reversed(block, owner.value(), count, true);
    return JoinSets.of(block, Stream.concat(own.stream(), others.stream()).toList());
  }

  private static List<SentGhosts> ghosts(ListBlock block, List<Request> requests) {
    IntIndex row = new IntIndex(block.rows().node());
    List<SentGhosts> sent = new ArrayList<>();
    for (Request request : requests) {
      int[] rows = row.of(request.nodes());
      float[] reach = new float[rows.length];
      for (int r = 0; r < rows.length; r++) {
        reach[r] = block.lists().reach(rows[r]);
      }
      sent.add(new SentGhosts(block.id(), request.from(), block.rows().rows(rows), reach));
    }
    return sent;
  }

  private static ListBlock accepted(LocalJoin.Joined joined, List<SentOffers> offers) {
    ListBlock block = joined.block();
    NearestRows best = block.lists().copy();
    IntIndex row = new IntIndex(block.rows().node());
    for (SentOffers sent : offers) {
      int next = 0;
      for (int r = 0; r < sent.node().length; r++) {
        int i = row.of(sent.node()[r]);
        for (int end = next + sent.count()[r]; next < end; next++) {
          best.offer(i, sent.index()[next], sent.squared()[next]);
        }
      }
    }
    return new ListBlock(block.id(), block.rows(), best);
  }
}
