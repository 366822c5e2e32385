package labeldiffusion.spark.cluster;

import org.apache.spark.ml.functions;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;

/**
 * Ten overlapping classes in 20 dimensions, made of hashes by expressions of Spark: any number of
 * rows on any number of machines, and always the same ones.
 */
public final class GeneratedTable {
  /** Spread of the classes' means; the noise has standard deviation 1. */
  private static final double SPREAD = 1.6;

  private GeneratedTable() {}

  /** Columns id, features and label; one row in {@code every} is labelled. */
  public static Dataset<Row> of(SparkSession spark, long n, int every, int partitions) {
    String mean = SPREAD + " * " + unit("1000003 + id % 10, j, 9");
    String noise =
        "2 * ("
            + unit("id, j, 1")
            + " + "
            + unit("id, j, 2")
            + " + "
            + unit("id, j, 3")
            + " - 1.5)";
    Dataset<Row> rows =
        spark
            .range(0, n, 1, partitions)
            .selectExpr(
                "id",
                "id % 10 as truth",
                "transform(sequence(0, 19), j -> " + mean + " + " + noise + ") as x",
                "if(id div 10 % " + every + " = 0, id % 10, null) as label");
    return rows.withColumn("features", functions.array_to_vector(rows.col("x"))).drop("x");
  }

  private static String unit(String of) {
    return "((xxhash64(" + of + ") & 1048575) / 1048576.0d)";
  }
}
