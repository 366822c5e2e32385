package labeldiffusion.sizes;

import java.util.Arrays;
import java.util.stream.IntStream;
import labeldiffusion.diffusion.Scores;
import labeldiffusion.labels.Labels;

/**
 * Scores with factors on their classes, and what was wanted of them. Only unlabelled nodes that
 * labels have reached are changed; the sum of a row stays as it is.
 */
public record SizedScores(Scores scores, SizeFacts facts) {

  static SizedScores asTheyAre(Scores scores) {
    return new SizedScores(scores, SizeFacts.NONE);
  }

  /** Scores whose shares of classes are within these bounds as far as possible. */
  public static SizedScores of(Scores scores, Labels labels, SizeBounds bounds) {
    int[] counts = labels.counts();
    int[] classes = IntStream.range(0, counts.length).filter(t -> counts[t] > 0).toArray();
    int[] free = free(scores, labels);
    SizeTargets targets = SizeTargets.of(bounds, counts, free.length);
    double[] factors = new double[counts.length];
    for (int t : classes) {
      factors[t] = 1;
    }
    SizeFacts facts = SizeFacts.of(targets, counts, factors);
    if (targets.areMet(classCounts(scores, free))) {
      return new SizedScores(scores, facts);
    }
    double[] g = SizeFactors.of(logs(scores, classes, free), targets.of(classes), bounds.cap());
    for (int k = 0; k < classes.length; k++) {
      factors[classes[k]] = g[k];
    }
    return new SizedScores(multiplied(scores, free, factors), facts);
  }

  /** Scores with given factors, of which nothing is wanted. */
  static SizedScores times(double[] factors, Scores scores, Labels labels) {
    double[] none = new double[0];
    return new SizedScores(
        multiplied(scores, free(scores, labels), factors), new SizeFacts(none, none, factors));
  }

  /** The scores of a second stage, with the factors of both. */
  SizedScores then(SizedScores next) {
    return new SizedScores(next.scores, next.facts.after(facts.factors()));
  }

  /** The factors on the classes; 1 for all if there are none. */
  public double[] factors() {
    double[] ones = new double[scores.classes()];
    Arrays.fill(ones, 1);
    return facts.hasFactors() ? facts.factors() : ones;
  }

  /** Nodes whose class can change. */
  private static int[] free(Scores scores, Labels labels) {
    return IntStream.range(0, scores.size())
        .filter(i -> !labels.isLabelled(i) && scores.isReached(i))
        .toArray();
  }

  /** The same factors on other scores of the same nodes. */
  public Scores alsoTo(Scores others, Labels labels) {
    return facts.hasFactors() ? multiplied(others, free(others, labels), facts.factors()) : others;
  }

  private static int[] classCounts(Scores scores, int[] nodes) {
    int[] counts = new int[scores.classes()];
    for (int i : nodes) {
      counts[Scores.classOf(scores.values(), i, scores.classes())]++;
    }
    return counts;
  }

  private static double[][] logs(Scores scores, int[] classes, int[] nodes) {
    return Arrays.stream(classes)
        .mapToObj(
            t ->
                Arrays.stream(nodes)
                    .mapToDouble(i -> Math.log(scores.values()[i * scores.classes() + t]))
                    .toArray())
        .toArray(double[][]::new);
  }

  /** F_it &lt;- g_t F_it (sum_u F_iu) / (sum_u g_u F_iu). */
  private static Scores multiplied(Scores scores, int[] nodes, double[] g) {
    int c = scores.classes();
    double[] F = scores.values().clone();
    for (int i : nodes) {
      double most = F[i * c + Scores.classOf(F, i, c)]; // small scores must not underflow
      double before = 0;
      double after = 0;
      for (int t = 0; t < c; t++) {
        before += F[i * c + t];
        F[i * c + t] = F[i * c + t] / most * g[t];
        after += F[i * c + t];
      }
      for (int t = 0; t < c; t++) {
        F[i * c + t] *= before / after;
      }
    }
    return new Scores(F, c, scores.outcome());
  }
}
