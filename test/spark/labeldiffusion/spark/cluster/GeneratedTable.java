package labeldiffusion.spark.cluster;

import org.apache.spark.ml.functions;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;

/**
 * Ten overlapping classes, made of hashes by expressions of Spark: any number of rows on any number
 * of machines, and always the same ones. Rows have 20 numbers but 8 degrees of freedom, because
 * real data has fewer degrees of freedom than attributes; all classes share them, so the classes
 * are connected.
 */
public final class GeneratedTable {
  /** Spread of the classes' means; the noise within a class has standard deviation 1. */
  private static final double SPREAD = 3;

  private static final double NOISE = 0.02;

  private GeneratedTable() {}

  /** Columns id, truth, features and label; one row of each class in {@code every} is labelled. */
  public static Dataset<Row> of(SparkSession spark, long n, int every, int partitions) {
    String z = SPREAD + "d * " + unit("1000003 + id % 10, f, 9") + " + " + normal("id, f");
    String along = "z[f] * (" + unit("77, f, j") + " - 0.5d)";
    Dataset<Row> latent =
        spark
            .range(0, n, 1, partitions)
            .selectExpr("id", "transform(sequence(0, 7), f -> " + z + ") as z");
    // a data set of its own: otherwise Spark would compute z again for each of its uses
    Dataset<Row> rows =
        spark
            .createDataFrame(latent.toJavaRDD(), latent.schema())
            .selectExpr(
                "id",
                "id % 10 as truth",
                "transform(sequence(0, 19), j -> aggregate(sequence(0, 7), "
                    + NOISE
                    + "d * "
                    + normal("id, 100 + j")
                    + ", (s, f) -> s + "
                    + along
                    + ")) as x",
                "if(id div 10 % " + every + " = 0, id % 10, null) as label");
    return rows.withColumn("features", functions.array_to_vector(rows.col("x"))).drop("x");
  }

  private static String unit(String of) {
    return "((xxhash64(" + of + ") & 1048575) / 1048576.0d)";
  }

  /** About normal: the sum of three uniform numbers, with mean 0 and standard deviation 1. */
  private static String normal(String of) {
    return "2 * ("
        + unit(of + ", 1")
        + " + "
        + unit(of + ", 2")
        + " + "
        + unit(of + ", 3")
        + " - 1.5d)";
  }
}
