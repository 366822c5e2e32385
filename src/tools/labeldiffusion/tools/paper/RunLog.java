package labeldiffusion.tools.paper;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * What has been run, kept in a file line by line, so that an interrupted experiment goes on where
 * it was. A line is one system on one split with the parameters that were chosen; a second file has
 * a line for everything that was tried.
 */
final class RunLog {
  private static final String HEADER =
      "reading,set,split,system,K,values,steps,validation error,test error,test errors at "
          + times();
  private static final String GRID_HEADER =
      "reading,set,split,system,K,values,test errors at " + times();

  private final Path file;
  private final Path gridFile;
  private final Map<String, Line> lines = new LinkedHashMap<>();

  /**
   * @param error on the test rows in per cent
   * @param curve the same with the chosen K and values at {@link SplitRun#TIMES}
   */
  record Line(
      Reading reading,
      String set,
      int split,
      PaperSystem system,
      int k,
      String values,
      int steps,
      double validationError,
      double error,
      double[] curve) {}

  /** A setting and its errors in one split. */
  record GridLine(
      Reading reading,
      String set,
      int split,
      PaperSystem system,
      int k,
      String values,
      double[] curve) {}

  RunLog(Path folder) throws IOException {
    file = folder.resolve("runs.csv");
    gridFile = folder.resolve("grid.csv");
    Files.createDirectories(folder);
    for (String text : linesOf(file, HEADER)) {
      String[] word = text.split(",");
      Line line =
          new Line(
              Reading.valueOf(word[0]),
              word[1],
              Integer.parseInt(word[2]),
              PaperSystem.valueOf(word[3]),
              Integer.parseInt(word[4]),
              word[5],
              Integer.parseInt(word[6]),
              Double.parseDouble(word[7]),
              Double.parseDouble(word[8]),
              numbers(word[9]));
      lines.put(key(line.reading, line.set, line.split, line.system), line);
    }
  }

  /** The lines below the header; one that was cut off by an interruption is left out. */
  private static List<String> linesOf(Path file, String header) throws IOException {
    if (!Files.exists(file)) {
      Files.writeString(file, header + "\n");
    }
    String text = Files.readString(file);
    if (!text.startsWith(header + "\n")) {
      throw new IllegalArgumentException(
          file
              + " must begin with the line '"
              + header
              + "': it is from another version; remove it");
    }
    String whole = text.substring(0, text.lastIndexOf('\n') + 1);
    if (!whole.equals(text)) {
      Files.writeString(file, whole);
    }
    return whole.lines().skip(1).toList();
  }

  synchronized boolean has(Reading reading, PaperSet set, int split, PaperSystem system) {
    return lines.containsKey(key(reading, set.title(), split, system));
  }

  /** The grid's lines are written first: what is in the log is whole. */
  synchronized void add(
      Reading reading, PaperSet set, int split, PaperSystem system, SplitRun.Result result)
      throws IOException {
    StringBuilder grid = new StringBuilder();
    for (SplitRun.Tried tried : result.tried()) {
      grid.append(
          String.format(
              Locale.ROOT,
              "%s,%s,%d,%s,%d,%s,%s%n",
              reading,
              set.title(),
              split,
              system,
              tried.k(),
              tried.values(),
              text(tried.errors())));
    }
    append(gridFile, grid.toString());
    Line line =
        new Line(
            reading,
            set.title(),
            split,
            system,
            result.choice().k(),
            result.choice().values(),
            result.choice().steps(),
            100 * result.choice().error(),
            result.error(),
            result.chosen().errors());
    append(
        file,
        String.format(
            Locale.ROOT,
            "%s,%s,%d,%s,%d,%s,%d,%.6f,%.6f,%s%n",
            reading,
            line.set,
            split,
            system,
            line.k,
            line.values,
            line.steps,
            line.validationError,
            line.error,
            text(line.curve)));
    lines.put(key(reading, line.set, split, system), line);
  }

  /** The lines of a system on a set, by split. */
  List<Line> of(Reading reading, PaperSet set, PaperSystem system) {
    return lines.values().stream()
        .filter(
            line ->
                line.reading == reading && line.set.equals(set.title()) && line.system == system)
        .sorted((a, b) -> Integer.compare(a.split, b.split))
        .toList();
  }

  /** Everything that was tried; a split that was begun twice is there once. */
  List<GridLine> grid() throws IOException {
    Map<String, GridLine> found = new LinkedHashMap<>();
    for (String text : linesOf(gridFile, GRID_HEADER)) {
      String[] word = text.split(",");
      found.put(
          text.substring(0, text.lastIndexOf(',')),
          new GridLine(
              Reading.valueOf(word[0]),
              word[1],
              Integer.parseInt(word[2]),
              PaperSystem.valueOf(word[3]),
              Integer.parseInt(word[4]),
              word[5],
              numbers(word[6])));
    }
    return new ArrayList<>(found.values());
  }

  private static String key(Reading reading, String set, int split, PaperSystem system) {
    return reading + "," + set + "," + split + "," + system;
  }

  private static void append(Path file, String text) throws IOException {
    String header = file.getFileName().toString().startsWith("grid") ? GRID_HEADER : HEADER;
    if (!Files.exists(file)) {
      Files.writeString(file, header + "\n");
    }
    Files.writeString(
        file, text.replace("\r", ""), StandardCharsets.UTF_8, StandardOpenOption.APPEND);
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
