package labeldiffusion.spark.blocks;

import java.util.Arrays;
import java.util.List;
import java.util.SortedMap;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.broadcast.Broadcast;
import scala.Tuple2;

/** Makes blocks of the rows of a graph. */
public final class BlockBuilder {
  private BlockBuilder() {}

  /**
   * The blocks of a graph: rows of the ghosts are fetched from their owners, and every block learns
   * what the others need of it.
   *
   * @param rows the rows of each block
   * @param owner the block of each node
   */
  public static JavaRDD<Block> build(
      JavaRDD<GraphRows> rows, Broadcast<short[]> owner, Ghosts kind) {
    JavaRDD<List<Request>> asked =
        Parts.exchange(
            numbered(rows),
            part -> Request.forOthers(part._1(), Arrays.stream(part._2().column()), owner.value()));
    JavaRDD<List<Answer>> answers =
        Parts.exchange(
            Parts.pair(rows, asked),
            part ->
                part._2().stream()
                    .map(r -> new Answer(r.to(), r.from(), part._1().of(r.nodes())))
                    .toList());
    JavaRDD<Block> blocks =
        Parts.zip(
            numbered(rows),
            answers,
            (part, ghosts) -> block(part._1(), part._2(), joined(ghosts), kind, owner.value()));
    JavaRDD<List<Request>> needed = Parts.exchange(blocks, Block::requests);
    return Parts.zip(blocks, needed, Block::answering);
  }

  private static JavaRDD<Tuple2<Integer, GraphRows>> numbered(JavaRDD<GraphRows> rows) {
    return rows.mapPartitionsWithIndex(
        (b, it) -> List.of(new Tuple2<>(b, it.next())).iterator(), true);
  }

  /** All answers as one table, in the order of their senders. */
  private static GraphRows joined(List<Answer> answers) {
    List<GraphRows> all = answers.stream().map(Answer::rows).toList();
    int[] start = new int[all.stream().mapToInt(GraphRows::size).sum() + 1];
    int row = 0;
    for (GraphRows rows : all) {
      for (int r = 0; r < rows.size(); r++, row++) {
        start[row + 1] = start[row] + rows.start()[r + 1] - rows.start()[r];
      }
    }
    return new GraphRows(
        all.stream().flatMapToInt(r -> Arrays.stream(r.node())).toArray(),
        all.stream().flatMapToInt(r -> Arrays.stream(r.label())).toArray(),
        start,
        all.stream().flatMapToInt(r -> Arrays.stream(r.near())).toArray(),
        all.stream().flatMapToInt(r -> Arrays.stream(r.column())).toArray(),
        all.stream().flatMapToDouble(r -> Arrays.stream(r.weight())).toArray());
  }

  private static Block block(int id, GraphRows own, GraphRows ghosts, Ghosts kind, short[] owner) {
    LocalNumbers numbers = LocalNumbers.of(own, ghosts, kind);
    LocalRows rows = LocalRowsBuilder.build(own, ghosts, numbers, kind);
    int[] outside = Arrays.copyOfRange(rows.number(), rows.own(), rows.size());
    SortedMap<Integer, int[]> sources = Positions.by(outside.length, r -> owner[outside[r]]);
    int[][] local =
        sources.values().stream()
            .map(positions -> Arrays.stream(positions).map(r -> rows.own() + r).toArray())
            .toArray(int[][]::new);
    int[] from = sources.keySet().stream().mapToInt(b -> b).toArray();
    return new Block(id, rows, from, local);
  }
}
