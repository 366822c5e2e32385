package labeldiffusion.tools.paper;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import labeldiffusion.tools.pages.Markdown;
import weka.classifiers.diffusion.ConsistentDiffusion;
import weka.classifiers.diffusion.TopologicalMatchDiffusion;
import weka.classifiers.diffusion.base.AlphaClassifier;
import weka.classifiers.diffusion.base.AnisotropicDiffusionClassifier;
import weka.classifiers.diffusion.base.NumberGrid;
import weka.classifiers.diffusion.base.SelectingClassifier;
import weka.classifiers.diffusion.base.SteppedDiffusionClassifier;

/** Ranks fixed parameter settings: the mean rank of every setting over the data sets. */
final class DefaultsTable {
  private static final int SHOWN = 5;
  private static final int ANISOTROPIC = 4;

  private DefaultsTable() {}

  /** A setting, its mean rank, and the mean over the sets of its error / least error. */
  private record Ranked(String setting, double rank, double ratio) {
    List<String> cells(String system, String place) {
      return List.of(
          system,
          place,
          setting,
          String.format(Locale.ROOT, "%.1f", rank),
          String.format(Locale.ROOT, "%.2f", ratio));
    }
  }

  static void add(StringBuilder text, RunLog log) throws IOException {
    List<RunLog.GridLine> grid = log.grid();
    text.append("### Without any choice\n\n")
        .append(
            Markdown.paragraph(
                "The settings with the best mean rank over the sets, and the default where the grid"
                    + " has it (labels CLAMP and BALANCED; steps AUTO is not in the grid). Ranked"
                    + " is the mean error over a set's splits; error / best is the mean ratio to"
                    + " the error of each set's best setting."));
    List<List<String>> rows = new ArrayList<>();
    Map<String, double[]> together =
        new LinkedHashMap<>(); // sums of ranks and of ratios of the anisotropic systems
    for (PaperSystem system : PaperSystem.values()) {
      List<Ranked> ranked =
          ranked(
              grid.stream()
                  .filter(
                      line ->
                          line.job().system() == system && line.job().reading() == Reading.CLAMP)
                  .toList());
      addRows(rows, system.title, ranked, setting(system));
      if (system.isAnisotropicOfThePaper()) {
        ranked.forEach(
            each -> {
              double[] sum = together.computeIfAbsent(each.setting, setting -> new double[2]);
              sum[0] += each.rank / ANISOTROPIC;
              sum[1] += each.ratio / ANISOTROPIC;
            });
      }
    }
    List<Ranked> all = new ArrayList<>();
    together.forEach((setting, sum) -> all.add(new Ranked(setting, sum[0], sum[1])));
    all.sort(Comparator.comparingDouble(Ranked::rank));
    addRows(rows, "the four A together", all, setting(PaperSystem.A_S));
    text.append(
        Markdown.table(List.of("system", "place", "setting", "mean rank", "error / best"), rows));
  }

  private static void addRows(
      List<List<String>> rows, String title, List<Ranked> ranked, String given) {
    for (int r = 0; r < ranked.size(); r++) {
      boolean isDefault = ranked.get(r).setting.equals(given);
      if (r < SHOWN || isDefault) {
        String place = (r + 1) + " of " + ranked.size() + (isDefault ? " (default)" : "");
        rows.add(ranked.get(r).cells(r == 0 ? title : "", place));
      }
    }
  }

  /** The default setting, written as in the grid. */
  private static String setting(PaperSystem system) {
    SelectingClassifier classifier = system.classifier();
    String own =
        classifier instanceof AnisotropicDiffusionClassifier diffusion
            ? ", sigma-f " + diffusion.getSigmaF()
            : classifier instanceof AlphaClassifier method ? ", alpha " + method.getAlpha() : "";
    String further =
        classifier instanceof TopologicalMatchDiffusion match
            ? " and match-width " + NumberGrid.text(match.getMatchWidth())
            : classifier instanceof ConsistentDiffusion consistent
                ? " and tangent-dimension " + consistent.getTangentDimension()
                : "";
    return "K "
        + classifier.getNumNeighbours()
        + own
        + further
        + (classifier instanceof SteppedDiffusionClassifier diffusion
            ? ", T " + diffusion.getSteps()
            : "");
  }

  private static List<Ranked> ranked(List<RunLog.GridLine> lines) {
    Map<String, Map<String, double[]>> sums =
        new TreeMap<>(); // set, setting: sum and number of errors
    for (RunLog.GridLine line : lines) {
      for (int t = 0; t < line.curve().length; t++) {
        String setting =
            "K "
                + line.k()
                + (line.values().isEmpty() ? "" : ", " + line.values())
                + (line.curve().length == 1 ? "" : ", T " + SplitRun.TIMES[t]);
        double[] sum =
            sums.computeIfAbsent(line.job().set(), set -> new LinkedHashMap<>())
                .computeIfAbsent(setting, s -> new double[2]);
        sum[0] += line.curve()[t];
        sum[1]++;
      }
    }
    Map<String, double[]> ofSetting = new LinkedHashMap<>(); // sum of ranks and of ratios
    for (Map<String, double[]> settings : sums.values()) {
      List<Double> means = settings.values().stream().map(sum -> sum[0] / sum[1]).sorted().toList();
      settings.forEach(
          (setting, sum) -> {
            double mean = sum[0] / sum[1];
            double rank =
                (means.indexOf(mean) + means.lastIndexOf(mean)) / 2.0
                    + 1; // equal means share a rank
            double[] total = ofSetting.computeIfAbsent(setting, s -> new double[2]);
            total[0] += rank / sums.size();
            total[1] += (means.get(0) == 0 ? 1 : mean / means.get(0)) / sums.size();
          });
    }
    List<Ranked> ranked = new ArrayList<>();
    ofSetting.forEach((setting, total) -> ranked.add(new Ranked(setting, total[0], total[1])));
    ranked.sort(Comparator.comparingDouble(Ranked::rank));
    return ranked;
  }
}
