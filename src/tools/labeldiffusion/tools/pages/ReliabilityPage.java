package labeldiffusion.tools.pages;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import labeldiffusion.model.CalibrationRule;
import weka.classifiers.diffusion.AutoDiffusion;
import weka.classifiers.diffusion.GaussianRandomFields;
import weka.classifiers.diffusion.LocalGlobalConsistency;
import weka.classifiers.diffusion.PoissonLearning;
import weka.classifiers.diffusion.SmoothDiffusion;
import weka.classifiers.diffusion.base.LabelDiffusionClassifier;
import weka.classifiers.diffusion.experiment.PartlyLabelledTable;
import weka.core.Instances;
import weka.core.Utils;
import weka.core.converters.ConverterUtils.DataSource;

/**
 * Measures how far probabilities can be trusted, and writes a table and a picture of it:
 *
 * <pre>labeldiffusion.tools.pages.ReliabilityPage DIR PAGE [SETS [DRAWS]]</pre>
 *
 * DIR has the data sets. PAGE is the document with the section to be replaced; the picture goes
 * into its folder img.
 */
public final class ReliabilityPage {
  static final PageSection SECTION = new PageSection("./antw reliability");
  private static final String SETS =
      "usps,uspst,optdigits,mnist5k,segment,digit1,coil,text,bci,coil2,coil20,g241c,pcmac";
  private static final String DRAWS = "3";
  private static final int LABELS_PER_CLASS = 10;
  private static final List<Class<? extends LabelDiffusionClassifier>> CLASSIFIERS =
      List.of(
          AutoDiffusion.class,
          SmoothDiffusion.class,
          GaussianRandomFields.class,
          PoissonLearning.class,
          LocalGlobalConsistency.class);

  private final List<String> sets;
  private final Map<String, Reliability> found = new LinkedHashMap<>();
  private final Map<String, List<Double>> errors = new LinkedHashMap<>();

  private ReliabilityPage(List<String> sets) {
    this.sets = sets;
  }

  public static void main(String[] args) throws Exception {
    Path page = Path.of(args[1]);
    List<String> sets =
        List.of((args.length > 2 && !args[2].isEmpty() ? args[2] : SETS).split(","));
    int draws = Integer.parseInt(args.length > 3 && !args[3].isEmpty() ? args[3] : DRAWS);
    ReliabilityPage all = new ReliabilityPage(sets);
    for (String set : sets) {
      all.measure(set, Path.of(args[0]).resolve(set + ".arff.gz"), draws);
    }
    all.write(page, draws);
  }

  private void measure(String set, Path file, int draws) throws Exception {
    Instances rows = DataSource.read(file.toString());
    rows.setClassIndex(rows.numAttributes() - 1);
    for (int seed = 1; seed <= draws; seed++) {
      PartlyLabelledTable table = PartlyLabelledTable.random(rows, LABELS_PER_CLASS, seed);
      for (Class<? extends LabelDiffusionClassifier> type : CLASSIFIERS) {
        for (CalibrationRule rule : CalibrationRule.values()) {
          Reliability one = run(type, rule, options(set), table);
          String key = key(type, rule);
          found.computeIfAbsent(key, k -> new Reliability()).add(one);
          errors
              .computeIfAbsent(set + " " + key, k -> new ArrayList<>())
              .add(100 * one.expectedError());
        }
      }
      System.out.println(set + ", draw " + seed + " of " + draws);
    }
  }

  /** Word counts are compared by the angle between rows. */
  private static String options(String set) {
    return set.equals("text") || set.equals("pcmac") ? "-metric COSINE -scaling NONE" : "";
  }

  private static Reliability run(
      Class<? extends LabelDiffusionClassifier> type,
      CalibrationRule rule,
      String options,
      PartlyLabelledTable table)
      throws Exception {
    LabelDiffusionClassifier classifier = type.getConstructor().newInstance();
    classifier.setOptions(Utils.splitOptions(options));
    classifier.setCalibration(rule);
    classifier.buildClassifier(table.shown);
    double[][] distributions = classifier.distributionsForInstances(table.shown);
    Reliability reliability = new Reliability();
    for (int i = 0; i < distributions.length; i++) {
      if (table.shown.instance(i).classIsMissing()) {
        reliability.add(distributions[i], (int) table.truth.instance(i).classValue());
      }
    }
    return reliability;
  }

  private static String key(Class<?> type, CalibrationRule rule) {
    return type.getSimpleName() + " " + rule;
  }

  private void write(Path page, int draws) throws IOException {
    Path images = Files.createDirectories(page.toAbsolutePath().getParent().resolve("img"));
    for (CalibrationRule rule : List.of(CalibrationRule.NONE, CalibrationRule.LABELS)) {
      Map<String, Reliability> curves = new LinkedHashMap<>();
      CLASSIFIERS.forEach(type -> curves.put(type.getSimpleName(), found.get(key(type, rule))));
      ReliabilityPicture.save("calibration " + rule, curves, images.resolve(picture(rule)));
    }
    SECTION.replace(page, text(draws));
  }

  private static String picture(CalibrationRule rule) {
    return "reliability-" + rule.name().toLowerCase(Locale.ROOT) + ".png";
  }

  private String text(int draws) {
    List<String> head = new ArrayList<>(List.of("set"));
    CLASSIFIERS.forEach(type -> head.add(type.getSimpleName()));
    List<List<String>> lines = new ArrayList<>();
    sets.forEach(set -> lines.add(line(set, List.of(set))));
    lines.add(line("mean", sets));
    return Markdown.paragraph(
            String.format(
                Locale.ROOT,
                "Expected calibration error in %% (%d bins, unlabelled rows) with %d labels per"
                    + " class, default options, mean of %d draws; text and pcmac with `-metric"
                    + " COSINE -scaling NONE`. Each cell: `-calibration NONE` / `PRIOR` /"
                    + " `LABELS`.",
                Reliability.BINS,
                LABELS_PER_CLASS,
                draws))
        + Markdown.table(head, lines)
        + Markdown.paragraph(
            "How often predictions are right, by the probability they are given, over all sets. On"
                + " the diagonal they agree; below it, probabilities promise too much.")
        + "![probabilities as normalised scores](img/"
        + picture(CalibrationRule.NONE)
        + ")\n![calibrated probabilities](img/"
        + picture(CalibrationRule.LABELS)
        + ")\n";
  }

  private List<String> line(String name, List<String> of) {
    List<String> cells = new ArrayList<>(List.of(name));
    for (Class<?> type : CLASSIFIERS) {
      cells.add(
          mean(of, key(type, CalibrationRule.NONE))
              + " / "
              + mean(of, key(type, CalibrationRule.PRIOR))
              + " / "
              + mean(of, key(type, CalibrationRule.LABELS)));
    }
    return cells;
  }

  private String mean(List<String> of, String key) {
    double mean =
        of.stream()
            .flatMap(set -> errors.get(set + " " + key).stream())
            .mapToDouble(error -> error)
            .average()
            .orElseThrow();
    return String.format(Locale.ROOT, "%.1f", mean);
  }
}
