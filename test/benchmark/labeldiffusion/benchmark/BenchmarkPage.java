package labeldiffusion.benchmark;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import labeldiffusion.tools.pages.Markdown;

/** The results as a Markdown page. */
final class BenchmarkPage {
  private final Settings settings;
  private final String digits;
  private final String peers;
  private final List<ResultRow> results = new ArrayList<>();
  private final List<List<String>> choices = new ArrayList<>();
  private final List<List<String>> growth = new ArrayList<>();
  private final List<List<String>> kernels = new ArrayList<>();

  BenchmarkPage(Settings settings, String digits, String peers) {
    this.settings = settings;
    this.digits = digits;
    this.peers = peers;
  }

  void add(ResultRow row) {
    results.add(row);
  }

  void addChoice(List<String> cells) {
    choices.add(cells);
  }

  void addGrowth(List<String> cells) {
    growth.add(cells);
  }

  void addKernel(List<String> cells) {
    kernels.add(cells);
  }

  /** How many targets there are and how many of them are met. */
  String summary() {
    long met =
        results.stream()
            .filter(
                row ->
                    row.verdict().equals(ResultRow.MET) || row.verdict().equals(ResultRow.STRETCH))
            .count();
    long all = results.stream().filter(row -> !row.verdict().equals(ResultRow.NO_TARGET)).count();
    return met + " of " + all + " targets met";
  }

  void write(double seconds) throws IOException {
    StringBuilder text = new StringBuilder();
    text.append("# Benchmarks")
        .append(
            settings.quick() ? " (quick: small sizes, for which the targets are not meant)" : "")
        .append("\n\n")
        .append(
            Markdown.paragraph(
                "Written by `./antw benchmark"
                    + (settings.quick() ? " -Dquick=true" : "")
                    + (settings.isLong() ? " -Dlong=true" : "")
                    + (settings.part().isEmpty() ? "" : " -Dpart=" + settings.part())
                    + "` on "
                    + LocalDate.now()
                    + " in "
                    + Math.round(seconds / 60)
                    + " minutes: do not edit. "
                    + summary()
                    + "."))
        .append(Markdown.item("Machine: " + machine() + "."))
        .append(Markdown.item("Digits: " + digits + "."))
        .append(Markdown.item("Python peers: " + peers + "."))
        .append("\n## Targets\n\n")
        .append(
            Markdown.paragraph(
                "Ratios are other / own unless the text says otherwise. Each target has a harder"
                    + " variant, the stretch target. Where a target is missed, the reason follows,"
                    + " and what was tried."));
    results.forEach(row -> text.append(Markdown.item(row.text())));
    text.append("\n## Choice of AUTO\n\n")
        .append(
            Markdown.table(
                List.of("rows", "AUTO is", "cpu s", "the other, cpu s", "ratio", "recall"),
                choices))
        .append("## Growth\n\n")
        .append(
            Markdown.table(
                List.of(
                    "n",
                    "seconds",
                    "cpu s",
                    "search s",
                    "graph s",
                    "diffusion s",
                    "peak heap MB",
                    "estimate MB",
                    "process MB"),
                growth))
        .append("## Kernels\n\n")
        .append(Markdown.table(List.of("kernel", "parameters", "time", "+-", "unit"), kernels))
        .append(Notes.of(settings));
    Files.createDirectories(settings.page().toAbsolutePath().getParent());
    Files.writeString(settings.page(), text);
  }

  private static String machine() {
    OperatingSystemMXBean system =
        (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    return processor()
        + system.getAvailableProcessors()
        + " cores, "
        + Math.round(system.getTotalMemorySize() / 1e9)
        + " GB memory, "
        + System.getProperty("os.name")
        + " "
        + System.getProperty("os.arch")
        + ", "
        + System.getProperty("java.vm.name")
        + " "
        + System.getProperty("java.version");
  }

  private static String processor() {
    try {
      return Files.readAllLines(Path.of("/proc/cpuinfo")).stream()
          .filter(line -> line.startsWith("model name"))
          .map(line -> line.substring(line.indexOf(':') + 1).strip() + ", ")
          .findFirst()
          .orElse("");
    } catch (IOException e) {
      return ""; // not every system reports it
    }
  }
}
