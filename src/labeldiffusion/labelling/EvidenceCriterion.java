package labeldiffusion.labelling;

/**
 * Doubtful rows in unexplored regions first: those with the smallest norm ||F_i|| of their scores.
 * Far from all labels little arrives, whatever the classes' shares in it.
 */
final class EvidenceCriterion implements Criterion {
  @Override
  public int[] choose(Situation now, int count) {
    return Spread.top(now.ofRows(row -> -now.snapshot().evidence(row)), now, count);
  }
}
