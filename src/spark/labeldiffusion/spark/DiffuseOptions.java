package labeldiffusion.spark;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.apache.spark.ml.param.Param;

/**
 * The words of a command line.
 *
 * @param format of the input: parquet, csv or libsvm
 * @param edges file of edges; empty if neighbours are searched for
 */
record DiffuseOptions(
    String input,
    String format,
    String edges,
    String label,
    String id,
    String output,
    LabelDiffusion estimator) {

  static final String HELP =
      """
      spark-submit --class labeldiffusion.spark.Diffuse labelDiffusion-spark.jar [options]
        --input FILE       table: .parquet, .csv with a header, or .libsvm; also .csv.gz
        --label NAME       column of labels; empty cells and numbers NaN are not labelled
        --output DIR       where the table with its new columns is written
        --format NAME      parquet, csv or libsvm (default: by the ending of the input)
        --id NAME          column of ids; needed with --edges
        --edges FILE       edges (src, dst, weight) instead of a neighbour graph
        -method NAME       ISOTROPIC, LINEAR, NONLINEAR, SMOOTH, LOCAL_MATCH, LGC or GRF
                           (default SMOOTH)
        -K N               number of neighbours (default 5)
        -steps N           number of steps, 0 for AUTO (default 0)
        -initial-steps N   isotropic steps before the others (default 20)
        -sigma-f X         relative width of the edges' diffusivity (default 0.3)
        -alpha X           share of the neighbours in LGC (default 0.99)
        -class-sizes S     FREE, EVEN, LABELS, AUTO or numbers (default AUTO)
        -label-weights S   BALANCED or ONE_HOT (default BALANCED)
        -label-rule S      CLAMP or RELEASE (default CLAMP)
        -blocks N          blocks of rows, 0 for two per core or more (default 0)
        -checkpoint DIR    folder for checkpoints that all machines can write
        -checkpoint-interval N
                           steps between two checkpoints (default 10)
        -recall X          share of true neighbours at which the search may stop (default 0.98)
        -leaf-rows N       rows that are searched at once (default 100000)
        -trees N           routing trees, two at least (default 3)\
      """;

  private static final Set<String> FORMATS = Set.of("parquet", "csv", "libsvm");

  private static final Set<String> FILES =
      Set.of("--input", "--label", "--output", "--id", "--edges", "--format");

  private static final Map<String, String> PARAMS = new LinkedHashMap<>();

  static {
    PARAMS.put("-method", "method");
    PARAMS.put("-K", "k");
    PARAMS.put("-steps", "steps");
    PARAMS.put("-initial-steps", "initialSteps");
    PARAMS.put("-sigma-f", "sigmaF");
    PARAMS.put("-alpha", "alpha");
    PARAMS.put("-class-sizes", "classSizes");
    PARAMS.put("-label-weights", "seeds");
    PARAMS.put("-label-rule", "labels");
    PARAMS.put("-blocks", "blocks");
    PARAMS.put("-checkpoint", "checkpointDir");
    PARAMS.put("-checkpoint-interval", "checkpointInterval");
    PARAMS.put("-trees", "trees");
    PARAMS.put("-leaf-rows", "leafRows");
    PARAMS.put("-recall", "recall");
  }

  static DiffuseOptions of(String[] words) {
    Map<String, String> files = new LinkedHashMap<>();
    LabelDiffusion estimator = new LabelDiffusion();
    for (int w = 0; w < words.length; w += 2) {
      String name = words[w];
      boolean isFile = FILES.contains(name);
      InvalidInput.require(
          isFile || PARAMS.containsKey(name), "unknown option '" + name + "'; see --help");
      InvalidInput.require(w + 1 < words.length, "option " + name + " needs a value");
      if (isFile) {
        files.put(name, words[w + 1]);
      } else {
        set(estimator, name, words[w + 1]);
      }
    }
    for (String needed : new String[] {"--input", "--label", "--output"}) {
      InvalidInput.require(
          files.containsKey(needed), "option " + needed + " is missing; see --help");
    }
    String format = files.getOrDefault("--format", format(files.get("--input")));
    InvalidInput.require(
        FORMATS.contains(format), "--format must be parquet, csv or libsvm, was '" + format + "'");
    String id = files.getOrDefault("--id", "");
    estimator.setLabelCol(files.get("--label")).setIdCol(id);
    return new DiffuseOptions(
        files.get("--input"),
        format,
        files.getOrDefault("--edges", ""),
        files.get("--label"),
        id,
        files.get("--output"),
        estimator);
  }

  /** The format that the name of a file says. */
  static String format(String file) {
    String plain = file.endsWith(".gz") ? file.substring(0, file.length() - 3) : file;
    String ending = plain.substring(plain.lastIndexOf('.') + 1);
    return FORMATS.contains(ending) ? ending : "parquet";
  }

  /** The type of a parameter is that of its default. */
  private static void set(LabelDiffusion estimator, String name, String text) {
    Param<Object> param = estimator.getParam(PARAMS.get(name));
    Object standard = estimator.getDefault(param).get();
    try {
      Object value =
          standard instanceof Integer
              ? (Object) Integer.valueOf(text)
              : standard instanceof Double ? (Object) Double.valueOf(text) : text;
      estimator.set(param, value);
    } catch (NumberFormatException e) {
      throw new InvalidInput("option " + name + " must be a number, was '" + text + "'");
    }
  }
}
