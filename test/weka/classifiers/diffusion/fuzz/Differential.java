package weka.classifiers.diffusion.fuzz;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.LongStream;
import weka.classifiers.diffusion.base.LabelDiffusionClassifier;
import weka.classifiers.diffusion.experiment.Catalogue;

/**
 * Compares two ways to the same answer on generated cases, for every classifier of the catalogue:
 * the engine with the equations on full matrices, and tables with the same tables presented
 * otherwise.
 */
public final class Differential {
  private static final String FAILURE = "FAILURE";
  private static final int CASES_PER_COMPARISON = 20;

  /** Two ways to the same answer. */
  private enum Kind {
    DENSE_EQUATIONS(DenseCase::difference),
    BATCH_OR_MISSING_CLASSES(TableCase::batchDifference),
    SPARSE_OR_DENSE(TableCase::sparseDifference),
    PERMUTED_ROWS(TableCase::permutedDifference);

    private final Case compared;

    Kind(Case compared) {
      this.compared = compared;
    }
  }

  /** Compares two ways on one case. */
  interface Case {
    /** By how much the answers differ, relative to what is accepted; NaN if there are none. */
    double difference(LabelDiffusionClassifier classifier, Random random) throws Exception;
  }

  /** How many cases ended how. */
  final Map<String, Integer> outcomes = new TreeMap<>();

  final List<String> failures = new ArrayList<>();

  /**
   * @param args the first case, the number of cases and the number of threads, as for {@link Fuzz};
   *     runs one comparison for every 20 cases and prints how they ended
   */
  public static void main(String[] args) {
    long from = Long.parseLong(args[0]) / CASES_PER_COMPARISON;
    long cases = Long.parseLong(args[1]) / CASES_PER_COMPARISON;
    int threads = Integer.parseInt(args[2]);
    Differential all = new Differential();
    LongStream.range(0, threads)
        .parallel()
        .mapToObj(
            t ->
                new Differential()
                    .run(from + cases * t / threads, from + cases * (t + 1) / threads))
        .toList()
        .forEach(
            part -> {
              part.outcomes.forEach((name, count) -> all.outcomes.merge(name, count, Integer::sum));
              all.failures.addAll(part.failures);
            });
    all.failures.forEach(System.out::println);
    System.out.println("| cases | two ways to the same answer |\n|---|---|");
    all.outcomes.forEach((name, count) -> System.out.println("| " + count + " | " + name + " |"));
    System.out.println(cases + " comparisons, " + all.failures.size() + " failures");
    System.exit(all.failures.isEmpty() ? 0 : 1); // Weka's threads would keep it alive
  }

  /** Runs the cases with these numbers. */
  Differential run(long from, long to) {
    for (long number = from; number < to; number++) {
      outcomes.merge(outcome(number), 1, Integer::sum);
    }
    return this;
  }

  private String outcome(long number) {
    String name = "case " + number;
    try {
      List<LabelDiffusionClassifier> classifiers = Catalogue.classifiers();
      LabelDiffusionClassifier classifier = classifiers.get((int) (number % classifiers.size()));
      Kind kind = Kind.values()[(int) (number / classifiers.size() % Kind.values().length)];
      name += ", " + kind + ", " + classifier.getClass().getSimpleName();
      double difference = kind.compared.difference(classifier, new Random(number));
      if (difference > 1) {
        throw new AssertionError(
            "answers differ by "
                + difference
                + " times what is accepted, options "
                + String.join(" ", classifier.getOptions()));
      }
      return Double.isNaN(difference) ? "no reference" : kind.toString();
    } catch (Exception | AssertionError e) {
      failures.add(name + ": " + e);
      return FAILURE;
    }
  }
}
