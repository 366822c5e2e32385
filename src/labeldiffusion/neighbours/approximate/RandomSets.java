package labeldiffusion.neighbours.approximate;

import java.util.Arrays;
import labeldiffusion.parallel.Blocks;
import labeldiffusion.parallel.Workers;

/**
 * For each of n rows a random choice of at most {@code length} of the offered candidates: those
 * with the smallest lots. As in {@link NearestSets} the order of the offers does not matter. The
 * lot of candidate j for row i is an invertible scrambling of j that depends on i and the seed.
 * Only lots are stored; candidates are recovered from them.
 */
final class RandomSets {
  private static final int NONE = Integer.MAX_VALUE;
  private static final int LOCKS = 1 << 12;

  /** An arbitrary odd number, and its inverse modulo 2^31. */
  private static final int FACTOR = 0x2C1B3C6D;

  private static final int INVERSE = inverse(FACTOR);

  private final int length;
  private long seed;
  private final int[] lot;
  private final Object[] lock = new Object[LOCKS];

  RandomSets(int n, int length) {
    this.length = length;
    lot = new int[Math.multiplyExact(n, length)];
    Arrays.setAll(lock, l -> new Object());
  }

  /** Empties all sets and draws from now on with another seed. */
  void clear(long newSeed, Workers workers) {
    seed = newSeed;
    workers.run(Blocks.ofRows(lot.length, 1), (from, to) -> Arrays.fill(lot, from, to, NONE));
  }

  void offer(int i, int j) {
    int drawn = draw(i, j);
    int last = i * length + length - 1;
    if (drawn < lot[last]) { // an outdated last lot is only larger, so nothing is lost
      synchronized (lock[i & LOCKS - 1]) {
        insert(i * length, last, drawn);
      }
    }
  }

  private void insert(int first, int last, int drawn) {
    int p = last + 1;
    while (p > first && drawn < lot[p - 1]) {
      p--;
    }
    if (p <= last && (p == first || lot[p - 1] != drawn)) {
      System.arraycopy(lot, p, lot, p + 1, last - p);
      lot[p] = drawn;
    }
  }

  boolean isEmpty(int i) {
    return lot[i * length] == NONE;
  }

  boolean contains(int i, int j) {
    int drawn = draw(i, j);
    for (int p = i * length; p < (i + 1) * length && lot[p] <= drawn; p++) {
      if (lot[p] == drawn) {
        return true;
      }
    }
    return false;
  }

  /**
   * Appends the candidates of row i to the first {@code size} members and returns the new number of
   * members.
   */
  int copyTo(int i, int[] member, int size) {
    int key = key(i);
    for (int p = i * length; p < (i + 1) * length && lot[p] != NONE; p++) {
      int x = lot[p] * INVERSE & Integer.MAX_VALUE;
      x ^= x >>> 16;
      member[size++] = (x * INVERSE & Integer.MAX_VALUE) ^ key;
    }
    return size;
  }

  private int draw(int i, int j) {
    int x = (j ^ key(i)) * FACTOR & Integer.MAX_VALUE;
    x ^= x >>> 16; // its own inverse, for 31 bits
    return x * FACTOR & Integer.MAX_VALUE;
  }

  private int key(int i) {
    return (int) (Hash.mix(seed + i) >>> 33);
  }

  /**
   * Newton's iteration: each step doubles the number of correct bits, of which x itself has three.
   */
  private static int inverse(int x) {
    int y = x;
    for (int bits = 3; bits < 32; bits *= 2) {
      y *= 2 - x * y;
    }
    return y;
  }
}
