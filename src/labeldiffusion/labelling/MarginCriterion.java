package labeldiffusion.labelling;

/** The most doubtful rows first: those with the smallest margin p_1 - p_2 of their best classes. */
final class MarginCriterion implements Criterion {
  @Override
  public int[] choose(Situation now, int count) {
    return Spread.top(now.ofRows(row -> -now.snapshot().confidence(row)), now, count);
  }
}
