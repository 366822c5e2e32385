package labeldiffusion.spark.benchmark;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/** What each phase of a run took, by the lines that its driver prints. */
final class PhaseTable {
  private final int initialSteps;
  private final Map<String, Phase> phases = new LinkedHashMap<>();
  private double lastSeconds;
  private double lastCpu;

  PhaseTable(int initialSteps) {
    this.initialSteps = initialSteps;
  }

  /**
   * @param fastest CPU seconds of the fastest part of a phase
   */
  private record Phase(int parts, double seconds, double cpu, double fastest) {
    Phase plus(Phase other) {
      return new Phase(
          parts + other.parts,
          seconds + other.seconds,
          cpu + other.cpu,
          Math.min(fastest, other.fastest));
    }
  }

  /** Notes that the driver has printed a line, which ends a part of a phase. */
  synchronized void add(String line, double seconds, double cpu) {
    Phase part = new Phase(1, seconds - lastSeconds, cpu - lastCpu, cpu - lastCpu);
    phases.merge(phase(line), part, Phase::plus);
    lastSeconds = seconds;
    lastCpu = cpu;
  }

  private String phase(String line) {
    String[] words = line.split(" +");
    return switch (words[0]) {
      case "table" -> "generating the table";
      case "search" -> words[1].equals("0") ? "reading" : "search";
      case "graph" -> words[1].equals("1") ? "blocks" : "report";
      case "diffusion" -> step(Integer.parseInt(words[1]));
      case "method" -> "class sizes and model";
      case "answer" -> "answers";
      default -> "report";
    };
  }

  /** The first step of each kind also prepares the blocks or finds sigma_f. */
  private String step(int step) {
    if (step == 1 || step == initialSteps + 1) {
      return step == 1 ? "first isotropic step" : "first smooth step";
    }
    return step <= initialSteps ? "isotropic steps" : "smooth steps";
  }

  /** A table in Markdown. */
  @Override
  public synchronized String toString() {
    StringBuilder table =
        new StringBuilder("| phase | parts | seconds | CPU s | CPU s of the fastest |\n");
    table.append("|---|---|---|---|---|\n");
    phases.forEach(
        (name, phase) ->
            table.append(
                String.format(
                    Locale.ROOT,
                    "| %s | %d | %.1f | %.1f | %.2f |%n",
                    name,
                    phase.parts,
                    phase.seconds,
                    phase.cpu,
                    phase.fastest)));
    return table.toString();
  }
}
