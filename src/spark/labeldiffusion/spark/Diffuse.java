package labeldiffusion.spark;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import labeldiffusion.parallel.Progress;
import org.apache.hadoop.fs.Path;
import org.apache.spark.SparkConf;
import org.apache.spark.ml.feature.VectorAssembler;
import org.apache.spark.ml.functions;
import org.apache.spark.sql.AnalysisException;
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
    } catch (Exception e) { // methods do not declare that they throw an AnalysisException
      if (!(e instanceof IllegalArgumentException || e instanceof AnalysisException)) {
        throw e;
      }
      System.err.println("labelDiffusion: " + e.getMessage());
      code = 1;
    }
    if (code != 0) {
      System.exit(code);
    }
  }

  /**
   * What was given to spark-submit, with the serializer that records need, and one file per task of
   * an exchange unless asked otherwise: where there are at most 200 blocks, Spark would open one
   * for every pair of blocks.
   */
  static SparkConf conf() {
    return new SparkConf()
        .set(LabelDiffusion.SERIALIZER, "org.apache.spark.serializer.JavaSerializer")
        .setIfMissing("spark.shuffle.sort.bypassMergeThreshold", "1");
  }

  /** Reads, fits, writes; returns the report. */
  static String run(SparkSession spark, DiffuseOptions options) {
    checkOutput(spark, options.output());
    Dataset<Row> read = read(spark, options.input(), options.format());
    String[] attributes = attributes(read.schema(), options);
    Dataset<Row> table = attributes.length == 0 ? read : withVectors(read, attributes);
    LabelDiffusion estimator = options.estimator().setProgress(new ProgressLine());
    LabelDiffusionModel model =
        options.edges().isEmpty()
            ? estimator.fit(table)
            : estimator.fit(table, read(spark, options.edges(), ""));
    Dataset<Row> answers = model.transform(table);
    if (attributes.length > 0 || options.format().equals("csv")) {
      answers = answers.drop("features");
    }
    if (options.format().equals("csv")) {
      answers
          .withColumn("probability", text("probability"))
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

  /** At once, because Spark would notice after the run. */
  private static void checkOutput(SparkSession spark, String output) {
    try {
      Path path = new Path(output);
      InvalidInput.require(
          !path.getFileSystem(spark.sparkContext().hadoopConfiguration()).exists(path),
          "--output must be a new folder, but '" + output + "' exists");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
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

  /** The assembler gets copies with plain names: it would take x.y for a field of x. */
  private static Dataset<Row> withVectors(Dataset<Row> table, String[] attributes) {
    String[] plain = new String[attributes.length];
    Column[] all = new Column[attributes.length + 1];
    all[attributes.length] = functions$.MODULE$.col("*");
    for (int a = 0; a < attributes.length; a++) {
      plain[a] = "labelDiffusion_" + a;
      all[a] = functions$.MODULE$.col("`" + attributes[a] + "`").as(plain[a]);
    }
    return new VectorAssembler()
        .setInputCols(plain)
        .setOutputCol("features")
        .setHandleInvalid("keep")
        .transform(table.select(all))
        .drop(plain);
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
