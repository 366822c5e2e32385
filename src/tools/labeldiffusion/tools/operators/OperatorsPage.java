package labeldiffusion.tools.operators;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import labeldiffusion.parallel.Workers;
import labeldiffusion.tools.pages.Markdown;

/**
 * Writes the section on operators beyond the paper into doc/results.md and its figures into
 * doc/img:
 *
 * <pre>OperatorsPage ROOT DATA</pre>
 *
 * If there are no data sets in the folder DATA, only the figures are made.
 */
public final class OperatorsPage {
  private static final String BEGIN =
      "<!-- from here to the end mark written by ./antw operators -->";
  private static final String END = "<!-- end of what ./antw operators writes -->";

  private OperatorsPage() {}

  public static void main(String[] arguments) throws Exception {
    Path root = Path.of(arguments[0]);
    Path data = Path.of(arguments[1]);
    Path images = root.resolve("doc").resolve("img");
    try (Workers workers = new Workers(1)) {
      String figures =
          section("Cost of a step", StepCost.table(workers))
              + section("Convergence of D^C", ConvergenceFigure.draw(images, workers))
              + section("Explicit and implicit steps", SchemesFigure.draw(images, workers));
      System.out.print(figures);
      if (Files.exists(data.resolve(OperatorErrors.SETS.get(0) + ".arff.gz"))) {
        Path page = root.resolve("doc").resolve("results.md");
        String text = section("Errors", errors(data, workers)) + figures;
        Files.writeString(page, replaced(Files.readString(page), text));
      }
    }
  }

  private static String section(String heading, String table) {
    return "### " + heading + "\n\n" + table;
  }

  private static String errors(Path data, Workers workers) throws Exception {
    List<List<String>> rows = new ArrayList<>();
    for (String set : OperatorErrors.SETS) {
      rows.addAll(OperatorErrors.rows(new OperatorData(set, data, workers), workers));
    }
    return Markdown.table(OperatorErrors.heading(), rows);
  }

  /** The page with the text between the marks replaced. */
  static String replaced(String page, String text) {
    int begin = page.indexOf(BEGIN);
    int end = page.indexOf(END);
    if (begin < 0 || end < begin) {
      throw new IllegalArgumentException("the page must have the two marks of this section");
    }
    return page.substring(0, begin + BEGIN.length()) + "\n\n" + text + page.substring(end);
  }
}
