package labeldiffusion.tools.paper;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import labeldiffusion.tools.pages.Markdown;
import labeldiffusion.tools.pages.PageSection;
import weka.core.Utils;
import weka.experiment.PairedStats;

/** The experiment's tables as Markdown and CSV, with the paper's printed figures beside ours. */
final class PaperPage {
  /** The part of a page that this class writes. */
  static final PageSection SECTION = new PageSection("./antw paper");

  static final String FILE = "results.md";
  private static final String[] MARKS = {" ①", " ②", " ③"};

  private final RunLog log;
  private final List<Reading> readings;
  private final List<PaperSet> there;
  private final List<PaperSet> missing;
  private final Map<String, Map<PaperSystem, Map<Integer, Double>>> labelCounts;

  /**
   * @param missing columns of the paper's table whose data is not available
   * @param labelCounts mean errors by set, system and number of labels
   */
  PaperPage(
      RunLog log,
      List<Reading> readings,
      List<PaperSet> there,
      List<PaperSet> missing,
      Map<String, Map<PaperSystem, Map<Integer, Double>>> labelCounts) {
    this.log = log;
    this.readings = readings;
    this.there = there;
    this.missing = missing;
    this.labelCounts = labelCounts;
  }

  /**
   * Writes results.md, table.csv and the plots.
   *
   * @param page a page that also receives text and plots; null for none
   */
  void write(Path out, Path page) throws IOException {
    StringBuilder text = new StringBuilder();
    for (Reading reading : readings) {
      text.append("### Labels ").append(reading.title).append("\n\n");
      addTables(
          text,
          reading,
          PaperSet.TABLE.stream()
              .filter(set -> missing.contains(set) || isRun(reading, set))
              .toList(),
          true);
      addTables(
          text, reading, PaperSet.MORE.stream().filter(set -> isRun(reading, set)).toList(), false);
      addWorse(text, reading);
      addPairs(text, reading);
    }
    DefaultsTable.add(text, log);
    List<String> plots =
        PaperPlots.draw(
            log,
            readings.get(0),
            there.stream().filter(set -> isRun(readings.get(0), set)).toList(),
            labelCounts,
            out);
    text.append("### Plots\n\n");
    plots.forEach(
        plot ->
            text.append("![")
                .append(plot.replace(".png", ""))
                .append("](img/")
                .append(plot)
                .append(")\n"));
    Files.writeString(out.resolve(FILE), text);
    Files.writeString(out.resolve("table.csv"), csv());
    if (page != null) {
      SECTION.replace(page, text.toString());
      Path images = Files.createDirectories(page.toAbsolutePath().getParent().resolve("img"));
      for (String plot : plots) {
        Files.write(images.resolve(plot), Files.readAllBytes(out.resolve(plot)));
      }
    }
  }

  private boolean isRun(Reading reading, PaperSet set) {
    return there.contains(set) && errors(reading, set, PaperSystem.I).length > 0;
  }

  private double[] errors(Reading reading, PaperSet set, PaperSystem system) {
    // a system without steps has one reading
    Reading own = system.isStepped() ? reading : Reading.CLAMP;
    return log.of(own, set, system).stream().mapToDouble(RunLog.Line::error).toArray();
  }

  private double mean(Reading reading, PaperSet set, PaperSystem system) {
    double[] errors = errors(reading, set, system);
    return errors.length == 0 ? Double.NaN : Utils.mean(errors);
  }

  private static double standardError(double[] errors) {
    return errors.length < 2 ? 0 : Math.sqrt(Utils.variance(errors) / errors.length);
  }

  /** Adds a table for each group of systems: together they are too wide. */
  private void addTables(
      StringBuilder text, Reading reading, List<PaperSet> sets, boolean isPapers) {
    if (sets.isEmpty()) {
      return;
    }
    text.append(
        isPapers
            ? Markdown.paragraph(
                "Error in %, mean ± standard error over the splits; the rows \"paper\" are the"
                    + " printed errors. ①②③: the three best of all systems. The paper sketches A_T"
                    + " (topological match) and A_C (consistent), but does not measure them.")
            : "Sets that are not in the paper's table:\n\n");
    PaperSystem.groups().forEach(systems -> addTable(text, reading, sets, systems));
    for (PaperSet set : sets) {
      if (!set.remark().isEmpty()) {
        text.append(Markdown.item(set.title() + ": " + set.remark() + "."));
      }
    }
    text.append('\n');
  }

  private void addTable(
      StringBuilder text, Reading reading, List<PaperSet> sets, List<PaperSystem> systems) {
    List<List<String>> rows = new ArrayList<>();
    for (PaperSet set : sets) {
      int splits = errors(reading, set, PaperSystem.I).length;
      rows.add(
          row(
              set.title() + (set.remark().startsWith("STAND-IN") ? " (stand-in)" : ""),
              splits == 0 ? "no data" : String.valueOf(splits),
              systems,
              system -> cell(reading, set, system)));
      if (systems.stream().anyMatch(system -> !Double.isNaN(system.printed(set)))) {
        rows.add(row("paper", "", systems, system -> printed(system.printed(set), "%.2f")));
      }
    }
    rows.add(
        row(
            "Avg. %",
            "",
            systems,
            system -> String.format(Locale.ROOT, "%.1f", averageRatio(reading, sets, system))));
    if (PaperSet.TABLE.containsAll(sets)) {
      rows.add(row("paper", "", systems, system -> printed(printedAverage(system), "%.1f")));
    }
    List<String> head = new ArrayList<>(List.of("", "splits"));
    systems.forEach(system -> head.add(system.title));
    text.append(Markdown.table(head, rows));
  }

  private static List<String> row(
      String title, String splits, List<PaperSystem> systems, Function<PaperSystem, String> cell) {
    List<String> cells = new ArrayList<>(List.of(title, splits));
    systems.forEach(system -> cells.add(cell.apply(system)));
    return cells;
  }

  private String cell(Reading reading, PaperSet set, PaperSystem system) {
    double[] errors = errors(reading, set, system);
    if (errors.length == 0) {
      return "N/A";
    }
    double mean = Utils.mean(errors);
    long better =
        Arrays.stream(PaperSystem.values())
            .filter(other -> mean(reading, set, other) < mean)
            .count();
    return String.format(
        Locale.ROOT,
        "%.2f ± %.2f%s",
        mean,
        standardError(errors),
        better < MARKS.length ? MARKS[(int) better] : "");
  }

  private static String printed(double value, String format) {
    return Double.isNaN(value) ? "" : String.format(Locale.ROOT, format, value);
  }

  /** Mean over the sets of error / least error of all systems, in per cent. */
  private double averageRatio(Reading reading, List<PaperSet> sets, PaperSystem system) {
    List<double[]> columns = new ArrayList<>();
    for (PaperSet set : sets) {
      double[] column = new double[PaperSystem.values().length];
      for (PaperSystem other : PaperSystem.values()) {
        column[other.ordinal()] = mean(reading, set, other);
      }
      columns.add(column);
    }
    return averageRatio(columns, system.ordinal());
  }

  /** The average ratio of the printed figures, which the paper prints as "Avg.". */
  static double printedAverage(PaperSystem system) {
    List<double[]> columns = new ArrayList<>();
    for (PaperSet set : PaperSet.TABLE) {
      double[] column = new double[PaperSystem.values().length];
      for (PaperSystem other : PaperSystem.values()) {
        column[other.ordinal()] = other.printed(set);
      }
      columns.add(column);
    }
    return averageRatio(columns, system.ordinal());
  }

  private static double averageRatio(List<double[]> columns, int row) {
    double sum = 0;
    int count = 0;
    for (double[] column : columns) {
      double least = Double.POSITIVE_INFINITY;
      for (double value : column) {
        least = value < least ? value : least; // false for NaN
      }
      if (!Double.isNaN(column[row])) {
        sum += column[row] / least;
        count++;
      }
    }
    return count == 0 ? Double.NaN : 100 * sum / count;
  }

  private void addWorse(StringBuilder text, Reading reading) {
    List<String> worse = new ArrayList<>();
    for (PaperSet set : PaperSet.TABLE) {
      for (PaperSystem system : PaperSystem.values()) {
        double[] errors = errors(reading, set, system);
        if (errors.length > 0
            && Utils.mean(errors) > system.printed(set) + 2 * standardError(errors)) {
          worse.add(
              String.format(
                  Locale.ROOT,
                  "%s %s (%.2f, paper %.2f)",
                  set.title(),
                  system.title,
                  Utils.mean(errors),
                  system.printed(set)));
        }
      }
    }
    text.append("<details><summary>Worse than printed by more than two standard errors: ")
        .append(worse.size())
        .append("</summary>\n\n")
        .append(worse.isEmpty() ? "" : Markdown.paragraph(String.join(", ", worse) + "."))
        .append("</details>\n\n");
  }

  private void addPairs(StringBuilder text, Reading reading) {
    text.append(
            Markdown.paragraph(
                "Context-guided against plain diffusions, paired over the splits: mean difference"
                    + " in points (below 0: context helps) and p of the paired t-test."))
        .append("| | A_S - A_nlin | A_S - I | A_LM - A_nlin | A_LM - I |\n|---|---|---|---|---|\n");
    for (PaperSet set : there.stream().filter(set -> isRun(reading, set)).toList()) {
      text.append("| ").append(set.title()).append(" |");
      for (PaperSystem guided : List.of(PaperSystem.A_S, PaperSystem.A_LM)) {
        for (PaperSystem plain : List.of(PaperSystem.A_NLIN, PaperSystem.I)) {
          text.append(' ')
              .append(pair(errors(reading, set, guided), errors(reading, set, plain)))
              .append(" |");
        }
      }
      text.append('\n');
    }
    text.append('\n');
  }

  private static String pair(double[] a, double[] b) {
    if (a.length < 2 || a.length != b.length) {
      return "-";
    }
    PairedStats stats = new PairedStats(0.05);
    stats.add(a, b);
    stats.calculateDerived();
    boolean areSame = stats.differencesStats.stdDev == 0;
    return String.format(
        Locale.ROOT,
        "%+.2f, %s",
        stats.differencesStats.mean,
        areSame
            ? "no variance"
            : String.format(Locale.ROOT, "p %.3f", stats.differencesProbability));
  }

  private String csv() {
    StringBuilder text =
        new StringBuilder("reading,set,system,splits,error,standard error,printed\n");
    for (Reading reading : readings) {
      for (PaperSet set : there) {
        for (PaperSystem system : PaperSystem.values()) {
          double[] errors = errors(reading, set, system);
          if (errors.length > 0) {
            double printed = system.printed(set);
            text.append(
                String.format(
                    Locale.ROOT,
                    "%s,%s,%s,%d,%.4f,%.4f,%s\n",
                    reading,
                    set.title(),
                    system.title,
                    errors.length,
                    Utils.mean(errors),
                    standardError(errors),
                    Double.isNaN(printed) ? "" : printed));
          }
        }
      }
    }
    return text.toString();
  }
}
