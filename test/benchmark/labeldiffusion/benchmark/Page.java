package labeldiffusion.benchmark;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;

/** The results as a Markdown page. */
final class Page {
  private final Settings settings;
  private final String digits;
  private final String peers;
  private final List<Row> bars = new ArrayList<>();
  private final List<List<String>> growth = new ArrayList<>();
  private final List<List<String>> kernels = new ArrayList<>();

  Page(Settings settings, String digits, String peers) {
    this.settings = settings;
    this.digits = digits;
    this.peers = peers;
  }

  void add(Row row) {
    bars.add(row);
  }

  void addGrowth(List<String> cells) {
    growth.add(cells);
  }

  void addKernel(List<String> cells) {
    kernels.add(cells);
  }

  /** How many bars there are and how many of them hold. */
  String summary() {
    long held =
        bars.stream()
            .filter(row -> row.verdict().equals("holds") || row.verdict().equals("stretch"))
            .count();
    long all = bars.stream().filter(row -> !row.verdict().equals("-")).count();
    return held + " of " + all + " bars hold";
  }

  void write(double seconds) throws IOException {
    List<String> lines = new ArrayList<>();
    lines.add(
        "# Benchmarks"
            + (settings.quick() ? " (quick: small sizes, the bars are not made for them)" : ""));
    lines.add("");
    lines.add(
        "Written by `./antw benchmark"
            + (settings.quick() ? " -Dquick=true" : "")
            + (settings.part().isEmpty() ? "" : " -Dpart=" + settings.part())
            + "` on "
            + LocalDate.now()
            + " in "
            + Math.round(seconds / 60)
            + " minutes: do not edit. "
            + summary()
            + ".");
    lines.add("");
    lines.add("Machine: " + machine() + ".  ");
    lines.add("Digits: " + digits + ". Python peers: " + peers + ".");
    lines.add("");
    lines.add("## Bars");
    lines.add("");
    lines.add(
        "Ratios are other / own unless the row says otherwise. \"stretch\": the stretch goal holds"
            + " too.");
    lines.add("");
    String quick = settings.quick() ? "quick: " : "";
    table(
        lines,
        List.of("job", "bar", "stretch", "measured", "verdict", "made of"),
        bars.stream()
            .map(
                row ->
                    List.of(
                        row.job(),
                        row.bar(),
                        row.stretch(),
                        row.measured(),
                        quick + row.verdict(),
                        row.detail()))
            .toList());
    lines.add("## Growth");
    lines.add("");
    table(
        lines,
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
        growth);
    lines.add("## Kernels");
    lines.add("");
    table(lines, List.of("kernel", "parameters", "time", "+-", "unit"), kernels);
    lines.add(Notes.of(settings).stripTrailing());
    Files.createDirectories(settings.page().toAbsolutePath().getParent());
    Files.write(settings.page(), lines);
  }

  private static void table(List<String> lines, List<String> head, List<List<String>> rows) {
    lines.add("| " + String.join(" | ", head) + " |");
    lines.add("|" + "---|".repeat(head.size()));
    for (List<String> row : rows) {
      List<String> cells =
          row.stream().map(cell -> cell.replace("|", "/").replace("\n", " ")).toList();
      lines.add("| " + String.join(" | ", cells) + " |");
    }
    lines.add("");
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
      return ""; // not every system says
    }
  }
}
