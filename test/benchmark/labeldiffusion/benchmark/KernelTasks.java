package labeldiffusion.benchmark;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import labeldiffusion.diffusion.stepped.LargeStepKernels;
import labeldiffusion.diffusion.stepped.SolverKernels;
import labeldiffusion.diffusion.stepped.StepKernels;

/** Runs the kernels with JMH and copies its table. */
final class KernelTasks {
  private final Settings settings;
  private final Fork fork;

  KernelTasks(Settings settings, Fork fork) {
    this.settings = settings;
    this.fork = fork;
  }

  List<BenchmarkTask> tasks() {
    boolean quick = settings.quick();
    return List.of(
        task(StepKernels.class, quick ? 10 : 110),
        task(LargeStepKernels.class, quick ? 6 : 120),
        task(SolverKernels.class, quick ? 2 : 10),
        task(SearchKernels.class, quick ? 2 : 30),
        task(ApproximateKernels.class, quick ? 2 : 60));
  }

  private BenchmarkTask task(Class<?> kernels, double guess) {
    return new BenchmarkTask(
        "kernels: " + kernels.getSimpleName(), guess, page -> run(kernels, page));
  }

  private void run(Class<?> kernels, BenchmarkPage page) throws Exception {
    Path table = settings.file(kernels.getSimpleName() + ".csv");
    Path log = settings.file(kernels.getSimpleName() + ".log");
    List<Object> words =
        new ArrayList<>(List.of(kernels.getName(), "-rf", "csv", "-rff", table, "-o", log));
    if (settings.quick()) {
      words.addAll(
          List.of(
              "-wi",
              1,
              "-w",
              "200ms",
              "-i",
              2,
              "-r",
              "200ms",
              "-p",
              "n=2000",
              "-p",
              "threads=2",
              "-p",
              "graph=usps 10 2,digits 10 10"));
    }
    Files.deleteIfExists(table);
    List<String> options =
        List.of("-D" + Kernels.FOLDER + "=" + settings.work(), "-Djmh.ignoreLock=true");
    fork.java(org.openjdk.jmh.Main.class, 8_000, options, 3_600, words.toArray());
    List<String> lines = Files.exists(table) ? Files.readAllLines(table) : List.of();
    if (lines.size() < 2) {
      throw new IOException(reason(log));
    }
    String[] names = cells(lines.get(0));
    for (String line : lines.subList(1, lines.size())) {
      String[] cells = cells(line);
      List<String> parameters = new ArrayList<>();
      for (int p = 7; p < cells.length; p++) {
        if (!cells[p].isEmpty()) {
          parameters.add(names[p].replace("Param: ", "") + " = " + cells[p]);
        }
      }
      String[] path = cells[0].split("\\.");
      page.addKernel(
          List.of(
              path[path.length - 2] + "." + path[path.length - 1],
              String.join(", ", parameters),
              ResultRow.number(Double.parseDouble(cells[4])),
              error(cells[5]),
              cells[6]));
    }
  }

  private static String error(String cell) {
    return cell.equals("NaN") ? "-" : ResultRow.number(Double.parseDouble(cell));
  }

  /** The cells of a line: every text is quoted, and numbers contain no commas. */
  private static String[] cells(String line) {
    return Arrays.stream(line.split(",(?=(?:[^\"]*\"[^\"]*\")*[^\"]*$)", -1))
        .map(cell -> cell.replace("\"", ""))
        .toArray(String[]::new);
  }

  private static String reason(Path log) throws IOException {
    return Files.readAllLines(log).stream()
        .filter(line -> line.contains("Exception:") || line.contains("Error:"))
        .findFirst()
        .orElse("JMH returned no result")
        .strip();
  }
}
