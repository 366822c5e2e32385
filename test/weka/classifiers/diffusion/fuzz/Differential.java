package weka.classifiers.diffusion.fuzz;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import weka.classifiers.diffusion.base.LabelDiffusionClassifier;
import weka.classifiers.diffusion.experiment.Catalogue;

/**
 * Compares two ways to the same answer on generated cases, for every classifier of the catalogue:
 * the engine with the equations on full matrices, and tables with the same tables presented
 * otherwise.
 */
public final class Differential {
  static final String NO_REFERENCE = "nothing to compare with";

  /** Two ways to the same answer. */
  enum Kind {
    EQUATIONS("the engine and dense equations", DenseCase::difference),
    BATCH("a batch and training rows without a class", TableCase::batchDifference),
    SPARSE("sparse and dense rows", TableCase::sparseDifference),
    PERMUTED("rows and the same rows in another order", TableCase::permutedDifference);

    final String what;
    private final Case compared;

    Kind(String what, Case compared) {
      this.what = what;
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
      return Double.isNaN(difference) ? NO_REFERENCE : kind.what;
    } catch (Exception | AssertionError e) {
      failures.add(name + ": " + e);
      return Fuzz.FAILURE;
    }
  }
}
