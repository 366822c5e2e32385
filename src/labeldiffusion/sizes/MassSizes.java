package labeldiffusion.sizes;

import labeldiffusion.diffusion.Scores;
import labeldiffusion.labels.Labels;

/**
 * {@link SizeRule#AUTO} where a {@link ClassMass} is known: the scores of class t are multiplied by
 * exp(b x_t / 2) before. The evidence is that of a few labels, so it moves a class by the square
 * root of what it says.
 */
public record MassSizes(ClassMass mass) implements ClassSizes {
  private static final long serialVersionUID = 1L;
  private static final double POWER = 0.5;

  @Override
  public SizeBounds bounds(int[] labelled, int[] predicted) {
    return SizeRule.AUTO.bounds(labelled, predicted);
  }

  @Override
  public SizedScores applyTo(Scores scores, Labels labels) {
    if (mass.belief() == 0) {
      return SizeRule.AUTO.applyTo(scores, labels);
    }
    SizedScores first = SizedScores.times(mass.factors(POWER), scores, labels);
    return first.then(SizeRule.AUTO.applyTo(first.scores(), labels));
  }
}
