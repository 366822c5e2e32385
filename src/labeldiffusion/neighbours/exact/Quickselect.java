package labeldiffusion.neighbours.exact;

/** Divides keys at a rank without sorting them. */
final class Quickselect {
  private Quickselect() {}

  /**
   * Moves the m smallest keys to the front, and with them the entries of {@code order} that belong
   * to them, which begin at {@code offset}.
   */
  static void smallestFirst(double[] key, int[] order, int offset, int m) {
    int lo = 0;
    int hi = key.length - 1;
    while (lo < hi) {
      double pivot = key[(lo + hi) >>> 1];
      int i = lo;
      int j = hi;
      while (i <= j) {
        while (key[i] < pivot) {
          i++;
        }
        while (key[j] > pivot) {
          j--;
        }
        if (i <= j) {
          double swappedKey = key[i];
          key[i] = key[j];
          key[j] = swappedKey;
          int swapped = order[offset + i];
          order[offset + i++] = order[offset + j];
          order[offset + j--] = swapped;
        }
      }
      if (m <= j) {
        hi = j;
      } else if (m >= i) {
        lo = i;
      } else {
        return;
      }
    }
  }
}
