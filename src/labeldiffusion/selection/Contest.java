package labeldiffusion.selection;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/**
 * Challengers against a holder. Each challenger answers fold by fold until it is hopeless. Of those
 * with a lead above 0 the largest wins, of equal ones the first; without such a challenger the
 * holder stays.
 *
 * @param <S> what holder and challengers are
 */
final class Contest<S> {
  private final List<boolean[]> held;
  private S winner;
  private List<boolean[]> answers;
  private double lead;

  /**
   * Starts with the holder.
   *
   * @param held for each fold, which hidden labels it has right
   */
  Contest(S holder, List<boolean[]> held) {
    this.held = held;
    winner = holder;
    answers = held;
  }

  /**
   * Lets a challenger try.
   *
   * @param right which hidden labels of a fold it has right; asked for as long as there is hope
   */
  void challenge(S challenger, IntFunction<boolean[]> right) {
    HeadStart counts = new HeadStart();
    List<boolean[]> own = new ArrayList<>();
    for (int f = 0; f < held.size() && !counts.isHopeless(); f++) {
      own.add(right.apply(f));
      counts.add(own.get(f), held.get(f));
    }
    if (counts.lead() > lead) {
      lead = counts.lead();
      winner = challenger;
      answers = own;
    }
  }

  S winner() {
    return winner;
  }

  /** For each fold, which hidden labels the winner has right. */
  List<boolean[]> answers() {
    return answers;
  }
}
