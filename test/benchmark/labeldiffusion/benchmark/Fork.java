package labeldiffusion.benchmark;

import java.io.File;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;

/**
 * Runs a job in a separate process, cold and undisturbed by others, and reads the "name value"
 * lines it prints.
 */
final class Fork {
  private static final List<String> PYTHONS = List.of("python3", "/usr/bin/python3", "python");

  private final Settings settings;
  private final String python;
  private final String pythonVersions;

  Fork(Settings settings) throws InterruptedException {
    this.settings = settings;
    String found = null;
    String versions = "";
    for (String candidate : PYTHONS) {
      try {
        versions =
            process(List.of(candidate, settings.peers().toString(), "check"), 60).text("versions");
        found = candidate;
        break;
      } catch (IOException e) {
        continue; // no such Python, or one without scikit-learn
      }
    }
    python = found;
    pythonVersions = versions;
  }

  boolean hasPython() {
    return python != null;
  }

  /** The versions of scikit-learn, SciPy and BLAS. */
  String pythonVersions() {
    return hasPython() ? pythonVersions : "not installed";
  }

  /** Runs a job of peers.py. */
  Facts python(Object... words) throws IOException, InterruptedException {
    if (!hasPython()) {
      throw new IOException("Python with scikit-learn is not installed");
    }
    List<String> command = new ArrayList<>(List.of(python, settings.peers().toString()));
    for (Object word : words) {
      command.add(word.toString());
    }
    return process(command, 3600);
  }

  /** Runs the main method of a class with the given heap size. */
  Facts java(Class<?> job, int megabytes, Object... words)
      throws IOException, InterruptedException {
    return java(job, megabytes, List.of(), 3600, words);
  }

  Facts java(Class<?> job, int megabytes, List<String> options, int timeout, Object... words)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    for (String option : ManagementFactory.getRuntimeMXBean().getInputArguments()) {
      if (!option.startsWith("-Xm")) {
        command.add(option);
      }
    }
    command.add("-Xmx" + megabytes + "m");
    command.addAll(options);
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), job.getName()));
    for (Object word : words) {
      command.add(word.toString());
    }
    return process(command, timeout);
  }

  private Facts process(List<String> command, int timeout)
      throws IOException, InterruptedException {
    Path output = Files.createTempFile(settings.work(), "job", ".out");
    File errors = new File(output.toString().replace(".out", ".err"));
    Process process =
        new ProcessBuilder(command).redirectOutput(output.toFile()).redirectError(errors).start();
    try {
      if (!process.waitFor(timeout, TimeUnit.SECONDS)) {
        throw new IOException("not finished after " + timeout + " s");
      }
    } finally {
      process.destroyForcibly().waitFor();
    }
    if (process.exitValue() != 0) {
      throw new IOException(reason(errors.toPath(), process.exitValue()));
    }
    Facts facts = new Facts(new HashMap<>());
    for (String line : Files.readAllLines(output)) {
      int space = line.indexOf(' ');
      if (space > 0) {
        facts.values.put(line.substring(0, space), line.substring(space + 1));
      }
    }
    Files.delete(output);
    Files.delete(errors.toPath());
    return facts;
  }

  /** The most informative line of the messages; the rest stays in the work folder. */
  private static String reason(Path errors, int exitValue) throws IOException {
    return Files.readAllLines(errors).stream()
        .filter(line -> line.contains("Error") || line.contains("Exception"))
        .findFirst()
        .orElse("exit value " + exitValue)
        .replaceFirst("^Exception in thread \"[^\"]*\" ", "");
  }

  /** The values that a job printed. */
  record Facts(Map<String, String> values) {

    /** The names of all facts. */
    Set<String> names() {
      return values.keySet();
    }

    String text(String name) throws IOException {
      String value = values.get(name);
      if (value == null) {
        throw new IOException("the job printed no '" + name + "'");
      }
      return value;
    }

    double number(String name) throws IOException {
      return Double.parseDouble(text(name));
    }
  }
}
