package labeldiffusion.sizes;

import java.util.Arrays;
import labeldiffusion.diffusion.Scores;
import labeldiffusion.labels.Labels;

/**
 * {@link SizeRule#AUTO} where a {@link ClassMass} is known. Before it, the scores of class t are
 * multiplied by two factors:
 *
 * <ol>
 *   <li>exp(b y_t), by which class t is expected to be larger than its labels say.
 *   <li>With m &gt; 2 classes,
 *       <pre>((1 / m + 0.02) / (q_t + 0.02))^(0.3 (1 - b))</pre>
 *       with the share q_t of class t among the predictions. Few labels make some classes spread
 *       too far, and the less the graph says of their sizes, the better is the guess that they are
 *       equal. Two classes are left alone: there, the smaller one may be what is looked for.
 * </ol>
 */
public record MassSizes(ClassMass mass) implements ClassSizes {
  private static final long serialVersionUID = 1L;

  /** In trials it cost 0.5 points where classes differ by ten to one, and gained 0.9 elsewhere. */
  private static final double EVENING = 0.3;

  /** Added to all shares, so that an empty class does not get a huge factor. */
  private static final double ADDED = 0.02;

  @Override
  public SizeBounds bounds(int[] labelled, int[] predicted) {
    return SizeRule.AUTO.bounds(labelled, predicted);
  }

  @Override
  public SizedScores applyTo(Scores scores, Labels labels) {
    if (mass.belief() == 0) {
      return SizeRule.AUTO.applyTo(scores, labels);
    }
    SizedScores first = SizedScores.times(mass.factors(1), scores, labels);
    double[] evening = evening(labels.counts(), first.scores().classCounts());
    SizedScores second = first.then(SizedScores.times(evening, first.scores(), labels));
    return second.then(SizeRule.AUTO.applyTo(second.scores(), labels));
  }

  /** The second factors; 1 for a class without labels, which has no scores. */
  private double[] evening(int[] labelled, int[] predicted) {
    double[] factors = new double[labelled.length];
    Arrays.fill(factors, 1);
    long present = Arrays.stream(labelled).filter(count -> count > 0).count();
    if (present > 2) {
      double nodes = Math.max(1, Arrays.stream(predicted).sum());
      double power = EVENING * (1 - mass.belief());
      for (int t = 0; t < factors.length; t++) {
        double ratio = (1.0 / present + ADDED) / (predicted[t] / nodes + ADDED);
        factors[t] = labelled[t] > 0 ? Math.pow(ratio, power) : 1;
      }
    }
    return factors;
  }
}
