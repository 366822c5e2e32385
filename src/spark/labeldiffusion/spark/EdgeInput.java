package labeldiffusion.spark;

import java.util.Iterator;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import labeldiffusion.spark.blocks.Edges;
import org.apache.spark.api.java.JavaPairRDD;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.Optional;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.NumericType;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.storage.StorageLevel;
import scala.Tuple2;

/**
 * The edges of a given graph, which name nodes by their ids.
 *
 * @param edges with the numbers of the nodes, kept in memory
 * @param hash of all edges; independent of their order
 */
record EdgeInput(JavaRDD<Edges> edges, long hash) {

  static void check(StructType schema) {
    InputColumns.checkId(schema, "src");
    InputColumns.checkId(schema, "dst");
    DataType type = InputColumns.type(schema, "weight", "weight of an edge");
    InvalidInput.require(
        type instanceof NumericType,
        "the column 'weight' must hold numbers, holds " + type.simpleString());
  }

  static EdgeInput of(Dataset<Row> edges, Nodes nodes) {
    JavaPairRDD<String, Integer> number = nodes.numbers();
    JavaPairRDD<String, Tuple2<String, Double>> bySource =
        edges
            .select("src", "dst", "weight")
            .toJavaRDD()
            .mapToPair(row -> new Tuple2<>(id(row, 0), new Tuple2<>(id(row, 1), weight(row))));
    JavaRDD<Edges> numbered =
        bySource
            .leftOuterJoin(number)
            .mapToPair(
                e ->
                    new Tuple2<>(
                        e._2()._1()._1(),
                        new Tuple2<>(
                            known(e._1(), e._2()._2().isPresent() ? e._2()._2().get() : null),
                            e._2()._1()._2())))
            .leftOuterJoin(number)
            .mapPartitions(EdgeInput::pack)
            .persist(StorageLevel.MEMORY_AND_DISK());
    try {
      return new EdgeInput(numbered, numbered.map(Edges::hash).fold(0L, Long::sum));
    } catch (Exception e) {
      throw Numbering.cause(e);
    }
  }

  private static String id(Row row, int end) {
    InvalidInput.require(
        !row.isNullAt(end), () -> "edges must have two ends, but the row " + row + " has not");
    return row.get(end).toString();
  }

  private static double weight(Row row) {
    double weight = row.isNullAt(2) ? Double.NaN : ((Number) row.get(2)).doubleValue();
    InvalidInput.require(
        weight >= 0 && Double.isFinite(weight),
        () ->
            "weights of edges must be numbers of 0 or more, edge "
                + row.get(0)
                + " - "
                + row.get(1)
                + " has "
                + (row.isNullAt(2) ? "none" : weight));
    return weight;
  }

  private static int known(String id, Integer number) {
    InvalidInput.require(
        number != null,
        () -> "edges must join ids of the table of nodes, '" + id + "' is not among them");
    return number;
  }

  private static Iterator<Edges> pack(
      Iterator<Tuple2<String, Tuple2<Tuple2<Integer, Double>, Optional<Integer>>>> rows) {
    IntStream.Builder low = IntStream.builder();
    IntStream.Builder high = IntStream.builder();
    DoubleStream.Builder weight = DoubleStream.builder();
    rows.forEachRemaining(
        row -> {
          low.add(row._2()._1()._1());
          high.add(known(row._1(), row._2()._2().isPresent() ? row._2()._2().get() : null));
          weight.add(row._2()._1()._2());
        });
    return List.of(
            new Edges(low.build().toArray(), high.build().toArray(), weight.build().toArray()))
        .iterator();
  }
}
