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

/** Writes doc/options.md from the options that classifiers and filters declare. */
public final class OptionsPage {
  private OptionsPage() {}

  /**
   * Writes the page.
   *
   * @param args the file to write
   */
  public static void main(String[] args) throws Exception {
    Files.writeString(Path.of(args[0]), page());
  }

  /** Sections for the options of all classifiers, of some, of one, and of each filter. */
  static String page() throws Exception {
    Map<String, List<String>> classifiersOf = new LinkedHashMap<>();
    List<LabelDiffusionClassifier> classifiers = Catalogue.classifiers();
    for (LabelDiffusionClassifier classifier : classifiers) {
      for (Option option : Collections.list(classifier.listOptions())) {
        classifiersOf
            .computeIfAbsent(item(option), item -> new ArrayList<>())
            .add(classifier.getClass().getSimpleName());
      }
    }
    StringBuilder page =
        new StringBuilder(
            "# Options\n\n"
                + "Written by `./antw doc` from the options that classifiers and filters declare:"
                + " do not edit.\n");
    Map<List<String>, List<String>> itemsOf = new LinkedHashMap<>();
    classifiersOf.forEach(
        (item, names) -> itemsOf.computeIfAbsent(names, key -> new ArrayList<>()).add(item));
    itemsOf.entrySet().stream()
        .sorted(Comparator.comparing(entry -> -entry.getKey().size()))
        .forEach(
            entry -> {
              List<String> names = entry.getKey();
              if (names.size() == classifiers.size()) {
                append(page, "All classifiers", entry.getValue());
              } else if (names.size() == 1) {
                append(page, names.get(0), entry.getValue());
              } else {
                List<String> items = new ArrayList<>(entry.getValue());
                items.add(0, Markdown.paragraph(String.join(", ", names) + ":"));
                append(page, names.size() + " classifiers", items);
              }
            });
    for (LabelFilter filter : Catalogue.filters()) {
      append(
          page,
          "Filter " + filter.getClass().getSimpleName(),
          Collections.list(filter.listOptions()).stream().map(OptionsPage::item).toList());
    }
    return page.toString();
  }

  private static void append(StringBuilder page, String title, List<String> items) {
    page.append("\n## ").append(title).append("\n\n");
    items.forEach(page::append);
  }

  private static String item(Option option) {
    return Markdown.item("`" + option.synopsis().trim() + "`: " + option.description());
  }
}
