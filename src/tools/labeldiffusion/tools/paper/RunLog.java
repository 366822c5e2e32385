package labeldiffusion.tools.paper;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import labeldiffusion.tools.log.LineLog;

/**
 * The results so far, kept in two files so that an interrupted experiment can continue. runs.csv
 * has one line per job with the chosen parameters; grid.csv has one line per setting tried.
 */
final class RunLog {
  private static final String JOB = "reading,set,split,system";

  /** Logs of the first grid, which had no K = 3, have other headers and are rejected. */
  private static final String SETTING = ",K (3 to 20),values";

  private static final String HEADER =
      JOB + SETTING + ",steps,validation error,test error,test errors at " + times();
  private static final String GRID_HEADER = JOB + SETTING + ",test errors at " + times();

  private final LineLog runs;
  private final LineLog grid;
  private final Map<Job, Line> lines = new LinkedHashMap<>();

  /** One system on one split of a data set. */
  record Job(Reading reading, String set, int split, PaperSystem system) {
    private static Job of(String[] words) {
      return new Job(
          Reading.valueOf(words[0]),
          words[1],
          Integer.parseInt(words[2]),
          PaperSystem.valueOf(words[3]));
    }

    @Override
    public String toString() {
      return reading + "," + set + "," + split + "," + system;
    }
  }

  /**
   * The result of a job.
   *
   * @param error on the test rows in per cent
   * @param curve the error with the chosen K and values at {@link SplitRun#TIMES}
   */
  record Line(
      Job job,
      int k,
      String values,
      int steps,
      double validationError,
      double error,
      double[] curve) {
    private static Line parse(String text) {
      String[] words = text.split(",", -1);
      return new Line(
          Job.of(words),
          Integer.parseInt(words[4]),
          words[5],
          Integer.parseInt(words[6]),
          Double.parseDouble(words[7]),
          Double.parseDouble(words[8]),
          numbers(words[9]));
    }

    @Override
    public String toString() {
      return String.format(
          Locale.ROOT,
          "%s,%d,%s,%d,%.6f,%.6f,%s",
          job,
          k,
          values,
          steps,
          validationError,
          error,
          text(curve));
    }
  }

  /** A setting tried for a job, and its test errors. */
  record GridLine(Job job, int k, String values, double[] curve) {
    private static GridLine parse(String text) {
      String[] words = text.split(",", -1);
      return new GridLine(Job.of(words), Integer.parseInt(words[4]), words[5], numbers(words[6]));
    }

    private String setting() {
      return job + "," + k + "," + values;
    }

    @Override
    public String toString() {
      return setting() + "," + text(curve);
    }
  }

  RunLog(Path folder) throws IOException {
    runs = new LineLog(folder.resolve("runs.csv"), HEADER);
    grid = new LineLog(folder.resolve("grid.csv"), GRID_HEADER);
    for (String text : runs.lines()) {
      Line line = Line.parse(text);
      lines.put(line.job, line);
    }
  }

  synchronized boolean has(Job job) {
    return lines.containsKey(job);
  }

  /** Writes the settings tried first: a job that is in runs.csv is complete in grid.csv. */
  synchronized void add(Line line, List<GridLine> tried) throws IOException {
    grid.append(tried.stream().map(GridLine::toString).toList());
    runs.append(List.of(line.toString()));
    lines.put(line.job, line);
  }

  /** The results of a system on a set, by split. */
  List<Line> of(Reading reading, PaperSet set, PaperSystem system) {
    return lines.values().stream()
        .filter(
            line ->
                line.job.reading == reading
                    && line.job.set.equals(set.title())
                    && line.job.system == system)
        .sorted(Comparator.comparingInt(line -> line.job.split))
        .toList();
  }

  /** All settings tried. A job that was interrupted and repeated appears once. */
  List<GridLine> grid() throws IOException {
    Map<String, GridLine> found = new LinkedHashMap<>();
    for (String text : grid.lines()) {
      GridLine line = GridLine.parse(text);
      found.put(line.setting(), line);
    }
    return new ArrayList<>(found.values());
  }

  private static String text(double[] numbers) {
    return Arrays.stream(numbers)
        .mapToObj(value -> String.format(Locale.ROOT, "%.4f", value))
        .collect(Collectors.joining(" "));
  }

  private static double[] numbers(String text) {
    return Arrays.stream(text.split(" ")).mapToDouble(Double::parseDouble).toArray();
  }

  private static String times() {
    return Arrays.stream(SplitRun.TIMES).mapToObj(String::valueOf).collect(Collectors.joining(" "));
  }
}
