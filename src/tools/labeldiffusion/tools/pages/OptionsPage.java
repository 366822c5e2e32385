package labeldiffusion.tools.pages;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import weka.classifiers.diffusion.base.LabelDiffusionClassifier;
import weka.classifiers.diffusion.experiment.Catalogue;
import weka.core.Option;
import weka.filters.unsupervised.LabelFilter;

/** Writes doc/options.md from what the classifiers and filters list about themselves. */
public final class OptionsPage {
  private OptionsPage() {}

  /**
   * @param args the file to write
   */
  public static void main(String[] args) throws Exception {
    Files.writeString(Path.of(args[0]), page());
  }

  /**
   * One section for the options all classifiers share, one for what each has beside them, one for
   * each filter.
   */
  static String page() throws Exception {
    Map<String, List<String>> classifiersOf = new LinkedHashMap<>();
    List<LabelDiffusionClassifier> classifiers = Catalogue.classifiers();
    for (LabelDiffusionClassifier classifier : classifiers) {
      for (Option option : Collections.list(classifier.listOptions())) {
        classifiersOf
            .computeIfAbsent(row(option), row -> new ArrayList<>())
            .add(classifier.getClass().getSimpleName());
      }
    }
    StringBuilder page =
        new StringBuilder(
            "# Options\n\n"
                + "Made by `./antw doc` from what the classifiers and filters list; do not"
                + " edit.\n");
    Map<List<String>, List<String>> rowsOf = new LinkedHashMap<>();
    classifiersOf.forEach(
        (row, names) -> rowsOf.computeIfAbsent(names, key -> new ArrayList<>()).add(row));
    rowsOf.entrySet().stream()
        .sorted(Comparator.comparing(entry -> -entry.getKey().size()))
        .forEach(
            entry -> {
              boolean all = entry.getKey().size() == classifiers.size();
              append(
                  page,
                  all ? "All classifiers" : String.join(", ", entry.getKey()),
                  entry.getValue());
            });
    for (LabelFilter filter : Catalogue.filters()) {
      append(
          page,
          "Filter " + filter.getClass().getSimpleName(),
          Collections.list(filter.listOptions()).stream().map(OptionsPage::row).toList());
    }
    return page.toString();
  }

  private static void append(StringBuilder page, String title, List<String> rows) {
    page.append("\n## ").append(title).append("\n\n| option | meaning |\n|---|---|\n");
    rows.forEach(page::append);
  }

  private static String row(Option option) {
    String meaning = option.description().trim().replaceAll("\\s+", " ").replace("|", "\\|");
    return "| `" + option.synopsis().trim().replace("|", "\\|") + "` | " + meaning + " |\n";
  }
}
