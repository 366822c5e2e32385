package labeldiffusion.tools.league;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import labeldiffusion.labels.Labels;

/**
 * The libraries in Python that a script runs. A library that is not installed does not take part.
 *
 * @param command that starts the script; empty if no library can be run
 * @param libraries names and versions
 * @param missing for each library that does not take part, why not
 */
record Peers(
    List<String> command,
    List<LeagueMethod> methods,
    List<String> libraries,
    List<String> missing) {
  private static final List<String> PYTHONS = List.of("python3", "/usr/bin/python3");

  /** Receives what a job has returned. */
  @FunctionalInterface
  interface Receiver {
    void take(Answer answer) throws IOException;
  }

  /**
   * The output of a job.
   *
   * @param text the class of each node, separated by spaces, or "failed" and the reason
   */
  record Answer(LeagueMethod method, String cell, int draw, double seconds, String text) {
    private static final int FIELDS = 5;

    static Answer parse(String line) {
      String[] word = line.split(",", FIELDS);
      return new Answer(
          LeagueMethod.parse(word[0]),
          word[1],
          Integer.parseInt(word[2]),
          Double.parseDouble(word[3]),
          word[4]);
    }

    boolean hasFailed() {
      return text.startsWith("failed");
    }

    /** Compares the classes with the hidden ones; the method has failed if a class is missing. */
    LeagueDraw.Judged judge(LeagueDraw draw, Labels truth) {
      if (hasFailed()) {
        return LeagueDraw.Judged.FAILED;
      }
      int[] predicted = Arrays.stream(text.split(" ")).mapToInt(Integer::parseInt).toArray();
      return predicted.length == truth.size()
          ? draw.judge(truth, predicted)
          : LeagueDraw.Judged.FAILED;
    }
  }

  /**
   * Asks the script what it can run, with the first Python that has any of the libraries.
   *
   * @param python the interpreter; empty to try python3 and /usr/bin/python3
   * @param graphLearning folder of GraphLearning; empty to leave it out
   */
  static Peers find(String python, Path script, String graphLearning) throws IOException {
    List<String> missing = new ArrayList<>();
    for (String each : python.isEmpty() ? PYTHONS : List.of(python)) {
      List<String> command = List.of(each, script.toString(), "--graphlearning=" + graphLearning);
      List<String> lines = list(command);
      if (lines.stream().anyMatch(line -> line.startsWith("method "))) {
        return new Peers(
            command,
            after("method ", lines).stream().map(LeagueMethod::parse).toList(),
            after("library ", lines),
            after("without ", lines));
      }
      List<String> reasons = after("without ", lines);
      missing.addAll(
          reasons.isEmpty()
              ? List.of("scikit-learn and GraphLearning: " + each + " cannot run " + script)
              : reasons.stream().map(reason -> reason + " (" + each + ")").toList());
    }
    return new Peers(List.of(), List.of(), List.of(), missing);
  }

  /** The lines that the script prints; none if it cannot be run. */
  private static List<String> list(List<String> command) throws IOException {
    List<String> all = new ArrayList<>(command);
    all.add("--list");
    Process process;
    try {
      process = new ProcessBuilder(all).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    } catch (IOException e) {
      return List.of(); // no such interpreter
    }
    try (BufferedReader lines = process.inputReader(StandardCharsets.UTF_8)) {
      return lines.lines().collect(Collectors.toList());
    }
  }

  private static List<String> after(String start, List<String> lines) {
    return lines.stream()
        .filter(line -> line.startsWith(start))
        .map(line -> line.substring(start.length()))
        .toList();
  }

  /** The methods that are told nothing but labels, with or without those that are told sizes. */
  List<LeagueMethod> methods(boolean withSizes) {
    return methods.stream().filter(method -> withSizes || !method.isGivenSizes()).toList();
  }

  /**
   * Runs the jobs in a folder and hands over each answer as soon as it is there. The script's
   * messages go to the file peers.txt.
   */
  void run(PeerFolder folder, Receiver receiver) throws IOException, InterruptedException {
    List<String> all = new ArrayList<>(command);
    all.add(folder.path().toString());
    ProcessBuilder builder = new ProcessBuilder(all);
    builder.environment().put("OMP_NUM_THREADS", "1"); // our own runs use the other processors
    builder.environment().put("OPENBLAS_NUM_THREADS", "1");
    builder.redirectError(folder.path().resolve("peers.txt").toFile());
    Process process = builder.start();
    try (BufferedReader lines = process.inputReader(StandardCharsets.UTF_8)) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        receiver.take(Answer.parse(line));
      }
      if (process.waitFor() != 0) {
        throw new IllegalStateException(
            "the peers' script ended with exit code "
                + process.exitValue()
                + ": see "
                + folder.path().resolve("peers.txt"));
      }
    } finally {
      process.destroy();
    }
  }
}
