package labeldiffusion.model;

import java.util.BitSet;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/**
 * The class distributions of a batch.
 *
 * @param reached the rows at which a label has arrived; the others have the class shares of the
 *     labels as their distribution
 * @param report of the run that made them
 * @param isNewRun whether labels were diffused again, because the batch brought something new
 */
public record Answers(double[][] distributions, BitSet reached, Report report, boolean isNewRun) {

  /** The answers for rows 0, 1, ..., n - 1. */
  static Answers of(int n, IntFunction<Answer> answers, Report report, boolean isNewRun) {
    double[][] distributions = new double[n][];
    BitSet reached = new BitSet(n);
    for (int r = 0; r < n; r++) {
      Answer answer = answers.apply(r);
      distributions[r] = answer.distribution();
      reached.set(r, answer.isReached());
    }
    return new Answers(distributions, reached, report, isNewRun);
  }

  public int size() {
    return distributions.length;
  }

  /** The answers for all rows. */
  public List<Answer> all() {
    return IntStream.range(0, size()).mapToObj(this::of).toList();
  }

  /** The answer for a row. */
  public Answer of(int row) {
    return new Answer(distributions[row], reached.get(row));
  }
}
