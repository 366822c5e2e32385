package labeldiffusion.spark;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import labeldiffusion.parallel.Progress;
import org.apache.spark.SparkConf;
import org.apache.spark.ml.feature.VectorAssembler;
import org.apache.spark.ml.functions;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.functions$;
import org.apache.spark.sql.types.NumericType;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;

/**
 * Labels a table from the command line:
 *
 * <pre>
 * spark-submit --class labeldiffusion.spark.Diffuse labelDiffusion-spark.jar \
 *     --input rows.parquet|csv|libsvm --label class --output DIR [options]
 * </pre>
 */
public final class Diffuse {
  private Diffuse() {}

  public static void main(String[] words) {
    if (words.length == 0 || words[0].equals("--help")) {
      System.out.println(DiffuseOptions.HELP);
      return;
    }
    int code = 0;
    try {
      DiffuseOptions options = DiffuseOptions.of(words);
      SparkSession spark =
          SparkSession.builder().config(conf()).appName("labelDiffusion").getOrCreate();
      spark.sparkContext().setLogLevel("WARN");
      System.out.println(run(spark, options));
      spark.stop();
    } catch (IllegalArgumentException e) {
      System.err.println("labelDiffusion: " + e.getMessage());
      code = 1;
    }
    if (code != 0) {
      System.exit(code);
    }
  }

  /**
   * What was given to spark-submit, and one file per task of an exchange unless asked otherwise:
   * where there are at most 200 blocks, Spark would open one for every pair of blocks.
   */
  static SparkConf conf() {
    return new SparkConf().setIfMissing("spark.shuffle.sort.bypassMergeThreshold", "1");
  }

  /** Reads, fits, writes; returns the report. */
  static String run(SparkSession spark, DiffuseOptions options) {
    Dataset<Row> read = read(spark, options.input(), options.format());
    String[] attributes = attributes(read.schema(), options);
    Dataset<Row> table = attributes.length == 0 ? read : withVectors(read, attributes);
    LabelDiffusion estimator = options.estimator().setProgress(new ProgressLine());
    LabelDiffusionModel model =
        options.edges().isEmpty()
            ? estimator.fit(table)
            : estimator.fit(table, read(spark, options.edges(), ""));
    Dataset<Row> answers = model.transform(table);
    if (options.format().equals("csv")) {
      answers
          .withColumn("probability", text("probability"))
          .drop("features")
          .write()
          .option("header", "true")
          .csv(options.output());
    } else {
      answers.write().parquet(options.output());
    }
    return model.report()
        + (attributes.length == 0 ? "" : line("attributes", String.join(", ", attributes)) + "\n")
        + line("output", options.output());
  }

  private static String line(String name, String value) {
    return String.format(Locale.ROOT, "%-18s%s", name, value);
  }

  /** The numbers of a vector, separated by blanks. */
  private static Column text(String column) {
    return functions$.MODULE$.array_join(
        functions.vector_to_array(functions$.MODULE$.col(column), "float64").cast("array<string>"),
        " ");
  }

  private static Dataset<Row> read(SparkSession spark, String file, String given) {
    String format = given.isEmpty() ? DiffuseOptions.format(file) : given;
    return switch (format) {
      case "csv" -> spark.read().option("header", "true").option("inferSchema", "true").csv(file);
      case "libsvm" -> spark.read().format("libsvm").load(file);
      default -> spark.read().parquet(file);
    };
  }

  /** The numeric columns that become a vector: none if the table has vectors or needs none. */
  private static String[] attributes(StructType schema, DiffuseOptions options) {
    if (!options.edges().isEmpty() || List.of(schema.fieldNames()).contains("features")) {
      return new String[0];
    }
    String[] numbers =
        Arrays.stream(schema.fields())
            .filter(field -> field.dataType() instanceof NumericType)
            .map(StructField::name)
            .filter(name -> !name.equals(options.label()) && !name.equals(options.id()))
            .toArray(String[]::new);
    InvalidInput.require(
        numbers.length > 0,
        "the input must have numeric columns or a column of vectors 'features'");
    return numbers;
  }

  private static Dataset<Row> withVectors(Dataset<Row> table, String[] attributes) {
    return new VectorAssembler()
        .setInputCols(attributes)
        .setOutputCol("features")
        .setHandleInvalid("keep")
        .transform(table);
  }

  /** One line that says how far the run is. */
  static final class ProgressLine implements Progress {
    private String last = "";

    @Override
    public void at(String phase, int done, int total) {
      String line =
          String.format(
              Locale.ROOT, "%s %d %%", phase, Math.round(100.0 * done / Math.max(1, total)));
      if (!line.equals(last)) {
        System.err.print("\r" + line + (done == total ? "\n" : " "));
        System.err.flush();
        last = line;
      }
    }
  }
}
