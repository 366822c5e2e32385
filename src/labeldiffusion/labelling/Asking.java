package labeldiffusion.labelling;

import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import labeldiffusion.labels.Labels;
import labeldiffusion.model.ModelSpec;

/**
 * What is asked from.
 *
 * @param askable rows that may be asked about: those of which nothing was said or, if there are
 *     none, those that were skipped
 * @param asked number of answers so far
 */
record Asking(Labels labels, Snapshot last, ModelSpec spec, BitSet askable, int asked) {
  /** Every so many questions is a row drawn at random. */
  private static final int CHECK_EVERY = 10;

  /** Whether the question at this place of the next ones is a check. */
  boolean isCheck(int place) {
    return (asked + place) % CHECK_EVERY == CHECK_EVERY - 1;
  }

  /**
   * The checks among the next questions, drawn from all rows that may be asked about, whatever the
   * criterion wants: only so they are a fair sample. A check stays the same until it is answered.
   */
  Set<Integer> drawn(int count, long seed) {
    Set<Integer> drawn = new LinkedHashSet<>();
    for (int place = 0; place < count; place++) {
      if (isCheck(place)) {
        addAny(drawn, new Random(seed * 1_000_003 + asked + place));
      }
    }
    return drawn;
  }

  /** Rows at random, for the time in which nothing is known of the graph. */
  List<Integer> anywhere(int count, long seed) {
    Set<Integer> drawn = new LinkedHashSet<>();
    Random random = new Random(seed * 1_000_003 + asked);
    for (int wanted = Math.min(count, askable.cardinality()); wanted > 0; wanted--) {
      addAny(drawn, random);
    }
    return List.copyOf(drawn);
  }

  /** Adds a row that may be asked about; there must be one that is not drawn yet. */
  private void addAny(Set<Integer> drawn, Random random) {
    for (boolean isDone = false; !isDone; ) {
      int row = random.nextInt(labels.size());
      isDone = askable.get(row) && drawn.add(row);
    }
  }
}
