package labeldiffusion.spark.cluster;

import java.util.Locale;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.spark.ml.functions;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;

/**
 * Ten overlapping classes, made by expressions of Spark, so that machines need no class of ours:
 * any number of rows, and always the same ones for the same number of partitions. Rows have 20
 * numbers but 8 degrees of freedom, because real data has fewer degrees of freedom than attributes;
 * all classes share them, so the classes are connected.
 */
public final class GeneratedTable {
  private static final int CLASSES = 10;
  private static final int FREEDOM = 8;
  private static final int COLUMNS = 20;

  /** Spread of the classes' means; the noise within a class has standard deviation 1. */
  private static final double SPREAD = 3;

  private static final double NOISE = 0.02;

  private GeneratedTable() {}

  /** Columns id, truth, features and label; one row of each class in {@code every} is labelled. */
  public static Dataset<Row> of(SparkSession spark, long n, int every, int partitions) {
    Random random = new Random(1);
    Dataset<Row> latent =
        spark
            .range(0, n, 1, partitions)
            .selectExpr(
                Stream.concat(
                        Stream.of("id"),
                        IntStream.range(0, FREEDOM)
                            .mapToObj(f -> mean(random) + " + randn(" + f + ") as z" + f))
                    .toArray(String[]::new));
    String x =
        IntStream.range(0, COLUMNS)
            .mapToObj(j -> along(random) + number(NOISE) + " * randn(" + (FREEDOM + j) + ")")
            .collect(Collectors.joining(", "));
    Dataset<Row> rows =
        latent.selectExpr(
            "id",
            "id % " + CLASSES + " as truth",
            "array(" + x + ") as x",
            "if(id div 10 % " + every + " = 0, id % " + CLASSES + ", null) as label");
    return rows.withColumn("features", functions.array_to_vector(rows.col("x"))).drop("x");
  }

  /** The mean of a row's class in one degree of freedom. */
  private static String mean(Random random) {
    return random
        .doubles(CLASSES)
        .mapToObj(u -> number(SPREAD * u))
        .collect(Collectors.joining(", ", "array(", ")[id % " + CLASSES + "]"));
  }

  /** Where the degrees of freedom lead in one column. */
  private static String along(Random random) {
    return IntStream.range(0, FREEDOM)
        .mapToObj(f -> number(random.nextDouble() - 0.5) + " * z" + f + " + ")
        .collect(Collectors.joining());
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, "%.6fd", value);
  }
}
