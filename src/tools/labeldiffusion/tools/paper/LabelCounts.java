package labeldiffusion.tools.paper;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import labeldiffusion.graph.NumberedGraph;
import labeldiffusion.parallel.Workers;
import labeldiffusion.selection.Candidate;
import labeldiffusion.selection.Fold;
import labeldiffusion.tools.log.LineLog;
import weka.classifiers.diffusion.base.SelectingClassifier;

/** Errors by number of labels, with default parameters and randomly drawn labels. */
final class LabelCounts {
  static final List<String> SETS = List.of("USPS", "COIL1", "digit1");
  private static final int[] COUNTS = {10, 20, 50, 100, 200};
  private static final int DRAWS = 5;

  private final LineLog log;

  LabelCounts(Path folder) throws IOException {
    log = new LineLog(folder.resolve("labels.csv"), "");
  }

  /** Mean errors in per cent by set, system and number of labels. */
  Map<String, Map<PaperSystem, Map<Integer, Double>>> read() throws IOException {
    Map<String, Map<PaperSystem, Map<Integer, Double>>> found = new TreeMap<>();
    for (String line : log.lines()) {
      String[] word = line.split(",", 5);
      if (!word[4].equals(options(PaperSystem.valueOf(word[1])))) {
        continue; // measured with other defaults
      }
      found
          .computeIfAbsent(word[0], set -> new TreeMap<>())
          .computeIfAbsent(PaperSystem.valueOf(word[1]), system -> new TreeMap<>())
          .put(Integer.valueOf(word[2]), Double.valueOf(word[3]));
    }
    return found;
  }

  /** Runs all systems on a set, unless the file has their results. */
  void run(PaperData data, Workers workers) throws Exception {
    int[] counts =
        Arrays.stream(COUNTS).filter(labels -> labels <= data.truth.size() / 2).toArray();
    if (isComplete(read().getOrDefault(data.set.title(), Map.of()), counts)) {
      return;
    }
    List<String> lines = new ArrayList<>();
    for (PaperSystem system : PaperSystem.values()) {
      SelectingClassifier classifier = system.classifier();
      NumberedGraph numbered = data.graph(classifier.getNumNeighbours());
      Candidate given = classifier.given();
      for (int count : counts) {
        double sum = 0;
        for (int draw = 0; draw < DRAWS; draw++) {
          sum += error(given, data.drawn(count, draw), numbered, workers);
        }
        lines.add(
            String.format(
                Locale.ROOT,
                "%s,%s,%d,%.4f,%s",
                data.set.title(),
                system,
                count,
                sum / DRAWS,
                options(system)));
      }
    }
    log.append(lines);
  }

  private static boolean isComplete(Map<PaperSystem, Map<Integer, Double>> found, int[] counts) {
    return found.size() == PaperSystem.values().length
        && found.values().stream().allMatch(errors -> errors.size() == counts.length);
  }

  private static String options(PaperSystem system) {
    return String.join(" ", system.classifier().getOptions());
  }

  private static double error(Candidate given, Fold fold, NumberedGraph numbered, Workers workers) {
    Fold ordered = fold.inOrder(numbered.order());
    Trajectory seen = new Trajectory(ordered);
    given.diffusion().run(numbered.graph(), ordered.given(), workers, seen);
    double[] errors = seen.errors();
    return 100 * errors[errors.length - 1] / fold.hidden().labelledCount();
  }
}
