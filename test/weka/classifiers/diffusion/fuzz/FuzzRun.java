package weka.classifiers.diffusion.fuzz;

import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.LongStream;
import labeldiffusion.tools.pages.Markdown;
import labeldiffusion.tools.pages.PageSection;
import weka.core.WekaPackageManager;

/**
 * A long run: generated tables and options, then one comparison of two ways to the same answer for
 * every 20 of them.
 */
public final class FuzzRun {
  private static final int CASES_PER_COMPARISON = 20;

  private final Map<String, Integer> cases = new TreeMap<>();
  private final Map<String, Integer> comparisons = new TreeMap<>();
  private final List<String> failures = new ArrayList<>();

  /**
   * @param args the first case, the number of cases, the number of threads and perhaps the page
   *     that gets the tables
   */
  public static void main(String[] args) throws Exception {
    WekaPackageManager.loadPackages(false);
    FuzzRun run = new FuzzRun();
    run.run(Long.parseLong(args[0]), Long.parseLong(args[1]), Integer.parseInt(args[2]));
    run.failures.forEach(System.out::println);
    run.cases.forEach((outcome, count) -> System.out.println(count + " " + outcome));
    System.out.println(run.tables());
    if (args.length > 3) {
      String made =
          "Made by `./antw fuzz` on " + LocalDate.now() + ", Java " + Runtime.version() + ".";
      new PageSection("./antw fuzz")
          .replace(Path.of(args[3]), Markdown.paragraph(made) + run.tables());
    }
    System.exit(run.failures.isEmpty() ? 0 : 1); // Weka's threads would keep it alive
  }

  private void run(long from, long count, int threads) {
    LongStream.range(0, threads)
        .parallel()
        .mapToObj(t -> new Fuzz().run(from + count * t / threads, from + count * (t + 1) / threads))
        .forEachOrdered(part -> add(cases, part.outcomes, part.failures));
    long first = from / CASES_PER_COMPARISON;
    long compared = count / CASES_PER_COMPARISON;
    LongStream.range(0, threads)
        .parallel()
        .mapToObj(
            t ->
                new Differential()
                    .run(first + compared * t / threads, first + compared * (t + 1) / threads))
        .forEachOrdered(part -> add(comparisons, part.outcomes, part.failures));
  }

  private void add(Map<String, Integer> all, Map<String, Integer> some, List<String> failed) {
    some.forEach((outcome, count) -> all.merge(outcome, count, Integer::sum));
    failures.addAll(failed);
  }

  /** How the cases ended, and what was compared. */
  private String tables() {
    List<List<String>> ends = new ArrayList<>();
    for (String outcome : List.of(Fuzz.ANSWERED, Fuzz.FILTERED)) {
      ends.add(row(cases.getOrDefault(outcome, 0), outcome));
    }
    List<Integer> rejected =
        cases.entrySet().stream()
            .filter(end -> end.getKey().startsWith(Fuzz.REJECTED))
            .map(Map.Entry::getValue)
            .toList();
    ends.add(
        row(
            rejected.stream().mapToInt(count -> count).sum(),
            "rejected, with " + rejected.size() + " different sentences"));
    ends.add(row(cases.getOrDefault(Fuzz.FAILURE, 0), Fuzz.FAILURE));
    comparisons.putIfAbsent(Fuzz.FAILURE, 0);
    List<List<String>> pairs = new ArrayList<>();
    comparisons.forEach((outcome, count) -> pairs.add(row(count, outcome)));
    return Markdown.table(List.of("cases", "how they ended"), ends)
        + Markdown.table(List.of("comparisons", "two ways to the same answer"), pairs);
  }

  private static List<String> row(int count, String what) {
    return List.of(String.format(Locale.ROOT, "%,d", count), what);
  }
}
