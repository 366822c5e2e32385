package labeldiffusion.neighbours.approximate;

import labeldiffusion.parallel.Blocks;
import labeldiffusion.parallel.Workers;

/**
 * The rows that are compared with each other in a round, for each row: a random choice of its
 * neighbours and of the rows that have it as a neighbour. Fresh ones, which have not been compared
 * yet, are kept apart from old ones.
 */
final class Candidates {
  private final int n;
  private final RandomSets fresh;
  private final RandomSets old;

  /** At most {@code length} fresh and as many old candidates per row. */
  Candidates(int n, int length) {
    this.n = n;
    fresh = new RandomSets(n, length);
    old = new RandomSets(n, length);
  }

  /** Chooses from the lists anew. Fresh entries of a list that were chosen become old. */
  void choose(NearestSets lists, long key, Workers workers) {
    int length = lists.length;
    Blocks blocks = Blocks.ofRows(n, 4L * length);
    fresh.clear(key, workers);
    old.clear(Hash.mix(key), workers);
    workers.run(blocks, (from, to) -> offerFresh(lists, from * length, to * length));
    workers.run(blocks, (from, to) -> offerOld(lists, from * length, to * length));
    workers.run(
        blocks,
        (from, to) -> {
          for (int p = from * length; p < to * length; p++) {
            lists.fresh[p] = lists.fresh[p] && !fresh.contains(p / length, lists.index[p]);
          }
        });
  }

  private void offerFresh(NearestSets lists, int from, int to) {
    for (int p = from; p < to; p++) {
      if (lists.fresh[p]) {
        fresh.offer(p / lists.length, lists.index[p]);
        fresh.offer(lists.index[p], p / lists.length);
      }
    }
  }

  /** Old candidates are compared with fresh ones only. */
  private void offerOld(NearestSets lists, int from, int to) {
    for (int p = from; p < to; p++) {
      int i = p / lists.length;
      int j = lists.index[p];
      if (!lists.fresh[p]) {
        if (!fresh.isEmpty(i)) {
          old.offer(i, j);
        }
        if (!fresh.isEmpty(j)) {
          old.offer(j, i);
        }
      }
    }
  }

  boolean hasFresh(int i) {
    return !fresh.isEmpty(i);
  }

  /** Writes the old candidates of row i to the front and returns their number. */
  int copyOld(int i, int[] member) {
    return old.copyTo(i, member, 0);
  }

  /** Appends the fresh candidates of row i and returns the number of members. */
  int copyFresh(int i, int[] member, int size) {
    return fresh.copyTo(i, member, size);
  }
}
