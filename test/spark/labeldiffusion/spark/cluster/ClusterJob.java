package labeldiffusion.spark.cluster;

import java.util.Locale;
import labeldiffusion.parallel.Progress;
import labeldiffusion.spark.LabelDiffusion;
import labeldiffusion.spark.LabelDiffusionModel;
import org.apache.spark.ml.functions;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SaveMode;
import org.apache.spark.sql.SparkSession;

/** A driver of its own: fits a generated table and prints a hash of all answers. */
public final class ClusterJob {
  public static final String TABLE = "table 1";
  public static final String ANSWER = "answer ";
  public static final String SECONDS = "seconds ";

  /** About the number of rows that an executor with 1,500 MB sorts at once. */
  private static final long PARTITION = 100_000;

  private ClusterJob() {}

  /**
   * @param words master, rows, method, steps, rows per leaf, blocks, folder for checkpoints; the
   *     table is generated beside it unless it is there
   */
  public static void main(String[] words) {
    SparkSession spark = SparkSession.builder().master(words[0]).appName("job").getOrCreate();
    spark.sparkContext().setLogLevel("OFF");
    long n = Long.parseLong(words[1]);
    LabelDiffusion estimator =
        estimator(words[2], Integer.parseInt(words[3]), Integer.parseInt(words[4]))
            .setBlocks(Integer.parseInt(words[5]))
            .setCheckpointDir(words[6])
            .setProgress((phase, done, total) -> System.out.println(phase + " " + done));
    // from a file, as users have it: to generate a row takes longer than to read it
    String file = words[6] + "-table";
    table(spark, n).write().mode(SaveMode.Ignore).parquet(file);
    System.out.println(TABLE);
    long start = System.nanoTime();
    System.out.println(ANSWER + answers(spark.read().parquet(file), estimator));
    System.out.printf(Locale.ROOT, SECONDS + "%.0f%n", (System.nanoTime() - start) / 1e9);
    spark.stop();
  }

  /** How many isotropic steps are made before this many others. */
  public static int initialSteps(int steps) {
    return Math.min(20, steps);
  }

  static LabelDiffusion estimator(String method, int steps, int leafRows) {
    return new LabelDiffusion()
        .setIdCol("id")
        .setMethod(method)
        .setInitialSteps(initialSteps(steps))
        .setSteps(steps)
        .setK(10)
        .setLeafRows(leafRows)
        .setProgress(Progress.NONE);
  }

  static Dataset<Row> table(SparkSession spark, long n) {
    int partitions = (int) Math.max(8, n / PARTITION);
    spark.conf().set("spark.sql.shuffle.partitions", partitions);
    return GeneratedTable.of(spark, n, 100, partitions);
  }

  /** A hash of the probabilities of all rows, and the share of right answers. */
  static String answers(Dataset<Row> table, LabelDiffusion estimator) {
    LabelDiffusionModel model = estimator.fit(table);
    System.out.println(model.report());
    Dataset<Row> answers = model.transform(table);
    Row all =
        answers
            .withColumn("p", functions.vector_to_array(answers.col("probability"), "float64"))
            .selectExpr(
                "bit_xor(xxhash64(id, p))", "avg(if(prediction = truth, 1.0d, 0.0d))", "count(*)")
            .first();
    return String.format(
        Locale.ROOT,
        "%016x of %d rows, %.4f right",
        all.getLong(0),
        all.getLong(2),
        all.getDouble(1));
  }
}
